import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads';
import { findBrowser } from '../e2e/find-browser.ts';
import { launchBrowser } from '../e2e/launch-browser.ts';
import { startSite, type Site } from '../endure/start-site.ts';
import { median, round } from './figures.ts';
import type { Row } from './row.ts';

export const name = 'page';

const ROUNDS = 7;
const AT_ONCE = 16;
const A_ROUND = 2000;
const ASSETS = fileURLToPath(new URL('../dist/web/assets/', import.meta.url));
/** As a phone of some years is to this machine. */
const SLOWER = 4;
/** What the start leaves behind is given back two seconds after it. */
const AT_REST_MS = 8000;

/** Nobody writes here, and what writes without a model is not loaded. */
const WRITER = {
  AI_MODEL: 'openai-compatible:nobody',
  OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:9/v1',
};

/** Sends one body for everything: what a page can cost at least. */
if (!isMainThread) {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' });
    response.end(workerData as Buffer);
  });
  server.listen(0, '127.0.0.1', () =>
    parentPort?.postMessage((server.address() as AddressInfo).port),
  );
}

/** The main page and its files, beside a server that sends one body; then what a browser makes of them. */
export async function run(): Promise<Row[]> {
  await using site = await startSite({ isDurable: true, env: WRITER });
  await sleep(AT_REST_MS);
  const { process_resident_memory_bytes: rest } = await site.readMetrics(
    'process_resident_memory_bytes',
  );
  const page = Buffer.from(await (await fetch(site.url)).arrayBuffer());
  const bare = new Worker(fileURLToPath(import.meta.url), { workerData: brotliCompressSync(page) });
  const [barePort] = (await once(bare, 'message')) as [number];
  const libraries = readdirSync(ASSETS).find((file) => /^libraries-.*\.js$/.test(file)) ?? '';
  const [ours, limit, cpuMs] = [[], [], []] as [number[], number[], number[]];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const own = await measure(`${site.url}/`, A_ROUND);
    const other = await measure(`http://127.0.0.1:${barePort}/`, A_ROUND);
    const before = await readCpu(site);
    await measure(`${site.url}/assets/${libraries}`, A_ROUND);
    const used = ((await readCpu(site)) - before) / A_ROUND;
    if (round === 0) continue; // the first warms up
    ours.push(own);
    limit.push(other);
    cpuMs.push(used);
  }
  await bare.terminate();
  const ratios = ours.map((own, index) => own / (limit[index] ?? Number.NaN));
  return [
    { what: 'GET /, ours', figure: Math.round(median(ours)), unit: '/s' },
    { what: 'GET /, one body for everything', figure: Math.round(median(limit)), unit: '/s' },
    { what: 'GET /, ours to that', figure: round(median(ratios)), unit: 'x', wanted: '>= 0.4' },
    { what: `largest of ${ROUNDS} such ratios to the smallest`, figure: spread(ratios), unit: 'x' },
    {
      what: 'the largest script, CPU',
      figure: round(median(cpuMs)),
      unit: 'ms',
      wanted: '<= 0.1',
    },
    {
      what: 'memory at rest, PostgreSQL',
      figure: Math.round(rest / 1e6),
      unit: 'MB',
      wanted: '<= 110',
    },
    ...(await measureInBrowser(site)),
  ];
}

async function measureInBrowser(site: Site): Promise<Row[]> {
  const browser = await launchBrowser(findBrowser());
  const paints: number[] = [];
  let bytes = 0;
  for (let round = 0; round <= ROUNDS; round += 1) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const driver = await context.newCDPSession(page);
    await driver.send('Network.enable');
    bytes = 0;
    const scripts = new Set<string>();
    driver.on('Network.responseReceived', ({ requestId, type }) => {
      if (type === 'Script') scripts.add(requestId);
    });
    driver.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await driver.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    const paint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    );
    if (round > 0) paints.push(paint);
    await context.close();
  }
  await browser.close();
  return [
    {
      what: `first paint, processor ${SLOWER} times slower`,
      figure: Math.round(median(paints)),
      unit: 'ms',
      wanted: '<= 450',
    },
    {
      what: 'scripts before use, as sent',
      figure: round(bytes / 1000),
      unit: 'kB',
      wanted: '<= 80',
    },
    {
      what: 'the same without their headers',
      figure: round(sumFirstScripts() / 1000),
      unit: 'kB',
    },
  ];
}

/** Of those that the page itself names. */
function sumFirstScripts(): number {
  const html = readFileSync(new URL('../dist/web/index.html', import.meta.url), 'utf8');
  const files = [...html.matchAll(/assets\/([\w.-]+\.js)"/g)].map(([, file]) => file ?? '');
  return files
    .map((file) => brotliCompressSync(readFileSync(`${ASSETS}${file}`)).length)
    .reduce((sum, size) => sum + size, 0);
}

/** @returns answers a second */
async function measure(url: string, count: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
  const headers = { accept: 'text/html', 'accept-encoding': 'br' };
  let left = count;
  const startedMs = performance.now();
  const work = async () => {
    while (left-- > 0) {
      const call = request(url, { agent, headers });
      call.end();
      const [answer] = (await once(call, 'response')) as [IncomingMessage];
      answer.resume();
      await once(answer, 'end');
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  agent.destroy();
  return (1000 * count) / (performance.now() - startedMs);
}

async function readCpu(site: Site): Promise<number> {
  const { process_cpu_seconds_total: seconds } = await site.readMetrics(
    'process_cpu_seconds_total',
  );
  return seconds * 1000;
}

function spread(values: readonly number[]): number {
  return round(Math.max(...values) / Math.min(...values));
}
