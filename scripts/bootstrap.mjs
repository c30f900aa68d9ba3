// What every command needs before it can begin, on a machine that has only Node 20 and npm:
// dependencies, Node 24, the built front end. Depends on nothing itself.
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNode, NODE_MAJOR } from './find-node.mjs';
import { hashTree, hashFiles } from './fingerprint.mjs';
import { isInstallCurrent } from './is-install-current.mjs';
import { run } from './run.mjs';
import { during, fail } from './say.mjs';
import { withLock } from './with-lock.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const DIST = join(ROOT, 'dist');
/** What is built: from which sources, and by which settings. */
const BUILDS = [
  {
    name: 'web',
    words: 'page',
    proof: 'index.html',
    config: 'vite.config.ts',
    from: ['src/web', 'src/contract'],
    which: /./,
  },
  {
    name: 'prerender',
    words: 'page before its script',
    proof: 'prerender.js',
    config: 'vite.prerender.config.ts',
    from: ['src/web', 'src/contract'],
    which: /./,
  },
  {
    name: 'server',
    words: 'server',
    proof: 'main.js',
    config: 'vite.server.config.ts',
    from: ['src/server', 'src/contract', 'sandbox'],
    which: /\.ts$/, // data is read where it lies
  },
];
const LOCK = join(ROOT, '.riposte-bootstrap');

/**
 * Installs and builds what is missing or stale, one process at a time.
 * @param {{ build?: boolean, tools?: boolean }} options build: the page and the server are wanted too; tools:
 *   those of development are wanted even if nothing has to be built
 * @returns {Promise<string>} the path of a Node of at least version 24
 */
export async function bootstrap({ build = true, tools = true } = {}) {
  process.chdir(ROOT);
  const isReady = () => (!build || isBuilt()) && isInstalled({ withDev: tools });
  if (isReady()) return requireNode();
  const onWait = (pid) =>
    console.log(`Waiting for process ${pid}, which is installing or building`);
  return withLock({ file: LOCK, onWait }, async () => {
    if (isReady()) return requireNode();
    if (!isInstalled({ withDev: true })) await install();
    const node = requireNode();
    if (build && !isBuilt()) await buildStale(node);
    return node;
  });
}

function isInstalled({ withDev }) {
  const note = join(MODULES, '.package-lock.json');
  if (!existsSync(note)) return false;
  const lockfile = readFileSync(join(ROOT, 'package-lock.json'), 'utf8');
  return isInstallCurrent(lockfile, readFileSync(note, 'utf8'), { withDev });
}

async function install() {
  // The tools of development are named, because they build the front end: NODE_ENV=production would
  // leave them out.
  const isDone = await during('Installing dependencies', () => runNpm(['ci', '--include=dev']));
  if (isDone) return;
  fail(
    'npm ci failed (its words are above). It needs the npm registry: check the connection and any proxy (npm config get registry), then run this again.',
  );
}

/** @returns {Promise<number>} npm's exit code */
export function runNpm(args) {
  const all = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  // npm is a batch file on Windows, which only a shell can run.
  const options = { stdio: 'inherit', shell: process.platform === 'win32' };
  return options.shell ? run(['npm', ...all].join(' '), [], options) : run('npm', all, options);
}

function requireNode() {
  const node = findNode(MODULES, {
    platform: process.platform,
    arch: process.arch,
    execPath: process.execPath,
    version: process.versions.node,
  });
  if (node !== null) return node;
  return fail(
    `Riposte runs on Node ${NODE_MAJOR}, and npm brings none for this machine (${process.platform}, ${process.arch}): install Node ${NODE_MAJOR} or newer from https://nodejs.org and run this again.`,
  );
}

function isBuilt() {
  return BUILDS.every(isFresh);
}

function isFresh(build) {
  const stamp = stampOf(build);
  return (
    existsSync(stamp) &&
    existsSync(join(DIST, build.name, build.proof)) &&
    readFileSync(stamp, 'utf8') === fingerprintOf(build)
  );
}

function stampOf({ name }) {
  return join(DIST, `${name}.stamp`);
}

function fingerprintOf({ config, from, which }) {
  const sources = from.map((folder) => hashTree(join(ROOT, folder), which));
  return [
    ...sources,
    hashFiles(ROOT, [config, 'vite.config.ts', 'vite.server.config.ts', 'package-lock.json']),
  ].join('\n');
}

async function buildStale(node) {
  for (const build of BUILDS.filter((each) => !isFresh(each))) {
    // Taken before: a source changed during the build makes the next start build again.
    const fingerprint = fingerprintOf(build);
    const fresh = join(DIST, `${build.name}.new`);
    const vite = join(MODULES, 'vite', 'bin', 'vite.js');
    const args = ['build', '--config', build.config, '--logLevel', 'warn', '--outDir', fresh];
    const isDone = await during(`Building the ${build.words}`, () =>
      run(node, [vite, ...args, '--emptyOutDir'], { stdio: 'inherit' }),
    );
    if (!isDone) fail(`The ${build.words} could not be built; the reason is above.`);
    replaceBuild(build, fresh);
    writeFileSync(stampOf(build), fingerprint);
  }
}

/** A server that runs on the old build never meets half of the new one. */
function replaceBuild(build, fresh) {
  const current = join(DIST, build.name);
  const old = `${current}.old`;
  rmSync(stampOf(build), { force: true });
  rmSync(old, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, old);
  renameSync(fresh, current);
  rmSync(old, { recursive: true, force: true });
}
