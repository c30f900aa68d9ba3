import type { GenerationRequest } from '#contract/generation.ts';
import { REPLIES_PER_GENERATION } from '#contract/limits.ts';
import type { CustomTone } from '#contract/preferences.ts';
import { DEFAULT_TONE, TONES } from '#contract/tones.ts';
import type { PostReading } from '../reading/read-post.ts';
import type { WriteRequest } from '../writers/writer.ts';
import type { GenerationDeps } from './generation-deps.ts';

/** Replies beyond those that are shown, for when some cannot be. */
const SPARES = 3;

/** What a person asked for, as writers are asked for it. */
export function describeRequest(
  { config }: Pick<GenerationDeps, 'config'>,
  options: { request: GenerationRequest; customTone: CustomTone | null; reading: PostReading },
): WriteRequest {
  const { request, reading } = options;
  const { tweetText, choices, modelName, earlier = [] } = request;
  const author = request.author?.trim() ?? '';
  const context = request.context?.trim() ?? '';
  return {
    tweetText: tweetText.trim(),
    reading,
    ...(author === '' ? {} : { author }),
    ...(context === '' ? {} : { context }),
    ...describeTone(options),
    count: choices?.count ?? REPLIES_PER_GENERATION,
    spares: SPARES,
    ...(choices === undefined ? {} : { choices }),
    ...(isOffered(config, modelName) ? { modelName } : {}),
    ...(earlier.length === 0 ? {} : { earlier }),
  };
}

/** Only names of the operator's list: each is a bill, a circuit and a label of its own. */
export function isOffered(
  config: GenerationDeps['config'],
  name: string | undefined,
): name is string {
  return name !== undefined && config.writer.modelNames.includes(name);
}

function describeTone(options: {
  request: GenerationRequest;
  customTone: CustomTone | null;
  reading: PostReading;
}): Pick<WriteRequest, 'tone' | 'customTone'> {
  const { request, customTone, reading } = options;
  // Nobody in pain is provoked, whatever was picked.
  if (reading.needsCare) return { tone: 'nice' };
  if (customTone !== null) return { tone: customTone.base, customTone };
  const builtin = TONES.find(({ id }) => id === request.tone);
  return { tone: builtin?.id ?? DEFAULT_TONE };
}
