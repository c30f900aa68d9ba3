import { getCookie } from 'hono/cookie';
import type { Context } from 'hono';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '#contract/language.ts';

/** Longer lists than browsers send are not read to their end. */
const MAX_WISHES = 20;

/** The language to answer a request in: what the person picked, else what their browser asks for. */
export function languageOf(c: Context): Language {
  return chooseLanguage(getCookie(c, LANGUAGE_COOKIE), c.req.header('accept-language'));
}

/**
 * @param picked said by the browser, which may say anything
 * @param accepted the header of the same name
 * @returns English where nothing that is wished is there
 */
export function chooseLanguage(picked: string | undefined, accepted: string | undefined): Language {
  return findLanguage(picked) ?? readWishes(accepted ?? '').find((wish) => wish !== null) ?? 'en';
}

/** What we have of the wished languages, the dearest first; null for the others. */
function readWishes(accepted: string): (Language | null)[] {
  return accepted
    .split(',', MAX_WISHES)
    .map((wish) => {
      const [tag = '', weight = 'q=1'] = wish.toLowerCase().split(';');
      const [, quality = ''] = weight.split('=');
      return { language: findLanguage(tag.trim().split('-')[0]), quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ language }) => language);
}

function findLanguage(said: string | undefined): Language | null {
  return LANGUAGES.find(({ id }) => id === said)?.id ?? null;
}
