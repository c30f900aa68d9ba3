import { fillIn } from '#contract/errors.ts';

/** Of one language: what stands there for an English sentence; by the number where that decides. */
export type Catalogue = Readonly<Record<string, string | Forms>>;

/** The forms of a sentence with a number, as `Intl.PluralRules` names them. */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Of the language of the page. English needs none. */
export let catalogue: Catalogue = {};

/** For days, hours and money: the page's language, or undefined in English, which is the browser's own. */
export let locale: string | undefined;

/** Before anything is shown. */
export function takeCatalogue(taken: Catalogue, language: string | undefined): void {
  catalogue = taken;
  locale = language;
}

/**
 * A sentence in the language of the page. Called where it is shown, never at the import of a file: the
 * catalogue comes later.
 * @param sentence in English, with names in braces where the values go
 */
export function t(sentence: string, values: Parameters<typeof fillIn>[1] = {}): string {
  // What has several forms is asked for by `plural`: a test knows which those are.
  return fillIn((catalogue[sentence] ?? sentence) as string, values);
}
