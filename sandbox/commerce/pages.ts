import { html } from 'hono/html';
import { framePage, SHARED_STYLES, type Html } from '../frame-page.ts';

/** A page under its title; the frame says what it is before anything else. */
export function sandboxPage(options: { basePath: string; title: string; content: Html }): Html {
  const { basePath, title, content } = options;
  return framePage({
    basePath,
    title,
    banner: 'This is a sandbox. No money moves and no card is asked for.',
    content: html`<h1>${title}</h1>
      ${content}`,
  });
}

/** Shown for an address that leads nowhere, and for a form that another site sent. */
export function errorPage(basePath: string, message: string): Html {
  return sandboxPage({ basePath, title: 'Not possible', content: html`<p>${message}</p>` });
}

/** `9.99 USD` */
export function showMoney(amount: number, currency: string): string {
  return `${amount.toFixed(2)} ${currency.toUpperCase()}`;
}

/** `2026-11-21 00:48` */
export function showTime(iso: string | null): string {
  return iso === null ? '' : iso.slice(0, 16).replace('T', ' ');
}

export const STYLE_SHEET = `
${SHARED_STYLES}
body { margin: 0; min-height: 100vh; background: var(--back); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { width: 100%; max-width: 60rem; margin: 0 auto; padding: 1rem; }
main:has(> .narrow) { max-width: 28rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 1.5rem 0 0.5rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 0.5rem; }
p { margin: 0 0 0.75rem; }
.card { background: var(--paper); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1rem; }
.price { font-size: 1.25rem; font-weight: 600; }
.soft { color: var(--soft); font-size: 0.875rem; }
form { display: grid; gap: 0.75rem; }
.row, td form { display: flex; flex-wrap: wrap; gap: 0.5rem; }
td form { min-width: 11rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(15rem, 1fr)); gap: 0.75rem; align-items: end; }
label.check { display: flex; align-items: center; min-height: 2.75rem; }
label.check input { flex: none; width: 1.125rem; height: 1.125rem; margin: 0; }
button {
  font: inherit;
  min-height: 2.75rem;
  padding: 0.5rem 0.875rem;
  border: 1px solid var(--line);
  border-radius: 0.5rem;
  background: var(--paper);
  color: inherit;
  cursor: pointer;
}
button.main { border-color: transparent; background: var(--accent); color: var(--paper); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.scroll { overflow-x: auto; }
.scroll td { white-space: nowrap; }
table { width: 100%; border-collapse: collapse; background: var(--paper); font-size: 0.875rem; }
th, td {
  text-align: left;
  padding: 0.5rem;
  border-bottom: 1px solid var(--line);
  vertical-align: middle;
  overflow-wrap: anywhere;
}
`;
