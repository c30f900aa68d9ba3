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
      'It makes the author answer and strangers take sides. Argue as people do on a timeline: with sarcasm, with their own words or number turned on them, with the case that sinks their logic, with a flat claim of the opposite, with a sweeping verdict on everybody who does this; each of a set in another of these ways, and at most two of them begin with "You". Cocky, blunt, and funny to everybody but the author: a whole sentence that carries its own point, one breath long. Unfair is fine, dull is not; nothing is weighed up or conceded. Where the author was wronged, most of them go for whoever did it, louder than the author did. What people do, buy, post, claim or like is fair game; who they are, their children and whom they lost are not. It fails most often as a polite remark on the logic of the post, as a line so short or clever that nobody feels hit, and as a jeer at somebody who was robbed.',
  },
  nice: {
    sharpness: 0,
    brief:
      'What a kind person who read to the end types without thinking long: glad, proud, touched, sorry or curious first, in plain words, and with it the one thing that moved or amused them most. Where there is something to congratulate, some of them do. Warm and simple, a little funny where the post is, and not every one with a joke. No poetry, no moral, no blessing, no remark on how the post is put. It fails most often by a cheer that fits under any post ("so inspiring", "what a journey"), and by an observation so fine that the warmth is gone.',
  },
  informal: {
    sharpness: 4,
    isTyped: true,
    brief:
      'What a friend fires back in the chat: quick, as it is typed, lower case where people of that language type so. It joins in: takes the bit one step further than the author did, plays it out, blows it up, or is on the side of the wrong one in it, and adds something that was not in the post. One of a set at most is a question, and one may be only two or three words. Where they ask for help, it comes in the same breath as the joke. On their side, teasing as friends do. It fails most often as a nod that adds nothing ("every time"), as a polished line that nobody would type into a phone, by answering beside the point, and by slang, "lol" and emoji worn as a costume.',
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
