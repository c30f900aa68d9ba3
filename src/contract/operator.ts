import { foldEmail } from './email.ts';
import { z } from 'zod';
import { giftEmailSchema } from './gift.ts';
import { OPERATOR_ROLES } from './operator-roles.ts';
import { isPlainText } from './plain-text.ts';
import type { RoutesOfFeature } from './route.ts';

const WRONG = 'operator_credentials_wrong';

/** Body of `POST /api/operator/sign-in`. Whatever a person types, the words are the same. */
export const operatorSignInSchema = z.object({
  email: z.string(WRONG).max(320, WRONG).refine(isPlainText, WRONG).transform(foldEmail),
  password: z.string(WRONG).max(1024, WRONG),
  code: z
    .string(WRONG)
    .max(100, WRONG)
    .optional()
    .describe('Of the authenticator, or a recovery code, where there is a second factor.'),
});

/** What an operator chooses for themselves; the server says what is wrong with it. */
const newPassword = z.string('body_invalid').max(1024, 'body_invalid');
const code = z.string('body_invalid').max(100, 'body_invalid');
const role = z.enum(OPERATOR_ROLES, 'role_unknown');

/** Answer of `GET /api/operator/self`. */
export const operatorSelfSchema = z.object({
  email: z.string(),
  role,
  hasSecondFactor: z.boolean(),
  mustSetUpSecondFactor: z.boolean().describe('Before anything else.'),
  recoveryCodes: z.int().describe('How many are left.'),
});

/** Body of `POST /api/operator/proof`: one of the two. */
export const operatorProofSchema = z.union(
  [z.object({ password: newPassword }), z.object({ code })],
  'body_invalid',
);

const recoveryCodesSchema = z.object({
  recoveryCodes: z.array(z.string()).describe('Shown this once; each opens one sign-in.'),
});

/** Answer of `GET /api/operator/operators`. */
export const operatorListSchema = z.object({
  operators: z.array(z.object({ email: z.string(), role, hasSecondFactor: z.boolean() })),
  invited: z.array(z.object({ email: z.string(), role, expiresAt: z.iso.datetime() })),
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
    errors: [
      'operator_credentials_wrong',
      'operator_code_required',
      'operator_code_wrong',
      'operator_attempts_used_up',
      'rate_limited',
    ],
  },
  readOperatorSession: {
    who: 'operator',
    role: 'reader',
    isBeforeSecondFactor: true,
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
    role: 'reader',
    isBeforeSecondFactor: true,
    summary: "Ends all of the operator's sessions; no browser is known any more.",
    status: 204,
  },
  readOperatorSelf: {
    who: 'operator',
    role: 'reader',
    isBeforeSecondFactor: true,
    summary: 'The role and the second factor of who is signed in.',
    answer: operatorSelfSchema,
  },
  proveOperator: {
    who: 'operator',
    role: 'reader',
    isBeforeSecondFactor: true,
    summary: 'Shows anew who it is, by password or code, for what asks for that.',
    body: operatorProofSchema,
    status: 204,
    errors: ['operator_password_wrong', 'operator_code_wrong', 'operator_attempts_used_up'],
  },
  changeOperatorPassword: {
    who: 'operator',
    role: 'reader',
    isBeforeSecondFactor: true,
    summary: 'Changes the own password, and ends all other sessions.',
    body: z.object({ oldPassword: newPassword, newPassword }),
    status: 204,
    errors: [
      'operator_password_wrong',
      'password_short',
      'password_guessable',
      'operator_attempts_used_up',
    ],
  },
  beginSecondFactor: {
    who: 'operator',
    role: 'reader',
    needsProof: true,
    isBeforeSecondFactor: true,
    summary: 'A secret for an authenticator, which counts from its first code on.',
    answer: z.object({
      secret: z.string(),
      address: z.string().describe('The same for a QR code.'),
    }),
  },
  confirmSecondFactor: {
    who: 'operator',
    role: 'reader',
    needsProof: true,
    isBeforeSecondFactor: true,
    summary: 'Sets up the second factor by its first code, and ends all other sessions.',
    body: z.object({ code }),
    answer: recoveryCodesSchema,
    errors: ['operator_code_wrong', 'operator_attempts_used_up'],
  },
  removeSecondFactor: {
    who: 'operator',
    role: 'reader',
    needsProof: true,
    summary: 'Removes the second factor and its recovery codes.',
    status: 204,
  },
  renewRecoveryCodes: {
    who: 'operator',
    role: 'reader',
    needsProof: true,
    summary: 'New recovery codes; the old ones open nothing any more.',
    answer: recoveryCodesSchema,
    errors: ['operator_second_factor_missing'],
  },
  listOperators: {
    who: 'operator',
    summary: 'Who may run the service, and who is invited to.',
    answer: operatorListSchema,
  },
  inviteOperator: {
    who: 'operator',
    needsProof: true,
    summary: 'A link by which somebody becomes an operator, once, within three days.',
    body: z.object({ email: giftEmailSchema, role }),
    answer: z.object({ link: z.string(), expiresAt: z.iso.datetime() }),
    status: 201,
    errors: ['email_invalid', 'role_unknown', 'operator_known'],
  },
  changeOperatorRole: {
    who: 'operator',
    needsProof: true,
    summary: 'Gives an operator another role.',
    body: z.object({ role }),
    status: 204,
    errors: ['role_unknown', 'operator_unknown', 'operator_last_owner'],
  },
  removeOperator: {
    who: 'operator',
    needsProof: true,
    summary: 'Puts an operator out at once, or takes an invitation back.',
    status: 204,
    errors: ['operator_unknown', 'operator_last_owner'],
  },
  endPersonSessions: {
    who: 'operator',
    role: 'support',
    summary: 'Ends every session of the person with this e-mail.',
    body: z.object({ email: giftEmailSchema }),
    answer: z.object({ ended: z.int() }),
    errors: ['email_invalid'],
  },
  joinOperators: {
    who: 'anyone',
    summary: 'Makes an operator of whoever has the link of an invitation.',
    body: z.object({
      token: z.string('invitation_over').max(100, 'invitation_over'),
      password: newPassword,
    }),
    answer: z.object({ email: z.string() }),
    errors: ['invitation_over', 'password_short', 'password_guessable', 'rate_limited'],
  },
} satisfies RoutesOfFeature;
