import { expect, test, vi } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { hashToken, seeSessions } from '../identity/sessions.ts';
import { maintainUsagePartitions, USAGE_DAYS_KEPT } from '../quota/usage-partitions.ts';
import { createTestApp, type TestApp } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import type { Writer } from '../writers/writer.ts';

const DAY_MS = 86_400_000;
const PEOPLE = 4000;
const FORMER_USES = 60_000;
/** PostgreSQL weighs so often what a plan for these values alone would cost, then may keep one for all. */
const TIMES_WEIGHED = 5;
/** Pages of 8 kB, most of them of indexes: the largest of these statements reads two thirds of it. */
const MOST_BUFFERS = 30;
/** The statements that these requests ask, and how many partitions of uses each looks into. */
const HOT = {
  session_find: 0,
  session_find_live: 0,
  premium_ask: 0,
  profile_read: 1,
  quota_check_address: 1,
  quota_check_person: 1,
  // These and those that add tokens find the partition as an insert does, without a look.
  quota_take_by_address: 0,
  quota_take_by_session: 0,
  quota_keep: 0,
  quota_give_back: 1,
  quota_forgive: 1,
  revision_take: 0,
  tokens_add_address: 0,
  tokens_add_person: 0,
  tokens_read_address: 1,
  tokens_read_person: 1,
};
/** Posts that the writer fails at: whose use comes back, and whose is looked at first. */
const FAILURES = ['writer_unavailable', 'writer_unusable'] as const;
/** Done once with a reservation, which is gone when they are looked at. */
const NEED_A_RESERVATION = ['quota_give_back', 'quota_forgive'];
const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };

interface Asked {
  name: string;
  text: string;
  values: readonly Value[];
}

/** The kinds of parameters that these statements have. */
type Value = string | number | null | readonly string[];

/** A step of a plan, as EXPLAIN says it. */
interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Step[];
}

test('what every request asks is planned once, reads one day’s partition, by indexes, and little of it', async () => {
  const writer: Writer = {
    name: 'costly',
    async *write(request, options) {
      const failure = FAILURES.find((code) => code === request.tweetText);
      if (failure !== undefined) throw new AppError(failure);
      try {
        yield* createScriptedWriter().write(request, options);
      } finally {
        options.onTokens?.({ input: 900, output: 300 });
      }
    },
  };
  const settings = { AI_TOKENS_A_DAY_PER_PERSON: '9000', ANONYMOUS_GENERATIONS: '1' };
  await using app = await createTestApp({ writer, settings });
  expect(await makePartitions(app)).toBe(98);
  await fill(app);
  const [user, visitor] = [await app.signIn(), { address: '198.51.100.7' }];
  const asked = await listen(app, async () => {
    await user.request('/api/usage');
    await user.request('/api/profile');
    await seeSessions(app.deps, [hashToken(user.token)]); // as each heartbeat of live pages
    await app.request('/api/usage', visitor);
    const { generationId } = (await (await user.post('/api/quick-action', GENERATE)).json()) as {
      generationId: string;
    };
    const change = { ...GENERATE, generationId, direction: 'again', reply: 'One.' };
    expect((await user.post('/api/revise', change)).status).toBe(200);
    for (const tweetText of FAILURES)
      await user.post('/api/quick-action', { ...GENERATE, tweetText });
    const headers = { origin: app.deps.config.publicUrl, 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(GENERATE) };
    expect((await app.request('/api/quick-action', { ...init, ...visitor })).status).toBe(200);
  });

  const [held] = await app.deps.database.run<{ id: string }>(
    { name: '', text: 'select id from usage_reservations where user_id is not null limit 1' },
    [],
  );
  // One by one: who waits for another to make room in a table does part of the other's work.
  const plans: Record<string, unknown> = {};
  for (const { name, text, values } of asked) {
    const isAnew = NEED_A_RESERVATION.includes(name) && held !== undefined;
    plans[name] = await describePlan(app, { name, text, values: isAnew ? [held.id] : values });
  }
  expect(plans).toEqual(
    Object.fromEntries(
      Object.entries(HOT).map(([name, partitions]) => [
        name,
        { isPlannedOnce: true, partitions, searchedWhole: [], buffers: `at most ${MOST_BUFFERS}` },
      ]),
    ),
  );
});

const isLookAtUses = (step: Step) =>
  step['Relation Name']?.startsWith('usage_logs') === true && step['Node Type'].endsWith(' Scan');

/** As after three months: @returns how many there are. */
async function makePartitions(app: TestApp): Promise<number> {
  const now = Date.now();
  for (let daysAgo = USAGE_DAYS_KEPT; daysAgo >= 0; daysAgo -= 6) {
    const clock = { now: () => new Date(now - daysAgo * DAY_MS), databaseNow: () => null };
    await maintainUsagePartitions({ ...app.deps, clock });
  }
  const count = `select count(*)::int as count from pg_inherits where inhparent = 'usage_logs'::regclass`;
  const [row] = await app.deps.database.run<{ count: number }>({ name: '', text: count }, []);
  return row?.count ?? 0;
}

/** So many people with all that a person has, that to read a whole table would be dear. */
async function fill(app: TestApp): Promise<void> {
  const person = `'person-' || n, n || '@example.org'`;
  const from = `from generate_series(1, ${PEOPLE}) as n`;
  for (const text of [
    `insert into users ("userId", email, "displayName") select ${person}, 'P' ${from}`,
    `insert into identities (issuer, subject, user_id, email, email_verified, display_name, last_sign_in_at)
      select 'test', n::text, ${person}, true, 'P', now() ${from}`,
    `insert into sessions (token_hash, user_id, created_at, expires_at)
      select 'hash-' || n, 'person-' || n, now(), now() + interval '1 day' ${from}`,
    `insert into subscriptions (user_id, status) select 'person-' || n, 'ended' ${from}`,
    `insert into premium_users (email, is_lifetime) select n || '@example.net', true ${from}`,
    `insert into usage_logs (user_id, log_date, count)
      select 'person-' || n, (now() at time zone 'utc')::date, 1 ${from}`,
    // Of former days: a look into each of those would be dear, and is planned as such.
    `insert into usage_logs (user_id, log_date, count)
      select 'person-' || n, (now() at time zone 'utc')::date - 1 - n % 90, 1
      from generate_series(1, ${FORMER_USES}) as n`,
    `insert into usage_logs (ip_address, log_date, count)
      select 'address-' || n, (now() at time zone 'utc')::date, 1 ${from}`,
    `insert into usage_reservations (id, user_id, log_date, expires_at)
      select gen_random_uuid(), 'person-' || n, now(), now() + interval '1 day' ${from}`,
    `insert into generations (id, user_id, post_hash, expires_at)
      select gen_random_uuid(), 'person-' || n, 'hash', now() + interval '1 day' ${from}`,
    `insert into token_days (day, tokens) select date '2000-01-01' + n::int, 1 ${from}`,
    'analyze',
  ]) {
    await app.deps.database.run({ name: '', text }, []);
  }
}

/** @returns the named statements that were asked meanwhile, each once */
async function listen(app: TestApp, work: () => Promise<void>): Promise<Asked[]> {
  const asked = new Map<string, Asked>();
  const { database } = app.deps;
  const run = database.run.bind(database);
  const spy = vi.spyOn(database, 'run').mockImplementation((statement, values) => {
    if (statement.name !== '') {
      asked.set(statement.name, { ...statement, values: values as Value[] }); // theirs have no others
    }
    return run(statement, values);
  });
  await work();
  spy.mockRestore();
  return [...asked.values()];
}

/** The plan that a connection comes to after it was asked some times; what it writes is undone. */
async function describePlan(app: TestApp, { text, values }: Asked) {
  const call = `execute hot (${values.map(toLiteral).join(', ')})`;
  return app.deps.database.transaction(async (tx) => {
    const run = <Row>(sql: string) => tx.run<Row>({ name: '', text: sql }, []);
    const undo = async <Row>(sql: string) => {
      await run('savepoint before');
      const rows = await run<Row>(sql);
      await run('rollback to before');
      return rows;
    };
    await run(`prepare hot as ${text}`);
    for (let time = 0; time <= TIMES_WEIGHED; time += 1) await undo(call);
    const [kept] = await run<{ isKept: boolean }>(
      `select generic_plans > 0 as "isKept" from pg_prepared_statements where name = 'hot'`,
    );
    const explain = `explain (analyze, buffers, timing off, format json) ${call}`;
    const [row] = await undo<{ 'QUERY PLAN': [{ Plan: Step }] }>(explain);
    await run('deallocate hot');
    if (row === undefined) throw new Error('EXPLAIN always answers one row.');
    const plan = row['QUERY PLAN'][0].Plan;
    const steps = flatten(plan).filter((step) => step['Actual Loops'] > 0);
    const buffers = plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
    return {
      isPlannedOnce: kept?.isKept,
      partitions: steps.filter(isLookAtUses).length,
      searchedWhole: steps
        .filter((step) => step['Node Type'] === 'Seq Scan')
        .map((step) => step['Relation Name']),
      buffers: buffers <= MOST_BUFFERS ? `at most ${MOST_BUFFERS}` : buffers,
    };
  });
}

function flatten(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(flatten)];
}

function toLiteral(value: Value): string {
  if (value === null) return 'null';
  const text = typeof value === 'object' ? `{${value.join(',')}}` : value;
  return `'${String(text).replaceAll("'", "''")}'`;
}
