import { expect, test } from 'vitest';
import { describeThinking } from './describe-thinking.ts';

test.each([
  'o3-mini',
  'gpt-5.4-pro-2026-03-05',
  'gpt-5.1-codex-mini',
  'gpt-5.2-chat-latest',
  'openai/gpt-6-astra',
  'gpt-6-luna-2026-10-01',
  'openai/gpt-oss-20b',
  'models/gemini-2.5-pro',
  'gemini-3.8-flash',
  'gemini-4-argon',
  'claude-opus-5-5',
  'deepseek-reasoner',
  'deepseek-r1:8b',
  'Qwen/Qwen3-30B-A3B-Thinking-2507',
  'moonshotai/kimi-k2-thinking',
  'grok-4-fast-reasoning',
  String.raw`C:\models\gpt-oss-20b-mxfp4.gguf`, // llama-server's name for what -m was given
])('%s thinks whatever it is asked', (modelId) => {
  expect(describeThinking(modelId)).toBe('always');
});

test.each([
  'qwen3:8b',
  'Qwen/Qwen3.6-35B-A3B',
  'glm-5.3-flash',
  'gemma4:12b',
  'google/gemma-4-26b-a4b', // of LM Studio, whose list has it thinking by default
])('%s thinks where nobody tells it not to', (modelId) => {
  expect(describeThinking(modelId)).toBe('unless_told');
});

test.each([
  'gpt-6-luna',
  'gpt-6.1-terra',
  'gpt-5.4-mini',
  'gpt-5-chat-latest',
  'gemini-3.5-flash-lite',
  'gemini-2.5-flash',
  'claude-haiku-5-5',
  'claude-opus-5',
  'llama3.2:3b',
  'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
  'grok-4-fast-non-reasoning',
  'mistral-small',
  'gemma3:4b',
  'test-model',
])('%s does not think once it is asked not to', (modelId) => {
  expect(describeThinking(modelId)).toBe('never');
});
