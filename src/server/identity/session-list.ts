import type { AnswerOf } from '#contract/api.ts';
import { emailKey } from '../database/email-key.ts';
import { NOW } from '../database/now.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';
import type { SignedInUser } from '../http/callers.ts';
import type { Sendable } from '../http/door.ts';

/** Where a person is signed in, this session first and then the latest seen. */
export async function listSessions(
  deps: DatabaseDeps,
  user: SignedInUser,
): Promise<Sendable<AnswerOf<'listSessions'>>> {
  const values = [user.userId, user.tokenHash, deps.clock.databaseNow()];
  return { items: await deps.database.run<Row>(LIST, values) };
}

/** Ends one of the person's sessions; the table tells every instance. */
export async function endSession(deps: DatabaseDeps, userId: string, id: string): Promise<void> {
  await deps.database.run(END, [userId, id]);
}

export async function endOtherSessions(deps: DatabaseDeps, user: SignedInUser): Promise<void> {
  await deps.database.run(END_OTHERS, [user.userId, user.tokenHash]);
}

/**
 * Ends every session of whoever signed in with this e-mail.
 * @param email in small letters
 * @returns how many there were
 */
export async function endSessionsOf(
  deps: { database: Pick<DatabaseDeps['database'], 'run'> },
  email: string,
): Promise<number> {
  return (await deps.database.run(END_ALL, [email])).length;
}

interface Row {
  id: string;
  device: string;
  isThis: boolean;
  createdAt: Date;
  seenAt: Date;
}

const LIST = {
  name: 'session_list',
  text: `
    select id, device, created_at as "createdAt", seen_at as "seenAt",
      token_hash = $2 as "isThis"
    from sessions where user_id = $1 and expires_at > ${NOW('$3')}
    order by "isThis" desc, seen_at desc limit 100`,
};

const END = {
  name: 'session_end',
  text: 'delete from sessions where user_id = $1 and id::text = $2',
};

const END_OTHERS = {
  name: 'session_end_others',
  text: 'delete from sessions where user_id = $1 and token_hash <> $2',
};

const END_ALL = {
  name: 'session_end_all',
  text: `delete from sessions where user_id in
    (select user_id from identities where ${emailKey('email')} = $1) returning id`,
};
