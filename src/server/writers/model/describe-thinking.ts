import { bareName } from './bare-name.ts';

/**
 * Models that think before they answer, by how their names begin once the maker's folder (`openai/…`,
 * `models/…`) is off, and what in a name says so whatever it begins with. Every model is asked not to
 * think (the first reply is what people wait for); these do it all the same, or where their server does
 * not pass the word on. Another one is a row here; a model that is not here has no room for thoughts.
 */
const THINKING: readonly {
  starts?: string;
  holds?: string;
  not?: string;
  /** Whole names. */
  but?: readonly string[];
  how: Exclude<Thinking, 'never'>;
  why: string;
}[] = [
  { starts: 'o1', how: 'always', why: 'reasons always' },
  { starts: 'o3', how: 'always', why: 'reasons always' },
  { starts: 'o4-', how: 'always', why: 'reasons always' },
  { starts: 'gpt-5', holds: '-pro', how: 'always', why: 'a medium effort is the least' },
  { starts: 'gpt-5', holds: '-codex', how: 'always', why: 'a low effort is the least' },
  { starts: 'gpt-5.', holds: '-chat', how: 'always', why: 'it takes a medium effort alone' },
  {
    starts: 'gpt-6',
    but: ['gpt-6-luna', 'gpt-6-sol', 'gpt-6.1-terra'],
    how: 'always',
    why: 'a low effort is the least that OpenAI’s package asks of it',
  },
  { starts: 'gpt-oss', how: 'always', why: 'reasons always, at a level' },
  { starts: 'gemini', holds: '-pro', how: 'always', why: 'the Pro models cannot be told' },
  { starts: 'gemini-3.7', how: 'always', why: 'a low level is the least' },
  { starts: 'gemini-3.8', how: 'always', why: 'a low level is the least' },
  { starts: 'gemini-4', how: 'always', why: 'a low level is the least' },
  { starts: 'gemini-flash-latest', how: 'always', why: 'stands for the newest of these' },
  { starts: 'claude-fable', how: 'always', why: 'thinking cannot be switched off' },
  { starts: 'claude-opus-5-5', how: 'always', why: 'thinking cannot be switched off' },
  { starts: 'deepseek-r', how: 'always', why: 'reasons always' },
  { starts: 'qwq', how: 'always', why: 'reasons always' },
  { starts: 'magistral', how: 'always', why: 'reasons always' },
  {
    starts: 'grok-4',
    not: '-non-reasoning',
    how: 'always',
    why: 'reasons unless its name says no',
  },
  { holds: 'reasoner', how: 'always', why: 'DeepSeek names its reasoning model so' },
  {
    holds: '-thinking',
    how: 'always',
    why: 'Kimi, Qwen and others name their thinking variants so',
  },
  { holds: '-reasoning', not: '-non-reasoning', how: 'always', why: 'Grok, Phi and others do' },
  { starts: 'qwen3', not: '-instruct', how: 'unless_told', why: 'its template has a switch' },
  { starts: 'glm-', how: 'unless_told', why: 'its template has a switch' },
  { starts: 'deepseek-v', how: 'unless_told', why: 'its template has a switch' },
  { starts: 'gemma4', how: 'unless_told', why: 'Ollama switches it on' },
  { starts: 'gemma-4', how: 'unless_told', why: 'LM Studio switches it on' },
];

/** Whether a model thinks before it answers; most that do can be told not to. */
export type Thinking = 'never' | 'unless_told' | 'always';

/**
 * How a model thinks that is asked not to. One that does it always is not asked for a reading of the
 * post in its answer: that would be a second one, and paid for in time to the first reply.
 * @param modelId as the provider takes it: 'gpt-6-luna', 'qwen3:8b', 'openai/gpt-oss-20b'
 */
export function describeThinking(modelId: string): Thinking {
  const name = bareName(modelId);
  const row = THINKING.find(
    ({ starts = '', holds = '', not, but = [] }) =>
      name.startsWith(starts) &&
      name.includes(holds) &&
      (not === undefined || !name.includes(not)) &&
      !but.includes(name),
  );
  return row?.how ?? 'never';
}
