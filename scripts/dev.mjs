// npm run dev: the same as start, building and restarting at every change.
import { spawn } from 'node:child_process';
import { bootstrap, forgetBuild, ROOT } from './bootstrap.mjs';
import { endWithParent } from './end-with-parent.mjs';

const node = await bootstrap();
forgetBuild();
const options = { cwd: ROOT, stdio: 'inherit' };
const children = [
  spawn(node, ['node_modules/vite/bin/vite.js', 'build', '--watch', '--logLevel', 'warn'], options),
  spawn(
    node,
    [
      ...['src/server', 'src/contract', 'sandbox', 'dist/web'].map(
        (path) => `--watch-path=${path}`,
      ),
      '--watch-preserve-output',
      'src/server/main.ts',
    ],
    options,
  ),
];
const stop = (signal) => {
  for (const child of children) child.kill(signal);
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));
endWithParent(() => stop('SIGTERM'));
for (const child of children) {
  child.on('exit', (code) => {
    stop('SIGTERM');
    process.exitCode = code ?? 0;
  });
}
