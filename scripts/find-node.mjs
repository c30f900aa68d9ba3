import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export const NODE_MAJOR = 24;

/**
 * The Node that npm brought for this platform, or the one that runs this: whichever is new enough.
 * @param {string} modules the node_modules folder
 * @param {{ platform: string, arch: string, execPath: string, version: string }} running as in
 *   `process`; version without its v
 * @returns {string | null} its path; null where neither is
 */
export function findNode(modules, running) {
  const isWindows = running.platform === 'win32';
  const folder = `node-${isWindows ? 'win' : running.platform}-${running.arch}`;
  const own = join(modules, folder, 'bin', isWindows ? 'node.exe' : 'node');
  if (majorOf(askVersion(own)) >= NODE_MAJOR) return own;
  return majorOf(running.version) >= NODE_MAJOR ? running.execPath : null;
}

/** Empty where there is none, or it was made for another machine. */
function askVersion(node) {
  return (spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout ?? '').replace('v', '');
}

function majorOf(version) {
  return Number.parseInt(version, 10) || 0;
}
