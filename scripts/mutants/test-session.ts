import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { build, loadConfigFromFile, type Plugin } from 'vite';
import { createVitest, type TestCase, type TestSpecification } from 'vitest/node';
import type { Area } from './areas.ts';
import { applyMutant, type Mutant } from './make-mutants.ts';
import { createLastingProcess } from './lasting-process.ts';
import { blockAt, markBlocks } from './mark-blocks.ts';
import { pickTests, type Known } from './pick-tests.ts';

export type Verdict = 'killed' | 'timed out' | 'survived' | 'never run';

/** The area's tests, ready to be asked about one change after the other. */
export interface TestSession extends AsyncDisposable {
  /** @returns by which test it was seen; null for none */
  judge: (mutant: Mutant) => Promise<{ verdict: Verdict; by: string | null }>;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The process that runs the tests ends as soon as this file is there. */
    mutantsStopFile: string;
    /** What is another text than at the last run; paths. */
    mutantsChanged: readonly string[];
    /** What each test took when nothing was changed, by its whole name. */
    mutantsUsualMs: Readonly<Record<string, number>>;
  }
  interface TaskMeta {
    /** What of the sources this test ran. */
    blocks?: string[];
    /** What was run so far while modules were loaded, for whatever test may come. */
    loaded?: string[];
  }
}

/** A test is given so many times what it took, since the machine may be busy, and this on top. */
const PATIENCE_FACTOR = 8;
const PATIENCE_MS = 15_000;
/** A process that begins, and the modules and hooks of a file. */
const START_MS = 60_000;
/** A condition that is polled for, where something is changed. */
const POLL_PATIENCE_MS = 5000;
/** So many tests are asked about a change. */
const MOST_TESTS = 600;
/** The same where a browser looks, which takes seconds for each. */
const MOST_PAGE_TESTS = 8;
/** The plugin of the page's build that is left out. */
const COMPRESSING = 'riposte:compress-files';
/** What changes left running in the process that runs the tests does not add up. */
const RUNS_OF_A_PROCESS = 20;

/** The tests in the order in which they are likely to see the change. */
class AsGiven {
  sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
  shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files);
  }
}

/**
 * Runs the area's tests once as they are, to know which of them runs what.
 * @param root the project's folder
 * @param options.sources the files in which something may be changed
 * @param options.startMs what a process that begins and a file's hooks may take
 * @param options.patienceMs on top of some times what a test took
 * @throws Error if a file of tests cannot be run although nothing is changed
 */
export async function openTestSession(
  root: string,
  options: Pick<Area, 'tests' | 'setUp'> & {
    sources: ReadonlySet<string>;
    startMs?: number;
    patienceMs?: number;
  },
): Promise<TestSession> {
  const { sources, startMs = START_MS, patienceMs = PATIENCE_MS, ...area } = options;
  const folder = mkdtempSync(join(tmpdir(), 'riposte-mutants-'));
  const stopFile = join(folder, 'stop');
  let mutant: Mutant | null = null;
  let isMarking = true;
  const lasting = createLastingProcess();
  let runsLeft = 0;
  let changedBefore: string | null = null;
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    transform(code, id) {
      const file = relative(root, id.split('?')[0] ?? id).replaceAll(sep, '/');
      if (!sources.has(file)) return null;
      if (isMarking) return { code: markBlocks(file, code), map: null };
      return mutant?.file === file ? { code: applyMutant(code, mutant), map: null } : null;
    },
  };
  let onTest: (test: TestCase, isOver: boolean) => void = () => undefined;
  const vitest = await createVitest(
    'test',
    {
      config: false,
      root,
      watch: false,
      include: [...area.tests],
      globalSetup: [...area.setUp],
      setupFiles: ['src/server/testing/wait-out-midnight.ts', 'scripts/mutants/watch-tests.ts'],
      pool: lasting,
      isolate: false,
      // It knows modules by their text on the disk, which stays as it is.
      fsModuleCache: false,
      maxWorkers: 1,
      testTimeout: 120_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 20_000 } },
      sequence: { sequencer: AsGiven },
      reporters: [
        {
          onTestCaseReady: (test) => onTest(test, false),
          onTestCaseResult: (test) => onTest(test, true),
        },
      ],
    },
    { plugins: [plugin], server: { watch: null } },
  );
  vitest.provide('mutantsStopFile', stopFile);
  vitest.provide('mutantsChanged', []);
  vitest.provide('mutantsUsualMs', {});
  await vitest.standalone();
  const specifications = await vitest.globTestSpecifications();

  // Whatever becomes of this run, the next command builds the page as it is.
  if (area.tests.some(isInBrowser)) {
    rmSync(join(root, 'dist/web.stamp'), { force: true });
    await buildPage();
  }
  const { known, loaded } = await learn();
  isMarking = false;
  vitest.getRootProject().config.expect.poll = { timeout: POLL_PATIENCE_MS };
  for (const file of sources) vitest.invalidateFile(join(root, file));
  return {
    judge,
    [Symbol.asyncDispose]: async () => {
      lasting.end();
      await vitest.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };

  /** The page as the browser gets it, with what is changed in it; not made small, which takes longer. */
  async function buildPage(): Promise<void> {
    const where = join(root, 'vite.config.ts'); // which says where from and where to
    const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, where);
    const plugins = (loaded?.config.plugins ?? []).filter(
      (each) => !(each instanceof Object && 'name' in each && each.name === COMPRESSING),
    );
    await build({
      ...loaded?.config,
      configFile: false,
      root: join(root, 'src/web'),
      logLevel: 'error',
      plugins: [...plugins, plugin],
      build: { ...loaded?.config.build, minify: false },
    });
  }

  async function learn(): Promise<{ known: Known[]; loaded: Set<string> }> {
    const tests: Known[] = [];
    const whileLoaded = new Set<string>();
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    for (const testModule of testModules) {
      for (const error of testModule.errors()) throw new Error(error.message);
      for (const test of testModule.children.allTests()) {
        const { state, errors = [] } = test.result();
        if (state === 'failed') {
          console.error(`fails as it is, not asked: ${test.fullName}: ${describeError(errors[0])}`);
          continue;
        }
        const file = testModule.moduleId;
        const { blocks: ran, loaded: before = [] } = test.meta();
        for (const block of before) whileLoaded.add(block);
        const blocks = new Set(ran);
        tests.push({ file, name: test.fullName, ms: test.diagnostic()?.duration ?? 0, blocks });
      }
    }
    if (unhandledErrors.length > 0) throw new Error(describeError(unhandledErrors[0]));
    return { known: tests, loaded: whileLoaded };
  }

  async function judge(asked: Mutant): Promise<{ verdict: Verdict; by: string | null }> {
    const path = join(root, asked.file);
    const block = blockAt(asked.file, readFileSync(path, 'utf8'), asked.start);
    const isAlways = block === null || loaded.has(block);
    const asking = known.filter(({ blocks }) => isAlways || blocks.has(block));
    if (asking.length === 0) return { verdict: 'never run', by: null };
    mutant = asked;
    vitest.invalidateFile(path);
    try {
      const isPageTest = ({ file }: Known) => isInBrowser(relative(root, file));
      const apart = asking.filter((test) => !isPageTest(test));
      const seen = await ask(asked.file, pickTests(apart, asked, MOST_TESTS));
      if (seen.verdict !== 'survived' || apart.length === asking.length) return seen;
      await buildPage();
      return await ask(asked.file, pickTests(asking.filter(isPageTest), asked, MOST_PAGE_TESTS));
    } finally {
      mutant = null;
      vitest.invalidateFile(path);
    }
  }

  async function ask(
    source: string,
    tests: readonly Known[],
  ): Promise<{ verdict: Verdict; by: string | null }> {
    if (tests.length === 0) return { verdict: 'survived', by: null };
    let seen: { verdict: Verdict; by: string | null } | null = null;
    let timer: NodeJS.Timeout | undefined;
    const giveTime = (ms: number, by: string) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        seen ??= { verdict: 'timed out', by };
        // Even where it goes round in a loop and hears nothing.
        writeFileSync(stopFile, '');
      }, ms);
    };
    const timeFor = (ms: number) => patienceMs + PATIENCE_FACTOR * ms;
    onTest = (test, isOver) => {
      if (isOver && test.result().state === 'failed' && seen === null) {
        seen = { verdict: 'killed', by: test.fullName };
        // Once: a second time ends the process that runs them.
        void vitest.cancelCurrentRun('test-failure');
      }
      const ms = tests.find(({ name }) => name === test.fullName)?.ms ?? 0;
      giveTime(isOver ? startMs : timeFor(ms), test.fullName);
    };
    if (runsLeft === 0) {
      lasting.end();
      runsLeft = RUNS_OF_A_PROCESS;
    }
    runsLeft -= 1;
    const changed = join(root, source);
    vitest.provide('mutantsChanged', changedBefore === null ? [changed] : [changedBefore, changed]);
    changedBefore = changed;
    vitest.provide('mutantsUsualMs', Object.fromEntries(tests.map(({ name, ms }) => [name, ms])));
    rmSync(stopFile, { force: true });
    giveTime(startMs, 'the start');
    const files = byFile(tests, source).map(([file, ofFile]) =>
      vitest
        .getRootProject()
        .createSpecification(file, { testNames: ofFile.map(({ name }) => name) }),
    );
    try {
      const { testModules, unhandledErrors } = await vitest.runTestSpecifications(files);
      const errors = testModules
        .filter(({ moduleId }) => files.some((each) => each.moduleId === moduleId))
        .flatMap((module) => module.errors());
      const [error] = [...errors, ...unhandledErrors];
      if (error !== undefined) seen ??= { verdict: 'killed', by: describeError(error) };
    } finally {
      clearTimeout(timer);
      onTest = () => undefined;
    }
    return seen ?? { verdict: 'survived', by: null };
  }
}

function isInBrowser(file: string): boolean {
  return file.startsWith('e2e');
}

/** Those that run the changed file itself come first, then the quickest. */
function byFile(tests: readonly Known[], source: string): [string, Known[]][] {
  const files = [...Map.groupBy(tests, ({ file }) => file)];
  const cost = (of: readonly Known[]) => of.reduce((sum, { ms }) => sum + ms, 0);
  const isNear = (of: readonly Known[]) =>
    of.some(({ blocks }) => [...blocks].some((block) => block.startsWith(`${source}#`)));
  return files.sort(
    ([, one], [, other]) => Number(isNear(other)) - Number(isNear(one)) || cost(one) - cost(other),
  );
}

function describeError(error: unknown): string {
  return error instanceof Object && 'message' in error ? String(error.message) : String(error);
}
