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
      ...(['their_win', 'gratitude', 'opening', 'new_job', 'greeting', 'review'] as const),
      ...(['made_it', 'glad'] as const), // which only rules tell
    ],
  },
  {
    fallback: 'sore',
    kinds: [
      ...(['complaint', 'gripe', 'bad_luck', 'price_rise', 'work_life', 'rejection'] as const),
      ...(['own_layoff', 'layoffs', 'poorly', 'injustice', 'mood', 'closing'] as const),
      ...(['bad_news', 'sore'] as const), // which only rules tell
    ],
  },
  {
    fallback: 'question',
    kinds: [
      ...(['question', 'question_why', 'question_how', 'question_how_much'] as const),
      ...(['question_recommendation', 'question_about_you', 'question_opinion'] as const),
      ...(['question_permission', 'question_me_too', 'question_rhetorical'] as const),
      ...(['question_yes_no', 'question_who_knows', 'question_poll', 'choice'] as const),
    ],
  },
  {
    fallback: 'remark',
    kinds: [
      ...(['opinion', 'take', 'prediction', 'comparison', 'maxim', 'advice', 'politics'] as const),
      ...(['observation', 'news', 'news_grim', 'alert', 'fact', 'quotation'] as const),
      ...(['sports', 'sports_woe', 'weather', 'weather_woe', 'thread_hook'] as const),
    ],
  },
  {
    fallback: 'funny',
    kinds: ['joke', 'wry', 'kid', 'said', 'pet', 'confession'],
  },
  {
    fallback: 'aside',
    kinds: ['story', 'moment', 'plan', 'wish', 'regret', 'nostalgia'],
  },
];

/** Families whose lines are wrong under each other's posts. */
const MOODS: readonly PostKind[] = ['glad', 'sore'];

/** What people tell of an ordinary day, whether it went well or not. */
const EVERYDAY: readonly PostKind[] = [
  ...FAMILIES.filter(({ fallback }) => ['funny', 'aside'].includes(fallback)).flatMap(
    ({ kinds }) => kinds,
  ),
  ...(['small_win', 'joy', 'bad_luck', 'mood', 'observation'] as const),
];

/** A kind this likely is answered as such. */
const SURE = 0.5;
/**
 * And a family of kinds in its plain words. Lower than one might think: readers found more wrong with
 * lines that fit any post than with those of a family that was no more than likely.
 */
const SURE_FAMILY = 0.4;
/** But a cheer for bad news, a sigh for good, or a laugh at either is worse than plain words. */
const SURE_OF_MOOD: Partial<Record<PostKind, number>> = { glad: 0.5, sore: 0.5, funny: 0.6 };
/** Less than this share of all pain together is none. */
const NO_CARE = 0.02;
/** Three words say little, and many of them are no more than a noise. */
const SURE_OF_FEW_WORDS = 0.75;
/** Solemn and indignant lines are worst where they are out of place: 212 new homes are no scandal. */
const STRONG: ReadonlySet<PostKind> = new Set(['moment', 'awe', 'hard', 'news_grim', 'sports_woe']);
const SURE_OF_STRONG = 0.75;
/** What rules and reading both see is believed at this share already. */
const SEEN_TWICE = 0.3;
/** What the rules call hard is believed at this share: "why does nobody say how lonely it is". */
const PERHAPS_HARD = 0.1;
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
  const care = sumOf(reading, [...CARE_KINDS, 'hard']);
  // Few words are a whole post where it is plain what they are: "sunday. rain. soup."
  if (rule === 'unclear') {
    if (care >= PERHAPS_HEAVY) return 'moment';
    return share >= SURE_OF_FEW_WORDS && isTold(kind) ? kind : rule;
  }
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
  const shares = FAMILIES.map((family) => ({ ...family, of: sumOf(reading, family.kinds) }));
  const likeliest = shares.reduce((best, next) => (next.of > best.of ? next : best));
  // Glad to one, sad to the other: neither a cheer nor a sigh is safe.
  const moods = [likeliest, FAMILIES.find(({ kinds }) => kinds.includes(rule))];
  if (MOODS.every((mood) => moods.some((one) => one?.fallback === mood))) return 'moment';
  const bound = SURE_OF_MOOD[likeliest.fallback] ?? SURE_FAMILY;
  if (likeliest.of >= bound) return likeliest.fallback;
  return sumOf(reading, EVERYDAY) >= SURE_FAMILY ? 'aside' : 'any';
}

/**
 * The rules for care are seldom wrong: only where the reading is sure that it is nothing of the kind,
 * as with news of a "terminal" that is an airport's, and never about a death or suicide.
 */
function isRuledOut(rule: PostKind, share: number, care: number): boolean {
  return rule !== 'self_harm' && rule !== 'grief' && share >= SURE_OF_DANGER && care < NO_CARE;
}

/** Neither pain nor a mood, which is what every few words look like. */
function isTold(kind: PostKind): boolean {
  return !isCareKind(kind) && kind !== 'mood' && kind !== 'hard';
}

function boundOf(kind: PostKind): number {
  if (kind === 'self_harm') return SURE_OF_DANGER;
  return STRONG.has(kind) ? SURE_OF_STRONG : SURE;
}

function sumOf(reading: Reading, kinds: readonly PostKind[]): number {
  return kinds.reduce((sum, kind) => sum + (reading.get(kind) ?? 0), 0);
}
