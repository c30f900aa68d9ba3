import type { Tone } from '#contract/tones.ts';
import { TONE_TRAITS } from '../tone-traits.ts';

/** Words shift a line within its tone, never beyond it. */
const MAX_SHIFT = 3;

const SHARP =
  /\b(wrong|never|nobody|no one|worst|worse|lazy|pretend\w*|excuses?|prove|shame|embarrass\w*|ridiculous|fails?|falls? apart|lie|lies|liars?|blame\w*|hates?|refuse|disgrace|dare|outrageous|unacceptable|cheap|slogan|smug|useless|delete|suspicious|insult|furious|angry|disappointed|jail|crime|fight|objection|doomed|sued?|villain|incompetence)\b/gi;
const SOFT =
  /\b(sorry|hope|glad|thanks?|love|lovely|wish|fair|curious|maybe|perhaps|a little|i think|might|luck|congrat\w*|kind\w*|gentle|enjoy|happy|please|respect|understand|with you|you're right|agree|honest|well done|care)\b/gi;

/**
 * How sharp a line is, for comparing two: by its tone, and within the tone by its words.
 * @param tone the tone that the line was written for
 */
export function gradeSharpness(line: string, tone: Tone): number {
  const sharp = line.match(SHARP)?.length ?? 0;
  const soft = line.match(SOFT)?.length ?? 0;
  const flat = /^(?:no|wrong)\b[.,]/i.test(line) ? 1 : 0;
  const asks = line.endsWith('?') ? -0.5 : 0;
  const shift = sharp - soft + flat + asks;
  return TONE_TRAITS[tone].sharpness + Math.max(-MAX_SHIFT, Math.min(MAX_SHIFT, shift));
}
