import { Fragment, type ReactNode } from 'react';
import { t } from './t.ts';

const PART = /<(\d)>([^<]*)<\/\d>/;

/**
 * A sentence with links or marks in it, in the language of the page: the words between `<0>` and `</0>` are
 * what the first of the parts makes of them, wherever a language has them.
 */
export function tParts(
  sentence: string,
  parts: readonly ((words: string) => ReactNode)[],
  values: Parameters<typeof t>[1] = {},
): ReactNode {
  // Text, the part's number and its words, and again.
  const pieces = t(sentence, values).split(PART);
  return pieces.map((piece, index) => {
    if (index % 3 === 1) return null;
    const part = index % 3 === 2 ? parts[Number(pieces[index - 1])] : undefined;
    return <Fragment key={index}>{part?.(piece) ?? piece}</Fragment>;
  });
}
