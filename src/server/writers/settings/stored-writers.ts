import { z } from 'zod';
import { WRITER_PROVIDERS } from '#contract/writer-providers.ts';
import { withOwnModel, type Config } from '../../config/config.ts';
import type { Seal } from '../../config/create-seal.ts';
import { isServedHere } from '../../config/loopback.ts';
import type { Connection } from '../../database/database.ts';

/** Notified with each change. */
export const WRITER_CHANNEL = 'writer_settings';
const ROW = 'writers';
const KEY_END_CHARACTERS = 4;

const storedWriterSchema = z.object({
  provider: z.enum(WRITER_PROVIDERS),
  model: z.string(),
  baseUrl: z.string().nullable(),
  sealedKey: z.string().nullable(),
  keyEnd: z.string().nullable(),
});
/** A writer as the database has it. */
export type StoredWriter = z.infer<typeof storedWriterSchema>;

/** Where a writer is reached, and by which key. */
export interface WriterAccess extends Pick<StoredWriter, 'provider' | 'baseUrl'> {
  key: string | null;
}

export interface StoredWriters {
  /** 0 where nothing was ever kept. */
  revision: number;
  writers: StoredWriter[];
}

export async function readStoredWriters(
  connection: Pick<Connection, 'run'>,
): Promise<StoredWriters> {
  const [row] = await connection.run<{ revision: number; writers: unknown }>(READ, [ROW]);
  if (row === undefined) return { revision: 0, writers: [] };
  return { revision: row.revision, writers: z.array(storedWriterSchema).parse(row.writers) };
}

/**
 * Keeps writers in place of the former ones, and tells every instance once it is committed.
 * @param next.revision of the former ones, which the new ones were made from
 * @returns false where others are kept by now: nothing was changed then
 */
export async function storeWriters(
  tx: Pick<Connection, 'run'>,
  { revision, writers }: StoredWriters,
): Promise<boolean> {
  const stored = await tx.run(WRITE, [ROW, JSON.stringify(writers), revision]);
  if (stored.length === 0) return false;
  await tx.run(TELL, [WRITER_CHANNEL]);
  return true;
}

/** As it is stored: the key bound to where it is sent, so that no other address can get it. */
export function sealWriter(
  seal: Seal,
  { model, provider, baseUrl, key }: WriterAccess & { model: string },
): StoredWriter {
  return {
    ...{ provider, model, baseUrl },
    sealedKey: key === null ? null : seal.seal(key, nameOwner({ provider, baseUrl })),
    // Of a short one the end would be most of it.
    keyEnd:
      key === null || key.length < 4 * KEY_END_CHARACTERS ? null : key.slice(-KEY_END_CHARACTERS),
  };
}

/** @returns null where its key cannot be read any more */
export function openWriter(seal: Seal | null, stored: StoredWriter): WriterAccess | null {
  const { provider, baseUrl, sealedKey } = stored;
  if (sealedKey === null) return { provider, baseUrl, key: null };
  const key = seal?.open(sealedKey, nameOwner(stored)) ?? null;
  return key === null ? null : { provider, baseUrl, key };
}

function nameOwner({ provider, baseUrl }: Pick<StoredWriter, 'provider' | 'baseUrl'>): string {
  return `${provider} ${baseUrl ?? ''}`;
}

/** What the environment says of a provider; null where it says nothing. It wins over what is kept. */
export function readEnvironment(
  { writer }: Pick<Config, 'writer'>,
  provider: StoredWriter['provider'],
): WriterAccess | null {
  const { googleKey, openaiKey, anthropicKey, compatibleBaseUrl, compatibleKey } = writer;
  if (provider === 'builtin') return null;
  if (provider === 'openai-compatible') {
    if (compatibleBaseUrl === null) return null;
    return { provider, baseUrl: compatibleBaseUrl, key: compatibleKey };
  }
  const key = { google: googleKey, openai: openaiKey, anthropic: anthropicKey }[provider];
  return key === null ? null : { provider, baseUrl: null, key };
}

/** The settings as if the environment had said this access, with the times of where it is. */
export function withAccess(config: Config, { provider, baseUrl, key }: WriterAccess): Config {
  const own = {
    builtin: {},
    google: { googleKey: key },
    openai: { openaiKey: key },
    anthropic: { anthropicKey: key },
    'openai-compatible': { compatibleBaseUrl: baseUrl, compatibleKey: key },
  }[provider];
  const timed = isServedHere(baseUrl) ? withOwnModel(config) : config;
  return { ...timed, writer: { ...timed.writer, ...own } };
}

/** As in AI_MODEL. */
export function nameWriter({ provider, model }: Pick<StoredWriter, 'provider' | 'model'>): string {
  return provider === 'builtin' ? provider : `${provider}:${model}`;
}

/** By what an order of writers knows it: two servers may have a model of one name. */
export function describeStored(stored: StoredWriter): string {
  return [nameWriter(stored), ...(stored.baseUrl === null ? [] : [stored.baseUrl])].join(' at ');
}

const READ = {
  name: 'writer_settings_read',
  text: 'select revision, writers from writer_settings where id = $1',
};

const WRITE = {
  name: 'writer_settings_write',
  text: `
    insert into writer_settings (id, revision, writers) values ($1, 1, $2::jsonb)
    on conflict (id) do update
    set revision = writer_settings.revision + 1, writers = excluded.writers
    where writer_settings.revision = $3::int
    returning revision`,
};

const TELL = { name: 'writer_settings_tell', text: "select pg_notify($1, 'changed')" };
