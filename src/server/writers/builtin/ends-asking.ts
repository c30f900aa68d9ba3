/**
 * Whether a text closes with a question: nothing but links, tags and pointing hands comes after its
 * last question mark. Each word is looked at once, from the end: a pattern for the same took time
 * that doubled with each tag.
 * @param post in lower case
 */
export function endsAsking(post: string): boolean {
  for (const word of post.split(/\s+/u).toReversed()) {
    const mark = word.indexOf('?');
    if (mark !== -1 && isNoProse(word.slice(mark + 1))) return true;
    if (!isNoProse(word)) return false;
  }
  return false;
}

function isNoProse(word: string): boolean {
  const bare = word.replaceAll(/👇|⬇️/gu, '');
  return bare === '' || bare.startsWith('#') || bare.startsWith('@') || /https?:/u.test(bare);
}
