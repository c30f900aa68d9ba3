import type { RoutesOfFeature } from './route.ts';

export const accountRoutes = {
  downloadAccount: {
    who: 'signed-in',
    summary: 'All that is kept about the signed-in person, as a file.',
    type: 'application/json',
    errors: ['rate_limited'],
  },
  deleteAccount: {
    who: 'signed-in',
    summary: 'Deletes the signed-in person and all that is kept about them.',
    status: 204,
    errors: ['fresh_sign_in_required'],
  },
} satisfies RoutesOfFeature;
