/** Addresses of the pages. The server answers these with the application, any other with 404. */
export const PAGES = {
  home: '/',
  premium: '/premium',
  premiumSuccess: '/premium-success',
  adminLogin: '/admin/login',
  adminDashboard: '/admin/dashboard',
  account: '/account',
  favourites: '/favourites',
  history: '/history',
  tones: '/tones',
  contact: '/contact',
  newsletter: '/newsletter',
  feedback: '/feedback',
  terms: '/terms',
  privacy: '/privacy',
  accessibility: '/accessibility',
} as const;
