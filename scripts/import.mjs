// npm run import -- FOLDER [--write]: takes over an export of the described system, installing what is missing
// first.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap({ tools: false });
process.exitCode = await run(node, [
  'src/server/import/import-command.ts',
  ...process.argv.slice(2),
]);
