import { PAGES } from '#contract/paths.ts';
import { readText, type BuiltFile } from './built-files.ts';

/** Where the build says which file came of which source. */
const MANIFEST = '/.vite/manifest.json';

/** Each page's own source; what it needs besides, the build knows. */
const SOURCES: Record<(typeof PAGES)[keyof typeof PAGES], string> = {
  // Only for who is there: nobody else sees it.
  '/': 'home/signed-in.ts',
  '/premium': 'premium/premium-page.tsx',
  '/premium-success': 'premium/premium-success-page.tsx',
  '/admin/login': 'operator/admin-login-page.tsx',
  '/admin/dashboard': 'operator/dashboard-page.tsx',
  '/account': 'account/account-page.tsx',
  '/favourites': 'favourites/favourites-page.tsx',
  '/history': 'history/history-page.tsx',
  '/tones': 'tones/tones-page.tsx',
  '/contact': 'site/message-page.tsx',
  '/newsletter': 'site/message-page.tsx',
  '/feedback': 'site/message-page.tsx',
  '/terms': 'site/terms-page.tsx',
  '/privacy': 'site/privacy-page.tsx',
  '/accessibility': 'site/accessibility-page.tsx',
};

/** Which of them the first script knows by their names; the others' are in a file between. */
const NEAR = new Set<string>([PAGES.home, PAGES.premium]);
const BETWEEN = 'other-pages.tsx';

/** As Vite writes it: an entry for each file, by its source or, for a shared one, by a name. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/**
 * Names the files of the page at each address in its head: they come together with the first
 * script, which would ask for them only when it runs.
 * @returns tags for the head by path; the main page is in the first script but for who is signed in
 */
export function readEarlyFiles(files: ReadonlyMap<string, BuiltFile>): Map<string, string> {
  const text = readText(files, MANIFEST);
  if (text === null) return new Map();
  const manifest = JSON.parse(text) as Manifest; // our own build wrote it
  const first = new Set(collect(manifest, 'index.html'));
  return new Map(
    Object.entries(SOURCES).map(([path, source]) => [
      path,
      [source, ...(NEAR.has(path) ? [] : [BETWEEN])]
        .flatMap((name) => collect(manifest, name))
        .filter((file) => !first.has(file))
        .map(toTag)
        .join(''),
    ]),
  );
}

/** What a source became, with all that it imports at once. */
function collect(manifest: Manifest, name: string, seen = new Set<string>()): string[] {
  const entry = manifest[name];
  if (entry === undefined || seen.has(name)) return [];
  seen.add(name);
  const { file, imports = [], css = [] } = entry;
  return [file, ...css, ...imports.flatMap((other) => collect(manifest, other, seen))];
}

function toTag(file: string): string {
  const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
  return `<link rel="${rel}" crossorigin href="/${file}">`;
}
