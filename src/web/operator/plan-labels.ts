import type { PersonPlan } from '#contract/people.ts';

/** What a person has, as operators read it. */
export const PLAN_LABELS: Record<PersonPlan, string> = {
  free: 'Free',
  subscription: 'Subscribed',
  gift: 'Gifted',
  whitelist: 'By setting',
};
