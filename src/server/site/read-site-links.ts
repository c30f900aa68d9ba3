import { readFileSync } from 'node:fs';
import { siteLinksSchema, type SiteLinks } from '#contract/site.ts';
import { ConfigError } from '../config/config.ts';

/**
 * Reads the file that names every target of the header's and footer's links.
 * @throws ConfigError saying what is wrong in it
 */
export function readSiteLinks(file: string): SiteLinks {
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new ConfigError([
      `SITE_FILE ${file} cannot be read as JSON (${error instanceof Error ? error.message : 'unknown'}).`,
    ]);
  }
  const read = siteLinksSchema.safeParse(content);
  if (read.success) return read.data;
  throw new ConfigError(
    read.error.issues.map(
      ({ path, message }) => `SITE_FILE ${file}: ${path.join('.') || 'the file'}: ${message}.`,
    ),
  );
}
