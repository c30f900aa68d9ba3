import { expect, test } from 'vitest';
import { startTracing } from './start-tracing.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { startTraceCollector } from '../testing/start-trace-collector.ts';

test('requests and writers leave spans at the collector, below the caller’s, with nothing of the person', async () => {
  await using collector = await startTraceCollector();
  const stopTracing = await startTracing(collector.url);
  await using app = await createTestApp();
  const user = await app.signIn('traced@example.com');
  const traceId = '0af7651916cd43dd8448eb211c80319c';
  await user.post(
    '/api/quick-action?secret=query',
    { tweetText: 'My secret post', tone: 'nice' },
    { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  );
  await app.request('/api/favourites/some-id', { method: 'GET' });
  await stopTracing();

  const spans = collector.spans();
  const request = spans.find(({ name }) => name === 'POST /api/quick-action');
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' });
  const writer = spans.find(({ name }) => name === 'write replies');
  expect(writer).toMatchObject({ traceId });
  const sent = collector.bodies.join('');
  for (const personal of ['secret', 'traced@example.com', user.token, user.userId, 'some-id']) {
    expect(sent).not.toContain(personal);
  }
});
