import { inArray } from 'drizzle-orm';
import pg from 'pg';
import { systemClock } from '#server/database/clock.ts';
import { readConfig } from '#server/config/config.ts';
import { transact } from '#server/database/pool-connection.ts';
import * as schema from '#server/database/schema.ts';
import { refreshPremium } from '#server/premium/refresh-premium.ts';
import type { Person } from './start-site.ts';

const NAME = 'endure';

/** Whoever looks after the database, on two connections that are left alone by what they do. */
export interface Operator extends AsyncDisposable {
  /** Ends every other connection. @returns how many */
  endConnections(): Promise<number>;
  /** As a gift does, or its revocation: in one transaction, which notifies. */
  setPremium(people: readonly Person[], isPremium: boolean): Promise<void>;
  setReadOnly(isReadOnly: boolean): Promise<void>;
  /** Every write gets PostgreSQL's own error for a full disk; raised by triggers. */
  setDiskFull(isFull: boolean): Promise<void>;
}

/** @param url of an administrator */
export async function openOperator(url: string): Promise<Operator> {
  const options = { connectionString: url, application_name: NAME };
  const [writer, hand] = [new pg.Client(options), new pg.Client(options)];
  await Promise.all([writer.connect(), hand.connect()]);
  const deps = { config: readConfig({}), clock: systemClock };
  return {
    endConnections: async () => {
      const { rowCount } = await hand.query(END_CONNECTIONS);
      return rowCount ?? 0;
    },
    setPremium: (people, isPremium) =>
      transact(
        writer,
        async (tx) => {
          const emails = people.map(({ email }) => email);
          if (isPremium) {
            const gifts = emails.map((email) => ({ email, isLifetime: true }));
            await tx.orm.insert(schema.premiumUsers).values(gifts);
          } else {
            await tx.orm
              .delete(schema.premiumUsers)
              .where(inArray(schema.premiumUsers.email, emails));
          }
          await refreshPremium(deps, tx, { userIds: people.map(({ userId }) => userId) });
        },
        { givesNames: false },
      ),
    setReadOnly: async (isReadOnly) => {
      const value = isReadOnly ? 'on' : 'off';
      await hand.query(`alter system set default_transaction_read_only = ${value}`);
      await hand.query('select pg_reload_conf()');
    },
    setDiskFull: async (isFull) => {
      await hand.query(isFull ? FILL_DISK : MAKE_ROOM);
    },
    [Symbol.asyncDispose]: async () => {
      await Promise.all([writer.end(), hand.end()]);
    },
  };
}

const END_CONNECTIONS = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where backend_type = 'client backend' and application_name <> '${NAME}'`;

const FOR_EACH_TABLE = (statement: string) => `
  do $$
  declare this regclass;
  begin
    for this in
      select oid from pg_class
      where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace
    loop
      execute format('${statement}', this);
    end loop;
  end $$;`;

const FILL_DISK = `
  create function refuse() returns trigger language plpgsql as $$
  begin raise disk_full using message = 'could not extend file: No space left on device'; end $$;
  create function refuse_table() returns event_trigger language plpgsql as $$
  begin raise disk_full using message = 'could not extend file: No space left on device'; end $$;
  ${FOR_EACH_TABLE('create trigger refuse before insert or update on %s execute function refuse()')}
  create event trigger refuse_table on ddl_command_start when tag in ('CREATE TABLE AS')
    execute function refuse_table()`;

const MAKE_ROOM = `
  drop event trigger refuse_table;
  ${FOR_EACH_TABLE('drop trigger refuse on %s')}
  drop function refuse, refuse_table`;
