// What every command needs before it can begin, on a machine that has only Node 20 and npm:
// dependencies, Node 24, the built front end. Depends on nothing itself.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashTree, hashFiles } from './fingerprint.mjs';
import { during, fail } from './say.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const NODE_MAJOR = 24;
const MODULES = join(ROOT, 'node_modules');
const INSTALL_STAMP = join(MODULES, '.riposte-installed');
const BUILD_STAMP = join(ROOT, 'dist', 'web.stamp');
const LOCK = join(ROOT, '.riposte-bootstrap');
const LOCK_STALE_MS = 10 * 60_000;

/**
 * Installs and builds what is missing or stale, one process at a time.
 * @returns {Promise<string>} the path of a Node of at least version 24
 */
export async function bootstrap({ build = true } = {}) {
  process.chdir(ROOT);
  if (isInstalled() && (!build || isBuilt())) return findNode();
  return withLock(async () => {
    if (!isInstalled()) await install();
    const node = findNode();
    if (build && !isBuilt()) await buildWeb(node);
    return node;
  });
}

function isInstalled() {
  return existsSync(INSTALL_STAMP) && readFileSync(INSTALL_STAMP, 'utf8') === installFingerprint();
}

function installFingerprint() {
  return hashFiles(ROOT, ['package-lock.json', '.npmrc']);
}

async function install() {
  const result = await during('Installing dependencies', () =>
    // The same command line on Windows, where npm is a batch file that only a shell can run.
    spawnSync('npm ci --no-audit --no-fund --loglevel=error', {
      cwd: ROOT,
      stdio: 'inherit',
      shell: true,
    }),
  );
  if (result.status !== 0) {
    fail(
      'npm ci failed (its words are above). It needs the npm registry: check the connection and any proxy (npm config get registry), then run this again.',
    );
  }
  writeFileSync(INSTALL_STAMP, installFingerprint());
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
  return existsSync(BUILD_STAMP) && readFileSync(BUILD_STAMP, 'utf8') === buildFingerprint();
}

function buildFingerprint() {
  const sources = ['src/web', 'src/contract'].map((folder) => hashTree(join(ROOT, folder)));
  return [...sources, hashFiles(ROOT, ['vite.config.ts', 'package-lock.json'])].join('\n');
}

async function buildWeb(node) {
  // Taken before: a source changed during the build makes the next start build again.
  const fingerprint = buildFingerprint();
  const result = await during('Building the front end', () =>
    spawnSync(node, [join(MODULES, 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'], {
      cwd: ROOT,
      stdio: 'inherit',
    }),
  );
  if (result.status !== 0) fail('The front end could not be built; the reason is above.');
  mkdirSync(dirname(BUILD_STAMP), { recursive: true });
  writeFileSync(BUILD_STAMP, fingerprint);
}

/** A folder is made by one process only. One left by a process that died is taken over. */
async function withLock(work) {
  for (;;) {
    try {
      mkdirSync(LOCK);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const ageMs = Date.now() - (statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
      if (ageMs > LOCK_STALE_MS) rmSync(LOCK, { recursive: true, force: true });
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }
  const release = () => rmSync(LOCK, { recursive: true, force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}
