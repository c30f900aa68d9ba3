const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  mdash: '—',
  ndash: '–',
  hellip: '…',
};
const LONGEST_ENTITY = 10;
const LONGEST_TAG_NAME = 12;
/** What holds words of the post, as networks write it. */
const BLOCKS = new Set(['p', 'li', 'pre', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
/** Mastodon's link to what a post quotes: written for software that knows no quotes, and not shown. */
const NOT_SHOWN = 'class="quote-inline"';
/** Links that stand for a picture, as networks put them behind the words. */
const STANDS_FOR_PICTURE = /^(?:pic\.(?:twitter|x)\.com\/|\[image or embed\])/;

/**
 * The words of the paragraphs, lists and headings of a fragment of HTML, as they would be read: never markup, whatever it
 * holds. What stands outside of paragraphs (who wrote it, when, a script) is left out.
 */
export function readParagraphs(html: string): string {
  const paragraphs: string[] = [];
  let words: string | null = null;
  let linkAt = 0;
  for (let at = 0; at < html.length;) {
    const open = indexOr(html, '<', at);
    if (words !== null) words += decodeEntities(html.slice(at, open));
    const close = indexOr(html, '>', open);
    const name = readTagName(html.slice(open + 1, Math.min(close, open + 1 + LONGEST_TAG_NAME)));
    at = close + 1;
    if (BLOCKS.has(name)) {
      if (words !== null) paragraphs.push(words.trim());
      words = html.slice(open, close).includes(NOT_SHOWN) ? null : '';
    }
    if (words === null) continue;
    if (name === 'br') words += '\n';
    if (name === 'a') linkAt = words.length;
    if (name === '/a' && STANDS_FOR_PICTURE.test(words.slice(linkAt))) {
      words = words.slice(0, linkAt);
    }
    if (name.startsWith('/') && BLOCKS.has(name.slice(1))) {
      paragraphs.push(words.trim());
      words = null;
    }
  }
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

function indexOr(text: string, sign: string, from: number): number {
  const found = text.indexOf(sign, from);
  return found === -1 ? text.length : found;
}

/** 'p' of `p lang="en"`, '/p', 'br' of `br/`. */
function readTagName(tag: string): string {
  return /^\/?[a-z0-9]*/.exec(tag.toLowerCase())?.[0] ?? '';
}

function decodeEntities(text: string): string {
  const [first = '', ...others] = text.split('&');
  return [first, ...others.map(decodeEntity)].join('');
}

/** @param piece what stands behind an ampersand */
function decodeEntity(piece: string): string {
  const end = piece.slice(0, LONGEST_ENTITY).indexOf(';');
  const sign = end === -1 ? null : readEntity(piece.slice(0, end).toLowerCase());
  return sign === null ? `&${piece}` : sign + piece.slice(end + 1);
}

function readEntity(name: string): string | null {
  if (Object.hasOwn(ENTITIES, name)) return ENTITIES[name] ?? null;
  const digits = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/.exec(name);
  if (digits === null) return null;
  const code = digits[1] === undefined ? Number(digits[2]) : Number.parseInt(digits[1], 16);
  const isCharacter = code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
  return isCharacter ? String.fromCodePoint(code) : '';
}
