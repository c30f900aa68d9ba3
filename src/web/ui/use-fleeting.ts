import { useEffect, useState } from 'react';

/** A value that is forgotten by itself some time after it was set. */
export function useFleeting<Value>(
  lifeMs: number,
): [value: Value | null, set: (value: Value | null) => void] {
  const [value, setValue] = useState<Value | null>(null);
  useEffect(() => {
    if (value === null) return undefined;
    const timer = setTimeout(() => setValue(null), lifeMs);
    return () => clearTimeout(timer);
  }, [value, lifeMs]);
  return [value, setValue];
}
