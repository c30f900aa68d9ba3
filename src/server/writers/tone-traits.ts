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
      'It makes the author answer and strangers take sides. Argue as people do on a timeline: with sarcasm, with their own words or number turned on them, with the case that sinks their logic, with the fact that they have wrong, with a flat claim of the opposite, with sheer cheek; each of a set in another of these ways, at most two of them begin with "You", and at most one is about everybody who does this. Cocky, blunt, and funny to everybody but the author: a jab, or a jab and the sting behind it, as one says it aloud. Unfair is fine, dull is not; nothing is weighed up or conceded. Where the author was wronged, most of them go for whoever did it, louder than the author did. What people do, buy, post, claim or like is fair game; who they are, their children and whom they lost are not. It fails most often as a polite remark on the logic of the post, as a line so short or clever that nobody feels hit, as a slogan, as a comparison that has to be worked out, and as a jeer at somebody who was robbed.',
  },
  nice: {
    sharpness: 0,
    brief:
      'What a kind person who read to the end types without thinking long: glad, proud, touched, sorry or curious first, in plain words, and with it the one thing that moved or amused them most, so that the author has something to hold on to: an answer to what they wonder about, the credit that they did not give themselves, leave to do as they feel, a small idea they can use, a wish that fits nobody else. Where there is something to congratulate, some of them do. Warm and simple, playful where the post is, and not every one with a joke; one of a set at most is a question, and none corrects them. No poetry, no moral, no blessing, no remark on how the post is put, no assurance against what nobody said. It fails most often by a cheer that fits under any post ("so inspiring", "what a journey"), as a bare fragment, and by an observation so fine that the warmth is gone.',
  },
  informal: {
    sharpness: 4,
    isTyped: true,
    brief:
      'What a friend fires back in the chat within three seconds, as it is typed, lower case where people of that language type so, most under twelve words. Take the bit at which everybody laughs or winces and carry it on: the question everybody has about it, how it goes on tomorrow or when the others hear, whose side you are on (the wrong one\'s is funnier), what it really is, in a few words, or only what it does to you; with what people of their place know. Dry or daft, and seen at once; at most two of a set are questions. On their side, teasing as friends do. Where they ask for help, about half of a set give it, in that same voice and with their own words turned in it, and the others are the joke; where they are worried the help comes first. It fails most often as a joke that was built or goes on after it is over (things that talk or plan, an invented scene), as advice from a leaflet, as a nod that would fit anywhere ("every time"), as a polished line that nobody would type into a phone, and by slang, "lol" and emoji worn as a costume.',
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
