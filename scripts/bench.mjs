// npm run bench [name ...]: the benchmarks, all of them or those named.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap();
process.exitCode = await run(node, ['bench/run.ts', ...process.argv.slice(2)]);
