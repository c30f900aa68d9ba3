import { chromium, type Browser } from 'playwright-core';

/**
 * Chromium loads its own address bar as two web pages of 400 scripts for each window, which nobody
 * sees here: half of what a visit took of the processor.
 */
const UNSEEN_FEATURES = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup'];
/** A model of its own, which is not there and says so in the console of each page: tests bring a stand-in. */
const MODEL_FEATURES = ['AIPromptAPI'];
/** What the driver itself switches off; named again, as the last list is the one that counts. */
const DRIVERS_FEATURES = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/**
 * Starts a real browser without a window, that asks nobody on the network for anything.
 * @param path of its program
 */
export function launchBrowser(path: string): Promise<Browser> {
  return chromium.launch({
    executablePath: path,
    headless: true,
    // Chromium's sandbox cannot be had as root; the pages are our own.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${[...DRIVERS_FEATURES, ...UNSEEN_FEATURES, ...MODEL_FEATURES].join(',')}`,
    ],
  });
}
