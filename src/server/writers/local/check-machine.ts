import { existsSync, statfsSync, statSync } from 'node:fs';
import { totalmem } from 'node:os';
import { dirname } from 'node:path';
import type { CatalogueModel } from './catalogue.ts';
import { partsOf, type ModelStore } from './model-store.ts';

/** What the installed runtime takes at most, with what npm unpacks on the way. */
export const RUNTIME_BYTES = 400_000_000;
/** A disk that is full to its last byte breaks other things. */
const SPARE_BYTES = 300_000_000;

export interface Machine {
  /** What this process may use at most: a container may have less than its machine. */
  memoryBytes: number;
  /** Free for this person where models are kept. */
  diskBytes: number;
}

/** @param folder where models are kept; it need not be there yet */
export function readMachine(folder: string): Machine {
  let existing = folder;
  while (!existsSync(existing)) existing = dirname(existing);
  const { bavail, bsize } = statfsSync(existing);
  const limit = process.constrainedMemory();
  return {
    memoryBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
    diskBytes: bavail * bsize,
  };
}

/**
 * Why a model does not fit this machine, in a few words; null where it does. What is there already
 * of its file needs no room.
 */
export function findMisfit(
  model: CatalogueModel,
  { machine, store }: { machine: Machine; store: ModelStore },
): string | null {
  const [part] = partsOf(store.weightsOf(model.name));
  const there = statSync(part, { throwIfNoEntry: false })?.size ?? 0;
  const runtime = existsSync(store.runtimeFolder) ? 0 : RUNTIME_BYTES;
  const room = model.bytes - there + runtime + SPARE_BYTES;
  if (machine.memoryBytes < model.memoryBytes) {
    return `it wants a machine with ${inGb(model.memoryBytes)} of memory; this one has ${inGb(machine.memoryBytes)}`;
  }
  if (machine.diskBytes < room) {
    return `it needs ${inGb(room)} of disk in ${store.folder}; ${inGb(machine.diskBytes)} are free`;
  }
  return null;
}

export function inGb(bytes: number): string {
  return `${(bytes / 1e9).toFixed(1)} GB`;
}
