import { expect, test } from 'vitest';
import { signIn } from '#server/testing/choose-account.ts';
import { createBrowser } from '#server/testing/create-browser.ts';
import { startTraceCollector } from '#server/testing/start-trace-collector.ts';
import { startModel, UNHURRIED } from './start-model.ts';
import { startServer } from './start-server.ts';

test('SIGTERM lets a running stream end, tells open pages, and exits with 0 within 10 s', async () => {
  await using model = await startModel();
  model.allow(1);
  await using server = await startServer({
    env: {
      ...{ AI_MODEL: 'openai-compatible:slow', OPENAI_COMPATIBLE_BASE_URL: model.url },
      ...UNHURRIED,
    },
  });
  const browser = createBrowser({
    fetch: (url, init) => fetch(url, { ...init, redirect: 'manual' }),
    origin: server.url,
  });
  await signIn(browser, { email: 'streamer@example.com' });
  const cookie = Object.entries(browser.cookies())
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const headers = { cookie, origin: server.url, 'content-type': 'application/json' };
  const live = await fetch(`${server.url}/api/profile/live`, { headers });
  const answer = await fetch(`${server.url}/api/quick-action`, {
    method: 'POST',
    headers: { ...headers, accept: 'text/event-stream' },
    body: JSON.stringify({ tweetText: 'A post', tone: 'nice' }),
  });
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  const first = await reader?.read();
  expect(first?.value).toContain('event: reply');
  const startedMs = Date.now();
  const stopped = server.stop();
  // Nobody new comes in while the stream goes on.
  await expect.poll(() => fetch(`${server.url}/healthz`).catch(() => 'refused')).toBe('refused');
  model.allow(5);
  let text = first?.value ?? '';
  for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) {
    text += next.value;
  }
  expect(text).toContain('event: done');
  expect(await live.text()).toContain('event: profile');
  expect(await stopped).toBe(0);
  expect(Date.now() - startedMs).toBeLessThan(10_000);
});

test('at a stop the last traces are sent; a collector that never answers holds nobody up', async () => {
  for (const isSilent of [false, true]) {
    await using collector = await startTraceCollector({ isSilent });
    await using server = await startServer({
      env: { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url },
    });
    expect((await fetch(`${server.url}/api/usage?of=nobody`)).status).toBe(200);
    const startedMs = Date.now();
    expect(await server.stop()).toBe(0);
    expect(Date.now() - startedMs).toBeLessThan(10_000);
    expect(collector.spans().map(({ name }) => name)).toContain('GET /api/usage');
  }
});
