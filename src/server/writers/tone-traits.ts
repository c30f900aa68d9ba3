import { TONES, type Tone } from '#contract/tones.ts';

/** What a built-in tone is to those who write; its name for people is in the contract's `TONES`. */
interface ToneTraits {
  /** Where it stands before a line's words are read. Wide apart: a mild provocation is still one. */
  sharpness: number;
  /** Written as one types on a phone: sentences may begin small, and so may "I". */
  isTyped?: true;
  /** Whose lines the built-in writer takes for it, while there are none of its own. */
  borrows?: Tone;
  /** What a model is told of it: what a good reply does, and what goes wrong most often. */
  brief: string;
}

/** Every built-in tone, whole. Another one is a row here and one in `TONES`. */
export const TONE_TRAITS: Record<Tone, ToneTraits> = {
  rage: {
    sharpness: 8,
    brief:
      'Say the uncomfortable thing: the counter-case, the price, or who ends up paying it, so that the author has to answer and strangers take sides. Be flat, certain and calm, like somebody who has watched this go wrong before; the shorter, the harder it lands. Go for the claim, its logic, the habit or the industry behind it, never for the person. Leave out whatever softens it: no "fair, but", no "you win", no question whose answer changes nothing. It fails most often by posing outrage ("how dare you", "the audacity") where an argument should be, and by a clever line that concedes the point.',
  },
  nice: {
    sharpness: 0,
    brief:
      'Show that you read to the end: name the true detail that most readers skipped and say what it does, or ask the one question that only this author can answer. Be warm in what you notice, not in adjectives; praise comes with its reason or not at all. Write as one person to another, without speech, blessing or moral; kind may also be funny. At most two of a set are questions. It fails most often by praise that fits under any post ("love this", "so inspiring"), and by telling the post again in warmer words.',
  },
  informal: {
    sharpness: 4,
    isTyped: true,
    brief:
      'Answer like a friend from the sofa: the rhythm of speech as it is typed, half a sentence where half is enough, lower case where people of that language type so. Be dry, quick and about this very post, as friends tease who like each other. One joke, then stop; not every reply of a set has to be funny, one can simply be on their side. Mean nothing you would have to explain. It fails most often by slang, "lol" and emoji worn as a costume over a bland thought, and by a bit so worked out that nobody would type it on a phone.',
  },
};

/** The tones that have lines of their own in the bank. */
export const WRITTEN_TONES: readonly Tone[] = TONES.map(({ id }) => id).filter(
  (id) => TONE_TRAITS[id].borrows === undefined,
);
