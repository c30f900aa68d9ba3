import { UndoBar } from '../ui/undo-bar.tsx';
import { desk, type Undo } from './desk.ts';

/**
 * The step back that the desk offers. One that the keyboard has come to is offered for good: it would
 * take the focus with it.
 */
export function DeskUndo({ undo }: { undo: Undo }) {
  return (
    <UndoBar
      takesFocus={undo.takesFocus}
      onFocus={() => desk.change({ undo: { ...undo } })}
      onUndo={desk.undo}
    >
      {undo.words}
    </UndoBar>
  );
}
