import { z } from 'zod';
import type { RoutesOfFeature } from './route.ts';

export const identityRoutes = {
  beginSignIn: {
    who: 'anyone',
    summary: 'Begins sign-in, in a popup: redirects to the account chooser.',
    status: 302,
    type: 'text/html',
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
  signOut: { who: 'anyone', summary: 'Ends the session, if there is one.', status: 204 },
} satisfies RoutesOfFeature;
