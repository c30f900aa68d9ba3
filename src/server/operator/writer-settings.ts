import { AppError, ERRORS } from '#contract/errors.ts';
import type {
  KeptWriter,
  TypedWriter,
  WriterSettingsAnswer,
  WriterTrial,
} from '#contract/writer-settings.ts';
import { WRITER_PROVIDERS } from '#contract/writer-providers.ts';
import { isLoopbackHost } from '../config/loopback.ts';
import {
  describeStored,
  nameWriter,
  openWriter,
  readEnvironment,
  readStoredWriters,
  sealWriter,
  storeWriters,
  type StoredWriter,
  type WriterAccess,
} from '../writers/settings/stored-writers.ts';
import { listModels } from '../writers/settings/list-models.ts';
import { tryWriter } from '../writers/settings/try-writer.ts';
import { writeAudit, type Actor } from './audit-log.ts';
import type { OperatorDeps } from './operator-deps.ts';

type TypedPlace = Omit<TypedWriter, 'model'>;

/** What the tab shows. No key leaves the server but for its end. */
export async function readWriterSettings(deps: OperatorDeps): Promise<WriterSettingsAnswer> {
  const { config, writerSettings } = deps;
  const { writers } = await readStoredWriters(deps.database);
  return {
    now: writerSettings.writer.name,
    failure: describeFailure(deps),
    locked: config.writer.model,
    fallback: config.writer.fallbackModel,
    canKeepKeys: writerSettings.seal !== null,
    environment: WRITER_PROVIDERS.flatMap((provider) => {
      const said = readEnvironment(config, provider);
      return said === null ? [] : [{ provider, baseUrl: said.baseUrl }];
    }),
    writers: writers.map((stored) => ({
      provider: stored.provider,
      model: stored.model,
      baseUrl: stored.baseUrl,
      ...describeKey(deps, stored),
    })),
  };
}

function describeFailure({
  clock,
  writerSettings: { writer },
}: OperatorDeps): WriterSettingsAnswer['failure'] {
  const failure = writer.failure?.() ?? null;
  if (failure === null) return null;
  const at = new Date(clock.now().getTime() - failure.agoMs);
  return { at: at.toISOString(), problem: ERRORS[failure.code].message };
}

/** @throws AppError in words for who typed it */
export async function listTypedModels(
  deps: OperatorDeps,
  typed: TypedPlace,
  signal: AbortSignal,
): Promise<string[]> {
  const { writers } = await readStoredWriters(deps.database);
  return listModels(findAccess(deps, typed, writers), { fetch: deps.fetch, signal });
}

/** @throws AppError in words for who typed it */
export async function tryTypedWriter(
  deps: OperatorDeps,
  typed: TypedWriter,
  signal: AbortSignal,
): Promise<WriterTrial> {
  const { writers } = await readStoredWriters(deps.database);
  const access = { ...findAccess(deps, typed, writers), model: typed.model };
  const { tokens, ...trial } = await tryWriter(access, { ...deps, signal });
  const price = deps.modelPrices.models[nameWriter(access)];
  return {
    ...trial,
    inputTokens: tokens?.input ?? null,
    outputTokens: tokens?.output ?? null,
    cost:
      tokens === null || price === undefined
        ? null
        : (tokens.input * price.inputPerMillion + tokens.output * price.outputPerMillion) / 1e6,
    currency: deps.modelPrices.currency,
  };
}

/**
 * Keeps the writers in place of the former ones, once each that is new has written something. Where
 * one has not, nothing changes.
 * @throws AppError in words for who typed them
 */
export async function saveWriters(
  deps: OperatorDeps,
  { typed, signal }: { typed: readonly TypedWriter[]; signal: AbortSignal },
  actor: Actor,
): Promise<void> {
  const { config, writerSettings } = deps;
  const { seal } = writerSettings;
  if (config.writer.model !== null) throw new AppError('writer_locked');
  if (seal === null) throw new AppError('settings_key_missing');
  const { revision, writers: before } = await readStoredWriters(deps.database);
  const next: StoredWriter[] = [];
  for (const each of typed) {
    const lost = before.find((known) => isLostAgain(deps, known, each));
    if (lost !== undefined) {
      next.push(lost); // the others are not held up by it, and the former SETTINGS_KEY opens it
      continue;
    }
    const access = { ...findAccess(deps, each, before), model: each.model };
    const isKept = each.key === undefined && before.some((known) => isSame(known, access));
    if (!isKept) await tryWriter(access, { ...deps, signal, replies: 1 });
    const isOfEnvironment = readEnvironment(config, each.provider) !== null;
    next.push(sealWriter(seal, isOfEnvironment ? { ...access, key: null } : access));
  }
  const isStored = await deps.database.transaction(async (tx) => {
    if (!(await storeWriters(tx, { revision, writers: next }))) return false;
    await writeAudit(deps, tx, {
      ...actor,
      action: 'change writer',
      target: next.map(describeStored).join(', ') || 'none of its own',
      details: {
        before: before.map(describeStored),
        newKeys: typed.filter(({ key }) => key !== undefined).map(nameWriter),
      },
    });
    return true;
  });
  // Somebody else's came between: a key that was left out is the one that is kept by now.
  if (!isStored) return saveWriters(deps, { typed, signal }, actor);
  await writerSettings.refresh();
}

/** @throws AppError where it is not whole, or not this page's to say */
function findAccess(
  deps: OperatorDeps,
  { provider, baseUrl: typedUrl, key }: TypedPlace,
  stored: readonly StoredWriter[],
): WriterAccess {
  if (provider === 'builtin') return { provider, baseUrl: null, key: null };
  const said = readEnvironment(deps.config, provider);
  const baseUrl = provider === 'openai-compatible' ? readAddress(deps, typedUrl, said) : null;
  if (said !== null) {
    if (key !== undefined || baseUrl !== said.baseUrl) throw new AppError('writer_locked');
    return said;
  }
  if (key !== undefined) return { provider, baseUrl, key };
  // A key that is kept goes nowhere but to the address that it was kept for.
  const known = stored.filter((each) => each.provider === provider && each.baseUrl === baseUrl);
  const opened = known.map((each) => openWriter(deps.writerSettings.seal, each));
  const access = opened.find((each) => each !== null && each.key !== null);
  if (access != null) return access;
  if (opened.includes(null)) throw new AppError('writer_key_lost');
  if (provider === 'openai-compatible') return { provider, baseUrl, key: null };
  throw new AppError('writer_key_missing');
}

/** As OPENAI_COMPATIBLE_BASE_URL would be read. */
function readAddress(
  { config }: OperatorDeps,
  typed: string | undefined,
  said: WriterAccess | null,
): string | null {
  if (typed === undefined && said !== null) return said.baseUrl;
  const url = URL.parse(typed ?? '');
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  const isPlain = url?.username === '' && url.password === '' && url.search === '';
  if (url === null || !isWeb || !isPlain || url.hash !== '') {
    throw new AppError('writer_address_invalid');
  }
  const mayListen = url.protocol === 'https:' || isLoopbackHost(url.hostname);
  if (config.isProduction && !mayListen) throw new AppError('writer_address_invalid');
  return url.href.endsWith('/') ? url.href.slice(0, -1) : url.href;
}

function describeKey(
  { config, writerSettings }: OperatorDeps,
  stored: StoredWriter,
): Pick<KeptWriter, 'key' | 'keyEnd'> {
  if (readEnvironment(config, stored.provider) !== null) {
    return { key: 'environment', keyEnd: null };
  }
  if (stored.sealedKey === null) return { key: 'none', keyEnd: null };
  const isLost = openWriter(writerSettings.seal, stored) === null;
  return isLost ? { key: 'lost', keyEnd: null } : { key: 'kept', keyEnd: stored.keyEnd };
}

function isSame(
  known: StoredWriter,
  { provider, model, baseUrl }: Omit<WriterAccess, 'key'> & { model: string },
) {
  return known.provider === provider && known.model === model && known.baseUrl === baseUrl;
}

/** A writer whose key cannot be read, sent back as it was shown. */
function isLostAgain(deps: OperatorDeps, known: StoredWriter, typed: TypedWriter): boolean {
  const place = { ...typed, baseUrl: typed.baseUrl ?? null };
  const isShown = typed.key === undefined && isSame(known, place);
  return isShown && describeKey(deps, known).key === 'lost';
}
