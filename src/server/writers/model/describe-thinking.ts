/**
 * Models that think before they answer without being asked to, by how their names begin once the
 * maker's folder (`openai/…`, `models/…`) is off, and what in a name says so whatever it begins with.
 * Another one is a row here; a model that is not here is asked for a reading, which costs it a line.
 */
const THINKING: readonly { starts?: string; holds?: string; not?: string; why: string }[] = [
  { starts: 'o1', why: 'reasons always' },
  { starts: 'o3', why: 'reasons always' },
  { starts: 'o4-', why: 'reasons always' },
  { starts: 'gpt-5', not: '-chat', why: 'reasons unless turned off; its chat models do not' },
  { starts: 'gpt-oss', why: 'reasons always, at a level' },
  { starts: 'gemini-2.5', not: '-lite', why: 'thinks unless given no budget; Flash-Lite does not' },
  { starts: 'gemini-3', why: 'thinks always, at a level' },
  { starts: 'deepseek-r', why: 'reasons always' },
  { starts: 'qwen3', not: '-instruct', why: 'thinks unless it is an Instruct model' },
  { starts: 'qwq', why: 'reasons always' },
  { starts: 'magistral', why: 'reasons always' },
  { starts: 'grok-4', not: '-non-reasoning', why: 'reasons unless its name says otherwise' },
  { holds: 'reasoner', why: 'DeepSeek names its reasoning model so' },
  { holds: '-thinking', why: 'Kimi, Qwen and others name their thinking variants so' },
  { holds: '-reasoning', not: '-non-reasoning', why: 'Grok, Phi and others do' },
];

/**
 * Whether a model thinks by itself: a reading of the post in its answer would be a second one, and
 * paid for in time to the first reply.
 * @param modelId as the provider takes it: 'gpt-4.1-mini', 'qwen3:8b', 'openai/gpt-oss-20b'
 */
export function thinksByItself(modelId: string): boolean {
  const name = modelId.toLowerCase().split('/').at(-1) ?? '';
  return THINKING.some(
    ({ starts = '', holds = '', not }) =>
      name.startsWith(starts) && name.includes(holds) && (not === undefined || !name.includes(not)),
  );
}
