import { readdirSync, readFileSync } from 'node:fs';
import { TONES, type Tone } from '#contract/tones.ts';

/** One `# section` of a phrase file: its settings and its lines by tone. */
export interface PhraseSection {
  settings: Record<string, string>;
  lines: Record<Tone, string[]>;
}

/**
 * Reads every phrase file of a folder: `# section`, then `key: value` settings, then `## tone` with
 * a phrase a line. `//` begins a comment.
 * @throws Error naming file and line where a file is not in that form
 */
export function readPhraseFile(path: URL): Map<string, PhraseSection> {
  const sections = new Map<string, PhraseSection>();
  let section: PhraseSection | undefined;
  let tone: Tone | undefined;
  for (const [index, raw] of readFileSync(path, 'utf8').split('\n').entries()) {
    const line = raw.trim();
    const where = `${path.pathname.split('/').slice(-2).join('/')}:${index + 1}`;
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('## ')) {
      tone = TONES.find(({ id }) => id === line.slice(3))?.id;
      if (tone === undefined) throw new Error(`${where}: no tone is called ${line.slice(3)}`);
    } else if (line.startsWith('# ')) {
      if (sections.has(line.slice(2))) throw new Error(`${where}: this section is there twice`);
      section = { settings: {}, lines: noLines() };
      sections.set(line.slice(2), section);
      tone = undefined;
    } else if (section === undefined) {
      throw new Error(`${where}: a line before the first section`);
    } else if (tone === undefined) {
      const [key = '', ...rest] = line.split(':');
      section.settings[key.trim()] = rest.join(':').trim();
    } else {
      section.lines[tone].push(line);
    }
  }
  return sections;
}

/** No lines yet, for each tone. */
export function noLines(): Record<Tone, string[]> {
  // Every tone is in the list, so every key is there.
  return Object.fromEntries(TONES.map(({ id }) => [id, []])) as unknown as Record<Tone, string[]>;
}

/** Reads all files of a folder but those named, as one. */
export function readPhraseFolder(
  folder: URL,
  except: readonly string[],
): Map<string, PhraseSection> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.txt'));
  return new Map(
    files
      .filter((file) => !except.includes(file))
      .flatMap((file) => [...readPhraseFile(new URL(file, folder))]),
  );
}
