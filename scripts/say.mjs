/**
 * Says what is being done, and how long it took.
 * @param {() => Promise<number>} work gives the exit code of what it ran
 * @returns {Promise<boolean>} whether it went well
 */
export async function during(what, work) {
  const startedMs = performance.now();
  console.log(`${what} ...`);
  const isDone = (await work()) === 0;
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
  console.log(`${what}: ${isDone ? 'done in' : 'failed after'} ${seconds} s`);
  return isDone;
}

/** Ends with a message and no stack: it is for the person at the terminal. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
