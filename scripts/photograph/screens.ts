import type { Page } from 'playwright-core';
import { PAGES } from '../../src/contract/paths.ts';

/** Who looks; each has a browser of their own. */
export type Role = 'visitor' | 'person' | 'premium' | 'operator';

export interface Screen {
  /** Of letters and hyphens; no other has it. */
  name: string;
  role: Role;
  path: string;
  /** From the loaded page to what is to be seen. */
  prepare?: (page: Page) => Promise<unknown>;
}

const POST =
  'Unpopular opinion: a meeting with more than six people in it is a podcast, and nobody subscribed.';

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const see = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).first().waitFor();
const isSignedIn = (page: Page) => page.getByTestId('remaining').waitFor();

async function ask(page: Page): Promise<void> {
  await page.getByLabel('Enter the tweet you want to reply to').fill(POST);
  await press(page, 'Generate Replies');
}

async function generate(page: Page): Promise<void> {
  await ask(page);
  await page.getByRole('button', { name: 'Clear All' }).waitFor();
}

const VISITOR: readonly Omit<Screen, 'role'>[] = [
  {
    name: 'home-signed-out',
    path: PAGES.home,
    prepare: (page) => page.getByText(/^An example/).waitFor(),
  },
  {
    name: 'home-asks-to-sign-in',
    path: PAGES.home,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Sign in with Google' }).waitFor();
      await ask(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'home-of-an-address',
    path: `${PAGES.home}?url=https%3A%2F%2Fx.com%2Fada%2Fstatus%2F20`,
    prepare: (page) => page.getByText('Sign in to have this post fetched').waitFor(),
  },
  {
    name: 'premium-signed-out',
    path: PAGES.premium,
    prepare: (page) => see(page, 'Upgrade to Premium'),
  },
  { name: 'terms', path: PAGES.terms, prepare: (page) => see(page, 'Terms') },
  { name: 'privacy', path: PAGES.privacy, prepare: (page) => see(page, 'Privacy') },
  {
    name: 'accessibility',
    path: PAGES.accessibility,
    prepare: (page) => see(page, 'Accessibility'),
  },
  { name: 'contact', path: PAGES.contact, prepare: (page) => see(page, 'Contact Us') },
  { name: 'newsletter', path: PAGES.newsletter, prepare: (page) => see(page, 'Newsletter') },
  { name: 'feedback', path: PAGES.feedback, prepare: (page) => see(page, 'Feedback') },
  {
    name: 'not-found',
    path: '/no-such-page',
    prepare: (page) => page.getByRole('heading').waitFor(),
  },
  {
    name: 'operator-sign-in',
    path: PAGES.adminLogin,
    prepare: (page) => page.getByLabel('Password').waitFor(),
  },
];

const PERSON: readonly Omit<Screen, 'role'>[] = [
  { name: 'home', path: PAGES.home, prepare: isSignedIn },
  {
    name: 'more-choices',
    path: PAGES.home,
    prepare: async (page) => {
      await isSignedIn(page);
      await page.getByText('More choices').click();
    },
  },
  {
    name: 'writing',
    path: PAGES.home,
    prepare: async (page) => {
      await isSignedIn(page);
      await page.route('**/api/quick-action', () => undefined); // as long as one looks
      await ask(page);
      await page.getByRole('button', { name: 'Stop' }).waitFor();
    },
  },
  {
    name: 'replies',
    path: PAGES.home,
    prepare: async (page) => {
      await isSignedIn(page);
      await generate(page);
    },
  },
  {
    name: 'reply-copied-and-refined',
    path: PAGES.home,
    prepare: async (page) => {
      await press(page, 'Refine reply 2');
      await press(page, 'Copy reply 1');
    },
  },
  {
    name: 'reply-in-edit',
    path: PAGES.home,
    prepare: async (page) => {
      await press(page, 'Edit reply 1');
      await page.getByLabel('Edit the reply').fill('In my own words.');
    },
  },
  {
    name: 'keys',
    path: PAGES.home,
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Clear All' }).waitFor();
      await page.keyboard.press('?');
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'unreachable',
    path: PAGES.home,
    prepare: async (page) => {
      await isSignedIn(page);
      await page.route('**/api/quick-action', (route) => route.abort());
      await ask(page);
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'history',
    path: PAGES.history,
    prepare: (page) => page.getByText('5 replies').waitFor(),
  },
  {
    name: 'favorites-of-free-people',
    path: PAGES.favourites,
    prepare: (page) => page.getByRole('heading').first().waitFor(),
  },
  {
    name: 'account',
    path: PAGES.account,
    prepare: (page) => page.getByText('Delete').first().waitFor(),
  },
  {
    name: 'premium',
    path: PAGES.premium,
    prepare: (page) => page.getByRole('button', { name: /Whop/ }).waitFor(),
  },
  {
    name: 'limit-reached',
    path: PAGES.home,
    prepare: async (page) => {
      await isSignedIn(page);
      const uses = page.getByTestId('remaining');
      for (let left = Number(await uses.textContent()); left > 0; left -= 1) await generate(page);
      await see(page, 'Daily Usage Limit Reached');
    },
  },
];

const PREMIUM: readonly Omit<Screen, 'role'>[] = [
  {
    name: 'premium-success',
    path: PAGES.premium,
    prepare: async (page) => {
      await press(page, 'Upgrade to Premium with Whop');
      await press(page, 'Pay');
      await see(page, 'Welcome to Premium!');
    },
  },
  {
    name: 'home-of-premium',
    path: PAGES.home,
    prepare: async (page) => {
      await isSignedIn(page);
      await generate(page);
      await press(page, 'Save reply 1');
      await page.getByRole('button', { name: 'Saved reply 1' }).waitFor();
    },
  },
  {
    name: 'favorites',
    path: PAGES.favourites,
    prepare: (page) => page.getByText('1 reply').waitFor(),
  },
  {
    name: 'tones',
    path: PAGES.tones,
    prepare: (page) => page.getByRole('heading').first().waitFor(),
  },
  { name: 'premium-active', path: PAGES.premium, prepare: (page) => see(page, 'Premium Active!') },
];

const TABS = [
  ['Gift Premium', 'gift'],
  ['Manage Users', 'users'],
  ['People', 'people'],
  ['Overview', 'overview'],
  ['Commerce', 'commerce'],
  ['Inbox', 'inbox'],
  ['Writer', 'writer'],
  ['Operators', 'operators'],
  ['My sign-in', 'self'],
  ['Audit log', 'audit'],
] as const;

const OPERATORS: readonly Omit<Screen, 'role'>[] = TABS.map(([tab, id]) => ({
  name: `operator-${id}`,
  path: PAGES.adminDashboard,
  prepare: async (page) => {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByText('Loading...').waitFor({ state: 'hidden' });
    await page.waitForLoadState('networkidle');
  },
}));

const ONE_PERSON: Omit<Screen, 'role'> = {
  name: 'operator-person',
  path: `${PAGES.adminDashboard}?tab=people&people-search=grace`,
  prepare: async (page) => {
    await page.getByRole('link', { name: /^grace/ }).click();
    await see(page, /^grace/);
  },
};

const of = (role: Role, screens: readonly Omit<Screen, 'role'>[]) =>
  screens.map((screen) => ({ ...screen, role }));

/** In the order in which each person comes to them. */
export const SCREENS: readonly Screen[] = [
  ...of('visitor', VISITOR),
  ...of('person', PERSON),
  ...of('premium', PREMIUM),
  ...of('operator', [...OPERATORS, ONE_PERSON]),
];
