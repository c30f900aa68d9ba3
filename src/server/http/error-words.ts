import type { Language } from '#contract/language.ts';
import * as ar from '#contract/words/ar.ts';
import * as de from '#contract/words/de.ts';
import * as es from '#contract/words/es.ts';
import * as fr from '#contract/words/fr.ts';
import * as ja from '#contract/words/ja.ts';
import * as pt from '#contract/words/pt.ts';

const WORDS = { ar, de, es, fr, ja, pt };

/**
 * The sentence of an error in a language; in English where it is for operators or for programs.
 * @param template in English, with the names of its values in braces
 */
export function translateError(template: string, language: Language): string {
  const words = language === 'en' ? undefined : WORDS[language];
  return words?.pageErrors[template] ?? words?.serverErrors[template] ?? template;
}
