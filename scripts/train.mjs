// npm run train [language ...]: learns from training/posts what kind a post is; some minutes.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap();
process.exitCode = await run(node, ['training/train.ts', ...process.argv.slice(2)]);
