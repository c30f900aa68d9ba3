// npm run model [-- get NAME | list | use NAME | remove NAME]: a language model on this machine.
import { join } from 'node:path';
import { bootstrap, ROOT } from './bootstrap.mjs';
import { run } from './run.mjs';
import { withLock } from './with-lock.mjs';

const PROXIES = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];

const node = await bootstrap({ build: false, tools: false });
const flags = PROXIES.some((name) => process.env[name]) ? ['--use-env-proxy'] : [];
// Two at once would write into one file.
process.exitCode = await withLock(
  {
    file: join(ROOT, '.riposte-bootstrap-model'),
    onWait: (pid) => console.log(`Waiting for process ${pid}, which is getting a model`),
  },
  () =>
    run(node, [...flags, 'src/server/writers/local/model-command.ts', ...process.argv.slice(2)]),
);
