/** A thread of its own: whoever sends the posts is busy too, and must not count as the server's. */
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const LOOK_EVERY_MS = 20;

const { url } = workerData as { url: string };
const tookMs: number[] = [];
const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());
while (!stopping.signal.aborted) {
  const beganMs = performance.now();
  const answer = await fetch(url);
  await answer.text();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
  tookMs.push(performance.now() - beganMs);
  await sleep(LOOK_EVERY_MS);
}
parentPort?.postMessage(tookMs);
