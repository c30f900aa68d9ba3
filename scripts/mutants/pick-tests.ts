import { basename, dirname } from 'node:path';
import type { Mutant } from './make-mutants.ts';

/** One test as it went when nothing was changed. */
export interface Known {
  file: string;
  name: string;
  ms: number;
  blocks: ReadonlySet<string>;
}

/** So much the start of a test's server adds to it. */
const SERVER_MS = 2000;

/**
 * Those named after the changed file, those of its folder, then those that run most of it in their time.
 * @param most so many, unless the change asks all of them
 */
export function pickTests(
  tests: readonly Known[],
  { file: source, asksAllTests = false }: Pick<Mutant, 'file' | 'asksAllTests'>,
  most: number,
): Known[] {
  const reach = ({ blocks, ms }: Known) =>
    [...blocks].filter((block) => block.startsWith(`${source}#`)).length / (ms + SERVER_MS);
  const nearness = ({ file }: Known) => {
    const name = basename(file).replace(/(?:\.api)?\.test\.tsx?$/, '');
    if (basename(source).startsWith(`${name}.`)) return 2;
    const isOfIt = file.includes(`${dirname(source)}/`);
    return Number(isOfIt || source.includes(name.replace(/s?(?:-.*)?$/, '')));
  };
  return [...tests]
    .sort((one, other) => nearness(other) - nearness(one) || reach(other) - reach(one))
    .slice(0, asksAllTests ? undefined : most);
}
