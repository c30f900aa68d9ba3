import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { AppError } from '#contract/errors.ts';
import { readInstallationSecret } from '../config/installation-secret.ts';
import type { Connection, Database } from '../database/database.ts';
import { operatorRecoveryCodes, operators } from '../database/schema.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { readOperator } from './operator-accounts.ts';

type Needs = Pick<OperatorDeps, 'database' | 'clock'>;

const RECOVERY_CODES = 10;
/** 24 letters of 5 bits: too many to guess, so that a plain hash is enough. */
const RECOVERY_LETTERS = 24;
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** A clock may be this wrong; RFC 6238 names one step. */
const TOLERANCE_SECONDS = 30;
const CODE_FORM = /^\d{6}$/;

/**
 * Makes a secret that waits for its first code.
 * @returns the secret, and the address that an authenticator reads
 */
export async function beginSecondFactor(
  deps: Needs,
  email: string,
): Promise<{ secret: string; address: string }> {
  const secret = generateSecret();
  const pendingSecondFactor = await encrypt(deps.database, { email, secret });
  await deps.database.orm
    .update(operators)
    .set({ pendingSecondFactor })
    .where(eq(operators.email, email));
  return { secret, address: generateURI({ issuer: 'Riposte', label: email, secret }) };
}

/**
 * Makes the waiting secret the operator's, once its first code shows that it arrived.
 * @returns recovery codes, which are kept as hashes only
 * @throws AppError operator_code_wrong
 */
export async function confirmSecondFactor(
  deps: Needs,
  tx: Connection,
  { email, code }: { email: string; code: string },
): Promise<string[]> {
  const operator = await readOperator(tx, email);
  const pending = operator?.pendingSecondFactor ?? null;
  const secret = pending === null ? null : await decrypt(tx, { email, sealed: pending });
  const step = secret === null ? null : findStep(deps, { secret, code });
  if (step === null) throw new AppError('operator_code_wrong');
  await tx.orm
    .update(operators)
    .set({ secondFactor: pending, pendingSecondFactor: null, secondFactorStep: step })
    .where(eq(operators.email, email));
  return makeRecoveryCodes(tx, email);
}

/** New recovery codes; the old ones open nothing any more. */
export async function makeRecoveryCodes(tx: Connection, email: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, makeRecoveryCode);
  await tx.orm.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorEmail, email));
  await tx.orm
    .insert(operatorRecoveryCodes)
    .values(codes.map((code) => ({ operatorEmail: email, codeHash: hashRecoveryCode(code) })));
  return codes;
}

export async function removeSecondFactor(tx: Connection, email: string): Promise<void> {
  await tx.orm
    .update(operators)
    .set({ secondFactor: null, pendingSecondFactor: null, secondFactorStep: null })
    .where(eq(operators.email, email));
  await tx.orm.delete(operatorRecoveryCodes).where(eq(operatorRecoveryCodes.operatorEmail, email));
}

/**
 * Uses a code of the authenticator, or a recovery code. Each counts once.
 * @throws AppError operator_code_wrong
 */
export async function useSecondFactor(
  deps: Needs,
  { email, code }: { email: string; code: string },
): Promise<'authenticator' | 'recovery code'> {
  if (!CODE_FORM.test(tidyCode(code))) {
    const [used] = await deps.database.run(USE_RECOVERY, [email, hashRecoveryCode(code)]);
    if (used === undefined) throw new AppError('operator_code_wrong');
    return 'recovery code';
  }
  const operator = await readOperator(deps.database, email);
  const sealed = operator?.secondFactor;
  const secret = sealed ? await decrypt(deps.database, { email, sealed }) : null;
  const step = secret === null ? null : findStep(deps, { secret, code });
  // The later step wins: a code that was seen on the way is worth nothing any more.
  const [used] = step === null ? [] : await deps.database.run(USE_STEP, [email, step]);
  if (used === undefined) throw new AppError('operator_code_wrong');
  return 'authenticator';
}

/** Whether it is a recovery code of this operator; it is not used by that. */
export async function isRecoveryCode(
  deps: Needs,
  { email, code }: { email: string; code: string },
): Promise<boolean> {
  const [found] = await deps.database.run(FIND_RECOVERY, [email, hashRecoveryCode(code)]);
  return found !== undefined;
}

export async function countRecoveryCodes(deps: Needs, email: string): Promise<number> {
  const [row] = await deps.database.run<{ count: number }>(COUNT_RECOVERY, [email]);
  return row?.count ?? 0;
}

/** @returns the time step that the code is of, or null */
function findStep(
  deps: Pick<OperatorDeps, 'clock'>,
  { secret, code }: { secret: string; code: string },
): number | null {
  const token = tidyCode(code);
  if (!CODE_FORM.test(token)) return null;
  const epoch = Math.floor(deps.clock.now().getTime() / 1000);
  const found = verifySync({ secret, token, epoch, epochTolerance: TOLERANCE_SECONDS });
  return found.valid && 'timeStep' in found ? found.timeStep : null;
}

function makeRecoveryCode(): string {
  const letters = Array.from(randomBytes(RECOVERY_LETTERS), (byte) => ALPHABET[byte % 32]).join('');
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-');
}

function hashRecoveryCode(code: string): string {
  return createHash('sha256').update(tidyCode(code)).digest('base64url');
}

function tidyCode(code: string): string {
  return code.replaceAll(/[\s-]/g, '').toUpperCase();
}

/** AES-256-GCM, bound to whose it is: a row that is copied to another operator opens nothing. */
async function encrypt(
  database: Pick<Database, 'run'>,
  { email, secret }: { email: string; secret: string },
): Promise<string> {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', await readKey(database), iv);
  cipher.setAAD(Buffer.from(email));
  const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.');
}

/** @returns null for what was encrypted by another key, for somebody else, or changed since */
async function decrypt(
  database: Pick<Database, 'run'>,
  { email, sealed }: { email: string; sealed: string },
): Promise<string | null> {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (iv === undefined || tag === undefined || text === undefined) return null;
  const key = await readKey(database);
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv);
    decipher.setAAD(Buffer.from(email));
    decipher.setAuthTag(tag);
    return decipher.update(text, undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}

async function readKey(database: Pick<Database, 'run'>): Promise<Buffer> {
  return Buffer.from(
    await readInstallationSecret(database, 'operators-second-factor'),
    'base64url',
  );
}

const USE_RECOVERY = {
  name: 'operator_recovery_use',
  text: `delete from operator_recovery_codes where operator_email = $1 and code_hash = $2
    returning code_hash`,
};

const FIND_RECOVERY = {
  name: 'operator_recovery_find',
  text: 'select 1 from operator_recovery_codes where operator_email = $1 and code_hash = $2',
};

const COUNT_RECOVERY = {
  name: 'operator_recovery_count',
  text: 'select count(*)::int as count from operator_recovery_codes where operator_email = $1',
};

const USE_STEP = {
  name: 'operator_step_use',
  text: `update operators set second_factor_step = $2::bigint
    where email = $1 and (second_factor_step is null or second_factor_step < $2::bigint)
    returning email`,
};
