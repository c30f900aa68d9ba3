import { createHash } from 'node:crypto';
import { INDEX, readText, type BuiltFile } from './built-files.ts';

const LINK = /<link rel="stylesheet" crossorigin href="(\/assets\/[\w.-]+)">/;

/** The built page, with the styles of its first paint in it. */
export interface Shell {
  html: string;
  /** What the Content-Security-Policy lets in: these styles and no others. Null where there are none. */
  styleHash: string | null;
}

/** Puts the styles that the page links to into the page: a paint need not wait for a second answer. */
export function inlineStyles(files: ReadonlyMap<string, BuiltFile>): Shell {
  const built = readText(files, INDEX);
  if (built === null) throw new Error('the built front end has no index.html');
  const [link, path = ''] = LINK.exec(built) ?? [];
  const styles = readText(files, path);
  if (link === undefined || styles === null) return { html: built, styleHash: null };
  const hash = createHash('sha256').update(styles).digest('base64');
  return {
    // The link stays as a sign, and fetches nothing: files that come later would else ask for it.
    html: built.replace(link, () => `<style>${styles}</style>${disarm(link)}`),
    styleHash: `'sha256-${hash}'`,
  };
}

/** By a type that no browser has styles of; one that is only disabled is fetched by some. */
function disarm(link: string): string {
  return link.replace('<link ', '<link type="text/plain" ');
}
