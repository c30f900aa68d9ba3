import { readFileSync, realpathSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { ConfigError, readConfig, withPort } from '#server/config/config.ts';
import { loadEnvFile } from '#server/config/load-env-file.ts';
import { putLanguage, readPutLanguage } from '#server/site/put-language.ts';
import { putTheme, readPutTheme } from '#server/site/put-theme.ts';
import { isForNobody, putNobody } from '#server/site/put-words.ts';
import { forward } from './forward.ts';
import { keepRunning } from './keep-running.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** What the server is made of. */
const SOURCES = ['src/server', 'src/contract', 'sandbox', '.env', 'site.json', 'model-prices.json'];
const LOOPBACK = ['127.0.0.1', '::1'];

try {
  await serve();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}

async function serve(): Promise<void> {
  loadEnvFile(process.env);
  const settings = readConfig(process.env);
  const door = createServer();
  const port = await open(door, settings);
  const config = withPort(settings, port);
  const vite = await createVite({
    configFile: join(ROOT, 'vite.config.ts'),
    cacheDir: join(ROOT, 'dist', 'vite'),
    appType: 'custom',
    server: {
      middlewareMode: true,
      hmr: { server: door },
      allowedHosts: [new URL(config.publicUrl).hostname],
      fs: { allow: [ROOT, realpathSync(join(ROOT, 'node_modules'))] },
    },
  });
  const server = keepRunning({ publicUrl: config.publicUrl });
  door.on('request', (request, response) => {
    vite.middlewares(request, response, () => {
      void forward({ request, response, to: server.address, editPage: (page) => show(vite, page) });
    });
  });
  vite.watcher.add(SOURCES.map((name) => join(ROOT, name)));
  vite.watcher.on('all', (event, file) => {
    if (event.endsWith('Dir') || !isOfServer(file)) return;
    console.log(`\n${relative(ROOT, file)} changed: starting the server anew`);
    server.restart();
  });
  process.on('disconnect', () => process.exit());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit());
}

/** Listens as the server itself would: on this machine only, unless HOST says otherwise. */
async function open(door: Server, { host, port }: { host: string | null; port: number }) {
  const hosts = host === null ? LOOPBACK : [host];
  await listen(door, { port, host: hosts[0] });
  const taken = (door.address() as AddressInfo).port; // a TCP server's address is an object
  for (const other of hosts.slice(1)) {
    const second = createServer((...request) => door.emit('request', ...request));
    second.on('upgrade', (...upgrade) => door.emit('upgrade', ...upgrade));
    await listen(second, { port: taken, host: other }).catch(() => {}); // a machine without IPv6
  }
  return taken;
}

function listen(server: Server, at: { port: number; host: string | undefined }): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(at, resolve);
  });
}

/**
 * The page of the sources, with the facts that the server wrote into the built one.
 * @returns null for a page of a sandbox
 */
async function show(vite: ViteDevServer, { path, html }: { path: string; html: string }) {
  const facts = /<script type="application\/json" id="site-facts">[^<]*<\/script>/.exec(html)?.[0];
  if (facts === undefined) return null;
  const source = readFileSync(join(ROOT, 'src', 'web', 'index.html'), 'utf8');
  const forWhom = isForNobody(html) ? putNobody(source) : source;
  return vite.transformIndexHtml(
    path,
    putTheme(putLanguage(forWhom, readPutLanguage(html)), readPutTheme(html)).replace(
      '</head>',
      () => `${facts}</head>`,
    ),
  );
}

function isOfServer(file: string): boolean {
  const name = relative(ROOT, file).replaceAll('\\', '/');
  const isSource = SOURCES.some((source) => name === source || name.startsWith(`${source}/`));
  return isSource && !/\.test\.tsx?$/.test(name);
}
