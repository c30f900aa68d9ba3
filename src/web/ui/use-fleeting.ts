import { useEffect, useState } from 'react';

const LOOK_AGAIN_MS = 1000;

/**
 * A value that is forgotten by itself some time after it was set; while what shows it (`data-fleeting`)
 * has the focus it stays, as the keyboard would lose its place and who is slow their way back.
 */
export function useFleeting<Value>(
  lifeMs: number,
): [value: Value | null, set: (value: Value | null) => void] {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    let timer = setTimeout(forget, lifeMs);
    return () => clearTimeout(timer);

    function forget(): void {
      const isHeld = document.activeElement?.closest('[data-fleeting]') != null;
      if (isHeld) timer = setTimeout(forget, LOOK_AGAIN_MS);
      else setValue(null);
    }
  }, [value, lifeMs]);
  return [value, setValue];
}
