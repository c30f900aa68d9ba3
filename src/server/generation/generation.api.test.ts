import { getEventListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { AppError, ERRORS } from '#contract/errors.ts';
import type { GenerationAnswer } from '#contract/generation.ts';
import { usageLogs } from '../database/schema.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createBuiltinWriter } from '../writers/builtin/create-builtin-writer.ts';
import { withFallback } from '../writers/model/with-fallback.ts';
import { createScriptedWriter, SCRIPTED_REPLIES } from '../testing/scripted-writer.ts';
import { countUses } from '../testing/read-usage.ts';

const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };
const STREAM = { accept: 'text/event-stream' };

/** The events of a streamed answer, in order. */
async function readEvents(answer: Response): Promise<{ event: string; data: unknown }[]> {
  const blocks = (await answer.text()).split('\n\n').filter((block) => block.includes('event:'));
  return blocks.map((block) => ({
    event: /^event: (.*)$/m.exec(block)?.[1] ?? '',
    data: JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? 'null') as unknown,
  }));
}

test('plain: five replies, and the usage after them', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', GENERATE);
  expect(answer.status).toBe(200);
  const body = (await answer.json()) as GenerationAnswer;
  expect(body.replies).toEqual(SCRIPTED_REPLIES);
  expect(body.usage).toMatchObject({ remaining: 4, count: 1 });
  expect(body.notices).toEqual([]);
});

test.each([
  `¿es esto así, amigos míos?${'#a'.repeat(60)} x`,
  'is it late?#trains #late now',
  'is it so?(yes it is so)',
])(
  'a post that once hung or broke the reading is answered within a second: %s',
  async (tweetText) => {
    await using app = await createTestApp({ writer: 'builtin' });
    const user = await app.signIn();
    await user.post('/api/quick-action', GENERATE); // the writer's files are read once, before its first set
    let bestMs = Infinity;
    // A machine that is busy with something else gets another try or two.
    for (let tries = 0; tries < 3 && bestMs >= 1000; tries += 1) {
      const startedMs = performance.now();
      const answer = await user.post('/api/quick-action', { tweetText, tone: 'nice' });
      expect(answer.status).toBe(200);
      bestMs = Math.min(bestMs, performance.now() - startedMs);
    }
    expect(bestMs).toBeLessThan(1000);
  },
);

test('what the fallback cannot do is told, as it would be of the writer itself', async () => {
  const broken = createScriptedWriter({ replies: [], fail: new AppError('writer_unavailable') });
  await using app = await createTestApp({
    writer: withFallback(broken, createBuiltinWriter({ random: () => 0.5 })),
  });
  const user = await app.signIn();
  const notices = async (body: object): Promise<unknown> => {
    const answer = await user.post('/api/quick-action', { ...GENERATE, ...body });
    return ((await answer.json()) as GenerationAnswer).notices;
  };
  expect(await notices({ choices: { steer: 'sound like a pirate' } })).toEqual(['wish']);
  const japanese = '今日は電車がまた遅れていました。';
  expect(await notices({ tweetText: japanese })).toEqual(['language']);
  expect(await notices({ tweetText: japanese, choices: { language: 'de' } })).toEqual([]);
});

test('streamed: the id that the set can be changed by, replies one by one, then usage, then done', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', GENERATE, STREAM);
  expect(answer.headers.get('content-type')).toContain('text/event-stream');
  const events = await readEvents(answer);
  const { generationId } = (events.at(-1)?.data ?? {}) as { generationId?: string };
  expect(generationId).toEqual(expect.any(String));
  expect(events).toEqual([
    { event: 'kept', data: { generationId } },
    ...SCRIPTED_REPLIES.map((text, index) => ({ event: 'reply', data: { index, text } })),
    { event: 'usage', data: expect.objectContaining({ remaining: 4, count: 1 }) as unknown },
    {
      event: 'done',
      data: { notices: [], generationId, uptakeId: expect.any(String) as unknown },
    },
  ]);
});

test('streamed: why the replies are gentle is told before the first of them', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const body = { ...GENERATE, tweetText: 'My dad died last night.' };
  const events = await readEvents(await user.post('/api/quick-action', body, STREAM));
  expect(events[0]).toEqual({ event: 'notices', data: { notices: ['care'] } });
  expect(events[1]?.event).toBe('kept');
  expect(events.at(-1)?.data).toMatchObject({ notices: ['care'] });
});

// Node holds a request's signal for as long as the request lives: what is left on it and holds the
// request in turn would stay for ever, some 20 kB a set of replies.
test('an answered stream leaves nothing on its request’s signal', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const body = JSON.stringify(GENERATE);
  const request = new Request(`${app.deps.config.publicUrl}/api/quick-action`, {
    method: 'POST',
    headers: {
      ...STREAM,
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'content-length': String(body.length),
    },
    body,
  });
  const answer = await app.request(request);
  expect(getEventListeners(request.signal, 'abort').length).toBeGreaterThan(0);
  expect(await readEvents(answer)).toHaveLength(8);
  expect(getEventListeners(request.signal, 'abort')).toEqual([]);
});

test('without a model a plain wish is followed, and any other is owned up to', async () => {
  await using app = await createTestApp({ writer: 'builtin' });
  const user = await app.signIn();
  const write = async (steer: string) => {
    const answer = await user.post('/api/quick-action', { ...GENERATE, choices: { steer } });
    return (await answer.json()) as GenerationAnswer;
  };
  const followed = await write('mention that I wrote a linter');
  expect(followed.notices).toEqual([]);
  for (const reply of followed.replies) expect(reply).toContain('I wrote a linter');
  expect((await write('sound like a pirate')).notices).toEqual(['wish']);
  expect((await write('')).notices).toEqual([]);
});

test('a language that the built-in writer cannot read is owned up to, unless another was picked', async () => {
  await using app = await createTestApp({ writer: 'builtin' });
  const user = await app.signIn();
  const write = async (language: string) => {
    const body = { tweetText: '今日はとても良い天気ですね', tone: 'nice', choices: { language } };
    const answer = await user.post('/api/quick-action', body);
    return ((await answer.json()) as GenerationAnswer).notices;
  };
  expect(await write('post')).toEqual(['language']);
  expect(await write('de')).toEqual([]);
});

test('a bearer token does as well as the cookie', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const answer = await app.request('/api/quick-action', {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(GENERATE),
  });
  expect(answer.status).toBe(200);
});

test.each([
  ['empty', { ...GENERATE, tweetText: '' }, 'tweet_empty'],
  ['blank', { ...GENERATE, tweetText: ' \n\t ' }, 'tweet_empty'],
  ['nothing to see', { ...GENERATE, tweetText: '\u0007\u200B\u202E' }, 'tweet_empty'],
  ['1081 characters', { ...GENERATE, tweetText: 'x'.repeat(1081) }, 'tweet_too_long'],
  [
    '541 emoji, 1082 as the text area counts',
    { ...GENERATE, tweetText: '😀'.repeat(541) },
    'tweet_too_long',
  ],
  ['a NUL byte', { ...GENERATE, tweetText: 'a\u0000b' }, 'tweet_not_text'],
  ['a lone surrogate', { ...GENERATE, tweetText: 'a\uD800b' }, 'tweet_not_text'],
  ['an author of 81 characters', { ...GENERATE, author: 'x'.repeat(81) }, 'author_invalid'],
  ['an author with a NUL byte', { ...GENERATE, author: 'a\u0000b' }, 'author_invalid'],
  [
    '1081 characters of what it answers',
    { ...GENERATE, context: 'x'.repeat(1081) },
    'context_invalid',
  ],
  ['half a character in what it answers', { ...GENERATE, context: 'a\uD800b' }, 'context_invalid'],
  ['an unknown tone', { ...GENERATE, tone: 'angry' }, 'tone_unknown'],
  ['no tone', { tweetText: 'Hello' }, 'tone_unknown'],
  ['a number for text', { ...GENERATE, tweetText: 5 }, 'body_invalid'],
  ['a list', [], 'body_invalid'],
  ['null', null, 'body_invalid'],
])('%s is refused in the catalogue’s words, and costs no use', async (_name, body, code) => {
  await using app = await createTestApp();
  const user = await app.signIn();
  for (const headers of [{}, STREAM]) {
    const answer = await user.post('/api/quick-action', body, headers);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      code,
      error: ERRORS[code as keyof typeof ERRORS].message,
      requestId: expect.any(String) as unknown,
    });
  }
  expect(await countUses(user)).toBe(0);
});

test('1080 characters and 540 emoji are accepted', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  for (const tweetText of ['x'.repeat(1080), '😀'.repeat(540)]) {
    expect((await user.post('/api/quick-action', { ...GENERATE, tweetText })).status).toBe(200);
  }
});

test('wrong JSON, a form, and 10 MB are refused before anything is counted', async () => {
  await using app = await createTestApp();
  const user = await app.signIn();
  const send = (body: string, type = 'application/json') =>
    user.request('/api/quick-action', { method: 'POST', headers: { 'content-type': type }, body });
  expect(await (await send('{"tweetText": ')).json()).toMatchObject({ code: 'body_not_json' });
  expect((await send('tweetText=a&tone=rage', 'application/x-www-form-urlencoded')).status).toBe(
    415,
  );
  expect((await send(JSON.stringify(GENERATE), 'text/plain')).status).toBe(415);
  const large = await send(JSON.stringify({ ...GENERATE, tweetText: 'x'.repeat(10_000_000) }));
  expect(large.status).toBe(413);
  expect(await large.json()).toMatchObject({ code: 'body_too_large' });
  expect(await countUses(user)).toBe(0);
});

test('without a session, or with a forged or expired one, nothing is written', async () => {
  await using app = await createTestApp({ now: new Date('2026-03-10T12:00:00Z') });
  const user = await app.signIn();
  const send = (authorization?: string) =>
    app.request('/api/quick-action', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: app.deps.config.publicUrl,
        ...(authorization === undefined ? {} : { authorization }),
      },
      body: JSON.stringify(GENERATE),
    });
  for (const authorization of [
    undefined,
    'Bearer ',
    'Bearer nonsense',
    `Bearer ${'A'.repeat(43)}`,
    `Bearer ${user.token}x`,
  ]) {
    const answer = await send(authorization);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({
      error: 'Please sign in with Google to use this feature',
    });
  }
  app.setTime(new Date('2026-04-30T12:00:00Z'));
  expect((await send(`Bearer ${user.token}`)).status).toBe(401);
});

test('a generation that fails before its first reply gives its use back', async () => {
  const writer = createScriptedWriter({ replies: [], fail: new AppError('writer_unavailable') });
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const plain = await user.post('/api/quick-action', GENERATE);
  expect(plain.status).toBe(503);
  expect(await plain.json()).toMatchObject({ code: 'writer_unavailable' });
  const events = await readEvents(await user.post('/api/quick-action', GENERATE, STREAM));
  expect(events).toEqual([
    { event: 'error', data: expect.objectContaining({ code: 'writer_unavailable' }) as unknown },
  ]);
  expect(await countUses(user)).toBe(0);
});

test('an unexpected fault is answered with words that give nothing away', async () => {
  const writer = createScriptedWriter({ replies: [], fail: new Error('secret sk-12345') });
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', GENERATE);
  expect(await answer.json()).toMatchObject({
    code: 'generation_failed',
    error: 'An error occurred while generating responses',
  });
  expect(await countUses(user)).toBe(0);
});

test('a generation cut short after two replies keeps them, says so, and counts', async () => {
  const writer = createScriptedWriter({ replies: ['One.', 'Two.'], fail: new Error('cut') });
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const body = (await (await user.post('/api/quick-action', GENERATE)).json()) as GenerationAnswer;
  expect(body).toMatchObject({ replies: ['One.', 'Two.'], notices: ['incomplete'] });
  const events = await readEvents(await user.post('/api/quick-action', GENERATE, STREAM));
  expect(events.map(({ event }) => event)).toEqual(['kept', 'reply', 'reply', 'usage', 'done']);
  expect(await countUses(user)).toBe(2);
});

test('an empty list becomes five generic replies, the first quoting 30 characters, and counts', async () => {
  await using app = await createTestApp({ writer: createScriptedWriter({ replies: [] }) });
  const user = await app.signIn();
  const tweetText = 'The meeting could have been an e-mail, and the e-mail a nap.';
  const answer = await user.post('/api/quick-action', { ...GENERATE, tweetText });
  const body = (await answer.json()) as GenerationAnswer;
  expect(body.replies).toHaveLength(5);
  expect(body.replies[0]).toContain('"The meeting could have been an…"');
  expect(body.notices).toEqual(['generic_replies']);
  expect(await countUses(user)).toBe(1);
  const halved = { ...GENERATE, tweetText: `${'a'.repeat(29)}😀 and so on` };
  const other = (await (await user.post('/api/quick-action', halved)).json()) as GenerationAnswer;
  expect(other.replies[0]).toContain(`"${'a'.repeat(29)}…"`);
  const short = { ...GENERATE, tweetText: 'b'.repeat(30) };
  const whole = (await (await user.post('/api/quick-action', short)).json()) as GenerationAnswer;
  expect(whole.replies[0]).toContain(`"${short.tweetText}"`);
});

test.for([
  ['a set', SCRIPTED_REPLIES],
  ['one reply', ['One.']],
  ['generic replies', []],
] as const)(
  'the time to the first reply of %s is counted once, and is what it took',
  async ([, replies]) => {
    const writer = createScriptedWriter({ replies, whenWritten: () => sleep(60) });
    await using app = await createTestApp({ writer });
    await (await app.signIn()).post('/api/quick-action', GENERATE);
    const { text } = await app.deps.metrics.expose();
    expect(text).toContain('riposte_first_reply_seconds_count 1');
    expect(Number(/riposte_first_reply_seconds_sum (\S+)/.exec(text)?.[1])).toBeGreaterThan(0.05);
  },
);

test('who has none left today is counted, and nobody else', async () => {
  await using app = await createTestApp();
  const asked = { method: 'POST', body: JSON.stringify(GENERATE) };
  const headers = { 'content-type': 'application/json', authorization: 'Bearer nonsense' };
  expect((await app.request('/api/quick-action', { ...asked, headers })).status).toBe(401);
  const user = await app.signIn();
  for (let use = 0; use < 6; use += 1) await user.post('/api/quick-action', GENERATE);
  const { text } = await app.deps.metrics.expose();
  expect(text).toContain('riposte_limit_hits_total 1');
});

test('a generation that takes too long ends with words and gives its use back', async () => {
  const writer = createScriptedWriter({ replies: [], hang: true });
  await using app = await createTestApp({ writer, settings: { AI_TOTAL_TIMEOUT_MS: '150' } });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', GENERATE);
  expect(answer.status).toBe(504);
  expect(await answer.json()).toMatchObject({ code: 'writer_timeout' });
  expect(await countUses(user)).toBe(0);
});

test('a browser that leaves before the first reply stops the writer and gets its use back', async () => {
  let stopped = 0;
  const writer = createScriptedWriter({ replies: [], hang: true, onStop: () => (stopped += 1) });
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', GENERATE, STREAM);
  await answer.body?.cancel();
  await expect.poll(() => stopped).toBe(1);
  await expect.poll(() => countUses(user)).toBe(0);
});

test('a browser that leaves after a reply has used one, and the writer stops', async () => {
  let stopped = 0;
  const writer = createScriptedWriter({
    replies: ['One.'],
    hang: true,
    onStop: () => (stopped += 1),
  });
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.post('/api/quick-action', GENERATE, STREAM);
  const reader = answer.body?.getReader();
  await reader?.read();
  await reader?.cancel();
  await expect.poll(() => stopped).toBe(1);
  await sleep(100);
  expect(await countUses(user)).toBe(1);
  // Nor is it one of the stops that cost nothing.
  const days = await app.deps.database.orm.select().from(usageLogs);
  expect(days).toMatchObject([{ count: 1, failures: 0 }]);
});

test('posts, replies and e-mail addresses are in no line of the log', async () => {
  const writer = createScriptedWriter({ replies: ['A secret reply.'], fail: new Error('cut') });
  await using app = await createTestApp({ writer });
  const user = await app.signIn('somebody@example.com');
  await user.post('/api/quick-action', { ...GENERATE, tweetText: 'My secret post' });
  await user.post('/api/quick-action', { ...GENERATE, tweetText: 'My secret post' }, STREAM);
  const log = app.log.join('');
  expect(log).toContain('/api/quick-action');
  for (const secret of ['secret post', 'secret reply', 'somebody@', user.token]) {
    expect(log).not.toContain(secret);
  }
});
