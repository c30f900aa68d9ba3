import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { withOwnModel, type Config } from '../../config/config.ts';
import { isServedHere } from '../../config/loopback.ts';
import type { Metrics } from '../../http/metrics.ts';
import { loadWhenWriting } from '../builtin/load-when-writing.ts';
import { openModelStore, type GotModel } from '../local/model-store.ts';
import { askForLeastThought } from './ask-for-least-thought.ts';
import type { WriteBrief } from './brief.ts';
import { createCompatibleModel } from './compatible-model.ts';
import { DEFAULT_MODELS } from './default-models.ts';
import { findLocalServer, type LocalModel } from './find-local-server.ts';
import { createModelWriter, nameModel, type StreamingModel } from './model-writer.ts';
import { withCircuit } from './with-circuit.ts';
import { withFallback } from './with-fallback.ts';
import type { Writer } from '../writer.ts';

export interface Surroundings {
  config: Config;
  fetch: typeof fetch;
  logger: Logger;
  metrics: Metrics;
  /** Where servers of this machine are looked for, by name; absent: where they usually listen. */
  localPorts?: Readonly<Record<string, number>>;
  /** Another brief than the product's, where briefs are compared. */
  writeBrief?: WriteBrief;
}

/** A model that `npm run model` got, and that writes. */
export interface OwnModel {
  title: string;
  /** Ends its process. */
  close: () => Promise<void>;
}

const OWN = 'local:';

const FOUND_FAILED =
  'the model found on this machine did not write, another writer goes on; AI_MODEL=builtin asks it no more';

/** Whether a writer of this name is a model that `npm run model` got. */
export function isOwnModel(name: string): boolean {
  return name.startsWith(OWN);
}

export interface SelectedWriter {
  writer: Writer;
  /** The built-in writer, for single replies. */
  substitute: Writer;
  /** For the start to say so. */
  found: LocalModel | null;
  own: OwnModel | null;
}

/**
 * The writer that the settings ask for; where they ask for none, a model that `npm run model` got;
 * where there is none, outside production, a chat model that a server on this machine has ready.
 */
export async function selectWriter(surroundings: Surroundings): Promise<SelectedWriter> {
  const { config } = surroundings;
  const asked = config.writer.model ?? defaultModel(config);
  const got = asked === null ? openModelStore(config.database.dataDir).findUsed() : null;
  if (got !== null) return makeOwnWriter(got, surroundings);
  const found = asked === null && !config.isProduction ? await findLocal(surroundings) : null;
  const chosen = asked ?? (found === null ? 'builtin' : `openai-compatible:${found.model}`);
  // Nobody asked for one that was found: where it does not write, it is as if it was not there.
  const fallback = config.writer.fallbackModel ?? (found === null ? null : 'builtin');
  const isBuiltin = chosen === 'builtin';
  const substitute = isBuiltin ? await makeBuiltin() : loadWhenWriting({ random: Math.random });
  const first = isBuiltin ? substitute : await makeWriter(chosen, servedBy(found, surroundings));
  const writer =
    fallback === null
      ? first
      : withFallback(first, await makeWriter(fallback, surroundings), (error) => {
          if (found !== null) surroundings.logger.warn({ err: error }, FOUND_FAILED);
        });
  return { substitute, writer, found, own: null };
}

/**
 * The configuration with the times of who writes: a model on this machine may have to be loaded first, and
 * reads as fast as the machine can.
 * @param selected null where operators chose who writes
 */
export function withTimesOf(
  selected: Pick<SelectedWriter, 'found' | 'own'> | null,
  config: Config,
): Config {
  const isSelected = selected !== null && (selected.own ?? selected.found) !== null;
  return isSelected || isNamedHere(config) ? withOwnModel(config) : config;
}

function isNamedHere({ writer: { model, compatibleBaseUrl: baseUrl } }: Config): boolean {
  return model?.startsWith('openai-compatible:') === true && isServedHere(baseUrl);
}

/** Where it cannot be loaded, or dies, the writer from before goes on. */
async function makeOwnWriter(got: GotModel, surroundings: Surroundings): Promise<SelectedWriter> {
  const { logger, metrics } = surroundings;
  const config = withOwnModel(surroundings.config);
  const { startLocalModel } = await import('../local/start-local-model.ts');
  const { createLocalLanguageModel } = await import('../local/create-local-language-model.ts');
  const store = openModelStore(config.database.dataDir);
  const running = startLocalModel({
    runtimeFolder: store.runtimeFolder,
    weights: store.weightsOf(got.name),
    bytes: got.bytes,
    onMemory: (bytes) => metrics.setLocalModelMemory(bytes),
    onFault: ({ kind, message }) => logger.error({ kind }, `model of npm run model: ${message}`),
  });
  const model = createLocalLanguageModel(running, got.name);
  const first = watchModel(() => model, { ...surroundings, config, name: OWN + got.name });
  const second = await makeWriter(config.writer.fallbackModel ?? 'builtin', surroundings);
  return {
    writer: withFallback(first, second),
    substitute: loadWhenWriting({ random: Math.random }),
    found: null,
    own: { title: got.title, close: () => running.close() },
  };
}

function findLocal({ fetch, localPorts }: Surroundings): Promise<LocalModel | null> {
  return findLocalServer({ fetch, ...(localPorts !== undefined && { ports: localPorts }) });
}

/** A server that was found is asked where it was found, and without a key of another's. */
function servedBy(found: LocalModel | null, surroundings: Surroundings): Surroundings {
  const config = withTimesOf({ found, own: null }, surroundings.config);
  if (found === null) return { ...surroundings, config };
  const writer = { ...config.writer, compatibleBaseUrl: found.baseUrl, compatibleKey: null };
  return { ...surroundings, config: { ...config, writer } };
}

/** Loaded at once: the first person should not wait for it. */
async function makeBuiltin(): Promise<Writer> {
  const { createBuiltinWriter } = await import('../builtin/create-builtin-writer.ts');
  return createBuiltinWriter({ random: Math.random });
}

function defaultModel(config: Config): string | null {
  const { googleKey, openaiKey, anthropicKey } = config.writer;
  if (googleKey !== null) return `google:${DEFAULT_MODELS.google}`;
  if (openaiKey !== null) return `openai:${DEFAULT_MODELS.openai}`;
  if (anthropicKey !== null) return `anthropic:${DEFAULT_MODELS.anthropic}`;
  return null;
}

/**
 * The writer of a name.
 * @param chosen as in AI_MODEL, whose key the settings have
 */
export async function makeWriter(chosen: string, surroundings: Surroundings): Promise<Writer> {
  if (chosen === 'builtin') return loadWhenWriting({ random: Math.random });
  return watchModel(await makeModel(chosen, surroundings), { ...surroundings, name: chosen });
}

/** A model as a writer, of which metrics and the log are told. */
function watchModel(
  model: Model,
  { config, logger, metrics, writeBrief, name }: Surroundings & { name: string },
): Writer {
  const writer = createModelWriter({
    model,
    name,
    firstReplyTimeoutMs: config.writer.firstReplyTimeoutMs,
    ...(writeBrief !== undefined && { writeBrief }),
    nonce: makeNonce,
    sleep: (ms, signal) => sleep(ms, undefined, { signal }),
    onTokens: ({ modelName, ...used }) =>
      metrics.countTokens({ writer: name, model: nameModel(name, modelName), ...used }),
    onEnd: (end) => {
      if (end.fault === null) return;
      const { kind } = end.fault;
      logger.warn({ ...end, fault: kind }, 'writer fault');
      metrics.countWriterFault({ writer: end.writer, kind });
    },
  });
  return withCircuit(writer, { nowMs: () => performance.now() });
}

/** 66 random bits of 72: those of a UUID are fetched for many at once. */
function makeNonce(): string {
  return randomUUID().replaceAll('-', '').slice(0, 18);
}

export type Model = (name: string | undefined) => StreamingModel;

/** Loads the one provider that writes, and no other. */
export async function makeModel(
  chosen: string,
  { config, fetch }: Pick<Surroundings, 'config' | 'fetch'>,
): Promise<Model> {
  const settings = config.writer;
  const provider = chosen.slice(0, chosen.indexOf(':'));
  const own = chosen.slice(provider.length + 1);
  switch (provider) {
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      const google = createGoogleGenerativeAI({ apiKey: settings.googleKey ?? '', fetch });
      const open = askForLeastThought(google);
      return (name = own) =>
        name.startsWith('gemma') ? asking(google(name), SAYING_NO_THOUGHTS) : open(name);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI({ apiKey: settings.openaiKey ?? '', fetch });
      const open = askForLeastThought((name) => asking(openai(name), KEEPING_NOTHING));
      return (name = own) => open(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const anthropic = createAnthropic({ apiKey: settings.anthropicKey ?? '', fetch });
      const open = askForLeastThought(anthropic);
      return (name = own) => open(name);
    }
    default: {
      const { compatibleBaseUrl, compatibleKey: key } = settings;
      const baseUrl = compatibleBaseUrl ?? '';
      const model = createCompatibleModel({ baseUrl, key, modelId: own });
      return (name = own) =>
        name === own ? model : createCompatibleModel({ baseUrl, key, modelId: name });
    }
  }
}

/** Google's open models refuse a call that says anything of thinking. */
const SAYING_NO_THOUGHTS = { reasoning: 'provider-default' } as const;

/**
 * OpenAI keeps answers for 30 days unless told; and of its older models the package asks for a summary
 * of their thoughts, which is refused to those who have not shown them a passport.
 */
const KEEPING_NOTHING = {
  providerOptions: { openai: { store: false, reasoningSummary: null } },
};

function asking(
  model: StreamingModel,
  options: Partial<Parameters<StreamingModel['doStream']>[0]>,
): StreamingModel {
  return {
    modelId: model.modelId,
    doStream: (asked) => model.doStream({ ...asked, ...options }),
  };
}
