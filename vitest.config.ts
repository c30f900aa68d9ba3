import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const API_TESTS = ['src/server/**/*.api.test.ts'];
/** Their rules are kept by our code whatever the database: they run on one of the two. */
const ON_EITHER_DATABASE = [
  'src/server/app.api.test.ts',
  'src/server/who-may.api.test.ts',
  'src/server/generation/{dead-words,own-turns,priority,refine,show-parts}.api.test.ts',
  'src/server/posts/posts.api.test.ts',
  'src/server/profile/photo.api.test.ts',
  'src/server/verification/verification.api.test.ts',
];
/** The other has a thread of its own. */
const ON_THE_EMBEDDED_ALONE = ['src/server/database/shared-thread.api.test.ts'];
/**
 * The embedded one has few people and few days, 500 posts wait there for each use to be written, and
 * it does one thing after the other.
 */
const ON_THE_SERVER_ALONE = [
  'src/server/database/hot-statements.api.test.ts',
  'src/server/generation/odd-posts.api.test.ts',
  'src/server/premium/meanwhile.api.test.ts',
];
/**
 * What a slow machine with other work takes at most. A test that asks how long something takes says
 * so itself; the runner's patience is no such test.
 */
const PATIENCE = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 60_000 } },
};
/**
 * The files of one process share what is dear: the modules, the browser and, of embedded databases,
 * the empty ones that nobody has now. Alone for each file the API's took three times the processor.
 */
const SHARED = { isolate: false };
/** Short to read, and long to run: each waits for another process, or for a deadline. */
const TAKE_LONG = new RegExp(
  '/(?:dev|running|stopping|live|waiting|writer-tab|database-away|local-model|(?:import|operator)-command' +
    '|patient-pool|bad-network|moved-rows\\.api|metrics\\.api|test-session)\\.test\\.ts$',
);
/** For tests on the real clock. */
const WAIT_OUT_MIDNIGHT = 'src/server/testing/wait-out-midnight.ts';

/**
 * The runner begins with the longest texts where it has not seen the files run; a long test that
 * comes last has one processor to itself, and the other none.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const takesLong = (file: TestSpecification) => TAKE_LONG.test(file.moduleId);
    // A process keeps what it has loaded as long as it stays with one project.
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((its) =>
      its.toSorted((a, b) => Number(takesLong(b)) - Number(takesLong(a))),
    );
  }
}
/** `npm test -- --sequence.shuffle` brings the runner's own. */
const isShuffled = process.argv.some((word) => word.includes('shuffle'));

// Dates and prices are written as the machine's language and place have it; the tests' words are
// those of English and of UTC wherever they run. Their processes inherit this.
process.env['LC_ALL'] = 'C';
process.env['TZ'] = 'UTC';

/** Unit tests; the API's tests on both databases where those can differ; the screens in a real browser. */
export default defineConfig({
  test: {
    // They wait a sixth of their time: for a deadline, or for a command that is tried.
    maxWorkers: availableParallelism() + 1,
    sequence: isShuffled ? {} : { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{src,sandbox,commerce-v2,scripts,bench,endure}/**/*.test.{ts,tsx,mjs}'],
          exclude: API_TESTS,
          ...SHARED,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'api-pglite',
          include: API_TESTS,
          exclude: ON_THE_SERVER_ALONE,
          globalSetup: 'src/server/testing/set-up-pglite.ts',
          ...SHARED,
          setupFiles: WAIT_OUT_MIDNIGHT,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'api-postgres',
          include: API_TESTS,
          exclude: [...ON_EITHER_DATABASE, ...ON_THE_EMBEDDED_ALONE],
          globalSetup: 'src/server/testing/set-up-postgres.ts',
          ...SHARED,
          setupFiles: WAIT_OUT_MIDNIGHT,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/set-up.ts', 'src/server/testing/set-up-postgres.ts'],
          ...SHARED,
          setupFiles: WAIT_OUT_MIDNIGHT,
          ...PATIENCE,
          // After the others: a browser that has to share the processor takes longer than they do.
          sequence: { groupOrder: 1 },
          // They wait a third of their time: for a page, a server, a deadline.
          maxWorkers: availableParallelism() + 2,
        },
      },
    ],
  },
});
