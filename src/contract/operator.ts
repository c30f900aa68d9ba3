import { z } from 'zod';

const WRONG = 'operator_credentials_wrong';

/** Body of `POST /api/operator/sign-in`. Whatever a person types, the words are the same. */
export const operatorSignInSchema = z.object({
  email: z.string().trim().toLowerCase().max(320, WRONG),
  password: z.string().max(1024, WRONG),
});

/** Answer of `POST /api/operator/sign-in` and `GET /api/operator/session`. */
export const operatorSessionSchema = z.object({
  email: z.string(),
  isAdmin: z.literal(true),
  expiresAt: z.iso.datetime(),
});
