// npm run bench [name ...]: the benchmarks, all of them or those named.
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';

const node = await bootstrap();
runAndExit(node, ['bench/run.ts', ...process.argv.slice(2)]);
