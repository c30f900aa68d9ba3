// A model's provider that answers in forty pieces, as a process of its own: at once, or PACE_MS apart,
// and then it tells when each reply ended. Its address goes to the parent process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';

const REPLIES = Array.from(
  { length: 5 },
  (_, index) => `This is reply number ${index}, about as long as a reply on a network usually is.`,
);
const EVENT_BYTES = 12;
const pieces = JSON.stringify({ replies: REPLIES }).match(
  new RegExp(`.{1,${EVENT_BYTES}}`, 'g'),
) ?? [''];
const USAGE = { prompt_tokens: 900, completion_tokens: 120, total_tokens: 1020 };
const events = [
  ...pieces.map((content) => ({ choices: [{ index: 0, delta: { content } }] })),
  { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
  { choices: [], usage: USAGE },
].map((event) => `data: ${JSON.stringify({ id: 'a', created: 1, model: 'sim', ...event })}\n\n`);

const paceMs = Number(process.env['PACE_MS'] ?? 0);
/** Which pieces end a reply: the one with the quotation mark behind it. */
const ends = new Set(
  REPLIES.map((reply) => {
    const end = JSON.stringify({ replies: REPLIES }).indexOf(reply) + reply.length;
    return Math.floor(end / EVENT_BYTES);
  }),
);

const server = createServer((request, response) => {
  void (async () => {
    const asked = await text(request);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (paceMs === 0) for (const event of events) response.write(event);
    else {
      const [, stream] = /\(stream (\d+)\)/.exec(asked) ?? [];
      for (const [index, event] of events.entries()) {
        await sleep(paceMs);
        // One clock for all processes of a machine.
        if (ends.has(index))
          process.send?.({ stream: Number(stream), at: String(process.hrtime.bigint()) });
        response.write(event);
      }
    }
    response.end('data: [DONE]\n\n');
  })();
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  process.send?.({ url: `http://127.0.0.1:${port}/v1` });
});
process.on('disconnect', () => process.exit());
