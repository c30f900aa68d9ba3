import { html } from 'hono/html';

export type Html = ReturnType<typeof html>;

/**
 * The frame of a sandbox's page.
 * @param options.basePath where its `style.css` is
 * @param options.banner says what it stands in for, before anything else
 */
export function framePage(options: {
  basePath: string;
  title: string;
  banner: string;
  content: Html;
}): Html {
  const { basePath, title, banner, content } = options;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="${basePath}/style.css" />
      </head>
      <body>
        <main>
          <p class="sandbox">${banner}</p>
          ${content}
        </main>
      </body>
    </html>`;
}

/** What the pages of every sandbox look like: colours in both lights, the banner, the fields. */
export const SHARED_STYLES = `:root {
  color-scheme: light dark;
  --ink: #1c1b1a;
  --soft: #5c5852;
  --paper: #ffffff;
  --back: #f4f1ec;
  --line: #dcd6cc;
  --accent: #1f5a4c;
  --warn: #fff3d6;
  --warn-ink: #5b4300;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ink: #f1eee9;
    --soft: #b3ada4;
    --paper: #22201e;
    --back: #171615;
    --line: #3d3935;
    --accent: #7cc7b2;
    --warn: #3a2f12;
    --warn-ink: #ffe2a1;
  }
}
* { box-sizing: border-box; }
.sandbox {
  background: var(--warn);
  color: var(--warn-ink);
  border-radius: 0.5rem;
  padding: 0.5rem 0.75rem;
  font-size: 0.875rem;
}
label { display: grid; gap: 0.25rem; font-size: 0.875rem; font-weight: 600; }
input {
  font: inherit;
  font-weight: 400;
  font-size: 1rem;
  padding: 0.5rem 0.75rem;
  border: 1px solid var(--soft);
  border-radius: 0.5rem;
  background: var(--paper);
  color: inherit;
  min-width: 0;
}
`;
