import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Logger } from 'pino';

/** Between attempts to reconnect: from the half of it to one and a half, so that instances spread. */
const RECONNECT_MS = 1000;
const CONNECT_TIMEOUT_MS = 5000;
/** A network that drops a connection without a word would leave it deaf for hours. */
const CHECK_EVERY_MS = 15_000;
const CHECK_TIMEOUT_MS = 5000;

interface Listener {
  listen(channel: string, onMessage: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/**
 * LISTEN on a connection of its own, made with the first channel and made again when it is lost.
 * What was notified meanwhile is lost with it, so each handler is called with an empty payload
 * after a reconnect: "something may have changed, read again".
 */
export function createListener(options: { connectionString: string; logger: Logger }): Listener {
  const handlers = new Map<string, Set<(payload: string) => void>>();
  const closing = new AbortController();
  let connecting: Promise<pg.Client> | null = null;

  async function connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: options.connectionString,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      keepAlive: true,
      application_name: 'riposte listener',
    });
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    client.on('error', (error) =>
      options.logger.warn({ error: error.message }, 'database listener lost'),
    );
    await client.connect();
    const question = { text: 'select 1', query_timeout: CHECK_TIMEOUT_MS };
    const check = setInterval(() => {
      client.query(question).catch(() => client.end().catch(() => {})); // and it is made again
    }, CHECK_EVERY_MS).unref();
    client.on('end', () => clearInterval(check));
    try {
      for (const channel of handlers.keys()) await listenOn(client, channel);
    } catch (error) {
      client.end().catch(() => {}); // a standby answers so each time, and would keep them all
      throw error;
    }
    client.on('end', () => void reconnect());
    return client;
  }

  async function reconnect(): Promise<void> {
    connecting = null;
    while (!closing.signal.aborted && handlers.size > 0) {
      try {
        await sleep(RECONNECT_MS * (0.5 + Math.random()), undefined, {
          signal: closing.signal,
          ref: false,
        });
        await current();
        for (const channel of handlers.keys()) tell(channel, '');
        return;
      } catch {
        // Still away, or closing: the loop's condition decides.
      }
    }
  }

  function current(): Promise<pg.Client> {
    connecting ??= connect().catch((error: unknown) => {
      connecting = null;
      throw error;
    });
    return connecting;
  }

  function tell(channel: string, payload: string): void {
    for (const onMessage of handlers.get(channel) ?? []) onMessage(payload);
  }

  return {
    listen: async (channel, onMessage) => {
      const isNew = !handlers.has(channel);
      const set = handlers.get(channel) ?? new Set();
      handlers.set(channel, set.add(onMessage));
      const forget = () => {
        set.delete(onMessage);
        if (set.size === 0) handlers.delete(channel);
      };
      try {
        const client = await current();
        if (isNew) await listenOn(client, channel);
      } catch (error) {
        forget();
        throw error;
      }
      return async () => forget();
    },
    close: async () => {
      closing.abort();
      handlers.clear();
      const client = await connecting?.catch(() => null);
      await client?.end();
    },
  };
}

async function listenOn(client: pg.Client, channel: string): Promise<void> {
  await client.query(`listen ${pg.escapeIdentifier(channel)}`);
}
