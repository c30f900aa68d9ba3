import { html } from 'hono/html';
import { framePage, SHARED_STYLES, type Html } from '../frame-page.ts';
import type { SandboxAccount } from './sandbox-account.ts';

/**
 * The account chooser.
 * @param options.fields the authorization request, carried through the forms
 */
export function accountPage(options: {
  basePath: string;
  accounts: readonly SandboxAccount[];
  fields: readonly (readonly [name: string, value: string])[];
}): Html {
  const { basePath, accounts, fields } = options;
  const hidden = fields.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const action = `${basePath}/choose`;
  return page(
    basePath,
    html`
      <h1>Choose an account</h1>
      <p class="to">to continue to <strong>Riposte</strong></p>
      <ul>
        ${accounts.map(
          ({ email, name, emailVerified }) => html`
            <li>
              <form method="post" action="${action}">
                ${hidden}
                <input type="hidden" name="email" value="${email}" />
                <input type="hidden" name="name" value="${name}" />
                <button class="account">
                  <span class="initial" aria-hidden="true">${name.slice(0, 1).toUpperCase()}</span>
                  <span class="who">
                    <span class="name">${name}</span>
                    <span class="email"
                      >${email}${emailVerified ? '' : ' (e-mail not verified)'}</span
                    >
                  </span>
                </button>
              </form>
            </li>
          `,
        )}
        <li>
          <details>
            <summary role="button">Use another account</summary>
            <form class="other" method="post" action="${action}">
              ${hidden}
              <label
                >Email <input name="email" type="email" required maxlength="254" autocomplete="off"
              /></label>
              <label>Name <input name="name" required maxlength="80" autocomplete="off" /></label>
              <button class="continue">Continue</button>
            </form>
          </details>
        </li>
      </ul>
      <form method="post" action="${action}">
        ${hidden}
        <button class="cancel" name="cancel" value="1">Cancel</button>
      </form>
    `,
  );
}

/** Shown when a request is not one of the application's own. */
export function errorPage(basePath: string): Html {
  return page(
    basePath,
    html`
      <h1>This sign-in link is not valid</h1>
      <p class="to">Close this window and start again from Riposte.</p>
    `,
  );
}

function page(basePath: string, content: Html): Html {
  return framePage({
    basePath,
    title: 'Sandbox sign-in',
    banner: 'Sandbox sign-in. Not Google: anyone can be anyone here.',
    content,
  });
}

export const STYLE_SHEET = `
${SHARED_STYLES}
body {
  margin: 0;
  min-height: 100vh;
  display: grid;
  place-items: start center;
  background: var(--back);
  color: var(--ink);
  font: 1rem/1.5 system-ui, sans-serif;
}
main { width: 100%; max-width: 28rem; padding: 1rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 1.5rem 0 0.25rem; }
p { margin: 0; }
.to { color: var(--soft); margin-bottom: 1rem; }
ul {
  list-style: none;
  margin: 0 0 1rem;
  padding: 0;
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: 0.75rem;
  overflow: hidden;
}
li + li { border-top: 1px solid var(--line); }
.account, summary {
  display: flex;
  gap: 0.75rem;
  align-items: center;
  width: 100%;
  padding: 0.75rem 1rem;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  text-align: left;
  cursor: pointer;
  min-height: 3.5rem;
}
.account:hover, summary:hover { background: var(--back); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: -3px; }
.initial {
  flex: none;
  display: grid;
  place-items: center;
  width: 2.25rem;
  height: 2.25rem;
  border-radius: 50%;
  background: var(--accent);
  color: var(--paper);
  font-weight: 600;
}
.who { display: grid; min-width: 0; }
.name { font-weight: 600; }
.email { color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
.other { display: grid; gap: 0.75rem; padding: 0.25rem 1rem 1rem; }
.continue {
  font: inherit;
  font-weight: 600;
  padding: 0.625rem 1rem;
  border: 0;
  border-radius: 0.5rem;
  background: var(--accent);
  color: var(--paper);
  cursor: pointer;
}
.cancel {
  font: inherit;
  padding: 0.5rem 0.75rem;
  border: 0;
  border-radius: 0.5rem;
  background: none;
  color: var(--soft);
  cursor: pointer;
}
.cancel:hover { color: var(--ink); }
`;
