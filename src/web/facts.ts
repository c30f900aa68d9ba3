import { DEFAULT_WORDING } from '#contract/errors.ts';
import type { SiteFacts } from '#contract/site.ts';

const FALLBACK: SiteFacts = {
  links: {
    contact: null,
    tools: null,
    shop: null,
    blog: null,
    terms: null,
    privacy: null,
    newsletter: null,
    feedback: null,
    social: [],
  },
  debugTools: false,
  sandbox: { signIn: false, checkout: false },
  wording: DEFAULT_WORDING,
  humanVerification: 'off',
  anonymousGenerations: false,
  postFetching: false,
  builtinWriter: false,
};

/** What the server wrote into the page about this installation. */
export const facts: SiteFacts = readFacts();

/** Whether the browser has no session, as the server saw when it sent the page. */
export const isNobody = globalThis.document?.documentElement.dataset['nobody'] !== undefined;

function readFacts(): SiteFacts {
  const block = globalThis.document?.querySelector('#site-facts')?.textContent ?? '';
  try {
    return { ...FALLBACK, ...(JSON.parse(block) as Partial<SiteFacts>) }; // our own server wrote it
  } catch {
    return FALLBACK; // a page served without the server, as in a preview
  }
}
