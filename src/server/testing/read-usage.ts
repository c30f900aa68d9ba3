import type { Usage } from '#contract/usage.ts';
import type { TestUser } from './create-test-app.ts';

/** A person's day, as they are told of it. */
export async function readUsage(user: TestUser): Promise<Usage> {
  return (await (await user.request('/api/usage')).json()) as Usage;
}

export async function countUses(user: TestUser): Promise<number> {
  return (await readUsage(user)).count;
}

export async function isPremium(user: TestUser): Promise<boolean> {
  return (await readUsage(user)).isPremium;
}
