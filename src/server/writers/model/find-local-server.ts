import { z } from 'zod';
import { isNamedOtherwise } from './is-named-otherwise.ts';

/** A chat model on this machine that is ready to be asked. */
export interface LocalModel {
  /** What serves it, as a person calls it. */
  server: string;
  /** Of its OpenAI-compatible interface. */
  baseUrl: string;
  model: string;
}

/** Long enough for one that is busy; where nobody listens, the answer is immediate. */
const PROBE_MS = 1000;
/** Of a long list of models, so many are asked what they can do. */
const MAX_ASKED = 8;

type Ask = (path: string, body?: unknown) => Promise<unknown>;

/** Each server, where it listens unless told otherwise, and how it tells its chat models. */
const SERVERS: readonly {
  server: string;
  port: number;
  findModel: (ask: Ask) => Promise<string>;
}[] = [
  { server: 'Ollama', port: 11_434, findModel: findOllamaModel },
  { server: 'LM Studio', port: 1234, findModel: findLmStudioModel },
  { server: 'llama-server', port: 8080, findModel: findListedModel },
  { server: 'vLLM', port: 8000, findModel: findListedModel },
  { server: 'Jan', port: 1337, findModel: findListedModel },
];

/**
 * Looks for a chat model that a server on this machine has ready. Models that such a server hands
 * on to a cloud do not count: posts would leave the machine.
 * @param options.ports where to look instead, by the server's name; what is not named is not asked
 * @param options.withinMs how long all of it may take
 * @returns the first in the order of `SERVERS`, or null
 */
export async function findLocalServer(options: {
  fetch: typeof fetch;
  ports?: Readonly<Record<string, number>>;
  withinMs?: number;
}): Promise<LocalModel | null> {
  const signal = AbortSignal.timeout(options.withinMs ?? PROBE_MS);
  const found = await Promise.all(
    SERVERS.map(async ({ server, port: usual, findModel }) => {
      const port = options.ports === undefined ? usual : options.ports[server];
      if (port === undefined) return null;
      const origin = `http://127.0.0.1:${port}`;
      const ask: Ask = async (path, body) => {
        const answer = await options.fetch(`${origin}${path}`, {
          signal,
          redirect: 'error',
          ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
        });
        return answer.ok ? await answer.json() : Promise.reject(new Error('no such thing'));
      };
      try {
        return { server, baseUrl: `${origin}/v1`, model: await findModel(ask) };
      } catch {
        return null; // nobody there, somebody else, or nothing that chats
      }
    }),
  );
  return found.find((model) => model !== null) ?? null;
}

const ollamaTagsSchema = z.object({
  models: z.array(z.object({ name: z.string().min(1), remote_host: z.string().optional() })),
});
const ollamaModelSchema = z.object({
  capabilities: z.array(z.string()).optional(),
  remote_host: z.string().optional(),
});

/** The one got last that completes text; Ollama lists them so. */
async function findOllamaModel(ask: Ask): Promise<string> {
  const { models } = ollamaTagsSchema.parse(await ask('/api/tags'));
  const own = models.filter((model) => !isRemote(model) && !/[:-]cloud$/.test(model.name));
  for (const { name } of own.slice(0, MAX_ASKED)) {
    const told = ollamaModelSchema.parse(await ask('/api/show', { model: name }));
    // Before 0.6.4 it told no capabilities; then the name is all there is.
    const chats = told.capabilities?.includes('completion') ?? !isNamedOtherwise(name);
    if (chats && !isRemote(told)) return name;
  }
  throw new Error('no chat model');
}

function isRemote(model: { remote_host?: string | undefined }): boolean {
  return (model.remote_host ?? '') !== '';
}

const lmStudioSchema = z.object({
  data: z.array(
    z.object({ id: z.string().min(1), type: z.string(), state: z.string().optional() }),
  ),
});

/** One that is loaded, else the first that it loads when asked: others are missing in OpenAI's list. */
async function findLmStudioModel(ask: Ask): Promise<string> {
  const { data } = lmStudioSchema.parse(await ask('/api/v0/models'));
  const chatting = data.filter(({ type }) => type === 'llm' || type === 'vlm');
  const loaded = chatting.find(({ state }) => state === 'loaded');
  if (loaded !== undefined) return loaded.id;
  const ready = listSchema.parse(await ask('/v1/models')).data.map(({ id }) => id);
  return need(chatting.find(({ id }) => ready.includes(id)));
}

const listSchema = z.object({
  object: z.literal('list').optional(),
  data: z.array(
    z.object({
      id: z.string().min(1),
      /** 'remote' where Jan hands what it is asked on to a provider. */
      owned_by: z.string().optional().catch(undefined),
      /** Of a llama-server that routes to many; elsewhere it is a word, or nothing. */
      status: z.object({ value: z.string() }).optional().catch(undefined),
    }),
  ),
});

/** Any web page may live at such a port: only the shape of a list of models counts. */
async function findListedModel(ask: Ask): Promise<string> {
  const { data } = listSchema.parse(await ask('/v1/models'));
  const own = data.filter((model) => model.owned_by !== 'remote' && !isNamedOtherwise(model.id));
  return need(own.find(({ status }) => status?.value === 'loaded') ?? own[0]);
}

function need(model: { id: string } | undefined): string {
  if (model === undefined) throw new Error('no chat model');
  return model.id;
}
