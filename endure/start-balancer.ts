import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer,
  request as askOver,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { listenLocally } from '#server/testing/listen-locally.ts';
import { findFreePort } from '#server/testing/find-free-port.ts';

const HAPROXY = ['/usr/sbin/haproxy', '/usr/local/sbin/haproxy', '/opt/homebrew/bin/haproxy'].find(
  existsSync,
);
const START_MS = 10_000;
/** Longer than whoever asks keeps a connection, so that none is closed while it is used again. */
const KEEP_ALIVE_MS = 90_000;

export interface Balancer extends AsyncDisposable {
  url: string;
  program: 'haproxy' | 'own';
}

/** Of its answers: which instance gave them, counted from 0. */
export const INSTANCE_HEADER = 'x-instance';

/**
 * Spreads requests over instances, one after the other, and sends to the next what an instance did
 * not take. haproxy where the machine has it, else a small one of our own.
 * @param targets addresses of the instances
 * @param program to insist on one
 */
export async function startBalancer(
  targets: readonly string[],
  program: Balancer['program'] = HAPROXY === undefined ? 'own' : 'haproxy',
): Promise<Balancer> {
  const ports = targets.map((target) => Number(new URL(target).port));
  return program === 'haproxy' ? startHaproxy(ports) : startOwn(ports);
}

async function startHaproxy(ports: readonly number[]): Promise<Balancer> {
  if (HAPROXY === undefined) throw new Error('This machine has no haproxy.');
  const folder = mkdtempSync(join(tmpdir(), 'riposte-haproxy-'));
  const port = await findFreePort();
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, describeHaproxy(port, ports));
  const child = spawn(HAPROXY, ['-db', '-f', file], { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece: Buffer) => (said += piece.toString()));
  const url = `http://127.0.0.1:${port}`;
  const end = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('exit', resolve));
    }
    rmSync(folder, { recursive: true, force: true });
  };
  const deadlineMs = performance.now() + START_MS;
  while (!(await isAnswering(url))) {
    if (child.exitCode !== null || performance.now() > deadlineMs) {
      await end();
      throw new Error(`haproxy did not start: ${said}`);
    }
    await sleep(20);
  }
  return { url, program: 'haproxy', [Symbol.asyncDispose]: end };
}

function describeHaproxy(port: number, ports: readonly number[]): string {
  return `
global
  maxconn 5000
defaults
  mode http
  timeout connect 1s
  timeout client 90s
  timeout server 90s
  timeout check 5s
  retries 3
  option redispatch 1
  option forwardfor
listen riposte
  bind 127.0.0.1:${port}
  balance roundrobin
  option httpchk GET /healthz
  http-response set-header ${INSTANCE_HEADER} %s
${ports.map((each, index) => `  server ${index} 127.0.0.1:${each} check inter 1s fall 3 rise 1`).join('\n')}
`;
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch {
    return false; // not listening yet
  }
}

async function startOwn(ports: readonly number[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const pieces: Buffer[] = [];
      for await (const piece of request) pieces.push(piece as Buffer); // no encoding was set
      await handOn({ request, response, body: Buffer.concat(pieces), first: (turn += 1) });
    })().catch(() => response.destroy()); // either side went away in the middle
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    program: 'own',
    [Symbol.asyncDispose]: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };

  async function handOn(each: {
    request: IncomingMessage;
    response: ServerResponse;
    body: Buffer;
    first: number;
  }): Promise<void> {
    const { request, response, body, first } = each;
    for (let tries = 0; tries < ports.length; tries += 1) {
      const instance = (first + tries) % ports.length;
      const answer = await ask({ request, response, body, port: ports[instance] ?? 0 });
      if (answer === null) continue;
      response.writeHead(answer.statusCode ?? 502, {
        ...answer.headers,
        [INSTANCE_HEADER]: String(instance),
      });
      response.flushHeaders(); // a stream's first words may be long in coming
      for await (const piece of answer) response.write(piece);
      response.end();
      return;
    }
    response.writeHead(503).end();
  }
}

/** @returns null when the instance took no connection */
function ask(options: {
  request: IncomingMessage;
  response: ServerResponse;
  body: Buffer;
  port: number;
}): Promise<IncomingMessage | null> {
  const { request, response, body, port } = options;
  return new Promise((resolve, reject) => {
    const { method, url, headers } = request;
    const forwarded = { ...headers, 'x-forwarded-for': request.socket.remoteAddress ?? '' };
    // A connection that was idle may be closed by its instance in the very moment it is used again.
    const asked = askOver({
      host: '127.0.0.1',
      port,
      method,
      path: url,
      headers: forwarded,
      agent: false,
    });
    asked.once('response', resolve);
    asked.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') resolve(null);
      else reject(error);
    });
    response.once('close', () => asked.destroy());
    asked.end(body);
  });
}
