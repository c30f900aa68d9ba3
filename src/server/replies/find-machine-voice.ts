import { readFileSync } from 'node:fs';
import { z } from 'zod';

const PHRASES = z
  .record(z.string(), z.array(z.string().min(3)))
  .parse(JSON.parse(readFileSync(new URL('./machine-voice.json', import.meta.url), 'utf8')));

const PATTERN = new RegExp(
  `(?<!\\p{L})(?:${Object.values(PHRASES)
    .flat()
    .map((phrase) => phrase.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')})(?!\\p{L})`,
  'iu',
);

/**
 * Finds what gives a reply away as written by a machine: a tell-tale phrase of any language we
 * know, or hashtags.
 * @returns the phrase, or null
 */
export function findMachineVoice(reply: string): string | null {
  const plain = reply.replaceAll(/[’‘]/g, "'");
  return PATTERN.exec(plain)?.[0] ?? /(?<!\S)#\p{L}[\p{L}\d_]+/u.exec(plain)?.[0] ?? null;
}
