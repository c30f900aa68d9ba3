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
      'Say the uncomfortable truth or the counter-case that the author has to answer, so that strangers take sides. Build it from the post\'s own words, number or logic, taken one step further than the author took it. Go for the claim or for what stands behind it, never for the person; where the author was wronged, go for whoever did it. Be flat, certain and calm: the shorter, the harder it lands, with nothing that softens it or concedes the point. It fails most often by posing outrage ("how dare you", "the audacity") where an argument should be, and by making up how things usually are because that would prove the point.',
  },
  nice: {
    sharpness: 0,
    brief:
      'Answer the person about what happened to them, as somebody who read to the end: what it was like, what they did well and how, what you would love to know. It is about the event and never about the post: no remark on a word, a number or how it was put. Be warm in what you notice, not in adjectives; praise comes with its reason or not at all. Write as one person to another, without speech, blessing or moral; kind may also be funny. It fails most often by praise that fits under any post ("love this", "so inspiring"), and by telling the post again in warmer words.',
  },
  informal: {
    sharpness: 4,
    isTyped: true,
    brief:
      'Answer like a friend from the sofa: the rhythm of speech as it is typed, lower case where people of that language type so. Take the bit of the post at its word and play it one step further, or be dryly on their side. Be about this very post, as friends tease who like each other; each has its own point and needs no explaining. One joke, then stop. It fails most often by slang, "lol" and emoji worn as a costume over a bland thought, and by a shrug that has no point at all.',
  },
};

/** The tones that have lines of their own in the bank. */
export const WRITTEN_TONES: readonly Tone[] = TONES.map(({ id }) => id).filter(
  (id) => TONE_TRAITS[id].borrows === undefined,
);

/** The tone under which lines stand that are the same for all. */
export const GENTLEST_TONE: Tone = WRITTEN_TONES.reduce((gentlest, id) =>
  TONE_TRAITS[id].sharpness < TONE_TRAITS[gentlest].sharpness ? id : gentlest,
);
