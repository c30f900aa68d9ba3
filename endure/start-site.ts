import { pino } from 'pino';
import { buildBenchDeps, signInOnBench } from '../bench/build-bench-deps.ts';
import { startServer, type RunningServer } from '../e2e/start-server.ts';
import { premiumUsers } from '#server/database/schema.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { startPostgres, type RunningPostgres } from '#server/testing/start-postgres.ts';

export interface Person {
  userId: string;
  email: string;
  /** Of a signed-in request with a JSON body. */
  headers: Record<string, string>;
}

export interface Site extends AsyncDisposable {
  server: RunningServer;
  postgres: RunningPostgres;
  /** People who are signed in, made in the database. */
  makePeople(count: number, options?: { isPremium?: boolean }): Promise<Person[]>;
  /** Asks for a set of replies; streamed unless said otherwise. */
  generate(
    person: Person,
    options?: { post?: string; plain?: boolean; signal?: AbortSignal },
  ): Promise<Response>;
  countUses(person: Person): Promise<number>;
  /** Of everyone, read from the database: final ones, and those still reserved. */
  countAllUses(): Promise<{ kept: number; held: number }>;
  /** The values of metrics without labels, by one look: some begin anew with each. */
  readMetrics<Name extends string>(...names: Name[]): Promise<Record<Name, number>>;
}

/** One real server process on a PostgreSQL of its own. */
export async function startSite(options: { env?: Record<string, string> } = {}): Promise<Site> {
  await using made = new AsyncDisposableStack(); // undone again if a later step fails
  const postgres = await startPostgres();
  made.defer(() => postgres.stop());
  const server = await startServer({ env: { DATABASE_URL: postgres.url, ...options.env } });
  made.use(server);
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ url: postgres.url, dataDir: '', logger });
  made.defer(() => database.close());
  const deps = await buildBenchDeps(database);
  const running = made.move();

  return {
    server,
    postgres,
    makePeople: async (count, { isPremium = false } = {}) => {
      const people: Person[] = [];
      for (let one = 0; one < count; one += 1) people.push(await signInOnBench(deps));
      if (isPremium) {
        const gifts = people.map(({ email }) => ({ email, isLifetime: true }));
        await database.orm.insert(premiumUsers).values(gifts);
      }
      return people;
    },
    generate: ({ headers }, { post = 'A post', plain = false, signal } = {}) =>
      fetch(`${server.url}/api/quick-action`, {
        method: 'POST',
        headers: { ...headers, ...(!plain && { accept: 'text/event-stream' }) },
        body: JSON.stringify({ tweetText: post, tone: 'nice' }),
        ...(signal !== undefined && { signal }),
      }),
    countUses: async ({ headers }) => {
      const usage = await fetch(`${server.url}/api/usage`, { headers });
      return ((await usage.json()) as { count: number }).count;
    },
    countAllUses: async () => {
      const statement = {
        name: 'endure_uses',
        text: `select
          (select coalesce(sum(count), 0)::int from usage_logs) as kept,
          (select count(*)::int from usage_reservations) as held`,
      };
      const [uses] = await database.run<{ kept: number; held: number }>(statement, []);
      if (uses === undefined) throw new Error('A count is always one row.');
      return uses;
    },
    readMetrics: async <Name extends string>(...names: Name[]) => {
      const text = await (await fetch(`${server.url}/metrics`)).text();
      const values = names.map((name) => {
        const value = new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1];
        if (value === undefined) throw new Error(`There is no metric ${name}.`);
        return [name, Number(value)];
      });
      return Object.fromEntries(values) as Record<Name, number>; // one for each name
    },
    [Symbol.asyncDispose]: () => running.disposeAsync(),
  };
}
