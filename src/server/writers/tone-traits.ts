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
      'It makes the author answer and strangers take sides and press like. A burn, not an argument: what they said turned on them, the case that makes them look silly, what it says of them that they did not mean to say, the flat opposite, sheer cheek; each of a set in another of these ways, at most two of them begin with "You". Cocky, blunt and funny to everybody but the author, with the sting in the last words; said aloud it gets a laugh or an "ouch". A number only where it stings by itself: no sums done step by step, no law, no lecture, no polite remark on the logic. Unfair is fine, dull is not; nothing is weighed up or conceded. Where the author was wronged, all of them go for whoever did it, louder than the author did. What people do, buy, post, claim or like is fair game; who they are, their children and whom they lost are not.',
  },
  nice: {
    sharpness: 0,
    brief:
      'What a warm person who read to the end types without thinking long: what it does to them, said outright in plain words (glad, proud, touched, sorry, laughing), and the one thing that did it, so that the author sees that somebody was really there: a credit that they did not give themselves, what the next day may bring them, somebody in it who deserves a word, their own words given back to them, a wish that fits nobody else. Mostly two short sentences, some only one. A greeting is returned, joy is shared as loud as it is told, and where there is something to congratulate most of a set do. Where they ask, wonder or worry, about half of a set answers that, gently and with something they can use, and the others are simply with them. Playful where the post is, but the warmth comes first and a joke never stands alone; one of a set at most is a question, and none corrects or examines them. It fails most often by wit or whimsy in place of warmth, by a cheer that fits under any post ("so inspiring", "made my day"), by telling the post again with a compliment on it, by a guess at what they or the dead feel, and as poetry.',
  },
  informal: {
    sharpness: 4,
    isTyped: true,
    brief:
      'What the funniest friend in the group chat fires back within three seconds, as it is typed, lower case where people of that language type so, mostly under sixteen words. They are in the story at once: how it goes on, somebody else in it and how it looks to them, the odd bit that nobody has explained yet, whose side you are on (the wrong one is funnier), the obvious thing that all others were too polite to say, what it does to you; with what people of their place know and how they say it there. One picture or one question, seen at once, then send: no second set-up, no staged scene, no instructions. Where they ask for ideas or help, about half of a set gives something that works, each in that same voice; where they are worried the help comes first. At most two of a set are questions. On their side, teasing as friends do. It fails most often as a joke that was built and runs long, as a remark that says what everybody saw ("that is brutal"), as advice from a manual, as a line too polished to be typed, and by slang worn as a costume.',
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
