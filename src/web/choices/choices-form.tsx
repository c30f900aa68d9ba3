import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { browserStorage } from '../session/stored-values.ts';
import styles from './choices-form.module.css';
import { t } from '../words/t.ts';

const ChoicesPart = lazy(async () => ({
  default: (await import('./choices-part.tsx')).ChoicesPart,
}));

/** What this browser remembers goes on working, and is said. Few have chosen: the rest download nothing for it. */
const isRemembering = () => browserStorage()?.getItem('choices') != null;
const isNot = () => false;
const neverTold = () => isNot;

/** Where the post comes from, as far as the person says. Of one post, so that it is not remembered. */
export interface Origin {
  author: string;
  context: string;
  /** Of a post that was fetched by it, as long as it is the one in the box. */
  address?: string | undefined;
}

/** What a person may choose and say, folded away at first; a steer shows all the same. */
export function ChoicesForm(props: {
  /** What the replies should say. */
  steer: string;
  onSteer: (steer: string) => void;
  origin: Origin;
  onChangeOrigin: (origin: Origin) => void;
}) {
  const [wasOpened, setWasOpened] = useState(false);
  const { steer } = props;
  const hasChosen = useSyncExternalStore(neverTold, isRemembering, isNot);
  return (
    <details className={styles['choices']} onToggle={() => setWasOpened(true)}>
      <summary>
        <Suspense>
          {steer !== '' || hasChosen || wasOpened ? (
            <ChoicesPart {...props} isFolded />
          ) : (
            t('More choices')
          )}
        </Suspense>
      </summary>
      {wasOpened && (
        <Suspense>
          <ChoicesPart {...props} />
        </Suspense>
      )}
    </details>
  );
}
