// npm start: installs what is missing, builds what is stale, starts the server.
import { realpathSync } from 'node:fs';
import module from 'node:module';
import { join } from 'node:path';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { run } from './run.mjs';

/** Compiled once for a build, beside which it lies: a new build takes it away. */
const COMPILED = join(ROOT, 'dist', 'server', 'compiled');

const node = await bootstrap({ tools: false });
if (realpathSync(node) === realpathSync(process.execPath)) {
  // Already the right Node: no second process to look after.
  endWithParent(() => process.kill(process.pid, 'SIGTERM'));
  module.enableCompileCache?.(COMPILED);
  await import('../dist/server/main.js');
} else {
  process.exitCode = await run(node, ['dist/server/main.js'], {
    env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
  });
}
