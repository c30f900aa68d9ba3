import { foldEmail } from './email.ts';
import { z } from 'zod';
import { isPlainText } from './plain-text.ts';
import type { RoutesOfFeature } from './route.ts';

const WRONG = 'operator_credentials_wrong';

/** Body of `POST /api/operator/sign-in`. Whatever a person types, the words are the same. */
export const operatorSignInSchema = z.object({
  email: z.string(WRONG).max(320, WRONG).refine(isPlainText, WRONG).transform(foldEmail),
  password: z.string(WRONG).max(1024, WRONG),
});

/** Answer of `POST /api/operator/sign-in` and `GET /api/operator/session`. */
export const operatorSessionSchema = z.object({
  email: z.string(WRONG),
  isAdmin: z.literal(true),
  expiresAt: z.iso.datetime(),
});

export const operatorRoutes = {
  signInOperator: {
    who: 'anyone',
    summary: 'Opens an operator session of 24 hours, in a cookie.',
    body: operatorSignInSchema,
    answer: operatorSessionSchema,
    errors: ['operator_credentials_wrong', 'operator_attempts_used_up', 'rate_limited'],
  },
  readOperatorSession: {
    who: 'operator',
    summary: 'Whose operator session this is, and until when.',
    answer: operatorSessionSchema,
  },
  signOutOperator: {
    who: 'anyone',
    summary: 'Ends the operator session, if there is one.',
    status: 204,
  },
  signOutOperatorEverywhere: {
    who: 'operator',
    summary: "Ends all of the operator's sessions.",
    status: 204,
  },
} satisfies RoutesOfFeature;
