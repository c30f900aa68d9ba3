/** One thing that is seen in a post, and how much of it. */
export interface Feature {
  name: string;
  weight: number;
}

const SHAPES: Readonly<Record<string, RegExp>> = {
  asks: /\?/,
  'ends asking': /\?["”)]?\s*$/,
  exclaims: /!/,
  'exclaims much': /!!/,
  'all small': /^[^\p{Lu}]*$/u,
  shouts: /\b\p{Lu}{4,}\b.*\b\p{Lu}{3,}\b/u,
  number: /\d/,
  'to a handle': /^@\w/,
  handle: /@\w/,
  hashtag: /#\w/,
  link: /https?:|www\./,
  lines: /\n/,
  list: /(^|\n)\s*([-•*]|\d[.)])\s/,
  'one sentence': /^[^.!?\n]+[.!?…]?$/,
  'many sentences': /([.!?…]+["”)]?\s+\S[^.!?]*){3,}/,
  'ends quick': /[.!?…]\s+\S+(\s\S+){0,3}[.!?…]?\s*$/,
  short: /^(\S+\s+){0,6}\S+\s*$/,
  long: /^(\S+\s+){30}/,
  'of me': /\b(i|i'm|im|i've|ive|i'd|i'll|me|my|mine|myself)\b/i,
  'of us': /\b(we|we're|we've|our|us)\b/i,
  'to you': /\b(you|your|you're|yours|u|ur)\b/i,
  'of one': /\b(he|she|his|her|him|hers)\b/i,
  'of them': /\b(they|them|their)\b/i,
  'opens asking':
    /^\W*(why|how|what|what's|who|when|where|is|are|do|does|did|can|could|should|any|anyone|which|has|have|would|will|am)\b/i,
  quote: /["“][^"”]{6,}["”]/,
  colon: /:\s/,
  laughs: /😂|🤣|💀|😅|\b(lol|lmao+|haha\w*)\b/iu,
  'sad face': /😢|😭|💔|😔|🥺|😞/u,
  'glad face': /🎉|🥳|❤|😍|🥰|🙏|✨|😊|🥹|💛|💙|💚|🧡|☀/u,
  'angry face': /😡|🤬|😤|🙄|😒|😩/u,
  trails: /\.\.\.|…/,
  money: /[$£€]\s?\d/,
  percent: /\d\s?%/,
};

/** Above this length a post shows what it is long before its end; what is more only costs time. */
const MAX_WORDS = 220;

/**
 * What the post reader sees of a post: its words, pairs of them, its outward shape, and what the rules
 * take it for. The same for training and for reading.
 * @param text as it was written
 * @param rule the kind that the rules found
 */
export function findFeatures(text: string, rule: string): Feature[] {
  const words = splitWords(text);
  const weight = 1 / Math.sqrt(Math.max(1, words.length));
  return [
    ...words.map((word) => ({ name: word, weight })),
    ...words.slice(1).map((word, index) => ({ name: `${words[index]} ${word}`, weight })),
    ...words
      .slice(2)
      .map((word, index) => ({ name: `${words[index]} ${words[index + 1]} ${word}`, weight })),
    // The last sentence is what the others were told for.
    ...lastSentence(words).map((word) => ({ name: `${word} ^`, weight })),
    // How it begins and how it ends says more than the same words in the middle.
    { name: `^ ${words[0]}`, weight },
    { name: `^ ${words.slice(0, 2).join(' ')}`, weight },
    { name: `^ ${words.slice(0, 3).join(' ')}`, weight },
    { name: `${words.slice(-2).join(' ')} ^`, weight },
    ...Object.entries(SHAPES)
      .filter(([, shape]) => shape.test(text))
      .map(([name]) => ({ name: `shape: ${name}`, weight: 1 })),
    { name: `rule: ${rule}`, weight: 1 },
  ];
}

function lastSentence(words: readonly string[]): string[] {
  const end = words.findLastIndex((word) => !/^[?!.…]$/.test(word));
  const start = words.slice(0, end).findLastIndex((word) => /^[?!.…]$/.test(word));
  return start === -1 ? [] : words.slice(start + 1, end + 1);
}

/** Words in lower case, numbers as one word, marks and emoji as words of their own. */
function splitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(/https?:\S+|www\.\S+/g, ' ')
    .replaceAll(/@\w+/g, ' @ ')
    .replaceAll(/\d[\d.,:]*/g, ' 0 ');
  const words =
    plain.match(/[\p{L}]+(?:'\p{L}+)*|0|@|#|[?!.,:;…$£€%"“”()-]|\p{Extended_Pictographic}/gu) ?? [];
  return words.slice(0, MAX_WORDS);
}
