/** Says what is being done, and how long it took. */
export async function during(what, work) {
  const startedMs = performance.now();
  process.stdout.write(`${what} ...\n`);
  const result = await work();
  console.log(`${what}: done in ${((performance.now() - startedMs) / 1000).toFixed(1)} s`);
  return result;
}

/** Ends with a message and no stack: it is for the person at the terminal. */
export function fail(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
