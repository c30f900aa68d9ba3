import { emailKey } from '../database/email-key.ts';
import type { DatabaseDeps } from '../database/database-deps.ts';

/**
 * Everything that is kept about a person, for their own eyes: nothing that would open a session.
 * Read in one statement, so that its parts are of one moment.
 */
export async function readAccountData(
  deps: Pick<DatabaseDeps, 'database'>,
  userId: string,
): Promise<Record<string, unknown>> {
  const [row] = await deps.database.run<{ data: Record<string, unknown> }>(READ, [userId]);
  if (row === undefined) throw new Error('The account statement always answers one row.');
  return row.data;
}

interface Part {
  table: string;
  /** The table's columns by their names in the file; `all`: as they are. */
  columns: Readonly<Record<string, string>> | 'all';
  /** Whose rows; $1 is the person. */
  where: string;
  orderBy?: string;
}

const THEIRS = 'user_id = $1';
const SENT_AS = (column: string) =>
  `${emailKey(column)} in (select ${emailKey('email')} from identities where user_id = $1)`;

/** The file, part by part. A test compares it with the tables. */
export const PARTS: Readonly<Record<string, Part>> = {
  profile: { table: 'users', columns: 'all', where: '"userId" = $1' },
  identities: {
    table: 'identities',
    columns: {
      issuer: 'issuer',
      subject: 'subject',
      email: 'email',
      emailVerified: 'email_verified',
      displayName: 'display_name',
      photoUrl: 'photo_url',
      lastSignInAt: 'last_sign_in_at',
    },
    where: THEIRS,
  },
  sessions: {
    table: 'sessions',
    columns: {
      device: 'device',
      createdAt: 'created_at',
      seenAt: 'seen_at',
      expiresAt: 'expires_at',
    },
    where: THEIRS,
  },
  usage: {
    table: 'usage_logs',
    columns: { date: 'log_date', count: 'count', failures: 'failures', tokens: 'tokens' },
    where: THEIRS,
    orderBy: 'log_date',
  },
  subscription: { table: 'subscriptions', columns: 'all', where: THEIRS },
  orders: {
    table: 'orders',
    columns: { id: 'id', createdAt: 'created_at', fulfilledAt: 'fulfilled_at' },
    where: THEIRS,
  },
  memberships: {
    table: 'memberships',
    columns: { id: 'membership_id', status: 'status', periodEnd: 'period_end' },
    where: THEIRS,
  },
  payments: {
    table: 'payments',
    columns: { id: 'payment_id', status: 'status', substatus: 'substatus', paidAt: 'paid_at' },
    where: THEIRS,
  },
  favourites: {
    table: 'favourites',
    columns: { reply: 'reply', post: 'post', tone: 'tone', savedAt: 'saved_at' },
    where: THEIRS,
    orderBy: 'saved_at',
  },
  preferences: { table: 'preferences', columns: { tones: 'tones' }, where: THEIRS },
  gifts: {
    table: 'premium_users',
    columns: {
      email: 'email',
      isLifetime: 'is_lifetime',
      premiumUntil: 'premium_until',
      createdAt: 'created_at',
    },
    where: SENT_AS('email'),
  },
  messages: {
    table: 'messages',
    columns: { kind: 'kind', email: 'email', text: 'text', createdAt: 'created_at' },
    where: SENT_AS('email'),
  },
  whatWeDid: {
    table: 'audit_log',
    columns: { at: 'at', action: 'action' },
    where: SENT_AS('target'),
    orderBy: 'id',
  },
};

const READ = {
  name: 'account_read',
  text: `select json_build_object(${Object.entries(PARTS)
    .map(([name, part]) => `'${name}', (${selectPart(name, part)})`)
    .join(', ')}) as data`,
};

function selectPart(name: string, { table, columns, where, orderBy }: Part): string {
  const row = columns === 'all' ? `row_to_json(${table})` : selectRow(columns);
  const order = orderBy === undefined ? '' : ` order by ${orderBy}`;
  // There is one profile, and as many of everything else as there are.
  const rows = name === 'profile' ? row : `json_agg(${row}${order})`;
  return `select ${rows} from ${table} where ${where}`;
}

/** A row of one column is that column. */
function selectRow(columns: Readonly<Record<string, string>>): string {
  const names = Object.entries(columns);
  if (names.length === 1) return Object.values(columns).join('');
  return `json_build_object(${names.map(([name, column]) => `'${name}', ${column}`).join(', ')})`;
}
