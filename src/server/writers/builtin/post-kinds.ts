import { CARE_KINDS, type CareKind } from '../../reading/care-kinds.ts';

/** Kinds of post that the phrase bank knows. */
export const POST_KINDS = [
  ...CARE_KINDS,
  'emoji',
  'link',
  'code',
  'injection',
  'group_attack',
  'hiring',
  'promotion',
  'layoffs',
  'own_layoff',
  'bad_news',
  'rejection',
  'milestone',
  'release',
  'launch',
  'joke',
  'greeting',
  'choice',
  'question',
  'question_why',
  'question_do_you',
  'question_who_knows',
  'question_how_much',
  'question_how',
  'question_recommendation',
  'question_poll',
  'question_about_you',
  'question_opinion',
  'question_permission',
  'question_me_too',
  'question_rhetorical',
  'question_yes_no',
  'advice',
  'news',
  'news_grim',
  'alert',
  'gratitude',
  'confession',
  'complaint',
  'mood',
  'bad_luck',
  'joy',
  'plan',
  'prediction',
  'story',
  'review',
  'comparison',
  'motivation',
  'rant',
  'fact',
  'claim',
  'moment',
  'wish',
  'gripe',
  'quotation',
  'thread_hook',
  'kid',
  'said',
  'pet',
  'sports',
  'sports_woe',
  'weather',
  'weather_woe',
  'price_rise',
  'price',
  'work_life',
  'closing',
  'someone_else',
  'observation',
  'maxim',
  'tip',
  'nostalgia',
  'family_news',
  'injustice',
  'small_win',
  'regret',
  'politics',
  'made_it',
  'awe',
  'opening',
  'new_job',
  'birthday',
  'their_win',
  'appeal',
  'take',
  'opinion',
  'hard',
  'wry',
  'funny',
  'rueful',
  'aside',
  'sore',
  'glad',
  'poorly',
  'sober',
  'remark',
  'any',
  'unclear',
] as const;

export type PostKind = (typeof POST_KINDS)[number];

export function isCareKind(kind: PostKind): kind is CareKind {
  return CARE_KINDS.some((care) => care === kind);
}

/** Signals of one kind over a post in lower case with plain apostrophes. */
export interface KindRule {
  kind: PostKind;
  /** Each is enough alone. */
  sure: readonly Pick<RegExp, 'test'>[];
  /** Two are enough. */
  likely?: readonly RegExp[];
  /** Without it the likely signs do not count. */
  needs?: RegExp;
  /** What shows that it is another kind after all. */
  unless?: RegExp;
}
