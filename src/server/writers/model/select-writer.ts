import type { LanguageModelV4 } from '@ai-sdk/provider';
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Config } from '../../config/config.ts';
import type { Metrics } from '../../http/metrics.ts';
import { loadWhenWriting } from '../builtin/load-when-writing.ts';
import type { WriteBrief } from './brief.ts';
import { createCompatibleModel } from './compatible-model.ts';
import { findLocalServer, type LocalModel } from './find-local-server.ts';
import { createModelWriter } from './model-writer.ts';
import { withCircuit } from './with-circuit.ts';
import { withFallback } from './with-fallback.ts';
import type { Writer } from '../writer.ts';

/** A fast, cheap model of each provider: what a person waits for is the first reply. */
const DEFAULT_MODELS = {
  google: 'gemini-2.5-flash',
  openai: 'gpt-4.1-mini',
  anthropic: 'claude-haiku-4-5',
} as const;

interface Surroundings {
  config: Config;
  fetch: typeof fetch;
  logger: Logger;
  metrics: Metrics;
  /** Where servers of this machine are looked for, by name; absent: where they usually listen. */
  localPorts?: Readonly<Record<string, number>>;
  /** Another brief than the product's, where briefs are compared. */
  writeBrief?: WriteBrief;
}

/**
 * The writer that the settings ask for; where they ask for none, outside production, a chat model
 * that a server on this machine has ready.
 * @returns also the built-in writer as a substitute for single replies, and the model that was
 *   found, for the start to say so
 */
export async function selectWriter(
  surroundings: Surroundings,
): Promise<{ writer: Writer; substitute: Writer; found: LocalModel | null }> {
  const { config } = surroundings;
  const asked = config.writer.model ?? defaultModel(config);
  const found = asked === null && !config.isProduction ? await findLocal(surroundings) : null;
  const chosen = asked ?? (found === null ? 'builtin' : `openai-compatible:${found.model}`);
  const { fallbackModel } = config.writer;
  const isBuiltin = chosen === 'builtin';
  const substitute = isBuiltin ? await makeBuiltin() : loadWhenWriting({ random: Math.random });
  const first = isBuiltin ? substitute : await makeWriter(chosen, servedBy(found, surroundings));
  const writer =
    fallbackModel === null
      ? first
      : withFallback(first, await makeWriter(fallbackModel, surroundings));
  return { substitute, writer, found };
}

function findLocal({ fetch, localPorts }: Surroundings): Promise<LocalModel | null> {
  return findLocalServer({ fetch, ...(localPorts !== undefined && { ports: localPorts }) });
}

/** A server that was found is asked where it was found, and without a key of another's. */
function servedBy(found: LocalModel | null, surroundings: Surroundings): Surroundings {
  if (found === null) return surroundings;
  const { config } = surroundings;
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
  const { config, logger, metrics, writeBrief } = surroundings;
  if (chosen === 'builtin') return loadWhenWriting({ random: Math.random });
  const writer = createModelWriter({
    model: await makeModel(chosen, surroundings),
    name: chosen,
    firstReplyTimeoutMs: config.writer.firstReplyTimeoutMs,
    ...(writeBrief !== undefined && { writeBrief }),
    nonce: () => randomBytes(9).toString('hex'),
    sleep: (ms, signal) => sleep(ms, undefined, { signal }),
    onTokens: ({ modelName, ...used }) =>
      metrics.countTokens({ writer: chosen, model: nameModel(chosen, modelName), ...used }),
    onEnd: (end) => {
      if (end.fault === null) return;
      const { kind } = end.fault;
      logger.warn({ ...end, fault: kind }, 'writer fault');
      metrics.countWriterFault({ writer: end.writer, kind });
    },
  });
  return withCircuit(writer, { nowMs: () => performance.now() });
}

/** `provider:model`, as in AI_MODEL and in the price file. */
function nameModel(chosen: string, asked: string | undefined): string {
  return asked === undefined ? chosen : `${chosen.slice(0, chosen.indexOf(':'))}:${asked}`;
}

type Model = (name: string | undefined) => LanguageModelV4;

/** Loads the one provider that writes, and no other. */
async function makeModel(chosen: string, { config, fetch }: Surroundings): Promise<Model> {
  const settings = config.writer;
  const provider = chosen.slice(0, chosen.indexOf(':'));
  const own = chosen.slice(provider.length + 1);
  switch (provider) {
    case 'google': {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google');
      const google = createGoogleGenerativeAI({ apiKey: settings.googleKey ?? '', fetch });
      return (name = own) => google(name);
    }
    case 'openai': {
      const { createOpenAI } = await import('@ai-sdk/openai');
      const openai = createOpenAI({ apiKey: settings.openaiKey ?? '', fetch });
      return (name = own) => openai(name);
    }
    case 'anthropic': {
      const { createAnthropic } = await import('@ai-sdk/anthropic');
      const anthropic = createAnthropic({ apiKey: settings.anthropicKey ?? '', fetch });
      return (name = own) => anthropic(name);
    }
    default: {
      const { compatibleBaseUrl, compatibleKey: key } = settings;
      const baseUrl = compatibleBaseUrl ?? '';
      return (name = own) => createCompatibleModel({ baseUrl, key, modelId: name });
    }
  }
}
