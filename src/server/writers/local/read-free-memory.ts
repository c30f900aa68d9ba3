import { readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { join } from 'node:path';

/** What is known of memory; passed in so that tests need neither a container nor a Mac. */
export interface MemoryTold {
  platform: NodeJS.Platform;
  totalBytes: number;
  /** As Node counts it. */
  availableBytes: number;
  /** Of a container; 0, or more than there is, where there is no limit. */
  limitBytes: number;
  /** Below which Linux tells of processes and containers. */
  root: string;
}

/**
 * Memory that this process can still get. In a container Node counts files that the system keeps at hand as
 * taken, also the weights that were just downloaded; they make room for whoever needs it.
 */
export function readFreeMemory(told: MemoryTold = readTold()): number {
  const { platform, totalBytes, availableBytes, limitBytes, root } = told;
  // Told there is only what lies idle, which is little on any Mac.
  if (platform === 'darwin') return totalBytes;
  if (limitBytes === 0 || limitBytes > totalBytes) return availableBytes;
  return Math.min(availableBytes + readCachedFiles(root), limitBytes);
}

function readTold(): MemoryTold {
  return {
    platform: process.platform,
    totalBytes: totalmem(),
    availableBytes: process.availableMemory(),
    limitBytes: process.constrainedMemory(),
    root: '/',
  };
}

/** From version 2 of control groups, where a process may have one of its own, or from version 1. */
function readCachedFiles(root: string): number {
  const groups = join(root, 'sys', 'fs', 'cgroup');
  const own = readFact(read(join(root, 'proc', 'self', 'cgroup')), '0::') ?? '';
  const stat =
    read(join(groups, own, 'memory.stat')) ??
    read(join(groups, 'memory.stat')) ??
    read(join(groups, 'memory', 'memory.stat'));
  const bytesOf = (name: string) =>
    Number(readFact(stat, `total_${name} `) ?? readFact(stat, `${name} `) ?? 0);
  return bytesOf('inactive_file') + bytesOf('active_file');
}

/** What stands behind a beginning in its line. */
function readFact(text: string | null, beginning: string): string | undefined {
  const line = text?.split('\n').find((one) => one.startsWith(beginning));
  return line?.slice(beginning.length);
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return null; // another version, or not Linux
  }
}
