import { fillIn } from '#contract/errors.ts';
import { catalogue, locale } from './t.ts';

/**
 * A sentence whose form a number decides, in the language of the page. The catalogues have it under the
 * second of the English forms.
 * @param values where the sentence names them; `n` is the number
 */
export function plural(
  one: string,
  other: string,
  values: { n: number } & Parameters<typeof fillIn>[1],
): string {
  const forms = catalogue[other];
  if (typeof forms !== 'object') return fillIn(values.n === 1 ? one : other, values);
  return fillIn(forms[new Intl.PluralRules(locale).select(values.n)] ?? forms.other, values);
}
