import { BRIEF_VERSION, type WriteBrief, writeBrief } from '#server/writers/model/brief.ts';
import { writeBrief3, writePlainRequest } from './brief-3.ts';
import { writeBrief4 } from './brief-4.ts';

/** The product's brief, and those that it is measured by. */
const BRIEFS: Record<string, WriteBrief> = {
  [`brief-${BRIEF_VERSION}`]: writeBrief,
  'brief-4': writeBrief4,
  'brief-3': writeBrief3,
  plain: writePlainRequest,
};

/** Who writes one side of a comparison. */
export interface NamedWriter {
  /** The model and the brief, always with its version: 'google:gemini-x@brief-3', 'builtin'. */
  name: string;
  /** As in AI_MODEL. */
  model: string;
  /** Null: the built-in writer, which has none. */
  brief: WriteBrief | null;
}

/** What the person who called can put right. */
export class UsageError extends Error {}

/**
 * Reads a writer's name. What stands behind the last @ is a brief only where it looks like one: models
 * may have an @ of their own.
 * @param text 'builtin', 'provider:model', or the latter with '@brief-N' or '@plain'
 * @throws UsageError where there is no such brief
 */
export function nameWriter(text: string): NamedWriter {
  const [, model = text, asked = `brief-${BRIEF_VERSION}`] =
    /^([^@].*)@(brief-\d+|plain)$/.exec(text) ?? [];
  if (model === 'builtin') {
    if (text !== model) throw new UsageError('The built-in writer reads no brief.');
    return { name: model, model, brief: null };
  }
  const brief = BRIEFS[asked];
  if (brief === undefined) {
    const there = Object.keys(BRIEFS).join(', ');
    throw new UsageError(`There is no ${asked} here. There are ${there}.`);
  }
  return { name: `${model}@${asked}`, model, brief };
}
