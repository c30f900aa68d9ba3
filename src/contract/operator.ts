import { z } from 'zod';

/** Body of `POST /api/operator/sign-in`. */
export const operatorSignInSchema = z.object({
  email: z.string().trim().toLowerCase().max(320),
  password: z.string().max(1024),
});

/** Answer of `POST /api/operator/sign-in` and `GET /api/operator/session`. */
export const operatorSessionSchema = z.object({
  email: z.string(),
  isAdmin: z.literal(true),
  expiresAt: z.iso.datetime(),
});
