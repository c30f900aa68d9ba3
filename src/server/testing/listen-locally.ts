import type { AddressInfo, Server } from 'node:net';

/** @returns the port of this machine that it listens at: a free one where none is asked for */
export async function listenLocally(server: Server, port = 0): Promise<number> {
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port; // a TCP server's address is an object
}
