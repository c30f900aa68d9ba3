import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A server of the benchmarks in a process of its own, which tells its address first. */
export async function forkServer(
  file: string,
  env: Record<string, string> = {},
): Promise<{ url: string; child: ChildProcess } & AsyncDisposable> {
  const path = fileURLToPath(new URL(file, import.meta.url));
  const child = fork(path, { env: { ...process.env, ...env } });
  const [{ url }] = (await once(child, 'message')) as [{ url: string }];
  return {
    url,
    child,
    [Symbol.asyncDispose]: async () => {
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}
