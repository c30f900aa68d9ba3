import { z } from 'zod';
import { AppError } from '#contract/errors.ts';
import { readAtMost } from '../../http/read-at-most.ts';
import { DEFAULT_MODELS } from '../model/default-models.ts';
import { isNamedOtherwise } from '../model/is-named-otherwise.ts';
import type { WriterAccess } from './stored-writers.ts';

const PATIENCE_MS = 5000;
/** Hundreds of models, each with a description, fit into it many times. */
const MAX_BYTES = 4_000_000;
const MAX_MODELS = 1000;
const MAX_NAME_CHARACTERS = 200;

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });
const googleListSchema = z.object({
  models: z.array(
    z.object({
      name: z.string(),
      supportedGenerationMethods: z.array(z.string()).optional(),
    }),
  ),
});

/**
 * The models that a provider lists for a key, but for those that do not chat by their name.
 * @returns their names, in order of the alphabet behind the one that writes where only a key is set
 * @throws AppError in words for whoever typed the key
 */
export async function listModels(
  access: WriterAccess,
  { fetch, signal }: { fetch: typeof globalThis.fetch; signal: AbortSignal },
): Promise<string[]> {
  if (access.provider === 'builtin') return [];
  const { url, headers } = describeList(access);
  const answer = await ask(access, () =>
    fetch(url, {
      headers,
      redirect: 'error', // the key goes nowhere else
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    }),
  );
  const names = access.provider === 'google' ? readGoogleList(answer) : readList(answer);
  if (names === null) throw new AppError('writer_list_missing');
  const usual = access.provider === 'openai-compatible' ? '' : DEFAULT_MODELS[access.provider];
  return names
    .filter((name) => name.length <= MAX_NAME_CHARACTERS && !isNamedOtherwise(name))
    .slice(0, MAX_MODELS)
    .toSorted()
    .toSorted((one, other) => Number(other === usual) - Number(one === usual));
}

function describeList({ provider, baseUrl, key }: WriterAccess): {
  url: string;
  headers: Record<string, string>;
} {
  const bearer: Record<string, string> = key === null ? {} : { authorization: `Bearer ${key}` };
  switch (provider) {
    case 'google':
      return {
        url: 'https://generativelanguage.googleapis.com/v1beta/models?pageSize=1000',
        headers: { 'x-goog-api-key': key ?? '' },
      };
    case 'anthropic':
      return {
        url: 'https://api.anthropic.com/v1/models?limit=1000',
        headers: { 'x-api-key': key ?? '', 'anthropic-version': '2023-06-01' },
      };
    case 'openai':
      return { url: 'https://api.openai.com/v1/models', headers: bearer };
    default:
      return { url: `${baseUrl ?? ''}/models`, headers: bearer };
  }
}

/** @returns the answer's JSON; null where it is none */
async function ask({ provider }: WriterAccess, send: () => Promise<Response>): Promise<unknown> {
  let status: number;
  let body: string;
  try {
    const answer = await send();
    ({ status } = answer);
    const bytes = await readAtMost(answer, MAX_BYTES);
    body = bytes === null ? '' : new TextDecoder().decode(bytes); // more is no list of models
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    throw new AppError(isLate ? 'writer_provider_slow' : 'writer_provider_unreachable');
  }
  // Google calls a wrong key a bad request.
  const isRefused = status === 401 || status === 403 || (status === 400 && provider === 'google');
  if (isRefused) throw new AppError('writer_key_refused');
  if (status === 429) throw new AppError('writer_provider_busy');
  if (status >= 500) throw new AppError('writer_provider_unreachable');
  if (status !== 200) throw new AppError('writer_list_missing');
  try {
    return JSON.parse(body) as unknown;
  } catch {
    return null;
  }
}

function readList(answer: unknown): string[] | null {
  const read = listSchema.safeParse(answer);
  return read.success ? read.data.data.map(({ id }) => id) : null;
}

function readGoogleList(answer: unknown): string[] | null {
  const read = googleListSchema.safeParse(answer);
  if (!read.success) return null;
  return read.data.models
    .filter(({ supportedGenerationMethods: can }) => can?.includes('generateContent') ?? true)
    .map(({ name }) => name.replace(/^models\//, ''));
}
