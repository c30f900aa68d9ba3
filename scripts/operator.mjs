// npm run operator -- add EMAIL: adds an operator, installing what is missing first.
import { bootstrap } from './bootstrap.mjs';
import { run } from './run.mjs';

const node = await bootstrap({ tools: false });
process.exitCode = await run(node, [
  'src/server/operator/operator-command.ts',
  ...process.argv.slice(2),
]);
