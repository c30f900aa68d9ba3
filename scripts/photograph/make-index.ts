/** Of the windows that are photographed, px. */
export const WIDTHS = [360, 390, 1440] as const;
export const THEMES = ['light', 'dark'] as const;

interface Photograph {
  screen: string;
  width: (typeof WIDTHS)[number];
  theme: (typeof THEMES)[number];
}

/** @returns the name of its file */
export function nameOf({ screen, width, theme }: Photograph): string {
  return `${screen}-${width}-${theme}.png`;
}

/**
 * One page to look through all photographs of a folder.
 * @param screens their names, of letters and hyphens
 */
export function makeIndex(screens: readonly string[]): string {
  const shots = (screen: string) =>
    WIDTHS.flatMap((width) => THEMES.map((theme) => nameOf({ screen, width, theme })))
      .map((file) => `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"></a>`)
      .join('\n');
  const links = screens.map((screen) => `<a href="#${screen}">${screen}</a>`).join('\n');
  const sections = screens.map(
    (screen) =>
      `<section id="${screen}">\n<h2>${screen}</h2>\n<div>\n${shots(screen)}\n</div>\n</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Riposte, screen by screen</title>
<style>
body { margin: 1rem; font: 1rem/1.5 system-ui; background: #888; }
nav { display: flex; flex-wrap: wrap; gap: 0 1rem; }
div { display: flex; gap: 0.5rem; overflow-x: auto; align-items: start; }
img { height: 70vh; max-width: none; object-fit: cover; object-position: top; }
</style>
<nav>
${links}
</nav>
${sections.join('\n')}
</html>
`;
}
