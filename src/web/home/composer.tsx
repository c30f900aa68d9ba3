import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { Link } from 'wouter';
import { MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import { isBlank } from '#contract/plain-text.ts';
import { DEFAULT_TONE, TONES } from '#contract/tones.ts';
import { ChoicesForm, type Origin } from '../choices/choices-form.tsx';
import { useChoices } from '../choices/use-choices.ts';
import { useProfile } from '../session/use-session.ts';
import { usePreferences } from '../tones/use-preferences.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Counter } from '../ui/counter.tsx';
import { TextArea } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import styles from './composer.module.css';
import { loadWriting } from './load-writing.ts';
import type { Generation } from './use-generation.ts';

/** A download that fails here fails again at the button, which says so. */
const prepare = () => void loadWriting().catch(() => undefined);

const UNKNOWN: Origin = { author: '', context: '' };

/** The post to answer, the tone, and the button. */
export function Composer(props: {
  generation: Generation;
  /** Until the person is verified, where the service asks for it. */
  isBlocked: boolean;
}) {
  const { generation, isBlocked } = props;
  const [text, setText] = useState('');
  const profile = useProfile().data;
  const preferences = usePreferences(profile).data;
  // What was read before premium ended is still in the cache.
  const own = profile?.isPremium === true ? (preferences?.tones ?? []) : [];
  const [picked, setTone] = useState<string>(DEFAULT_TONE);
  // A tone that was deleted, or whose premium ended, is not there to be used.
  const isThere = own.some(({ id }) => id === picked) || TONES.some(({ id }) => id === picked);
  const tone = isThere ? picked : DEFAULT_TONE;
  const [choices, setChoices] = useChoices();
  const [origin, setOrigin] = useState(UNKNOWN);
  const { isLoading } = generation;
  const canSubmit = !isBlank(text) && !isLoading && !isBlocked;

  async function submit(event?: FormEvent): Promise<void> {
    event?.preventDefault();
    if (!canSubmit) return;
    const hasSucceeded = await generation.generate({ tweetText: text, tone, choices, ...origin });
    // What was typed while it ran is kept; what failed is kept too.
    if (!hasSucceeded) return;
    setText((current) => (current === text ? '' : current));
    setOrigin((current) => (current === origin ? UNKNOWN : current));
  }

  function submitByKey(event: KeyboardEvent): void {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) void submit();
  }

  return (
    <Card aria-label="Write replies" className={styles['card'] ?? ''}>
      <Form onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Enter the tweet you want to reply to"
          beside={
            <Counter
              count={text.length}
              limit={MAX_TWEET_CHARACTERS}
              isBad={text.length >= MAX_TWEET_CHARACTERS}
            />
          }
          placeholder="Paste the tweet here..."
          rows={5}
          maxLength={MAX_TWEET_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value.slice(0, MAX_TWEET_CHARACTERS))}
          onFocus={prepare}
          onKeyDown={submitByKey}
        />
        <fieldset className={styles['tones']}>
          <legend className="visually-hidden">Tone</legend>
          {[...TONES, ...own.map(({ id, name }) => ({ id, label: name }))].map(({ id, label }) => (
            <label key={id} className={styles['tone']} htmlFor={id}>
              <input
                type="radio"
                name="tone"
                id={id}
                value={id}
                checked={tone === id}
                onChange={() => setTone(id)}
              />
              <span>{label}</span>
            </label>
          ))}
        </fieldset>
        {profile?.isPremium === true && (
          <Link className={`soft small ${styles['own']}`} to={PAGES.tones}>
            {own.length === 0 ? 'Make a tone of your own' : 'Change your tones'}
          </Link>
        )}
        <ChoicesForm
          choices={choices}
          onChange={setChoices}
          origin={origin}
          onChangeOrigin={setOrigin}
        />
        <div className={styles['actions']}>
          <Button type="submit" isWide disabled={!canSubmit}>
            {isLoading && <Spinner />}
            {isLoading ? 'Generating Replies...' : 'Generate Replies'}
          </Button>
          {isLoading && (
            <Button look="secondary" onClick={generation.stop}>
              Stop
            </Button>
          )}
        </div>
      </Form>
    </Card>
  );
}
