import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { ErrorCode } from '#contract/errors.ts';

import type { Database } from '../database/database.ts';

/** What is also counted per UTC day, for the operator's overview. */
export type CountName =
  | 'generations'
  | 'stopped'
  | 'replies'
  | 'failures'
  | 'limit-hits'
  | 'first-reply'
  | 'input-tokens'
  | 'output-tokens';

/** What is seen of the service from outside. Labels hold no person, post or address. */
export interface Metrics {
  /** In Prometheus's text form. */
  expose(): Promise<{ type: string; text: string }>;
  countRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  countGeneration(outcome: 'done' | 'generic' | 'incomplete' | ErrorCode): void;
  /** A generation's first reply was handed over. */
  countFirstReply(seconds: number): void;
  countReplies(count: number): void;
  /** Somebody asked for a generation and had none left today; the page does not ask any more. */
  countLimitHit(): void;
  /** Somebody used the last generation of their day. */
  countDayUsedUp(): void;
  /**
   * Tokens that a provider says it read and wrote.
   * @param used.model as in the price file; another than the writer's where a request named one
   */
  countTokens(used: { writer: string; model: string; input: number; output: number }): void;
  /** @param share of the house's tokens of today that are used; may be above 1 */
  showTokenBudget(share: number): void;
  /** Webhooks of the commerce provider: accepted, repeated, or why they were refused. */
  countWebhook(outcome: string): void;
  /** The process of the model of npm run model, in bytes; 0 while there is none. */
  setLocalModelMemory(bytes: number): void;
  countWriterFault(fault: { writer: string; kind: string }): void;
  /** @returns a function to call when the stream has ended */
  openStream(): () => void;
}

/** 20 s in the queue and the longest time that the settings allow a generation. */
const SLOWEST_MS = 620_000;

const DELIVERED: ReadonlySet<string> = new Set(['done', 'generic', 'incomplete']);

/** The overview's buckets, ms: the time rounded up to two digits, so that no percentile is a tenth off. */
function bucketMs(ms: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(ms)) - 1);
  return Math.min(Math.max(1, Math.ceil(ms / step) * step), SLOWEST_MS);
}

/** A provider tells what it likes: what is no number of tokens is none. */
export function wholeTokens(told: number): number {
  return told > 0 && told <= MOST_TOKENS ? Math.round(told) : 0;
}

/** No model takes or writes more at once. */
const MOST_TOKENS = 100_000_000;

const SECONDS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/**
 * Metrics of one application; each has its own, so that tests do not add up.
 * @param database whose pool is looked at with each reading
 */
export function createMetrics(
  daily: { add(name: CountName, label: string, by?: number): void },
  database: Pick<Database, 'readPoolUse'>,
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  // Memory, event-loop delay, garbage collection, handles.
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'riposte_request_seconds',
    help: 'Time until a request was answered; for streams until they began.',
    labelNames: ['method', 'route', 'status'],
    buckets: SECONDS,
    registers,
  });
  const generations = new Counter({
    name: 'riposte_generations_total',
    help: 'Generations by how they ended: done, generic, incomplete, or an error code, a stop among them.',
    labelNames: ['outcome'],
    registers,
  });
  const firstReply = new Histogram({
    name: 'riposte_first_reply_seconds',
    help: 'Time from the request to the first reply of a generation.',
    buckets: SECONDS,
    registers,
  });
  const webhooks = new Counter({
    name: 'riposte_commerce_webhooks_total',
    help: 'Webhooks of the commerce provider: accepted, repeated, or why they were refused.',
    labelNames: ['outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'riposte_writer_faults_total',
    help: 'Streams of a model that failed, by writer and kind of fault.',
    labelNames: ['writer', 'kind'],
    registers,
  });
  const localModelMemory = new Gauge({
    name: 'riposte_local_model_memory_bytes',
    help: 'Resident memory of the process that runs a model of npm run model; 0 while there is none.',
    registers,
  });
  const limitHits = new Counter({
    name: 'riposte_limit_hits_total',
    help: 'Generations asked for by people who had none left today.',
    registers,
  });
  const tokens = new Counter({
    name: 'riposte_model_tokens_total',
    help: 'Tokens that model providers say they read (input) and wrote (output).',
    labelNames: ['writer', 'direction'],
    registers,
  });
  const tokenBudget = new Gauge({
    name: 'riposte_token_budget_share',
    help: 'Share of AI_TOKENS_A_DAY that was used at the last generation; 0 where it is not set.',
    registers,
  });
  const streams = new Gauge({
    name: 'riposte_streams_open',
    help: 'Generations that are being streamed.',
    registers,
  });
  const connections = new Gauge({
    name: 'riposte_database_connections',
    help: 'Connections of the pool, busy and idle. None with the embedded database.',
    labelNames: ['state'],
    registers,
    collect: () => {
      const use = database.readPoolUse();
      if (use === null) return;
      connections.set({ state: 'busy' }, use.busy);
      connections.set({ state: 'idle' }, use.idle);
    },
  });
  const waiting: Gauge = new Gauge({
    name: 'riposte_database_waiting',
    help: 'Requests that wait for a connection of the pool.',
    registers,
    collect: () => {
      waiting.set(database.readPoolUse()?.waiting ?? 0);
    },
  });
  return {
    expose: async () => ({ type: registry.contentType, text: await registry.metrics() }),
    countRequest: ({ seconds, method, route, status }) =>
      requests.observe({ method, route, status: String(status) }, seconds),
    countGeneration: (outcome) => {
      generations.inc({ outcome });
      if (DELIVERED.has(outcome)) daily.add('generations', outcome);
      else if (outcome === 'generation_stopped') daily.add('stopped', '');
      else daily.add('failures', outcome);
    },
    countReplies: (count) => daily.add('replies', '', count),
    countLimitHit: () => limitHits.inc(),
    countDayUsedUp: () => daily.add('limit-hits', ''),
    countTokens: ({ writer, model, ...told }) => {
      const [input, output] = [wholeTokens(told.input), wholeTokens(told.output)];
      tokens.inc({ writer, direction: 'input' }, input);
      tokens.inc({ writer, direction: 'output' }, output);
      daily.add('input-tokens', model, input);
      daily.add('output-tokens', model, output);
    },
    showTokenBudget: (share) => tokenBudget.set(share),
    countWebhook: (outcome) => webhooks.inc({ outcome }),
    countFirstReply: (seconds) => {
      firstReply.observe(seconds);
      daily.add('first-reply', String(bucketMs(seconds * 1000)));
    },
    setLocalModelMemory: (bytes) => localModelMemory.set(bytes),
    countWriterFault: (fault) => faults.inc({ ...fault }),
    openStream: () => {
      streams.inc();
      return () => streams.dec();
    },
  };
}
