/** What names the left or the right side: a property, a part of one's name, or a value. */
const SIDES = /(?:^|[\s;{(-])(?:left|right)(?:-[a-z]+)*\s*:|:\s*(?:left|right)\s*[;!}]/;

/**
 * Whether a line of a style sheet names the left or the right side of what is told by where a line of text
 * begins and ends, so that it stands on the wrong side in Arabic.
 */
export function isPhysical(line: string): boolean {
  return SIDES.test(line);
}
