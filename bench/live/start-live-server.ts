// The application on the database of DATABASE_URL, with PEOPLE people who are signed in. Answers each message
// with what it takes just then; begun with --expose-gc, so that what nobody holds is not counted.
import { setTimeout as sleep } from 'node:timers/promises';
import { pino } from 'pino';
import { createApp } from '#server/app.ts';
import { openDatabase } from '#server/database/open-database.ts';
import { listen } from '#server/http/listen.ts';
import { buildBenchDeps, signInOnBench } from '../build-bench-deps.ts';

const url = process.env['DATABASE_URL'] ?? null;
const logger = pino({ level: 'silent' });
const database = await openDatabase({ url, dataDir: '', logger });
let statements = 0;
const counted: typeof database = {
  ...database,
  run: (statement, parameters) => {
    statements += 1;
    return database.run(statement, parameters);
  },
};
const deps = await buildBenchDeps(counted);
const people: Record<string, string>[] = [];
while (people.length < Number(process.env['PEOPLE'])) {
  people.push((await signInOnBench(deps)).headers);
}
const app = createApp(deps, { pages: null });
const { port } = await listen({ fetch: app.fetch, hosts: ['127.0.0.1'], port: 0 });
process.on('message', () => void tell());
process.on('disconnect', () => process.exit(0));
process.send?.({ port, people });

async function tell(): Promise<void> {
  for (let time = 0; time < 4; time += 1) {
    globalThis.gc?.();
    await sleep(50);
  }
  const { heapUsed, external } = process.memoryUsage();
  process.send?.({ bytes: heapUsed + external, statements, atMs: performance.now() });
}
