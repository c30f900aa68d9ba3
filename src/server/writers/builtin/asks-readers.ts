import type { Language } from '../../reading/detect-language.ts';
import { endsSentence } from '../../reading/split-tokens.ts';
import { wordSet } from '../../reading/word-set.ts';

/** English posts have a reader of their own. */
type Read = Exclude<Language, 'en'>;

/** In a sentence that ends in a question mark: whoever reads is asked. */
const ASKED: Readonly<Record<Read, ReadonlySet<string>>> = {
  es: wordSet(`alguien alguno alguna saben sabéis conocen conocéis recomiendan recomienda recomendáis ustedes uds
    hago pongo`),
  pt: wordSet('alguém alguem vocês vcs sabem conhecem recomendam recomenda indicam indica faço'),
  fr: wordSet("quelqu'un qqn kkun connaissez conseillez conseilleriez recommandez savez auriez"),
  de: wordSet('jemand öpper ihr wisst kennt euch ahnung tipps'),
};

/** Anywhere beside a question mark: the post is put to its readers. */
const ANNOUNCED: Readonly<Record<Read, ReadonlySet<string>>> = {
  es: wordSet('ayuda consejo consejos recomendación recomendaciones'),
  pt: wordSet('dica dicas sugestão sugestões conselho conselhos'),
  fr: wordSet('question conseil conseils'),
  de: wordSet('frage tipp tipps'),
};

/**
 * Whether a post asks something of whoever reads it.
 * @param tokens of `splitTokens`
 */
export function asksReaders(tokens: readonly string[], language: Read): boolean {
  const isAnnounced = tokens.some((token) => ANNOUNCED[language].has(token));
  let begin = 0;
  return tokens.some((token, place) => {
    if (!endsSentence(token)) return false;
    const sentence = tokens.slice(begin, place);
    begin = place + 1;
    return token === '?' && (isAnnounced || sentence.some((word) => ASKED[language].has(word)));
  });
}
