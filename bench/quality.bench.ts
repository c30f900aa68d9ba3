import { createBuiltinWriter } from '#server/writers/builtin/create-builtin-writer.ts';
import { measureQuality } from './quality.ts';
import type { Row } from './row.ts';

export const name = 'quality';

/** The built-in writer on every post and tone, with the same "random" numbers each time. */
export async function run(): Promise<Row[]> {
  const { rows, worst } = await measureQuality(createBuiltinWriter({ random: sequence() }));
  console.log('  the ten that look worst:');
  for (const line of worst) console.log(`    ${line}`);
  return rows;
}

function sequence(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
