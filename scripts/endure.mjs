// npm run test:endure [row ...]: what Riposte endures, row by row; all of it takes about an hour.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap();
process.exitCode = await run(node, ['endure/run.ts', ...process.argv.slice(2)]);
