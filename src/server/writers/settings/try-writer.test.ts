import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { startModelProvider } from '../../testing/start-model-provider.ts';
import { loadWhenWriting } from '../builtin/load-when-writing.ts';
import { withAccess, type WriterAccess } from './stored-writers.ts';
import { tryWriter } from './try-writer.ts';

const at = (baseUrl: string): WriterAccess => ({
  provider: 'openai-compatible',
  baseUrl,
  key: 'k',
});

test('a server on this machine has the time to load its model, also where an operator typed its address', async () => {
  const config = readConfig({});
  expect(withAccess(config, at('http://localhost:11434/v1')).writer).toMatchObject({
    ...{ firstReplyTimeoutMs: 60_000, totalTimeoutMs: 120_000 },
  });
  expect(withAccess(config, at('https://models.example/v1')).writer).toMatchObject({
    ...{ firstReplyTimeoutMs: 15_000, totalTimeoutMs: 45_000 },
  });

  await using provider = await startModelProvider({ key: 'k', name: 'Model' });
  const release = provider.hold();
  const short = { firstReplyTimeoutMs: 100, totalTimeoutMs: 100 };
  const trial = tryWriter(
    { ...at(provider.baseUrl), model: 'alpha-chat' },
    {
      config: { ...config, writer: { ...config.writer, ...short } },
      ...{ fetch, signal: new AbortController().signal },
      substitute: loadWhenWriting({ random: () => 0 }),
    },
  );
  await Promise.race([trial, sleep(300)]);
  release();
  expect((await trial).replies).toHaveLength(5);
});
