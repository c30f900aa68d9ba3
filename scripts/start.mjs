// npm start: installs what is missing, builds what is stale, starts the server.
import { realpathSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { run } from './run.mjs';

const node = await bootstrap({ tools: false });
if (realpathSync(node) === realpathSync(process.execPath)) {
  // Already the right Node: no second process to look after.
  endWithParent(() => process.kill(process.pid, 'SIGTERM'));
  // Compiled once for a build, beside which it lies: a new build takes it away.
  module.enableCompileCache?.(join(ROOT, 'dist', 'server', 'compiled'));
  await import('../dist/server/main.js');
} else {
  process.exitCode = await run(node, ['dist/server/main.js']);
}
