import { z } from 'zod';
import { premiumUserSchema } from './gift.ts';
import { searchSchema } from './query.ts';
import type { RoutesOfFeature } from './route.ts';

/** What a person has by: a subscription stands before a gift. */
export const PERSON_PLANS = ['free', 'subscription', 'gift', 'whitelist'] as const;
export type PersonPlan = (typeof PERSON_PLANS)[number];

export const PEOPLE_PER_PAGE = 25;

const moment = z.iso.datetime();

/** A row of the list of people. */
export const personSchema = z.object({
  userId: z.string(),
  email: z.string(),
  displayName: z.string(),
  plan: z.enum(PERSON_PLANS),
  usedToday: z.int(),
  limit: z.int(),
  joinedAt: moment,
  lastSeenAt: moment.nullable().describe('Null: imported, and not signed in since.'),
});
export type Person = z.infer<typeof personSchema>;

/** Answer of `GET /api/operator/people?search=&plan=&after=`. */
export const personPageSchema = z.object({
  items: z.array(personSchema),
  next: z.string().nullable().describe('For `after`, where there are more.'),
});
export type PersonPage = z.infer<typeof personPageSchema>;

/** Answer of `GET /api/operator/people/:id`. */
export const personDetailsSchema = personSchema.extend({
  isLifetime: z.boolean().describe('A gift without an end.'),
  endsAt: moment.nullable().describe('When premium ends by itself.'),
  renewsAt: moment.nullable().describe('When the next period is paid.'),
  uses: z
    .array(z.object({ day: z.iso.date(), count: z.int() }))
    .describe('Of the last 30 UTC days, the latest first, without days of none.'),
  gifts: z.array(premiumUserSchema).describe('To the e-mails they signed in with.'),
  memberships: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      grants: z.boolean().describe('Whether it makes premium.'),
      cancelAtPeriodEnd: z.boolean(),
      periodEnd: moment.nullable(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      status: z.string(),
      substatus: z.string(),
      createdAt: moment,
      failureMessage: z.string().nullable(),
    }),
  ),
  sessions: z.array(z.object({ device: z.string(), createdAt: moment, seenAt: moment })),
});
export type PersonDetails = z.infer<typeof personDetailsSchema>;

export const peopleRoutes = {
  listPeople: {
    who: 'operator',
    role: 'reader',
    summary: 'People, who joined last first.',
    query: z.object({
      search: searchSchema.describe('What their e-mail begins with, or their whole user id.'),
      plan: z.enum(PERSON_PLANS).optional().catch(undefined),
      after: z.string().max(400).catch('').describe('`next` of the page before.'),
    }),
    answer: personPageSchema,
  },
  readPerson: {
    who: 'operator',
    role: 'reader',
    summary: 'What is known of a person: plan, uses, gifts, payments, sessions.',
    answer: personDetailsSchema,
    errors: ['operator_person_unknown'],
  },
} satisfies RoutesOfFeature;
