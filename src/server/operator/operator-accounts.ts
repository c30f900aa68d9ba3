import { eq } from 'drizzle-orm';
import type { OperatorRole } from '#contract/operator-roles.ts';
import { AppError } from '#contract/errors.ts';
import type { Connection } from '../database/database.ts';
import { NOW } from '../database/now.ts';
import { operatorInvitations, operators } from '../database/schema.ts';
import type { OperatorDeps } from './operator-deps.ts';
import { writeAudit, type Actor } from './audit-log.ts';
import { hashToken } from '../identity/sessions.ts';
import { randomBytes } from 'node:crypto';
import { requireGoodPassword } from './require-good-password.ts';

type Needs = Pick<OperatorDeps, 'config' | 'database' | 'clock'>;

/** A link lives over a weekend, not longer. */
const INVITATION_SECONDS = 3 * 86_400;

/** Who may run the service, and who is invited to. */
export async function listOperators(deps: Needs) {
  const rows = await deps.database.orm
    .select({ email: operators.email, role: operators.role, secondFactor: operators.secondFactor })
    .from(operators)
    .orderBy(operators.email);
  const invited = await deps.database.run<Invited>(INVITED, [deps.clock.databaseNow()]);
  return {
    operators: rows.map(({ secondFactor, ...row }) => ({
      ...row,
      hasSecondFactor: secondFactor !== null,
    })),
    invited,
  };
}

/**
 * Makes a link by which somebody becomes an operator, once. An older link for the same e-mail is
 * over with it.
 * @throws AppError operator_known, or operator_role_refused where who invites is no owner any more
 */
export async function inviteOperator(
  deps: Needs,
  invited: { email: string; role: OperatorRole },
  by: Actor,
): Promise<{ link: string; expiresAt: Date }> {
  const { email, role } = invited;
  const token = randomBytes(32).toString('base64url');
  return deps.database.transaction(async (tx) => {
    if ((await readOperator(tx, email)) !== null) throw new AppError('operator_known');
    const [row] = await tx.run<{ expiresAt: Date }>(INVITE, [
      email,
      role,
      hashToken(token),
      deps.clock.databaseNow(),
      INVITATION_SECONDS,
      by.operator,
    ]);
    if (row === undefined) throw new AppError('operator_role_refused'); // put out meanwhile
    await writeAudit(deps, tx, {
      ...by,
      action: 'invite operator',
      target: email,
      details: { role },
    });
    // After the #, which no server and no log gets to see.
    return { link: `${deps.config.publicUrl}/admin/login#invitation=${token}`, ...row };
  });
}

/**
 * Makes an operator of whoever has the link.
 * @throws AppError invitation_over, password_short or password_guessable
 */
export async function joinOperators(
  deps: Needs & Pick<OperatorDeps, 'passwords'>,
  { token, password, address }: { token: string; password: string; address: string },
): Promise<{ email: string }> {
  const tokenHash = hashToken(token);
  const [invited] = await deps.database.run<Invited>(FIND_INVITED, [
    tokenHash,
    deps.clock.databaseNow(),
  ]);
  if (invited === undefined) throw new AppError('invitation_over');
  const { email } = invited;
  requireGoodPassword(password, { email });
  const passwordHash = await deps.passwords.hash(password);
  await deps.database.transaction(async (tx) => {
    const [joined] = await tx.run(JOIN, [tokenHash, deps.clock.databaseNow(), passwordHash]);
    if (joined === undefined) throw new AppError('invitation_over'); // used meanwhile
    await writeAudit(deps, tx, { operator: email, address, action: 'join', target: email });
  });
  return { email };
}

/**
 * Gives somebody another role, at once. What a former owner has invited to is over.
 * @throws AppError operator_unknown or operator_last_owner
 */
export async function changeOperatorRole(
  deps: Needs,
  changed: { email: string; role: OperatorRole },
  by: Actor,
): Promise<void> {
  const { email, role } = changed;
  await deps.database.transaction(async (tx) => {
    if (role !== 'owner') {
      await requireAnotherOwner(tx, email);
      await tx.orm.delete(operatorInvitations).where(eq(operatorInvitations.invitedBy, email));
    }
    const found = await tx.orm
      .update(operators)
      .set({ role })
      .where(eq(operators.email, email))
      .returning({ email: operators.email });
    if (found.length === 0) throw new AppError('operator_unknown');
    await writeAudit(deps, tx, { ...by, action: 'change role', target: email, details: { role } });
  });
}

/**
 * Puts somebody out at once and ends what they have invited to, or takes an invitation back.
 * @throws AppError operator_unknown or operator_last_owner
 */
export async function removeOperator(deps: Needs, email: string, by: Actor): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await requireAnotherOwner(tx, email);
    const removed = await tx.run(REMOVE, [email]);
    if (removed.length === 0) throw new AppError('operator_unknown');
    await writeAudit(deps, tx, { ...by, action: 'remove operator', target: email });
  });
}

/** What is kept of an operator, or null. */
export async function readOperator(
  connection: Pick<Connection, 'orm'>,
  email: string,
): Promise<typeof operators.$inferSelect | null> {
  const [row] = await connection.orm.select().from(operators).where(eq(operators.email, email));
  return row ?? null;
}

/** The owners are held until the transaction ends: two who remove each other leave one. */
async function requireAnotherOwner(tx: Connection, email: string): Promise<void> {
  const owners = await tx.run<{ email: string }>(HOLD_OWNERS, []);
  if (owners.length === 1 && owners[0]?.email === email) throw new AppError('operator_last_owner');
}

interface Invited {
  email: string;
  role: OperatorRole;
  expiresAt: Date;
}

const INVITED = {
  name: 'operator_invitations_list',
  text: `select email, role, expires_at as "expiresAt" from operator_invitations
    where expires_at > ${NOW('$1')} order by email`,
};

const INVITE = {
  name: 'operator_invite',
  text: `insert into operator_invitations (email, role, token_hash, expires_at, invited_by)
    select $1, $2, $3, ${NOW('$4')} + $5::int * interval '1 second', email
    from operators where email = $6 and role = 'owner' for share
    on conflict (email) do update set role = excluded.role, token_hash = excluded.token_hash,
      expires_at = excluded.expires_at, invited_by = excluded.invited_by
    returning expires_at as "expiresAt"`,
};

const FIND_INVITED = {
  name: 'operator_invitation_find',
  text: `select email, role, expires_at as "expiresAt" from operator_invitations
    where token_hash = $1 and expires_at > ${NOW('$2')}`,
};

const JOIN = {
  name: 'operator_join',
  text: `with used as (
      delete from operator_invitations where token_hash = $1 and expires_at > ${NOW('$2')}
      returning email, role
    )
    insert into operators (email, role, password_hash) select email, role, $3 from used
    on conflict do nothing returning email`,
};

const REMOVE = {
  name: 'operator_remove',
  text: `with invitation as (delete from operator_invitations where email = $1 returning email),
      operator as (delete from operators where email = $1 returning email)
    select email from invitation union select email from operator`,
};

const HOLD_OWNERS = {
  name: 'operator_hold_owners',
  text: `select email from operators where role = 'owner' order by email for update`,
};
