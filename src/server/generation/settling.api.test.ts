import { expect, test } from 'vitest';
import { sweepReservations } from '../quota/sweep-reservations.ts';
import { createTestApp } from '../testing/create-test-app.ts';
import { createScriptedWriter, SCRIPTED_REPLIES } from '../testing/scripted-writer.ts';
import { countUses } from '../testing/read-usage.ts';

const NOON = new Date('2026-03-10T12:00:00Z');
const GENERATE = { tweetText: 'Tabs are better than spaces.', tone: 'rage' };

test('a use that the sweep took back while the writer thought pays for no reply at all', async () => {
  let sweep = async () => {};
  const replies = createScriptedWriter();
  const writer: typeof replies = {
    name: 'slow',
    async *write(request, options) {
      await sweep();
      yield* replies.write(request, options);
    },
  };
  await using app = await createTestApp({ now: NOON, writer });
  const user = await app.signIn();
  for (const [index, headers] of [{}, { accept: 'text/event-stream' }].entries()) {
    sweep = async () => {
      app.setTime(new Date(NOON.getTime() + (index + 1) * 600_000));
      expect(await sweepReservations(app.deps)).toBe(1);
    };
    const text = await (await user.post('/api/quick-action', GENERATE, headers)).text();
    expect(text).toContain('"code":"generation_failed"');
    for (const reply of SCRIPTED_REPLIES) expect(text).not.toContain(reply);
    expect(await countUses(user)).toBe(0);
  }
});

test('plain: who stopped gets no set and the use back, though the writer finishes all the same', async () => {
  const stop = new AbortController();
  const writer = createScriptedWriter({ onStop: () => stop.abort() });
  await using app = await createTestApp({ writer });
  const user = await app.signIn();
  const answer = await user.request('/api/quick-action', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(GENERATE),
    signal: stop.signal,
  });
  expect(stop.signal.aborted).toBe(true);
  expect(await answer.json()).toMatchObject({ code: 'generation_stopped' });
  expect(await countUses(user)).toBe(0);
});
