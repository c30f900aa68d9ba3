import { createServer, type AddressInfo } from 'node:net';

/** @returns a port of 127.0.0.1 that nobody used a moment ago, for programs that cannot choose one */
export function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo; // a TCP server's address is an object
      probe.close(() => resolve(port));
    });
  });
}
