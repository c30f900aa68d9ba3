// A model's provider that answers at once, in forty pieces, as a process of its own. Its address goes
// to the parent process.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

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

const server = createServer((request, response) => {
  request.resume();
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const event of events) response.write(event);
    response.end('data: [DONE]\n\n');
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  process.send?.({ url: `http://127.0.0.1:${port}/v1` });
});
process.on('disconnect', () => process.exit());
