import { expect, test } from 'vitest';
import { thinksByItself } from './thinks-by-itself.ts';

test.each([
  'o3-mini',
  'gpt-5-mini',
  'openai/gpt-oss-20b',
  'gemini-2.5-flash',
  'models/gemini-2.5-pro',
  'gemini-3-flash-preview',
  'deepseek-reasoner',
  'deepseek-r1:8b',
  'qwen3:8b',
  'Qwen/Qwen3-30B-A3B-Thinking-2507',
  'moonshotai/kimi-k2-thinking',
  'grok-4-fast-reasoning',
])('%s thinks by itself', (modelId) => {
  expect(thinksByItself(modelId)).toBe(true);
});

test.each([
  'gpt-4.1-mini',
  'gpt-5-chat-latest',
  'gemini-2.5-flash-lite',
  'claude-haiku-4-5',
  'llama3.2:3b',
  'Qwen3-4B-Instruct-2507-Q4_K_M.gguf',
  'grok-4-fast-non-reasoning',
  'mistral-small',
  'gemma3:4b',
  'test-model',
])('%s is asked for a reading', (modelId) => {
  expect(thinksByItself(modelId)).toBe(false);
});
