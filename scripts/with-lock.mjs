import { linkSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';

const LOOK_AGAIN_MS = 200;
/** How long a process may take between making the file and writing its number into it. */
const EMPTY_MS = 2000;

/**
 * Does `work` while no other process does work under the same lock. A lock dies with its owner: one
 * left by a process that was killed is taken over.
 * @param {{ file: string, onWait: (pid: number) => void }} lock onWait: told once, whom for
 */
export async function withLock({ file, onWait }, work) {
  let isWaiting = false;
  while (!take(file)) {
    const owner = readOwner(file);
    if (owner === null) continue;
    if (!isWaiting) onWait(owner);
    isWaiting = true;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
}

/** @returns the living owner's process id; null when the lock is free, or has just been freed */
function readOwner(file) {
  try {
    const written = readFileSync(file, 'utf8');
    const isBeingMade = written === '' && Date.now() - statSync(file).mtimeMs < EMPTY_MS;
    if (isBeingMade || isAlive(Number(written))) return Number(written);
    removeDead(file, written);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
  return null;
}

/** Two may see the same dead owner, and the slower must not remove the lock that the other took. */
function removeDead(file, written) {
  const moved = `${file}.${process.pid}`;
  renameSync(file, moved);
  if (readFileSync(moved, 'utf8') !== written) linkSync(moved, file);
  rmSync(moved);
}

function isAlive(pid) {
  // In a container every start may have the same number: then the dead owner's is ours.
  if (!Number.isInteger(pid) || pid <= 0 || pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
