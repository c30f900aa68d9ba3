// npm run dev: the server from its sources, started anew when they change, behind Vite's, which
// shows a changed page without a reload.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { run } from './run.mjs';

// The server refuses to begin without any built page; what it serves here comes from the sources.
const node = await bootstrap({ build: !existsSync(join(ROOT, 'dist', 'web', 'index.html')) });
process.exitCode = await run(node, ['scripts/serve-dev.ts']);
