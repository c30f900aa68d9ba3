/** By what a browser names in its User-Agent; the first that fits, as many pretend to be others. */
const BROWSERS: readonly (readonly [sign: string, name: string])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
];
const SYSTEMS: readonly (readonly [sign: string, name: string])[] = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['CrOS', 'ChromeOS'],
  ['Mac OS X', 'Mac'],
  ['Linux', 'Linux'],
];

/**
 * A browser in words that its owner knows: 'Firefox on Windows'. Of the rest of what it tells about
 * itself nothing is kept.
 * @returns '' where nothing is known
 */
export function describeDevice(userAgent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([sign]) => userAgent.includes(sign))?.[1];
  const known = [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined);
  return known.join(' on ');
}
