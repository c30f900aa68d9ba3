// npm start: installs what is missing, builds what is stale, starts the server.
import { realpathSync } from 'node:fs';
import { bootstrap } from './bootstrap.mjs';
import { runAndExit } from './run.mjs';

const node = await bootstrap();
if (realpathSync(node) === realpathSync(process.execPath)) {
  // Already the right Node: no second process to look after.
  await import('../src/server/main.ts');
} else {
  runAndExit(node, ['src/server/main.ts']);
}
