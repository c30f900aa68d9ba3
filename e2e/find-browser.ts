import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const DOWNLOAD_MS = 120_000;
const INSTALL_MS = 300_000;
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
  String.raw`C:\Program Files (x86)\Google\Chrome\Application\chrome.exe`,
  '/snap/bin/chromium',
];

/**
 * Finds a Chrome or Chromium, or gets one: what is installed (CHROME_PATH first), then Playwright's
 * own download, then Debian's package.
 * @returns the path of its program
 * @throws Error saying how to get one
 */
export function findBrowser(): string {
  const found = findInstalled() ?? findDownloaded() ?? download() ?? installPackage();
  if (found !== null) return found;
  throw new Error(
    'The browser tests need Chrome or Chromium and found none. Install one (Debian and Ubuntu: apt-get install chromium; others: https://www.google.com/chrome), or set CHROME_PATH to its program.',
  );
}

function findInstalled(): string | null {
  const named = process.env['CHROME_PATH'] ?? '';
  if (named !== '' && !existsSync(named)) {
    throw new Error(`CHROME_PATH is "${named}", but there is no such file.`);
  }
  if (named !== '') return named;
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap((folder) => NAMES.map((name) => join(folder, name)));
  return [...onPath, ...PLACES].find((place) => existsSync(place)) ?? null;
}

function findDownloaded(): string | null {
  const place = chromium.executablePath();
  return existsSync(place) ? place : null;
}

function download(): string | null {
  console.warn('No Chrome or Chromium is installed: asking Playwright to download one ...');
  spawnSync(
    process.execPath,
    ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'].filter(
      (argument) => argument !== '--with-deps' || process.getuid?.() === 0,
    ),
    { stdio: 'inherit', timeout: DOWNLOAD_MS },
  );
  return findDownloaded();
}

function installPackage(): string | null {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return null;
  console.warn("That failed: installing Debian's package chromium ...");
  const options = {
    stdio: 'inherit',
    timeout: INSTALL_MS,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  spawnSync('apt-get', ['update', '-qq'], options);
  const install = ['install', '-y', '-qq', '--no-install-recommends', 'chromium'];
  spawnSync('apt-get', install, options);
  return findInstalled();
}
