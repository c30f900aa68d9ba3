import { CARE_KINDS, type CareKind } from '../../reading/care-kinds.ts';

/** Kinds that are seen by the form of a post, or read before the writer is asked. */
export const READ_KINDS = [
  ...CARE_KINDS,
  'emoji',
  'link',
  'code',
  'injection',
  'unclear',
  'group',
  'told_group',
  'crowd',
  'exposure',
] as const;

/** What kinds have in common, where none of them is sure. */
export const FALLBACK_KINDS = [
  'glad',
  'sore',
  'question',
  'remark',
  'funny',
  'rueful',
  'aside',
] as const;

/** Kinds that posts teach: a file of `training/posts/` each, besides the care kinds. */
export const LEARNED_KINDS = [
  ...(['launch', 'release', 'opening', 'promotion', 'hiring', 'appeal', 'alert'] as const),
  ...([
    'milestone',
    'new_job',
    'small_win',
    'joy',
    'family_news',
    'their_win',
    'birthday',
  ] as const),
  ...(['gratitude', 'awe', 'greeting', 'sober', 'layoffs', 'own_layoff', 'rejection'] as const),
  ...(['closing', 'hard', 'poorly', 'mood', 'regret', 'bad_luck', 'complaint', 'gripe'] as const),
  ...(['price_rise', 'work_life', 'injustice', 'weather', 'weather_woe', 'sports'] as const),
  ...(['sports_woe', 'opinion', 'take', 'prediction', 'comparison', 'maxim', 'advice'] as const),
  ...([
    'politics',
    'observation',
    'quotation',
    'thread_hook',
    'fact',
    'news',
    'news_grim',
  ] as const),
  ...(['review', 'joke', 'wry', 'kid', 'said', 'pet', 'confession', 'story', 'moment'] as const),
  ...(['plan', 'wish', 'nostalgia', 'choice', 'question_why', 'question_how'] as const),
  ...([
    'question_how_much',
    'question_recommendation',
    'question_poll',
    'question_opinion',
  ] as const),
  ...(['question_about_you', 'question_permission', 'question_me_too'] as const),
  ...(['question_rhetorical', 'question_yes_no', 'question_who_knows'] as const),
] as const;

/** Kinds of post that the phrase bank knows. */
export const POST_KINDS = [...READ_KINDS, ...FALLBACK_KINDS, ...LEARNED_KINDS] as const;

export type PostKind = (typeof POST_KINDS)[number];

export function isCareKind(kind: PostKind): kind is CareKind {
  return CARE_KINDS.some((care) => care === kind);
}

/** Kinds that have one voice in all tones: nobody is provoked there. */
export function hasOneVoice(kind: PostKind): boolean {
  return isCareKind(kind) || kind === 'crowd' || kind === 'exposure';
}
