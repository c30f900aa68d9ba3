/** Links and handles tell nothing; `0` stands for every number; a line's end ends a sentence. */
const TOKEN =
  /https?:\S+|www\.\S+|[@#][\p{L}\d_]+|\p{L}+(?:'\p{L}+)*|\d+|[.!?…\n]|\p{Extended_Pictographic}/gu;

/** What ends a sentence, as a token. */
export const SENTENCE_END = '.';

/**
 * The words of a post in lower case, with a `0` for each number and a `.` for each end of a sentence;
 * question marks, exclamation marks and emoji stand as they are, and French articles are cut off. One pass, whatever the text.
 */
export function splitTokens(text: string): string[] {
  const found =
    text
      .toLowerCase()
      .replaceAll(/[’‘`´]/g, "'")
      .match(TOKEN) ?? [];
  const tokens: string[] = [];
  for (const token of found) {
    if (token.startsWith('http') || token.startsWith('www.')) continue;
    if (/^[@#]/.test(token)) continue;
    if (/^\d/.test(token)) {
      if (tokens.at(-1) !== '0') tokens.push('0');
    } else if (token === '…' || token === '\n') tokens.push(SENTENCE_END);
    else tokens.push(/^[ld]'\p{L}/u.test(token) ? token.slice(2) : token);
  }
  return tokens;
}

/** The token at a place; '' before the first and behind the last, which is no word of any list. */
export function tokenAt(tokens: readonly string[], place: number): string {
  return tokens[place] ?? '';
}

/** What is left of a sentence, from its first token on. */
export function untilEnd(tokens: readonly string[]): readonly string[] {
  const end = tokens.findIndex(endsSentence);
  return end === -1 ? tokens : tokens.slice(0, end);
}

/** Whether a token ends a sentence. */
export function endsSentence(token: string): boolean {
  return token === SENTENCE_END || token === '!' || token === '?';
}
