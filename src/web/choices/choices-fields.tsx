import { NETWORKS, REPLY_COUNTS, REPLY_LANGUAGES } from '#contract/choices.ts';
import {
  MAX_AUTHOR_CHARACTERS,
  MAX_STEER_CHARACTERS,
  MAX_TWEET_CHARACTERS,
} from '#contract/limits.ts';
import { facts } from '../facts.ts';
import { TextArea, TextField } from '../ui/field.tsx';
import { SelectField } from '../ui/select-field.tsx';
import type { Origin } from './choices-form.tsx';
import styles from './choices-form.module.css';
import { useChoices, type DeviceChoices } from './use-choices.ts';
import { t } from '../words/t.ts';

const BUILTIN_HINT =
  'Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for …”, “mention that I …”.';
const COUNTS = REPLY_COUNTS.map((count) => ({ id: count, label: String(count) }));

/** What a person may choose about the replies and say of the post. */
export function ChoicesFields(props: {
  steer: string;
  onSteer: (steer: string) => void;
  origin: Origin;
  onChangeOrigin: (origin: Origin) => void;
}) {
  const { steer, onSteer, origin, onChangeOrigin } = props;
  const [choices, setChoices] = useChoices();
  const networks = NETWORKS.map(({ id, label, limit }) => ({
    id,
    label: `${t(label)} (${limit})`,
  }));
  const emoji = [
    { id: 'post', label: t('As in the post') },
    { id: 'yes', label: t('Yes') },
    { id: 'no', label: t('No') },
  ] as const;
  const languages = REPLY_LANGUAGES.map(({ id, label }) => ({
    id,
    label: id === 'post' ? t(label) : label,
  }));
  const choose = (part: Partial<DeviceChoices>) => setChoices({ ...choices, ...part });
  return (
    <div className={styles['fields']}>
      <TextField
        label={t('What the replies should say')}
        // Without a model the hint says what is understood, in English alone.
        placeholder={facts.builtinWriter ? undefined : t('disagree about the price')}
        maxLength={MAX_STEER_CHARACTERS}
        value={steer}
        onChange={(event) => onSteer(event.target.value)}
        hint={facts.builtinWriter ? t(BUILTIN_HINT) : null}
      />
      <TextField
        label={t('Who wrote the tweet')}
        autoComplete="off"
        maxLength={MAX_AUTHOR_CHARACTERS}
        value={origin.author}
        onChange={(event) => onChangeOrigin({ ...origin, author: event.target.value })}
      />
      <TextArea
        label={t('What the tweet answers')}
        rows={2}
        maxLength={MAX_TWEET_CHARACTERS}
        value={origin.context}
        onChange={(event) => onChangeOrigin({ ...origin, context: event.target.value })}
      />
      <SelectField
        label={t('Replies')}
        options={COUNTS}
        value={choices.count}
        onChange={(count) => choose({ count })}
      />
      <SelectField
        label={t('Posted on')}
        options={networks}
        value={choices.network}
        onChange={(network) => choose({ network })}
      />
      <SelectField
        label={t('Emoji')}
        options={emoji}
        value={choices.emoji}
        onChange={(picked) => choose({ emoji: picked })}
      />
      <SelectField
        label={t('Language')}
        options={languages}
        value={choices.language}
        onChange={(language) => choose({ language })}
      />
    </div>
  );
}
