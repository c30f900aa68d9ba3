import { useState, type FormEvent } from 'react';
import {
  MAX_TONE_EXAMPLE,
  MAX_TONE_EXAMPLES,
  MAX_TONE_NAME,
  MAX_TONE_RULES,
} from '#contract/limits.ts';
import type { CustomTone } from '#contract/preferences.ts';
import { TONES } from '#contract/tones.ts';
import { call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { SelectField } from '../ui/select-field.tsx';
import styles from './tones-page.module.css';
import { t } from '../words/t.ts';

/** The fields of one tone. */
export function ToneForm(props: {
  tone: CustomTone;
  onChange: (part: Partial<CustomTone>) => void;
  isBusy: boolean;
  error: string | null;
  onSave: (tone: CustomTone) => void;
  onCancel: () => void;
}) {
  const { tone, onChange: change } = props;
  const [learned, setLearned] = useState<number | null>(null);
  const [learnError, setLearnError] = useState<string | null>(null);
  const examples = Array.from(
    { length: MAX_TONE_EXAMPLES },
    (_, index) => tone.examples[index] ?? '',
  );

  function save(event: FormEvent): void {
    event.preventDefault();
    const kept = tone.examples.map((example) => example.trim()).filter((example) => example !== '');
    props.onSave({ ...tone, examples: kept });
  }

  async function learn(): Promise<void> {
    setLearnError(null);
    try {
      const { from, ...manner } = await call('learnTone');
      change(manner);
      setLearned(from);
    } catch (failure) {
      setLearnError(describeFailure(failure));
    }
  }

  return (
    <Form onSubmit={save}>
      <TextField
        label={t('Name')}
        required
        maxLength={MAX_TONE_NAME}
        value={tone.name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <div className={`soft small ${styles['learn']}`}>
        <Button look="secondary" onClick={() => void learn()}>
          {t('Learn from my favorites')}
        </Button>
        <span>{t('Fills the fields below with what your saved replies have in common.')}</span>
      </div>
      {learned !== null && (
        <Notice isGood>
          {t('Read off {n} favorites. Change what is not you.', { n: learned })}
        </Notice>
      )}
      {learnError !== null && <ErrorBox>{learnError}</ErrorBox>}
      <SelectField
        label={t('Nearest to')}
        options={TONES.map(({ id, label }) => ({ id, label: t(label) }))}
        value={tone.base}
        onChange={(base) => change({ base })}
      />
      <TextArea
        label={t('It should')}
        rows={2}
        maxLength={MAX_TONE_RULES}
        placeholder={t('sound like a tired engineer, name the trade-off')}
        value={tone.does}
        onChange={(event) => change({ does: event.target.value })}
      />
      <TextArea
        label={t('It should not')}
        rows={2}
        maxLength={MAX_TONE_RULES}
        placeholder={t('use exclamation marks, praise anyone')}
        value={tone.doesNot}
        onChange={(event) => change({ doesNot: event.target.value })}
      />
      {examples.map((example, index) => (
        <TextArea
          key={index}
          label={t('Example {n}', { n: index + 1 })}
          rows={2}
          maxLength={MAX_TONE_EXAMPLE}
          value={example}
          onChange={(event) => change({ examples: examples.with(index, event.target.value) })}
        />
      ))}
      {props.error !== null && <ErrorBox>{props.error}</ErrorBox>}
      <div className={styles['actions']}>
        <Button type="submit" isBusy={props.isBusy}>
          {t('Save tone')}
        </Button>
        <Button look="quiet" onClick={props.onCancel}>
          {t('Cancel')}
        </Button>
      </div>
    </Form>
  );
}
