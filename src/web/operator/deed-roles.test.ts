import { expect, test } from 'vitest';
import type { RouteName } from '#contract/addresses.ts';
import { getRoute } from '#contract/api.ts';
import { DEED_ROLES } from './deed-roles.ts';

test('a button asks for the role that the server asks for', () => {
  for (const [deed, role] of Object.entries(DEED_ROLES)) {
    expect(getRoute(deed as RouteName).role ?? 'owner', deed).toBe(role);
  }
});
