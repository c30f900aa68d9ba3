import type { GenerationEvents, GenerationRequest } from '#contract/generation.ts';
import { withOwnModel, type Config } from '../config/config.ts';
import { createBrowserWriter } from '../writers/browser/browser-writer.ts';
import type { GenerationDeps } from './generation-deps.ts';

/**
 * The times of a generation: a model on a person's own device is as slow as one of our own.
 * @returns the configuration that its deadlines are read from
 */
export function withPatience(config: Config, { byBrowser }: GenerationRequest): Config {
  return byBrowser === true ? withOwnModel(config) : config;
}

/**
 * Has the model of the asking browser write, where it has one and may. A model that is connected here is
 * the better one, and the page may not have heard of it.
 * @param options.onBrief hands a brief to the browser; absent where nothing but a whole answer goes there
 * @param options.untilMs when the generation is over at the latest
 */
export function writeByBrowser(
  deps: GenerationDeps,
  options: {
    request: GenerationRequest;
    onBrief: ((brief: GenerationEvents['brief']) => void) | undefined;
    untilMs: number;
  },
): GenerationDeps {
  const { request, onBrief, untilMs } = options;
  const { browserAnswers, logger, metrics } = deps;
  if (request.byBrowser !== true || onBrief === undefined) return deps;
  const builtin = deps.writer.settle?.() ?? deps.writer;
  if (builtin.name !== 'builtin') return deps;
  const config = withPatience(deps.config, request);
  const writer = createBrowserWriter({
    builtin,
    firstReplyTimeoutMs: config.writer.firstReplyTimeoutMs,
    onEnd: ({ fault, ...end }) => {
      if (fault === null) return;
      logger.info({ ...end, fault: fault.kind }, 'browser’s model did not write');
      metrics.countWriterFault({ writer: end.writer, kind: fault.kind });
    },
    ask: (brief, { signal, onText }) => {
      const { answerId, whole } = browserAnswers.expect({ signal, untilMs, onText });
      onBrief({ answerId, ...brief });
      return whole;
    },
  });
  return { ...deps, config, writer };
}
