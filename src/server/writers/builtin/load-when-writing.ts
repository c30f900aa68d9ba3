import type { Writer } from '../writer.ts';

/**
 * The built-in writer, whose lines and reader are loaded with the first post that it is asked for: where
 * a model answers, they never are.
 * @param options.random numbers from 0 up to 1
 */
export function loadWhenWriting(options: { random: () => number }): Writer {
  let loaded: Promise<Writer> | null = null;
  const load = async () => {
    const { createBuiltinWriter } = await import('./create-builtin-writer.ts');
    return createBuiltinWriter(options);
  };
  return {
    name: 'builtin',
    async *write(request, surroundings) {
      loaded ??= load();
      yield* (await loaded).write(request, surroundings);
    },
  };
}
