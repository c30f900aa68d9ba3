import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { INSTANCE_HEADER, startBalancer } from './start-balancer.ts';

async function startEcho(): Promise<Server> {
  const server = createServer((request, response) => {
    request.pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function addressOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server's is an object
}

test('the balancer of our own takes turns, and passes over an instance that is gone', async () => {
  const servers = [await startEcho(), await startEcho()];
  await using balancer = await startBalancer(servers.map(addressOf), 'own');
  const ask = async () => {
    const answer = await fetch(balancer.url, { method: 'POST', body: 'a post' });
    expect(await answer.text()).toBe('a post');
    return answer.headers.get(INSTANCE_HEADER);
  };
  expect([await ask(), await ask(), await ask()]).toEqual(['1', '0', '1']);
  servers[1]?.closeAllConnections();
  servers[1]?.close();
  expect([await ask(), await ask()]).toEqual(['0', '0']);
  servers[0]?.closeAllConnections();
  servers[0]?.close();
  expect((await fetch(balancer.url)).status).toBe(503);
});
