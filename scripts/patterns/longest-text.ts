/** The first that a file's name begins with holds. Lengths in UTF-16 code units. */
const LONGEST: readonly { under: string; length: number; why: string }[] = [
  { under: 'src/server/reading/', length: 1080, why: 'a post' },
  { under: 'src/server/writers/builtin/', length: 1080, why: 'a post' },
  {
    under: 'src/server/replies/',
    length: 4000,
    why: "a model's reply as the extractor cuts it",
  },
  { under: 'src/server/generation/', length: 4000, why: 'the same reply' },
  { under: 'src/contract/count-characters.ts', length: 4000, why: 'the same reply' },
  { under: '', length: 16_384, why: "a request's headers, as Node limits them" },
];

/** The longest text that a file's patterns meet: what comes before them sees to that. */
export function longestText(file: string): number {
  return LONGEST.find(({ under }) => file.startsWith(under))?.length ?? Infinity;
}
