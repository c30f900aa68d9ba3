import { FALLBACK_QUOTE_CHARACTERS } from '#contract/limits.ts';
import { cutText } from '#contract/plain-text.ts';

/**
 * What a person gets when the writer answers well but with an empty list: five generic replies,
 * the first quoting the first 30 characters of the tweet (product description, section 8). The
 * screen says that they are generic.
 */
export function genericReplies(tweetText: string): string[] {
  return [
    `"${quoteStart(tweetText)}" – tell me more about what led you there.`,
    'I had to read this twice. What made you post it today?',
    'There is more to this than fits in one post. What did you leave out?',
    'Not sure everyone will agree, but I am glad somebody said it.',
    'Saving this one. I want to see how it holds up in a month.',
  ];
}

/** The first 30 characters on one line, never half a character, with an ellipsis where cut. */
function quoteStart(tweetText: string): string {
  const line = tweetText.replaceAll(/\s+/g, ' ');
  if (line.length <= FALLBACK_QUOTE_CHARACTERS) return line;
  return `${cutText(line, FALLBACK_QUOTE_CHARACTERS).trimEnd()}…`;
}
