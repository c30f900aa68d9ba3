// What every command needs before it can begin, on a machine that has only Node 20 and npm:
// dependencies, Node 24, the built front end. Depends on nothing itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashTree, hashFiles } from './fingerprint.mjs';
import { isInstallCurrent } from './is-install-current.mjs';
import { run } from './run.mjs';
import { during, fail } from './say.mjs';
import { withLock } from './with-lock.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE_MAJOR = 24;
const MODULES = join(ROOT, 'node_modules');
const WEB = join(ROOT, 'dist', 'web');
const BUILD_STAMP = join(ROOT, 'dist', 'web.stamp');
const LOCK = join(ROOT, '.riposte-bootstrap');

/**
 * Installs and builds what is missing or stale, one process at a time.
 * @param {{ build?: boolean, tools?: boolean }} options build: the front end is wanted too; tools:
 *   those of development are wanted even if nothing has to be built
 * @returns {Promise<string>} the path of a Node of at least version 24
 */
export async function bootstrap({ build = true, tools = true } = {}) {
  process.chdir(ROOT);
  const isReady = () => (!build || isBuilt()) && isInstalled({ withDev: tools });
  if (isReady()) return findNode();
  const onWait = (pid) =>
    console.log(`Waiting for process ${pid}, which is installing or building`);
  return withLock({ file: LOCK, onWait }, async () => {
    if (isReady()) return findNode();
    if (!isInstalled({ withDev: true })) await install();
    const node = findNode();
    if (build && !isBuilt()) await buildWeb(node);
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
  // npm is a batch file on Windows, which only a shell can run. The tools of development are named,
  // because they build the front end: NODE_ENV=production would leave them out.
  const options = { stdio: 'inherit', shell: process.platform === 'win32' };
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const isDone = await during('Installing dependencies', () =>
    options.shell ? run(['npm', ...args].join(' '), [], options) : run('npm', args, options),
  );
  if (isDone) return;
  fail(
    'npm ci failed (its words are above). It needs the npm registry: check the connection and any proxy (npm config get registry), then run this again.',
  );
}

/** The Node that the project brings, or the one that runs this if it is new enough. */
export function findNode() {
  const own = join(MODULES, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(own)) runNodeInstaller();
  if (existsSync(own) && majorOf(own) >= NODE_MAJOR) return own;
  if (Number.parseInt(process.versions.node, 10) >= NODE_MAJOR) return process.execPath;
  return fail(
    `Riposte runs on Node ${NODE_MAJOR}. The npm package "node" brought none for this machine: install Node ${NODE_MAJOR} from https://nodejs.org and run this again.`,
  );
}

/** npm may be set not to run install scripts; this one fetches Node itself. */
function runNodeInstaller() {
  const folder = join(MODULES, 'node');
  const script = join(folder, 'installArchSpecificPackage.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: folder, stdio: 'inherit' });
}

function majorOf(node) {
  if (node === process.execPath) return Number.parseInt(process.versions.node, 10);
  const said = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '';
  return Number.parseInt(said.replace('v', ''), 10) || 0;
}

function isBuilt() {
  return (
    existsSync(BUILD_STAMP) &&
    existsSync(join(WEB, 'index.html')) &&
    readFileSync(BUILD_STAMP, 'utf8') === buildFingerprint()
  );
}

/** Makes the next start build: something else is about to write where the build is. */
export function forgetBuild() {
  rmSync(BUILD_STAMP, { force: true });
}

function buildFingerprint() {
  const sources = ['src/web', 'src/contract'].map((folder) => hashTree(join(ROOT, folder)));
  return [...sources, hashFiles(ROOT, ['vite.config.ts', 'package-lock.json'])].join('\n');
}

async function buildWeb(node) {
  // Taken before: a source changed during the build makes the next start build again.
  const fingerprint = buildFingerprint();
  const fresh = `${WEB}.new`;
  const vite = join(MODULES, 'vite', 'bin', 'vite.js');
  const isDone = await during('Building the front end', () =>
    run(node, [vite, 'build', '--logLevel', 'warn', '--outDir', fresh, '--emptyOutDir'], {
      stdio: 'inherit',
    }),
  );
  if (!isDone) fail('The front end could not be built; the reason is above.');
  replaceBuild(fresh);
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, fingerprint);
}

/** A server that runs on the old build never meets half of the new one. */
function replaceBuild(fresh) {
  const old = `${WEB}.old`;
  forgetBuild();
  rmSync(old, { recursive: true, force: true });
  if (existsSync(WEB)) renameSync(WEB, old);
  renameSync(fresh, WEB);
  rmSync(old, { recursive: true, force: true });
}
