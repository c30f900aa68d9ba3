import { useState } from 'react';
import { DIRECTIONS, type Direction, type Network } from '#contract/choices.ts';
import { describeFailure } from '../api.ts';
import { ButtonAnchor } from '../ui/button-anchor.tsx';
import { Button } from '../ui/button.tsx';
import { TextArea } from '../ui/field.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { CharacterCount } from './character-count.tsx';
import { CopyButton } from './copy-button.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './results.module.css';

/** One reply: to copy, to edit, to have in another form. */
export function ReplyCard(props: {
  reply: string;
  network: Network;
  /** What it answers, and how: saved with it. */
  origin: { post: string; tone: string };
  onEdit: (reply: string) => void;
  /** Absent while the set is still being written. */
  onRevise?: ((direction: Direction) => Promise<void>) | undefined;
}) {
  const { reply, network, origin, onEdit, onRevise } = props;
  const [isEditing, setIsEditing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function revise(direction: Direction): Promise<void> {
    if (onRevise === undefined) return;
    setIsBusy(true);
    setError(null);
    try {
      await onRevise(direction);
    } catch (failure) {
      setError(describeFailure(failure));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <li className={styles['reply']} aria-busy={isBusy}>
      {isEditing ? (
        <div className={styles['editor']}>
          <TextArea
            label="Edit the reply"
            isLabelHidden
            rows={3}
            value={reply}
            onChange={(event) => onEdit(event.target.value)}
          />
          <CharacterCount text={reply} network={network} />
        </div>
      ) : (
        <p className={styles['text']} dir="auto">
          {reply}
        </p>
      )}
      <CopyButton text={reply} />
      {onRevise !== undefined && (
        <div className={styles['actions']} role="group" aria-label="Change this reply">
          {DIRECTIONS.map(({ id, label }) => (
            <Button key={id} look="quiet" disabled={isBusy} onClick={() => void revise(id)}>
              {label}
            </Button>
          ))}
          <SaveButton reply={reply} {...origin} />
          <Button look="quiet" onClick={() => setIsEditing(!isEditing)}>
            {isEditing ? 'Done' : 'Edit'}
          </Button>
          <ButtonAnchor
            look="quiet"
            href={`https://x.com/intent/post?text=${encodeURIComponent(reply)}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            Reply on X
          </ButtonAnchor>
        </div>
      )}
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </li>
  );
}
