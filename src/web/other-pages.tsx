import { lazy } from 'react';
import { Route, Switch } from 'wouter';
import { PAGES } from '#contract/paths.ts';

const NotFoundPage = lazy(async () => ({
  default: (await import('./site/not-found-page.tsx')).NotFoundPage,
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
const AccessibilityPage = lazy(async () => ({
  default: (await import('./site/accessibility-page.tsx')).AccessibilityPage,
}));

/** Those that few go to from the main page, which is spared their names; and what is at no address. */
export function OtherPages({ path }: { path: string }) {
  return (
    <Switch location={path}>
      <Route path={PAGES.favourites} component={FavouritesPage} />
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
  );
}
