import { lazy, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router';
import { PAGES } from '#contract/paths.ts';
import { HomePage } from './home/home-page.tsx';
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
export function App() {
  useSharedSession();
  useLiveProfile();
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
        <Routes>
          <Route path={PAGES.home} element={<HomePage />} />
          <Route path="/index.html" element={<Navigate to={PAGES.home} replace />} />
          <Route path={PAGES.account} element={<AccountPage />} />
          <Route path={PAGES.premium} element={<PremiumPage />} />
          <Route path={PAGES.favourites} element={<FavouritesPage />} />
          <Route path={PAGES.tones} element={<TonesPage />} />
          <Route path={PAGES.premiumSuccess} element={<PremiumSuccessPage />} />
          <Route path={PAGES.adminLogin} element={<AdminLoginPage />} />
          <Route path={PAGES.adminDashboard} element={<DashboardPage />} />
          <Route path={PAGES.contact} element={<MessagePage key="contact" kind="contact" />} />
          <Route path={PAGES.feedback} element={<MessagePage key="feedback" kind="feedback" />} />
          <Route
            path={PAGES.newsletter}
            element={<MessagePage key="newsletter" kind="newsletter" />}
          />
          <Route path={PAGES.terms} element={<TermsPage />} />
          <Route path={PAGES.privacy} element={<PrivacyPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Routes>
      </Suspense>
      <Footer />
    </>
  );
}
