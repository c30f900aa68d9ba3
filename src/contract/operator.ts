import { z } from 'zod';
import { isPlainText } from './plain-text.ts';

const WRONG = 'operator_credentials_wrong';

/** Body of `POST /api/operator/sign-in`. Whatever a person types, the words are the same. */
export const operatorSignInSchema = z.object({
  email: z.string(WRONG).trim().toLowerCase().max(320, WRONG).refine(isPlainText, WRONG),
  password: z.string(WRONG).max(1024, WRONG),
});

/** Answer of `POST /api/operator/sign-in` and `GET /api/operator/session`. */
export const operatorSessionSchema = z.object({
  email: z.string(WRONG),
  isAdmin: z.literal(true),
  expiresAt: z.iso.datetime(),
});
