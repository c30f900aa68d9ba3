// npm run test:mutants [area ...] [--sample N] [--seed N] [--only TEXT ...] [--verbose]: small bugs,
// made one at a time, and how many of them the tests see.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap();
process.exitCode = await run(node, ['scripts/mutants/run.ts', ...process.argv.slice(2)]);
