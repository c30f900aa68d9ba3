import { CARE_KINDS, type CareKind } from '../../reading/care-kinds.ts';
import { namesGroup } from '../../reading/detect-harm.ts';
import type { PostReading } from '../../reading/read-post.ts';
import { splitTokens } from '../../reading/split-tokens.ts';
import { findForm } from './find-form.ts';
import { findPurpose } from './find-purpose.ts';
import { isCareKind, type PostKind } from './post-kinds.ts';
import { readKinds, type KindShares } from './post-reader.ts';

interface Family {
  /** Its lines are true of every kind of the family. */
  fallback: PostKind;
  kinds: readonly PostKind[];
  /** To applaud and to console takes more than to wonder. */
  sureAt: number;
}

/** Kinds that are close enough for the same plain words. */
const FAMILIES: readonly Family[] = [
  {
    fallback: 'glad',
    sureAt: 0.7,
    kinds: [
      ...(['recovery', 'sober', 'milestone', 'small_win', 'joy', 'family_news', 'awe'] as const),
      ...(['their_win', 'gratitude', 'opening', 'new_job', 'greeting', 'birthday'] as const),
    ],
  },
  {
    fallback: 'sore',
    sureAt: 0.7,
    kinds: [
      ...(['complaint', 'gripe', 'bad_luck', 'price_rise', 'work_life', 'rejection'] as const),
      ...(['own_layoff', 'layoffs', 'poorly', 'injustice', 'mood', 'closing'] as const),
    ],
  },
  { fallback: 'funny', sureAt: 0.6, kinds: ['joke', 'wry', 'kid', 'said', 'pet', 'confession'] },
  {
    fallback: 'rueful',
    sureAt: 0.6,
    kinds: [
      ...(['complaint', 'gripe', 'bad_luck', 'price_rise', 'work_life', 'rejection'] as const),
      ...(['poorly', 'mood', 'weather_woe', 'sports_woe', 'joke', 'wry', 'confession'] as const),
    ],
  },
  {
    fallback: 'question',
    // Of posts that nothing else is sure of, 26 of 33 that had so little of one wanted an answer.
    sureAt: 0.2,
    kinds: [
      ...(['question_why', 'question_how', 'question_how_much', 'question_rhetorical'] as const),
      ...(['question_recommendation', 'question_about_you', 'question_opinion'] as const),
      ...(['question_permission', 'question_me_too', 'question_yes_no', 'choice'] as const),
      ...(['question_who_knows', 'question_poll'] as const),
    ],
  },
];

/** What claims something, or blames somebody; the rest tells something, and may be listened to. */
const CLAIMS: readonly PostKind[] = [
  ...(['opinion', 'take', 'prediction', 'comparison', 'maxim', 'advice', 'politics'] as const),
  ...(['observation', 'news', 'news_grim', 'alert', 'fact', 'quotation', 'thread_hook'] as const),
  ...(['injustice', 'complaint', 'gripe', 'price_rise', 'layoffs', 'appeal', 'promotion'] as const),
];

/** Kinds between which a post often stands, so that the lines of the likelier one fit it anyhow. */
const KINDRED: readonly (readonly PostKind[])[] = [
  ['opinion', 'take', 'advice', 'maxim', 'observation', 'comparison', 'prediction', 'politics'],
  ['complaint', 'gripe', 'price_rise', 'work_life'],
  ['joke', 'wry', 'confession'],
  ['launch', 'promotion', 'release', 'opening'],
  ['question_about_you', 'question_poll', 'question_opinion'],
  ['question_who_knows', 'question_recommendation', 'question_how', 'question_how_much'],
  ['small_win', 'joy', 'gratitude', 'review'],
  ['milestone', 'new_job', 'sober'],
  ['their_win', 'family_news'],
  ['news', 'news_grim'],
  ['sports', 'sports_woe'],
  ['weather', 'weather_woe'],
];

/** A kind this likely is answered as such; a bound of 0.65 sent one post in five to plain words. */
const SURE = 0.45;
/** Or one that is kindred to most of what else it may be. */
const SURE_OF_KINDRED = 0.6;
const LIKELIEST_OF_KINDRED = 0.3;
/** Below this a kind is a guess, and two lines of a set are worth one. */
const PERHAPS = 0.15;
/** Solemn and indignant lines are worst where they are out of place: 212 new homes are no scandal. */
const STRONG: ReadonlySet<PostKind> = new Set(['moment', 'awe', 'hard', 'news_grim', 'sports_woe']);
const SURE_OF_STRONG = 0.55;
/** So little of a claim: then there is none to go along with. */
const NO_CLAIM = 0.4;
/** The reading heard no pain: the writer needs to be surer than of anything else. */
const SURE_OF_PAIN = 0.65;
/** Of 105 posts that a sign of abuse was seen in, one has so much and so little. */
const SURE_OF_HARD = 0.8;
const NO_ABUSE = 0.05;
/** A joke on somebody's pain costs more than comfort that nobody needed. */
const PERHAPS_PAIN = 0.25;
/** So much of it makes no joke of what is surely one: "his reading glasses are in the fridge door". */
const PAIN_BESIDE = 0.35;
const PERHAPS_HEAVY = 0.3;
/** A hard time in which somebody may be thinking of their death gets no second tone of voice. */
const PERHAPS_DANGER = 0.15;

/**
 * A sighting, a scene: graded under such posts, lines of their own were wrong in 49 to 62 of 100, and what
 * fits whatever is told in 30.
 */
const TOLD_PLAINLY: ReadonlySet<PostKind> = new Set(['observation', 'moment']);
const NO_WEIGHT = 0.1;

/** What nobody should be teased about; somebody's recovery is glad news. */
const PAINFUL: readonly CareKind[] = CARE_KINDS.filter((kind) => kind !== 'recovery');

/** What to answer a post as. */
export interface ChosenKind {
  kind: PostKind;
  /** What it may be as well, where nothing is sure: some of a set are written for that. */
  perhaps: PostKind | null;
}

/**
 * What to answer a post as: what was read of it before, else its form, else the kind that an English
 * post likely is; in other languages what it wants of whoever reads, where a sign tells; `remark`, of which
 * nothing is claimed, in the rest of them and where none is sure and it may be a claim.
 */
export function chooseKind(text: string, reading: PostReading): ChosenKind {
  const known = findKnown(text, reading);
  if (known !== null) return { kind: known, perhaps: null };
  const { kind, perhaps } = judge(readKinds(text));
  // Not every attack on a group is known by its words: no line goes along with what is said of one.
  const mayClaim = [kind, perhaps].some((one) => one === 'aside' || (one && CLAIMS.includes(one)));
  return mayClaim && namesGroup(splitTokens(text))
    ? { kind: 'remark', perhaps: null }
    : { kind, perhaps };
}

function findKnown(text: string, reading: PostReading): PostKind | null {
  if (reading.harm !== null) return reading.harm;
  if (reading.care !== null) return nameCare(text, reading);
  if (reading.toldHarm === 'group') return 'told_group';
  const tokens = splitTokens(text);
  const form = findForm(text, tokens);
  if (form !== null) return form;
  const { language } = reading;
  if (language === 'en') return null;
  // Who asks about a group may hate it: then nobody is glad that it was asked.
  if (language === 'other' || namesGroup(tokens)) return 'remark';
  return findPurpose(text, language) ?? 'remark';
}

/**
 * Which pain it is, the reader of kinds may know where no sign told. Who is hit by a parent they care for is
 * worn out.
 */
function nameCare(text: string, { care, language }: PostReading): PostKind {
  if ((care !== 'pain' && care !== 'abuse') || language !== 'en') return care ?? 'pain';
  const shares = readKinds(text);
  const [kind, share] = findLikeliest(shares);
  if (care === 'abuse') {
    const isOther =
      kind === 'hard' && share >= SURE_OF_HARD && (shares.get('abuse') ?? 0) < NO_ABUSE;
    return isOther ? 'pain' : care;
  }
  return isCareKind(kind) && kind !== 'self_harm' && share >= SURE_OF_PAIN ? kind : 'pain';
}

/** The kind that one can be sure of, else what its family has in common, else `aside` or `remark`. */
export function judge(shares: KindShares): ChosenKind {
  const [likeliest, share] = findLikeliest(shares);
  const surely = (kind: PostKind) => ({ kind, perhaps: null });
  const mayBeInDanger = (shares.get('self_harm') ?? 0) >= PERHAPS_DANGER;
  if (likeliest === 'hard' && mayBeInDanger) return surely('pain');
  const painful = sumOf(shares, PAINFUL);
  const heavy = painful + (shares.get('hard') ?? 0);
  const isPainBeside = painful >= PAIN_BESIDE && !isCareKind(likeliest);
  const isSure = share >= boundOf(likeliest) || isAmongKindred(shares, likeliest);
  if (isSure && isPainBeside) return surely('moment');
  if (isSure) return surely(TOLD_PLAINLY.has(likeliest) && heavy < NO_WEIGHT ? 'aside' : likeliest);
  if (painful >= SURE_OF_PAIN || (likeliest === 'self_harm' && mayBeInDanger)) {
    return surely('pain');
  }
  if (painful >= PERHAPS_PAIN || heavy >= PERHAPS_HEAVY) return surely('moment');
  const isNoGuess = isCareKind(likeliest) || STRONG.has(likeliest) || TOLD_PLAINLY.has(likeliest);
  const perhaps = share < PERHAPS || isNoGuess ? null : likeliest;
  const family = FAMILIES.find(({ kinds, sureAt }) => sumOf(shares, kinds) >= sureAt);
  if (family !== undefined) {
    const isOwn = perhaps !== null && family.kinds.includes(perhaps);
    return { kind: family.fallback, perhaps: isOwn ? perhaps : null };
  }
  return { kind: sumOf(shares, CLAIMS) <= NO_CLAIM ? 'aside' : 'remark', perhaps };
}

function findLikeliest(shares: KindShares): [PostKind, number] {
  return [...shares].reduce((best, next) => (next[1] > best[1] ? next : best));
}

function isAmongKindred(shares: KindShares, kind: PostKind): boolean {
  const kindred = KINDRED.find((kinds) => kinds.includes(kind));
  if (kindred === undefined || (shares.get(kind) ?? 0) < LIKELIEST_OF_KINDRED) return false;
  return sumOf(shares, kindred) >= SURE_OF_KINDRED;
}

function boundOf(kind: PostKind): number {
  if (isCareKind(kind)) return SURE_OF_PAIN;
  return STRONG.has(kind) ? SURE_OF_STRONG : SURE;
}

function sumOf(shares: KindShares, kinds: readonly PostKind[]): number {
  return kinds.reduce((sum, kind) => sum + (shares.get(kind) ?? 0), 0);
}
