import type { Tone } from '#contract/tones.ts';
import { splitTokens } from '../../reading/split-tokens.ts';
import { TONE_TRAITS } from '../tone-traits.ts';

/** Words shift a line within its tone, never beyond it. */
const MAX_SHIFT = 3;

/** As they begin in a line of tokens; with a space at the end where it is the whole word. */
const SHARP =
  wordsOf(`wrong never nobody no_one worst worse lazy pretend* excuse excuses prove shame
  embarrass* ridiculous fail fails fall_apart falls_apart lie lies liar liars blame* hate hates refuse disgrace
  dare outrageous unacceptable cheap slogan smug useless delete suspicious insult furious angry disappointed
  jail crime fight objection doomed sue sued villain incompetence`);
const SOFT =
  wordsOf(`sorry hope glad thank thanks love lovely wish fair curious maybe perhaps a_little i_think
  might luck congrat* kind* gentle enjoy happy please respect understand with_you you're_right agree honest
  well_done care`);

/**
 * How sharp a line is, for comparing two: by its tone, and within the tone by its words.
 * @param tone the tone that the line was written for
 */
export function gradeSharpness(line: string, tone: Tone): number {
  const sharp = count(line, SHARP);
  const soft = count(line, SOFT);
  const flat = /^(?:no|wrong)\b[.,]/i.test(line) ? 1 : 0;
  const asks = line.endsWith('?') ? -0.5 : 0;
  const shift = sharp - soft + flat + asks;
  return TONE_TRAITS[tone].sharpness + Math.max(-MAX_SHIFT, Math.min(MAX_SHIFT, shift));
}

function wordsOf(list: string): string[] {
  return list
    .split(/\s+/)
    .map((word) =>
      ` ${word.replaceAll('_', ' ')}${word.endsWith('*') ? '' : ' '}`.replace('*', ''),
    );
}

function count(line: string, words: readonly string[]): number {
  const said = ` ${splitTokens(line).join(' ')} `;
  return words.reduce((all, word) => all + said.split(word).length - 1, 0);
}
