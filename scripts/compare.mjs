// npm run compare -- --posts FILE --left WRITER --right WRITER: two writers or briefs over the same
// posts, read blind; npm run compare -- --table FILE ...: what readings found.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap({ build: false });
process.exitCode = await run(node, ['scripts/compare/run.ts', ...process.argv.slice(2)]);
