import { z } from 'zod';
import type { RoutesOfFeature } from './route.ts';

export const identityRoutes = {
  beginSignIn: {
    who: 'anyone',
    summary: 'Begins sign-in, in a popup: redirects to the account chooser.',
    status: 302,
    type: 'text/html',
    errors: ['origin_refused'],
  },
  finishSignIn: {
    who: 'anyone',
    summary: 'Where the identity provider returns to. Failures return to the page as their code.',
    query: z.object({
      state: z.string().optional().catch(undefined).describe('As it was given to the provider.'),
      code: z.string().optional().catch(undefined).describe('The provider’s, for the claims.'),
    }),
    status: 302,
    type: 'text/html',
  },
  listSessions: {
    who: 'signed-in',
    summary: 'Where the person is signed in.',
    answer: z.object({
      items: z.array(
        z.object({
          id: z.uuid(),
          device: z.string().describe('What it was begun with; empty where that is not known.'),
          createdAt: z.iso.datetime(),
          seenAt: z.iso.datetime(),
          isThis: z.boolean().describe('The session that asks.'),
        }),
      ),
    }),
  },
  endSession: {
    who: 'signed-in',
    summary: 'Ends one of the own sessions. One that there is not is as good as ended.',
    status: 204,
  },
  endOtherSessions: {
    who: 'signed-in',
    summary: 'Ends all of the own sessions but this one.',
    status: 204,
  },
  signOut: { who: 'anyone', summary: 'Ends the session, if there is one.', status: 204 },
} satisfies RoutesOfFeature;
