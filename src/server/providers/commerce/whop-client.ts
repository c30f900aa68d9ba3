import createClient, { type Client } from 'openapi-fetch';
import type { z } from 'zod';
import { CommerceApiError, toCommerceError, unreadableAnswer } from './commerce-errors.ts';
import { createPatientFetch } from './create-patient-fetch.ts';
import type { paths } from './whop-v1.gen.ts';

const DEFAULT_TIMEOUT_MS = 8000;
const PAGE_SIZE = 50;

/** The network, time and chance that a client of the commerce API works with. */
export interface Outside {
  fetch: typeof fetch;
  sleep: (ms: number) => Promise<void>;
  /** A number from 0 to 1. */
  random: () => number;
  now: () => Date;
}

/** Typed calls of the commerce API v1: the key, the pinned version, timeouts and retries. */
export type WhopClient = Client<paths, 'application/json'>;

export function createWhopClient(
  options: Outside & {
    apiBase: string;
    apiKey: string;
    apiVersion: string;
    timeoutMs?: number;
  },
): WhopClient {
  const { apiBase, apiKey, apiVersion, timeoutMs = DEFAULT_TIMEOUT_MS } = options;
  return createClient<paths, 'application/json'>({
    baseUrl: apiBase,
    headers: { Authorization: `Bearer ${apiKey}`, 'Api-Version-Date': apiVersion },
    fetch: createPatientFetch({ ...options, timeoutMs }),
  });
}

/**
 * The answer of one call, in the port's words.
 * @throws AppError as CommerceProvider says
 */
export async function readAnswer<Answer>(
  call: Promise<{ data?: unknown; error?: unknown; response: Response }>,
  schema: z.ZodType<Answer>,
): Promise<Answer> {
  const answer = await call.catch((trouble: unknown) => {
    // The answer may have come in part, or not be the JSON that it says it is.
    throw trouble instanceof SyntaxError ? unreadableAnswer(trouble) : toCommerceError(trouble);
  });
  if (!answer.response.ok) {
    throw toCommerceError(new CommerceApiError(answer.response.status, readMessage(answer.error)));
  }
  const read = schema.safeParse(answer.data);
  if (!read.success) throw unreadableAnswer(read.error);
  return read.data;
}

/** Page parameters as the API names them. */
export function readPage(filter: { limit?: number; cursor?: string | undefined } = {}): {
  first: number;
  after?: string;
} {
  const { limit = PAGE_SIZE, cursor } = filter;
  return cursor === undefined ? { first: limit } : { first: limit, after: cursor };
}

function readMessage(body: unknown): string {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
  return text.slice(0, 300);
}
