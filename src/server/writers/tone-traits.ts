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
      'Whoever reads it has to answer: the author first, and strangers one another. Most of a set take the wrong side with a straight face, as if nothing were plainer, and go further in it than anybody would dare: whoever or whatever they complain of was right, they did it to themselves, what they are proud of does not count, the other town, trade, phone or team does it better. Something small and true in the post is all the proof it needs. One or two go past the author: of everybody who does, buys or likes such a thing they say what all of those have to argue with. The rest turn what they said on them, or are sheer cheek. It is said as a cocky person of their place talks, silly rather than sour, and funny to everybody but the author. Who agrees with the author provokes nobody, and nor does a clever remark that has no other side. A question is bait too: one or two of a set have an answer in the jab, in the same breath, and nobody gives advice. Unfair is fine, dull is not: no sums, no law, no lecture, nothing weighed up; a line that has to be built is too clever, say the one that hurts at once. What is tender in a post is left whole (a child, a kindness, a success that took long): there the outrage is mock and on its side, at whoever doubted or did not clap. Only where somebody hurt, cheated or robbed the author in earnest do all of them go for whoever did it, louder than the author did. What people do, buy, post, claim or like is fair game; who they are, their children and whom they lost are not.',
  },
  nice: {
    sharpness: 0,
    brief:
      'What a warm person who read to the end types without thinking long: easy, spoken, never worked at, as to somebody they like. Each is about one thing in the post that the author will be glad somebody noticed, and says it simply; where a line has to be built, they say the simple thing instead. A greeting is returned, joy is shared as loud as it is told, and where there is something to congratulate most of a set do. Where they ask, wonder or worry, about half of a set answers that, gently and with something they can use, and a kind word for who asks. Where the post is playful or tiny, so is the reply: light, quick, a little silly. It fails most often as a line that tries to be fine or clever, by a cheer that fits under any post, and by telling the post again with a compliment on it.',
  },
  informal: {
    sharpness: 4,
    isTyped: true,
    brief:
      'What the funniest friend in the group chat fires back within three seconds, as it is typed, lower case where people of that language type so, mostly under sixteen words. They are in the story at once: how it goes on, somebody else in it, the odd bit that nobody has explained yet, the obvious thing that all others were too polite to say, with what people of their place know and how they say it there. One picture, then send; a line that has to be built comes too late, and two of a set at most are questions. Where something ends, goes wrong for good or wears the author out, about half of a set are simply with them, in that same voice. Where they ask for help, about half of a set gives something that works, in that same voice. On their side, teasing as friends do. It fails most often as a joke that runs long, as a remark that says what everybody saw, and as a line too polished to be typed.',
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
