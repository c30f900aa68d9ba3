import { pino } from 'pino';
import { buildBenchDeps, signInOnBench } from '../bench/build-bench-deps.ts';
import { startBalancer, type Balancer } from './start-balancer.ts';
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
  /** Where requests go: the balancer's address, or the only server's own. */
  url: string;
  /** The only server, or the first of several. */
  server: RunningServer;
  servers: readonly RunningServer[];
  /** What stands before several; null for one. */
  balancedBy: Balancer['program'] | null;
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
  /** Of the first server: the values of metrics without labels, by one look: some begin anew with each. */
  readMetrics<Name extends string>(...names: Name[]): Promise<Record<Name, number>>;
}

/** What stands between the servers and their database, and the settings that lead through it. */
export interface Between extends AsyncDisposable {
  env: Record<string, string>;
}

/**
 * Real server processes on a PostgreSQL of their own.
 * @param options.instances several stand behind a balancer
 * @param options.putBetween takes the database's address; ends with the site
 * @param options.isDurable whether the database survives a crash, as in production
 */
export async function startSite(
  options: {
    env?: Record<string, string>;
    instances?: number;
    isDurable?: boolean;
    putBetween?: (databaseUrl: string) => Promise<Between>;
  } = {},
): Promise<Site> {
  const { instances = 1, isDurable = false, putBetween } = options;
  await using made = new AsyncDisposableStack(); // undone again if a later step fails
  const postgres = await startPostgres({ isDurable });
  made.defer(() => postgres.stop());
  const between = putBetween === undefined ? null : made.use(await putBetween(postgres.url));
  const env = {
    DATABASE_URL: postgres.url,
    ...between?.env,
    ...(instances > 1 && { TRUST_PROXY: '1' }),
    ...options.env,
  };
  const server = made.use(await startServer({ env }));
  const servers = [server];
  while (servers.length < instances) servers.push(made.use(await startServer({ env })));
  const balancer =
    instances > 1 ? made.use(await startBalancer(servers.map(({ url }) => url))) : null;
  const url = balancer?.url ?? server.url;
  const logger = pino({ level: 'silent' });
  const database = await openDatabase({ url: postgres.url, dataDir: '', logger });
  made.defer(() => database.close());
  const deps = await buildBenchDeps(database);
  const running = made.move();

  return {
    url,
    server,
    servers,
    balancedBy: balancer?.program ?? null,
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
      fetch(`${url}/api/quick-action`, {
        method: 'POST',
        headers: { ...headers, ...(!plain && { accept: 'text/event-stream' }) },
        body: JSON.stringify({ tweetText: post, tone: 'nice' }),
        ...(signal !== undefined && { signal }),
      }),
    countUses: async ({ headers }) => {
      const usage = await fetch(`${url}/api/usage`, { headers });
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
