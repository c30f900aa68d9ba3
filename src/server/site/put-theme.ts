import { mediaOf, THEMES, type Theme } from '#contract/theme.ts';

/** @param said by the browser, which may say anything */
export function readTheme(said: string | undefined): Theme {
  return THEMES.find(({ id }) => id === said)?.id ?? 'system';
}

/**
 * The page in that theme from its first paint on, without a script.
 * @param html as it is built, which is the system's theme
 */
export function putTheme(html: string, theme: Theme): string {
  if (theme === 'system') return html;
  return html
    .replace('<html', `<html data-theme="${theme}"`)
    .replace('content="light dark"', `content="${theme}"`)
    .replace(mediaOf('light', 'system'), mediaOf('light', theme))
    .replace(mediaOf('dark', 'system'), mediaOf('dark', theme))
    .replace('value="system" selected=""', 'value="system"')
    .replace(`value="${theme}"`, `value="${theme}" selected=""`);
}

/** @param html a page that `putTheme` made */
export function readPutTheme(html: string): Theme {
  return readTheme(/^[^>]*>\s*<html data-theme="(\w+)"/.exec(html)?.[1]);
}
