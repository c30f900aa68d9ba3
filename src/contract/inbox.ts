import { z } from 'zod';
import { MESSAGE_KINDS } from './site.ts';
import { pageSchema } from './query.ts';
import type { RoutesOfFeature } from './route.ts';

export const MESSAGES_PER_PAGE = 25;

/** What somebody sent to the operator. */
export const inboxMessageSchema = z.object({
  id: z.uuid(),
  kind: z.enum(MESSAGE_KINDS),
  email: z.string(),
  text: z.string(),
  createdAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
});
export type InboxMessage = z.infer<typeof inboxMessageSchema>;

/** Answer of `GET /api/operator/messages?kind=&state=open|done&page=`, newest first. */
export const inboxPageSchema = z.object({
  items: z.array(inboxMessageSchema),
  total: z.int(),
  page: z.int().min(1),
  pages: z.int().min(1),
});
export type InboxPage = z.infer<typeof inboxPageSchema>;

/** Body of `PUT /api/operator/messages/:id`. */
export const messageStateSchema = z.object({ isDone: z.boolean() });

const inboxQuery = z.object({
  kind: z.enum(MESSAGE_KINDS).optional().catch(undefined),
  state: z.enum(['open', 'done']).optional().catch(undefined),
});

export const inboxRoutes = {
  listMessages: {
    who: 'operator',
    role: 'reader',
    summary: 'What came by Contact Us, Feedback and Newsletter, newest first.',
    query: inboxQuery.extend({ page: pageSchema }),
    answer: inboxPageSchema,
  },
  downloadMessages: {
    who: 'operator',
    needsProof: true,
    summary: 'The same, all of it, as CSV.',
    query: inboxQuery,
    type: 'text/csv',
  },
  markMessage: {
    who: 'operator',
    role: 'support',
    summary: 'Marks a message as done, or as open again.',
    body: messageStateSchema,
    status: 204,
    errors: ['not_found'],
  },
  deleteMessage: {
    who: 'operator',
    role: 'support',
    summary: 'Deletes a message for good.',
    status: 204,
    errors: ['not_found'],
  },
  deleteDoneMessages: {
    who: 'operator',
    role: 'support',
    summary: 'Deletes all messages that are done, of one kind or of all; open ones stay.',
    query: inboxQuery.pick({ kind: true }),
    answer: z.object({ deleted: z.int() }),
  },
} satisfies RoutesOfFeature;
