// npm run photograph [FOLDER]: every screen at three widths in both lights, and a page to look through them.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap();
process.exitCode = await run(node, ['scripts/photograph/run.ts', ...process.argv.slice(2)]);
