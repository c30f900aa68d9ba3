import type { Context } from 'hono';
import { AppError } from '#contract/errors.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { AppEnv } from '../http/app-env.ts';
import type { SignedInUser, Visitor } from '../http/callers.ts';
import { visitorKey, type VisitorDeps } from '../http/visitor-address.ts';
import { findSession, readSessionToken } from './sessions.ts';

/** What a request brings to generate with, before the database was asked whose it is. */
export interface Asker {
  /** Of a session; null where it has none. */
  token: string | null;
  /** Who it is without a session; null where visitors may not generate. */
  visitor: Visitor | null;
}

/** @throws AppError sign_in_required where there is neither */
export function requireAsker(deps: VisitorDeps, c: Context<AppEnv>): Asker {
  const token = readSessionToken(deps.config, c.req.raw.headers);
  const visitor = deps.config.anonymousGenerations ? { address: visitorKey(deps, c) } : null;
  if (token === null && visitor === null) throw new AppError('sign_in_required');
  return { token, visitor };
}

/**
 * Whose request it is. A session that is over leaves a visitor.
 * @throws AppError sign_in_required
 */
export async function identifyAsker(
  deps: DatabaseDeps,
  { token, visitor }: Asker,
): Promise<SignedInUser | Visitor> {
  const user = token === null ? null : await findSession(deps, token);
  const found = user ?? visitor;
  if (found === null) throw new AppError('sign_in_required');
  return found;
}
