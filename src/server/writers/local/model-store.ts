import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';

const gotModelSchema = z.object({
  name: z.string().regex(/^[a-z0-9-]+$/),
  title: z.string(),
  bytes: z.number(),
  sha256: z.string(),
});

/** A model whose weights are here, whole and checked. */
export type GotModel = z.infer<typeof gotModelSchema>;

export interface ModelStore {
  folder: string;
  /** The package that runs models, installed apart from everything else. */
  runtimeFolder: string;
  /** Where a model's weights are, or would be. */
  weightsOf(name: string): string;
  list(): GotModel[];
  /** The one that writes; null where none was got, or the one that was chosen is gone. */
  findUsed(): GotModel | null;
  /** Notes that a model's weights are whole. */
  keep(model: GotModel): void;
  use(name: string): void;
  /**
   * Takes a model and all that was downloaded of it off the disk.
   * @returns false where nothing of it was there
   */
  remove(name: string): boolean;
}

/** What `npm run model` keeps below DATA_DIR. Nothing is made before something is kept. */
export function openModelStore(dataDir: string): ModelStore {
  const folder = resolve(dataDir, 'models');
  const noteOf = (name: string) => join(folder, `${name}.json`);
  const weightsOf = (name: string) => join(folder, `${name}.gguf`);
  const used = join(folder, 'used');

  function find(name: string): GotModel | null {
    try {
      const model = gotModelSchema.parse(JSON.parse(readFileSync(noteOf(name), 'utf8')));
      return statSync(weightsOf(name)).isFile() ? model : null;
    } catch {
      return null; // no note, no weights, or a note of somebody else: not a model of ours
    }
  }

  function list(): GotModel[] {
    try {
      const names = readdirSync(folder).flatMap((file) => /^(.+)\.json$/.exec(file)?.[1] ?? []);
      return names.flatMap((name) => find(name) ?? []);
    } catch {
      return []; // the folder is not there yet
    }
  }

  return {
    folder,
    runtimeFolder: join(folder, 'runtime'),
    weightsOf,
    list,
    findUsed: () => {
      try {
        return find(readFileSync(used, 'utf8').trim());
      } catch {
        return null;
      }
    },
    keep: (model) => {
      mkdirSync(folder, { recursive: true });
      writeFileSync(noteOf(model.name), `${JSON.stringify(model, null, 2)}\n`);
    },
    use: (name) => writeFileSync(used, `${name}\n`),
    remove: (name) => {
      // The note first: weights without one are no model.
      const files = [noteOf(name), weightsOf(name), ...partsOf(weightsOf(name))];
      const there = files.filter((file) => existsSync(file));
      for (const file of there) rmSync(file, { force: true });
      return there.length > 0;
    },
  };
}

/** What is there of a file while it is downloaded: its beginning, and what is known of the whole. */
export function partsOf(file: string): [part: string, note: string] {
  return [`${file}.part`, `${file}.part-note`];
}
