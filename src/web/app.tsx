import { lazy, Suspense } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { HomePage } from './home/home-page.tsx';
import { useSeat } from './home/use-desk.ts';
import { useLiveProfile } from './session/use-live-profile.ts';
import { useSharedSession } from './session/use-session.ts';
import { Footer } from './site/footer.tsx';
import { Header } from './site/header.tsx';
import { Page } from './ui/page.tsx';
import { useShownPath } from './use-shown-path.ts';
import { t } from './words/t.ts';

const AccountPage = lazy(async () => ({
  default: (await import('./account/account-page.tsx')).AccountPage,
}));
const NotFoundPage = lazy(async () => ({
  default: (await import('./site/not-found-page.tsx')).NotFoundPage,
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
const HistoryPage = lazy(async () => ({
  default: (await import('./history/history-page.tsx')).HistoryPage,
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

/** Every page by its address. Only the main page is in the first download. */
export function App() {
  useSharedSession();
  useLiveProfile();
  useSeat();
  const path = useShownPath();
  return (
    <>
      <Header />
      <Suspense
        fallback={
          <Page title="Riposte">
            <p role="status">{t('Loading...')}</p>
          </Page>
        }
      >
        <Switch location={path}>
          <Route path={PAGES.home} component={HomePage} />
          <Route path="/index.html">
            <Redirect to={PAGES.home} replace />
          </Route>
          <Route path={PAGES.account} component={AccountPage} />
          <Route path={PAGES.premium} component={PremiumPage} />
          <Route path={PAGES.favourites} component={FavouritesPage} />
          <Route path={PAGES.history} component={HistoryPage} />
          <Route path={PAGES.tones} component={TonesPage} />
          <Route path={PAGES.premiumSuccess} component={PremiumSuccessPage} />
          <Route path={PAGES.adminLogin} component={AdminLoginPage} />
          <Route path={PAGES.adminDashboard} component={DashboardPage} />
          <Route path={PAGES.contact}>
            <MessagePage key="contact" kind="contact" />
          </Route>
          <Route path={PAGES.feedback}>
            <MessagePage key="feedback" kind="feedback" />
          </Route>
          <Route path={PAGES.newsletter}>
            <MessagePage key="newsletter" kind="newsletter" />
          </Route>
          <Route path={PAGES.terms} component={TermsPage} />
          <Route path={PAGES.privacy} component={PrivacyPage} />
          <Route path={PAGES.accessibility} component={AccessibilityPage} />
          <Route component={NotFoundPage} />
        </Switch>
      </Suspense>
      <Footer />
    </>
  );
}
