import { useEffect, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../session/stored-values.ts';
import styles from './choices-form.module.css';
import { t } from '../words/t.ts';

/** Where the post comes from, as far as the person says. Of one post, so that it is not remembered. */
export interface Origin {
  author: string;
  context: string;
  /** Of a post that was fetched by it, as long as it is the one in the box. */
  address?: string | undefined;
}

/** What this browser remembers goes on working, and is said. Few have chosen: the rest download nothing for it. */
const isRemembering = () => browserStorage()?.getItem('choices') != null;
const isNot = () => false;
const neverTold = () => isNot;

/** What a person may choose and say, folded away at first; what is chosen and said shows all the same. */
export function ChoicesForm(props: {
  /** What the replies should say. */
  steer: string;
  onSteer: (steer: string) => void;
  origin: Origin;
  onChangeOrigin: (origin: Origin) => void;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  const hasChosen = useSyncExternalStore(neverTold, isRemembering, isNot);
  const parts = useParts(wasOpened || hasChosen || props.steer !== '');
  return (
    <details className={styles['choices']} onToggle={() => setWasOpened(true)}>
      <summary>{parts ? <parts.ChosenWords steer={props.steer} /> : t('More choices')}</summary>
      {parts && wasOpened && <parts.ChoicesFields {...props} />}
    </details>
  );
}

let loaded: typeof import('./choices-parts.ts') | undefined;

/** What cannot be downloaded the page does without, until it is loaded again. */
function useParts(isNeeded: boolean): typeof loaded {
  const [parts, setParts] = useState(loaded);
  useEffect(() => {
    if (!isNeeded) return;
    import('./choices-parts.ts').then(
      (all) => setParts((loaded = all)),
      () => undefined,
    );
  }, [isNeeded]);
  return parts;
}
