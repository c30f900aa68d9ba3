import type { PostKind } from './post-kinds.ts';

/** Kinds whose lines are glad with the author. */
const GLAD: ReadonlySet<PostKind> = new Set([
  'joy',
  'small_win',
  'made_it',
  'gratitude',
  'awe',
  'opening',
  'someone_else',
  'glad',
  'review',
  'greeting',
  'family_news',
  'milestone',
  'their_win',
]);

/** Good news that was worked for: hardship on the way belongs to it. */
const HARD_WON: ReadonlySet<PostKind> = new Set([
  'milestone',
  'their_win',
  'family_news',
  'small_win',
]);

/** Kinds whose lines are annoyed with the author, or sorry. */
const SORE: ReadonlySet<PostKind> = new Set([
  'complaint',
  'gripe',
  'bad_luck',
  'mood',
  'price',
  'price_rise',
  'work_life',
  'rant',
]);

/** Kinds whose lines make fun. */
const LIGHT: ReadonlySet<PostKind> = new Set([
  'joke',
  'kid',
  'pet',
  'take',
  'sports',
  'weather',
  'nostalgia',
  'comparison',
  'observation',
  'confession',
  'plan',
  'greeting',
  'thread_hook',
]);

/** Kinds whose lines argue. */
const ARGUED: ReadonlySet<PostKind> = new Set([
  'claim',
  'opinion',
  'take',
  'prediction',
  'maxim',
  'advice',
  'tip',
  'motivation',
  'observation',
  'fact',
  'politics',
]);

/** Words that no joke and no verdict should meet. */
const HEAVY =
  /\b(lonely|loneliness|grief|breakdown|depress\w+|panic attacks?|sobbing|heartbr\w+|worst (day|week|month|year) of (my|our)|not okay|i'm falling apart|i('m| am) (so )?(scared|terrified)(?! to )|struggl\w+|suicid\w+|evicted|homeless|abus\w+|trauma\w*|ashamed|my divorce|addict\w*|how many more of these|relapse|hard time|tough (week|month|year)|hard (week|month|year)|feel(ing)? (a bit |a little |so |really |pretty |kind of )?(lost|stuck|empty|numb|hopeless|invisible|low)|gave up on me|broke me)\b|\bi (just )?(wept|broke down|can't stop crying)\b/;

/** What can be heavy and can be nothing: neither sorrow nor fun is safe. */
const PERHAPS_HEAVY =
  /\b(cried|crying|tears|dying|died|death|hospitals?|surgery|alone|miss(ing)? (him|her|them|you)|sick|ill|hardest|aging|ageing|(get|gets|getting|grow|growing) old|vet|kidneys?|can't (do|climb|manage) (the )?stairs|arthritis|frail|hurts?|lost (my|our|his|her|him|them|someone|everything|a|the)|pain|doctors?|nurse|emergency|accident|gaza|ukraine|war|refugees?|(?<!dive |dive-|bath |photo)bomb(s|ed|ing)?|ceasefire|ambulance|goodbye|funeral|eviction|alcohol|sober)\b/;

const GOOD =
  /\b(love(d)?|lovely|thank(s| you)|grateful|proud|kind(ness)?|happy(?! birthday)|best(?! part)|beautiful|relie(f|ved)|finally|glad|worth it|10\/10|saved|returned|early|loyal|approved|found it|in the sun|perfect)\b/;
const BAD =
  /(?<!^(ok|okay|all right) )(?<!a bit, )\bbut\b|\b(lost|late|cancel+ed|broken?|worst|failed|rejected|stolen|missed|unfortunately|hate|ruined|wrong|tired|stuck|sad(ness|ly)?|disappoint\w*|overpriced|never again|awful|terrible|supposed to|should warn)\b/;

/** One's own hard time, said of everybody: "Nobody talks about how lonely it is to move at 38." */
const VEILED =
  /\bhow (\w+ )?(lonely|hard|isolating|exhausting) (it|life|this|that) (is|gets|can be|feels)\b/;

/** What a child or an animal does at last is no mischief. */
const TENDER_FIRST =
  /\b(for the first time|finally (let|came|trusted|slept|purred|ate)|so proud|got adopted)\b/;

/** Thanks and praise turned round: "Love that for me." */
const SARCASM =
  /^(oh|ah|wow|ok|so|yay|love|loving|gotta love|great|good|thanks|thank you|nice|cool|glad|shout ?out|thrilled|nothing like|nothing says|can't wait)\b|\b(love that for (me|us)|thanks for nothing|great (system|job|service)|truly|apparently)\b/;

/**
 * Where the signs of a post pull apart, its kind gives way to one that takes less for granted: a
 * plain reply under any post costs little, a wrong one makes the writer look as if it had not read.
 * @param post in lower case with plain apostrophes
 * @param kind what the surest sign says
 * @param isPersonal whether the author speaks of themselves
 */
export function settleDoubt(post: string, kind: PostKind, isPersonal: boolean): PostKind {
  const unsure: PostKind = isPersonal ? 'moment' : 'remark';
  if (GLAD.has(kind)) {
    if (HEAVY.test(post)) return isPersonal && !HARD_WON.has(kind) ? 'moment' : unsure;
    if (HARD_WON.has(kind)) return kind;
    if (kind === 'gratitude') return kind;
    return BAD.test(post) || PERHAPS_HEAVY.test(post) ? unsure : kind;
  }
  if ((kind === 'pet' || kind === 'kid') && TENDER_FIRST.test(post)) return 'joy';
  if (kind === 'story' && (HEAVY.test(post) || PERHAPS_HEAVY.test(post))) return unsure;
  if (LIGHT.has(kind) && HEAVY.test(post)) return isPersonal ? 'hard' : unsure;
  // Children cry over bananas, and teams lose.
  const isChildish = kind === 'kid' || kind === 'joke' || kind === 'sports';
  if (LIGHT.has(kind) && PERHAPS_HEAVY.test(post) && !isChildish) return unsure;
  if (ARGUED.has(kind) && HEAVY.test(post) && (isPersonal || isVeiled(post))) return 'hard';
  if (SORE.has(kind)) {
    if (HEAVY.test(post)) return isPersonal ? 'hard' : unsure;
    if (GOOD.test(post) && !SARCASM.test(post)) return unsure;
  }
  return kind;
}

/** Whether a kind's lines are sorry or annoyed with the author. */
export function isSore(kind: PostKind): boolean {
  return (
    SORE.has(kind) ||
    kind === 'hard' ||
    kind === 'layoffs' ||
    kind === 'bad_news' ||
    kind === 'rejection'
  );
}

/** Whether something weighs on whoever wrote this, however they put it. */
export function isHeavy(post: string): boolean {
  return HEAVY.test(post);
}

/** Whether it is put as if it weighed on everybody. */
export function isVeiled(post: string): boolean {
  return VEILED.test(post);
}

/** Whether a post should not be turned over in jest. */
export function isTender(text: string): boolean {
  const post = text.toLowerCase();
  return HEAVY.test(post) || PERHAPS_HEAVY.test(post);
}

/** Whether it may, so that fun is out of place and so is comfort. */
export function mayBeHeavy(post: string): boolean {
  return PERHAPS_HEAVY.test(post);
}
