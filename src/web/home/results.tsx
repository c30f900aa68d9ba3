import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { ReplyCard } from './reply-card.tsx';
import styles from './results.module.css';
import type { Generation } from './use-generation.ts';

/** The replies, each appearing when it is written. */
export function Results({ generation }: { generation: Generation }) {
  const { replies, isLoading, notices } = generation;
  const missing = isLoading ? Math.max(0, generation.wanted - replies.length) : 0;
  return (
    <section className={styles['results']} aria-labelledby="results" aria-busy={isLoading}>
      <div className={styles['head']}>
        <h2 id="results">Crafted Replies</h2>
        {!isLoading && (
          <Button look="quiet" onClick={generation.clear}>
            Clear All
          </Button>
        )}
      </div>
      {generation.ahead !== null && <Notice>{describeWait(generation.ahead)}</Notice>}
      {notices.includes('generic_replies') && (
        <Notice>
          The writer had nothing particular to say this time, so these replies are generic.
        </Notice>
      )}
      {notices.includes('care') && (
        <Notice>This post sounds painful, so these replies are gentle, whatever the tone.</Notice>
      )}
      {notices.includes('language') && (
        <Notice>
          The built-in writer does not know this language, so these replies are in English.
        </Notice>
      )}
      {notices.includes('wish') && (
        <Notice>
          The built-in writer could not follow what the replies should say: that takes a model.
        </Notice>
      )}
      {notices.includes('incomplete') && (
        <Notice>The writer stopped early. These are the replies that were ready.</Notice>
      )}
      <ol className={styles['list']} aria-live="polite">
        {replies.map(({ id, text }) => (
          <ReplyCard
            key={id}
            reply={text}
            network={generation.network}
            origin={generation.origin}
            onEdit={(edited) => generation.edit(id, edited)}
            onRevise={
              generation.canRevise ? (direction) => generation.revise(id, direction) : undefined
            }
          />
        ))}
      </ol>
      {Array.from({ length: missing }, (_, index) => (
        <div key={index} className={styles['pending']} aria-hidden="true" />
      ))}
    </section>
  );
}

function describeWait(ahead: number): string {
  const others = ahead === 1 ? '1 other goes' : `${ahead} others go`;
  const when = ahead === 0 ? 'You are next.' : `${others} before you.`;
  return `The writer is busy. ${when} Premium goes first.`;
}
