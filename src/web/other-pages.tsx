import { lazy, type ReactNode } from 'react';
import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { PAGES } from '#contract/paths.ts';
import { addAddresses } from './api.ts';

addAddresses(LATER_ADDRESSES);

const NotFoundPage = lazy(async () => ({
  default: (await import('./site/not-found-page.tsx')).NotFoundPage,
}));
const AdminLoginPage = lazy(async () => ({
  default: (await import('./operator/admin-login-page.tsx')).AdminLoginPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('./operator/dashboard-page.tsx')).DashboardPage,
}));
const AccountPage = lazy(async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
}));
const HistoryPage = lazy(async () => ({
  default: (await import('./history/history-page.tsx')).HistoryPage,
}));
const FavouritesPage = lazy(async () => ({
  default: (await import('./favourites/favourites-page.tsx')).FavouritesPage,
}));
const TonesPage = lazy(async () => ({
  default: (await import('./tones/tones-page.tsx')).TonesPage,
}));
const PremiumSuccessPage = lazy(async () => ({
  default: (await import('./premium/premium-success-page.tsx')).PremiumSuccessPage,
}));
const MessagePage = lazy(async () => ({
  default: (await import('./site/message-page.tsx')).MessagePage,
}));
const TermsPage = lazy(async () => ({
  default: (await import('./site/terms-page.tsx')).TermsPage,
}));
const PrivacyPage = lazy(async () => ({
  default: (await import('./site/privacy-page.tsx')).PrivacyPage,
}));
const AccessibilityPage = lazy(async () => ({
  default: (await import('./site/accessibility-page.tsx')).AccessibilityPage,
}));

const PAGE_AT: Record<string, () => ReactNode> = {
  [PAGES.account]: () => <AccountPage />,
  [PAGES.history]: () => <HistoryPage />,
  [PAGES.favourites]: () => <FavouritesPage />,
  [PAGES.tones]: () => <TonesPage />,
  [PAGES.premiumSuccess]: () => <PremiumSuccessPage />,
  [PAGES.adminLogin]: () => <AdminLoginPage />,
  [PAGES.adminDashboard]: () => <DashboardPage />,
  [PAGES.contact]: () => <MessagePage key="contact" kind="contact" />,
  [PAGES.feedback]: () => <MessagePage key="feedback" kind="feedback" />,
  [PAGES.newsletter]: () => <MessagePage key="newsletter" kind="newsletter" />,
  [PAGES.terms]: () => <TermsPage />,
  [PAGES.privacy]: () => <PrivacyPage />,
  [PAGES.accessibility]: () => <AccessibilityPage />,
};

/** Those that few go to from the main page, which is spared their names; and what is at no address. */
export function OtherPages({ path }: { path: string }) {
  return PAGE_AT[path]?.() ?? <NotFoundPage />;
}
