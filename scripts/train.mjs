// npm run train [language ...]: learns what kind a post is, for the built-in writer; some minutes.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap();
const TRAIN = 'src/server/writers/builtin/training/train.ts';
process.exitCode = await run(node, [TRAIN, ...process.argv.slice(2)]);
