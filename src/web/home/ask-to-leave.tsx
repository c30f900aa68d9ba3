import type { ReactNode } from 'react';
import { ConfirmDialog } from '../ui/dialog.tsx';
import { plural } from '../words/plural.ts';
import { t } from '../words/t.ts';
import { listSets } from './kept-sets.ts';

/**
 * Signs out; where the browser keeps sets of this person, which go with them, not before they say so.
 * @param answers.show draws the question, open or closed
 */
export async function askToLeave(
  ownerId: string,
  answers: { leave: () => void; show: (question: ReactNode) => void },
): Promise<void> {
  const { leave, show } = answers;
  // A browser that refuses to list them keeps none.
  const { length: n } = await listSets(ownerId).catch(() => []);
  if (n === 0) return leave();
  const sets = plural('1 set', '{n} sets', { n });
  // Answered, it stays and is closed: so the focus goes back to what was pressed.
  const ask = (question: string | null) =>
    show(
      <ConfirmDialog
        question={question}
        action={t('Sign Out')}
        onConfirm={() => {
          ask(null);
          leave();
        }}
        onCancel={() => ask(null)}
      />,
    );
  ask(
    t('Signing out clears your history on this device: {sets}. This cannot be undone.', { sets }),
  );
}
