// As fast as a generation can be here: one statement, one call to the provider, streamed on. No
// sign-in, no limit, no filter. A process of its own; DATABASE_URL and PROVIDER say where to.
import { Agent, createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
await pool.query('create table if not exists limit_uses (id text primary key, count int)');
const agent = new Agent({ keepAlive: true });
const provider = `${process.env['PROVIDER']}/chat/completions`;

const server = createServer((request, response) => {
  if (request.url === '/cpu') {
    const { user, system } = process.cpuUsage();
    response.end(String((user + system) / 1000));
    return;
  }
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    void (async () => {
      await pool.query({
        name: 'count',
        text: `insert into limit_uses values ($1, 1)
          on conflict (id) do update set count = limit_uses.count + 1`,
        values: [request.headers.authorization],
      });
      const call = ask(provider, { method: 'POST', agent }, (answer) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        answer.pipe(response);
      });
      call.end(JSON.stringify({ stream: true, post: Buffer.concat(pieces).toString() }));
    })();
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo; // a TCP server's address is an object
  process.send?.({ url: `http://127.0.0.1:${port}` });
});
process.on('disconnect', () => process.exit());
