import { lazy, Suspense, type ReactNode } from 'react';
import { PAGES } from '#contract/paths.ts';
import { HomePage } from './home/home-page.tsx';
import { Redirect, useAddress } from './navigation/address.tsx';
import { useLiveProfile } from './session/use-live-profile.ts';
import { useSharedSession } from './session/use-session.ts';
import { Footer } from './site/footer.tsx';
import { Header } from './site/header.tsx';
import { NotFoundPage } from './site/not-found-page.tsx';
import { Page } from './ui/page.tsx';

const AccountPage = lazy(async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
}));
const PremiumPage = lazy(async () => ({
  default: (await import('./premium/premium-page.tsx')).PremiumPage,
}));
const AdminLoginPage = lazy(async () => ({
  default: (await import('./operator/admin-login-page.tsx')).AdminLoginPage,
}));
const DashboardPage = lazy(async () => ({
  default: (await import('./operator/dashboard-page.tsx')).DashboardPage,
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

/** Every page by its address. Only the main page is in the first download. */
const PAGE_AT: Record<string, ReactNode> = {
  [PAGES.home]: <HomePage />,
  '/index.html': <Redirect to={PAGES.home} />,
  [PAGES.account]: <AccountPage />,
  [PAGES.premium]: <PremiumPage />,
  [PAGES.favourites]: <FavouritesPage />,
  [PAGES.tones]: <TonesPage />,
  [PAGES.premiumSuccess]: <PremiumSuccessPage />,
  [PAGES.adminLogin]: <AdminLoginPage />,
  [PAGES.adminDashboard]: <DashboardPage />,
  [PAGES.contact]: <MessagePage key="contact" kind="contact" />,
  [PAGES.feedback]: <MessagePage key="feedback" kind="feedback" />,
  [PAGES.newsletter]: <MessagePage key="newsletter" kind="newsletter" />,
  [PAGES.terms]: <TermsPage />,
  [PAGES.privacy]: <PrivacyPage />,
};

/** The frame around every page, and the page of the address. */
export function App() {
  useSharedSession();
  useLiveProfile();
  const { pathname } = useAddress();
  return (
    <>
      <Header />
      <Suspense
        fallback={
          <Page title="Riposte">
            <p role="status">Loading...</p>
          </Page>
        }
      >
        {PAGE_AT[pathname] ?? <NotFoundPage />}
      </Suspense>
      <Footer />
    </>
  );
}
