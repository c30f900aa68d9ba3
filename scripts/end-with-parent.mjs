const LOOK_MS = 500;
const PARENT = process.ppid;

/**
 * Calls `stop` when the npm that started this process is gone. npm passes a signal to the shell
 * between the two, and most shells die of it without passing it on: the server would live on,
 * holding its port and its data. Started by hand (`nohup node scripts/start.mjs &`), a process may
 * outlive its parent.
 * @returns {() => void} stops looking
 */
export function endWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return () => {};
  const timer = setInterval(() => {
    if (process.ppid === PARENT) return;
    clearInterval(timer);
    stop();
  }, LOOK_MS);
  timer.unref();
  return () => clearInterval(timer);
}
