// npm run compare: writes both sets of every post, serves the page to read them by, keeps the votes,
// prints the table.
import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ConfigError } from '#server/config/config.ts';
import { loadEnvFile } from '#server/config/load-env-file.ts';
import { readPosts, readReading, type PostToAnswer, type Reading } from './comparison.ts';
import { dealPairs } from './deal-pairs.ts';
import { makeTable } from './make-table.ts';
import { nameWriter, UsageError, type NamedWriter } from './name-writer.ts';
import { openWriter } from './open-writer.ts';
import { servePage } from './serve-page.ts';
import { writeJson } from './write-json.ts';
import { writeSets } from './write-sets.ts';

const FOLDER = fileURLToPath(new URL('../../compare', import.meta.url));
const USAGE = `npm run compare -- --posts FILE --left WRITER --right WRITER [--reader NAME] [--seed TEXT] [--folder FOLDER]
npm run compare -- --table FILE [FILE ...]

A writer is builtin, provider:model, or provider:model@BRIEF; its key comes from the settings.
The page shows the two on either side by chance; left and right name the first and the second row of the table.`;

try {
  await run();
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}

async function run(): Promise<void> {
  const { values, positionals } = readArguments();
  if (values.table !== undefined) {
    console.log(makeTable([values.table, ...positionals].map(readReading)).join('\n'));
    return;
  }
  const { posts: file, left, right, reader, seed, folder } = values;
  if (file === undefined || left === undefined || right === undefined) throw new UsageError(USAGE);
  loadEnvFile(process.env);
  const posts = readPosts(file);
  const [one, two] = [nameWriter(left), nameWriter(right)];
  if (one.name === two.name) throw new UsageError(`Both sides are ${one.name}.`);
  const sets = {
    one: await writeAll(posts, { named: one, argument: '--left', folder }),
    two: await writeAll(posts, { named: two, argument: '--right', folder }),
  };
  const names = [basename(file, '.json'), one.name, two.name, reader].map(toFileName).join('.');
  const path = join(folder, `${names}.json`);
  const begun = existsSync(path) ? readReading(path) : null;
  const reading: Reading = {
    reader,
    seed,
    writers: { one: one.name, two: two.name },
    pairs: dealPairs(posts, { sets, seed, reader, begun }),
  };
  writeJson(path, reading);
  await read(reading, path);
  console.log(makeTable([reading]).join('\n'));
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        posts: { type: 'string' },
        left: { type: 'string' },
        right: { type: 'string' },
        reader: { type: 'string', default: 'reader-1' },
        seed: { type: 'string', default: '1' },
        folder: { type: 'string', default: FOLDER },
        table: { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${USAGE}`, { cause: error }); // of parseArgs
  }
}

async function writeAll(
  posts: readonly PostToAnswer[],
  { named, argument, folder }: { named: NamedWriter; argument: string; folder: string },
): Promise<(readonly string[])[]> {
  const sets = await writeSets(posts, {
    named,
    open: () => openWriter(named, { environment: process.env, argument }),
    file: join(folder, 'sets', `${toFileName(named.name)}.json`),
    onSet: ({ done, of, problem }) =>
      console.log(`${named.name}: ${problem ?? `${done} of ${of}`}`),
  });
  const missing = sets.filter((set) => set === null).length;
  if (missing > 0) {
    throw new UsageError(
      `${named.name} left ${missing} posts. What is written is kept: run this again.`,
    );
  }
  return sets.filter((set) => set !== null);
}

async function read(reading: Reading, path: string): Promise<void> {
  await using page = await servePage(reading.pairs, { onVote: () => writeJson(path, reading) });
  console.log(
    `\nRead it at ${page.url}\nVotes: ${path}\nCtrl+C leaves; the same command goes on.\n`,
  );
  await page.finished;
}

function toFileName(text: string): string {
  return text.replaceAll(/[^\w.@-]/g, '-');
}
