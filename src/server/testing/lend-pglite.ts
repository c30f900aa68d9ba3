import { PGlite } from '@electric-sql/pglite';
import type { Database } from '../database/database.ts';
import { PGLITE_START, wrapPglite } from '../database/pglite.ts';

interface Embedded {
  client: PGlite;
  /** What `SHAPE` said when it was new. */
  shape: string;
}

/** Those that no test has now. Making one takes 0.4 s of the processor, emptying one 10 ms. */
const idle: Embedded[] = [];

/** Changes with every table, column, constraint, function, trigger or partition made or altered. */
const SHAPE = `
  select string_agg(rows || ':' || writers, ' ') as shape from (
    ${[
      'class',
      'attribute',
      'attrdef',
      'constraint',
      'index',
      'trigger',
      'proc',
      'type',
      'namespace',
    ]
      .map((name) => `select count(*) as rows, sum(xmin::text::bigint) as writers from pg_${name}`)
      .join(' union all ')}
  ) as catalogues`;

/** Without triggers: the audit log refuses deletions. */
const EMPTY = `
  set session_replication_role = replica;
  do $$ declare one text; begin
    for one in select oid::regclass from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace
    loop execute 'delete from ' || one; end loop;
  end $$;
  select setval(seqrelid, seqstart, false) from pg_sequence join pg_class on oid = seqrelid
    where relnamespace = 'public'::regnamespace;
  set session_replication_role = origin`;

/**
 * An embedded database as it was migrated, nobody else's until it is closed. Who closes it gives it
 * back for the next test, which gets it without a row; if its tables were changed, it is thrown away.
 * @param readImage the migrated database, as `dumpDataDir` gives it
 */
export async function lendPglite(readImage: () => Promise<Blob>): Promise<Database> {
  const embedded = idle.pop() ?? (await make(await readImage()));
  const { client } = embedded;
  let isOver = false;
  // What a test left running must not write into the next one's.
  const lent = new Proxy(client, {
    get: (target, key) => {
      if (isOver) throw new Error('PGlite is closed');
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const listening: (() => Promise<void>)[] = [];
  const database = wrapPglite(lent);
  return {
    ...database,
    listen: async (channel, onMessage) => {
      const stop = await database.listen(channel, onMessage);
      listening.push(stop);
      return stop;
    },
    close: async () => {
      if (isOver) return;
      isOver = true;
      for (const stop of listening) await stop();
      if (await empty(embedded)) idle.push(embedded);
      else await client.close();
    },
  };
}

async function make(image: Blob): Promise<Embedded> {
  const client = await PGlite.create({ loadDataDir: image, startParams: PGLITE_START });
  return { client, shape: await readShape(client) };
}

/** @returns false if it cannot be as it was */
async function empty({ client, shape }: Embedded): Promise<boolean> {
  try {
    await client.exec('discard all'); // fails while a transaction is open
    if ((await readShape(client)) !== shape) return false;
    await client.exec(EMPTY);
    return true;
  } catch {
    return false;
  }
}

async function readShape(client: PGlite): Promise<string> {
  const { rows } = await client.query<{ shape: string }>(SHAPE);
  return rows[0]?.shape ?? '';
}
