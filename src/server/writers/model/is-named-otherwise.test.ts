import { expect, test } from 'vitest';
import { isNamedOtherwise } from './is-named-otherwise.ts';

// Of the providers' lists of November 2026, and of servers on people's machines.
test.each([
  'text-embedding-3-small',
  'gemini-embedding-2',
  'nomic-embed-text',
  'bge-m3',
  'BAAI/bge-m3', // as vLLM lists it: by its folder at the hub
  'intfloat/e5-mistral-7b-instruct',
  'all-minilm',
  'jina-reranker-v2',
  'chatgpt-image-latest',
  'gpt-image-2.6-flare',
  'dall-e-3',
  'imagen-4.0-generate-001',
  'gemini-nano-banana-2.1',
  'gemini-3.1-flash-image-preview',
  'sora-2',
  'veo-3.1-generate-preview',
  'lyria-3-pro-preview',
  'whisper-1',
  'gpt-4o-mini-tts',
  'gpt-4o-audio-preview',
  'gpt-4o-transcribe',
  'gemini-3.5-live-translate-preview',
  'gpt-realtime',
  'gpt-live-1',
  'gemini-robotics-er-1.5-preview',
  'gemini-2.5-computer-use-preview-10-2025',
  'omni-moderation-latest',
  'llama-guard3:8b',
  'gemini-decision-1',
  'babbage-002',
  'davinci-002',
  'gpt-3.5-turbo-instruct',
  'aqa',
])('%s does not chat', (id) => {
  expect(isNamedOtherwise(id)).toBe(true);
});

test.each([
  'gpt-6-luna',
  'gpt-5-chat-latest',
  'o3-mini',
  'gemini-3.5-flash-lite',
  'gemini-pro-latest',
  'gemma-3-27b-it',
  'claude-haiku-5-5',
  'llama3.2:3b',
  'Qwen/Qwen2.5-3B-Instruct',
  'qwen3:8b',
  'openai/gpt-oss-20b',
  'mistral-small',
  'olive-7b',
  // llama-server lists the path after -m (tools/server/README.md, 'GET /v1/models').
  '/home/ada/images/Qwen3-8B-Q4_K_M.gguf',
  String.raw`D:\audio\models\Llama-3.2-3B.gguf`,
])('%s chats', (id) => {
  expect(isNamedOtherwise(id)).toBe(false);
});
