import { CARE_KINDS, isCareKind, type CareKind, type PostKind } from './post-kinds.ts';
import type { Reading } from './post-reader.ts';

interface Family {
  /** Its lines are true of every kind of the family. */
  fallback: PostKind;
  kinds: readonly PostKind[];
}

/** What nobody should be teased about; somebody's recovery is glad news. */
const PAINFUL: readonly CareKind[] = CARE_KINDS.filter((kind) => kind !== 'recovery');

/** Kinds that are close enough for the same plain words. */
const FAMILIES: readonly Family[] = [
  {
    fallback: 'glad',
    kinds: [
      ...(['recovery', 'sober', 'milestone', 'small_win', 'joy', 'family_news'] as const),
      ...(['their_win', 'gratitude', 'opening', 'greeting', 'review'] as const),
    ],
  },
  {
    fallback: 'sore',
    kinds: [
      ...(['complaint', 'gripe', 'bad_luck', 'price_rise', 'work_life', 'rejection'] as const),
      ...(['own_layoff', 'layoffs', 'poorly', 'injustice', 'mood', 'closing'] as const),
    ],
  },
  {
    fallback: 'question',
    kinds: [
      ...(['question_why', 'question_how', 'question_how_much', 'question_poll'] as const),
      ...(['question_recommendation', 'question_about_you', 'question_opinion'] as const),
      ...(['question_permission', 'question_me_too', 'question_rhetorical'] as const),
      ...(['question_yes_no', 'question_who_knows', 'choice'] as const),
    ],
  },
  {
    fallback: 'remark',
    kinds: [
      ...(['opinion', 'take', 'prediction', 'comparison', 'maxim', 'advice', 'politics'] as const),
      ...([
        'observation',
        'news',
        'fact',
        'quotation',
        'sports',
        'weather',
        'thread_hook',
      ] as const),
    ],
  },
  {
    fallback: 'aside',
    kinds: [
      ...(['joke', 'wry', 'kid', 'pet', 'confession'] as const),
      ...(['story', 'moment', 'plan', 'wish', 'regret', 'nostalgia'] as const),
    ],
  },
];

/** Kinds that only rules tell. */
const RULED: Partial<Record<PostKind, PostKind>> = { glad: 'made_it', sore: 'bad_news' };

/** What people tell of an ordinary day, whether it went well or not. */
const EVERYDAY: readonly PostKind[] = [
  ...(['joke', 'wry', 'kid', 'pet', 'confession', 'story', 'moment', 'plan', 'wish'] as const),
  ...(['regret', 'nostalgia', 'small_win', 'joy', 'bad_luck', 'mood', 'observation'] as const),
];

/** A kind this likely is answered as such. */
const SURE = 0.5;
/**
 * And a family of kinds in its plain words. Lower than one might think: readers called four in five
 * replies wrong that fit any post, and of the guesses at this bound one in seven.
 */
const SURE_FAMILY = 0.45;
/** Below this even the likeliest family is a shot in the dark. */
const LIKELY_FAMILY = 0.4;
/** Less than this share of all pain together is none. */
const NO_CARE = 0.02;
/** Three words say little, and many of them are no more than a noise. */
const SURE_OF_FEW_WORDS = 0.75;
/** Solemn and lofty lines are worst where they are out of place. */
const LOFTY: ReadonlySet<PostKind> = new Set(['moment', 'awe', 'hard']);
const SURE_OF_LOFTY = 0.75;
/** What rules and reading both see is believed at this share already. */
const SEEN_TWICE = 0.25;
/** What the rules call hard is believed at this share: "why does nobody say how lonely it is". */
const PERHAPS_HARD = 0.15;
/** To be sent to a helpline for a figure of speech is worse than kind words that name nothing. */
const SURE_OF_DANGER = 0.9;
/** A joke on somebody's pain costs more than comfort that nobody needed. */
const PERHAPS_HEAVY = 0.45;
/** Condolences need more than that: a grandfather's first voice notes were met with them. */
const SURELY_HEAVY = 0.65;

/** Kinds that are no prose, or that no example shows. */
const SEEN_OUTRIGHT: ReadonlySet<PostKind> = new Set([
  'emoji',
  'link',
  'code',
  'injection',
  'group_attack',
]);

/**
 * What to answer a post as: the kind where one is likely enough, else what its family has in common,
 * else `any`, whose lines are true of whatever it is.
 * @param rule what the rules found
 */
export function chooseKind(reading: Reading, rule: PostKind): PostKind {
  if (SEEN_OUTRIGHT.has(rule)) return rule;
  const [kind, share] = [...reading].reduce((best, next) => (next[1] > best[1] ? next : best));
  // Few words are a whole post where it is plain what they are: "sunday. rain. soup."
  if (rule === 'unclear') return share >= SURE_OF_FEW_WORDS && isTold(kind) ? kind : rule;
  const care = sumOf(reading, [...CARE_KINDS, 'hard']);
  if (isCareKind(rule) && !isRuledOut(rule, share, care)) {
    // Which pain it is, the reading may know better; but whoever died is not ill.
    const isOpen = rule !== 'self_harm' && rule !== 'grief';
    return isOpen && isCareKind(kind) && share >= SURE ? kind : rule;
  }
  if (rule === 'hard' && care >= PERHAPS_HARD && !isCareKind(kind)) return 'hard';
  if (share >= boundOf(kind)) return kind;
  if (kind === 'self_harm') return 'moment';
  const painful = sumOf(reading, PAINFUL);
  const heavy = painful + (reading.get('hard') ?? 0);
  if (heavy >= SURELY_HEAVY) return painful > heavy / 2 ? 'pain' : 'hard';
  if (heavy >= PERHAPS_HEAVY) return 'moment';
  if ((reading.get(rule) ?? 0) >= SEEN_TWICE) return rule;
  const shares = FAMILIES.map(({ fallback, kinds }) => ({ fallback, of: sumOf(reading, kinds) }));
  const likeliest = shares.reduce((best, next) => (next.of > best.of ? next : best));
  // Glad to one, sad to the other: neither a cheer nor a sigh is safe.
  const opposite = likeliest.fallback === 'glad' ? 'sore' : 'glad';
  const isMoody = likeliest.fallback === 'glad' || likeliest.fallback === 'sore';
  if (isMoody && isOf(opposite, rule)) return 'moment';
  if (likeliest.of >= SURE_FAMILY) return likeliest.fallback;
  if (sumOf(reading, EVERYDAY) >= SURE_FAMILY) return 'aside';
  return likeliest.of >= LIKELY_FAMILY ? likeliest.fallback : 'any';
}

/**
 * The rules for care are seldom wrong: only where the reading is sure that it is nothing of the kind,
 * as with news of a "terminal" that is an airport's, and never about a death or suicide.
 */
function isRuledOut(rule: PostKind, share: number, care: number): boolean {
  return rule !== 'self_harm' && rule !== 'grief' && share >= SURE_OF_DANGER && care < NO_CARE;
}

/** Whether a kind is the plain word of a family, or one of those that only rules know. */
function isOf(fallback: PostKind, kind: PostKind): boolean {
  const family = FAMILIES.find((one) => one.fallback === fallback);
  return kind === fallback || kind === RULED[fallback] || family?.kinds.includes(kind) === true;
}

/** Neither pain nor a mood, which is what every few words look like. */
function isTold(kind: PostKind): boolean {
  return !isCareKind(kind) && kind !== 'mood' && kind !== 'hard';
}

function boundOf(kind: PostKind): number {
  if (kind === 'self_harm') return SURE_OF_DANGER;
  return LOFTY.has(kind) ? SURE_OF_LOFTY : SURE;
}

function sumOf(reading: Reading, kinds: readonly PostKind[]): number {
  return kinds.reduce((sum, kind) => sum + (reading.get(kind) ?? 0), 0);
}
