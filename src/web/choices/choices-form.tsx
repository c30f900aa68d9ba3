import { useId, type ReactNode } from 'react';
import {
  MAX_STEER_CHARACTERS,
  NETWORKS,
  REPLY_COUNTS,
  REPLY_LANGUAGES,
  type Choices,
} from '#contract/choices.ts';
import { MAX_AUTHOR_CHARACTERS, MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { facts } from '../facts.ts';
import styles from './choices-form.module.css';

/** Where the post comes from, as far as the person says. Of one post, so that it is not remembered. */
export interface Origin {
  author: string;
  context: string;
}

/** What a person may choose about the replies and say of the post, folded away at first. */
export function ChoicesForm(props: {
  choices: Choices;
  onChange: (choices: Choices) => void;
  origin: Origin;
  onChangeOrigin: (origin: Origin) => void;
}) {
  const { choices, onChange, origin, onChangeOrigin } = props;
  const [steerId, authorId, contextId] = [useId(), useId(), useId()];
  return (
    <details className={styles['choices']}>
      <summary>More choices</summary>
      <div className={styles['fields']}>
        <div className={styles['steer']}>
          <label htmlFor={steerId}>What the replies should say</label>
          <input
            id={steerId}
            className={styles['control']}
            placeholder="disagree about the price"
            maxLength={MAX_STEER_CHARACTERS}
            value={choices.steer}
            aria-describedby={facts.builtinWriter ? `${steerId}-why` : undefined}
            onChange={(event) => onChange({ ...choices, steer: event.target.value })}
          />
          {facts.builtinWriter && (
            <span id={`${steerId}-why`} className={styles['why']}>
              Without a model: “agree”, “disagree about the price”, “ask about …”, “thank them for
              …”, “mention that I …”.
            </span>
          )}
        </div>
        <div className={styles['steer']}>
          <label htmlFor={authorId}>Who wrote the tweet</label>
          <input
            id={authorId}
            className={styles['control']}
            autoComplete="off"
            maxLength={MAX_AUTHOR_CHARACTERS}
            value={origin.author}
            onChange={(event) => onChangeOrigin({ ...origin, author: event.target.value })}
          />
        </div>
        <div className={styles['steer']}>
          <label htmlFor={contextId}>What the tweet answers</label>
          <textarea
            id={contextId}
            className={styles['control']}
            rows={2}
            maxLength={MAX_TWEET_CHARACTERS}
            value={origin.context}
            onChange={(event) => onChangeOrigin({ ...origin, context: event.target.value })}
          />
        </div>
        <Choice
          label="Replies"
          value={String(choices.count)}
          onChange={(count) => onChange({ ...choices, count: Number(count) as Choices['count'] })} // the options below are its values
        >
          {REPLY_COUNTS.map((count) => (
            <option key={count} value={count}>
              {count}
            </option>
          ))}
        </Choice>
        <Choice
          label="Posted on"
          value={choices.network}
          onChange={
            (network) => onChange({ ...choices, network: network as Choices['network'] }) // the options below are its values
          }
        >
          {NETWORKS.map(({ id, label, limit }) => (
            <option key={id} value={id}>
              {`${label} (${limit})`}
            </option>
          ))}
        </Choice>
        <Choice
          label="Emoji"
          value={choices.emoji}
          onChange={(emoji) => onChange({ ...choices, emoji: emoji as Choices['emoji'] })} // the options below are its values
        >
          <option value="post">As in the post</option>
          <option value="yes">Yes</option>
          <option value="no">No</option>
        </Choice>
        <Choice
          label="Language"
          value={choices.language}
          onChange={
            (language) => onChange({ ...choices, language: language as Choices['language'] }) // the options below are its values
          }
        >
          {REPLY_LANGUAGES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </Choice>
      </div>
    </details>
  );
}

function Choice(props: {
  label: string;
  value: string;
  onChange: (value: string) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <div className={styles['choice']}>
      <label htmlFor={id}>{props.label}</label>
      <select
        id={id}
        className={styles['control']}
        value={props.value}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {props.children}
      </select>
    </div>
  );
}
