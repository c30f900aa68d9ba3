// In the process that runs the tests: says which blocks each of them ran, here and in the browser, and
// ends the process when it is told to.
import { Worker } from 'node:worker_threads';
import { chromium } from 'playwright-core';
import { afterEach, beforeEach, inject } from 'vitest';

/** One wait in a browser is given half of what its whole test usually takes, and this on top. */
const PAGE_PATIENCE_MS = 5000;
/** While it is found out what they take. */
const FIRST_PATIENCE_MS = 20_000;
const LOOK_MS = 200;

/** Of the process, for all the files that it runs. */
interface Watched {
  seeBlock?: (name: string) => void;
  loadedBlocks?: Set<string>;
  endsOnDemand?: Worker;
  isBrowserWatched?: boolean;
  patienceMs?: number;
}

let blocks = new Set<string>();
const watched = globalThis as Watched; // nobody else has names like these
const loaded = (watched.loadedBlocks ??= new Set());
watched.seeBlock = (name) => blocks.add(name);

// A thread of its own: the process may be in a loop that has no end, and outlive who started it.
watched.endsOnDemand ??= new Worker(
  `const { workerData } = require('node:worker_threads');
   const parent = process.ppid;
   setInterval(() => {
     const isOver = require('node:fs').existsSync(workerData) || process.ppid !== parent;
     if (isOver) process.kill(process.pid, 'SIGKILL');
   }, ${LOOK_MS});`,
  { eval: true, workerData: inject('mutantsStopFile') },
);
watched.endsOnDemand.unref();

beforeEach(({ task }) => {
  for (const block of blocks) loaded.add(block);
  blocks = new Set();
  const usualMs = inject('mutantsUsualMs')[task.fullTestName];
  watched.patienceMs = usualMs === undefined ? FIRST_PATIENCE_MS : PAGE_PATIENCE_MS + usualMs / 2;
});
afterEach(({ task }) => {
  task.meta.blocks = [...blocks];
  task.meta.loaded = [...loaded];
  blocks = new Set();
});

// The library is loaded once for all files, this one for each.
if (watched.isBrowserWatched !== true) {
  watched.isBrowserWatched = true;
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    const newContext = browser.newContext.bind(browser);
    browser.newContext = async (contextOptions) => {
      const context = await newContext(contextOptions);
      context.setDefaultTimeout(watched.patienceMs ?? FIRST_PATIENCE_MS);
      await context.exposeFunction('tellBlock', (name: string) => watched.seeBlock?.(name));
      await context.addInitScript(tellEachBlockOnce);
      return context;
    };
    return browser;
  };
}

/** In the page: each call of ours out of it takes longer than most blocks. */
function tellEachBlockOnce(): void {
  const page = globalThis as Watched & { tellBlock?: (name: string) => Promise<void> };
  const told = new Set<string>();
  page.seeBlock = (name) => {
    if (told.has(name)) return;
    told.add(name);
    page.tellBlock?.(name).catch(() => {}); // the page may close meanwhile
  };
}
