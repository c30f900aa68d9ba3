import { lazy, Suspense, useState } from 'react';
import styles from './choices-form.module.css';
import { t } from '../words/t.ts';

const ChoicesFields = lazy(async () => ({
  default: (await import('./choices-fields.tsx')).ChoicesFields,
}));

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
  return (
    <details className={styles['choices']} onToggle={() => setWasOpened(true)}>
      <summary>
        {steer === '' ? t('More choices') : t('More choices: “{steer}”', { steer })}
      </summary>
      {wasOpened && (
        <Suspense fallback={null}>
          <ChoicesFields {...props} />
        </Suspense>
      )}
    </details>
  );
}
