const MOST = 120;
/** From so many words on, text between quotation marks is a sentence for a person. */
const SENTENCE_WORDS = 5;

/** Tables of words, one row a line, what a tool writes, and what changes are named by. */
const DATA =
  /-signs(?:\/[a-z-]+)?\.ts$|top-level-domains\.ts$|known-survivors\.ts$|\.gen\.ts$|words\/(?:catalogues\/)?\w\w\.ts$/;

/**
 * Whether a line of source is longer than 120 characters without its sentences.
 * @param path of its file, from the repository's root
 */
export function isTooLong(line: string, path: string): boolean {
  if (line.length <= MOST || DATA.test(path)) return false;
  // The path of a drawing is one value, and no line of code.
  const code = line
    .replaceAll(/\bd="[^"]*"/g, '')
    .replaceAll(/'[^']*'|"[^"]*"|`[^`]*`/g, dropSentence);
  // What is no code at all stands between two tags.
  return code.length > MOST && !isSentence(code);
}

function dropSentence(text: string): string {
  return isSentence(text.replaceAll(/\$\{[^}]*\}|\{\w+\}/g, 'x')) ? '' : text;
}

function isSentence(text: string): boolean {
  const words = text.match(/(?<![^\s"'`(])\p{L}[\p{L}’'-]*(?=[\s.,;:!?)"'`]|$)/gu) ?? [];
  return words.length >= SENTENCE_WORDS && !/[{}]|=>/.test(text);
}
