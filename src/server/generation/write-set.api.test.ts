import { expect, test } from 'vitest';
import { startTracing } from '../http/start-tracing.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createScriptedWriter } from '../testing/scripted-writer.ts';
import { startTraceCollector } from '../testing/start-trace-collector.ts';

test.for([
  ['written', {}],
  ['brought to nothing', { replies: [], fail: new Error('down') }],
] as const)('a set that is %s leaves one span, with its writer and tone', async ([, script]) => {
  await using collector = await startTraceCollector();
  const stopTracing = await startTracing(collector.url);
  await using app = await createTestApp({ writer: createScriptedWriter(script) });
  const user = await app.signIn();
  await user.post('/api/quick-action', { tweetText: 'Tabs are better.', tone: 'nice' });
  await stopTracing();
  const spans = collector.spans().filter(({ name }) => name === 'write replies');
  expect(spans.map(({ attributes }) => attributes)).toEqual([
    [
      { key: 'riposte.writer', value: { stringValue: 'scripted' } },
      { key: 'riposte.tone', value: { stringValue: 'nice' } },
    ],
  ]);
});
