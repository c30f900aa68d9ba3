import { lazy, Suspense, type ComponentType } from 'react';
import { PAGES } from '#contract/paths.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { HomePage } from './home/home-page.tsx';
import { useSeat } from './home/use-desk.ts';
import { useLiveProfile } from './session/use-live-profile.ts';
import { useSharedSession } from './session/use-session.ts';
import { Footer } from './site/footer.tsx';
import { Header } from './site/header.tsx';
import { Page } from './ui/page.tsx';
import { useShownPath } from './use-shown-path.ts';
import { t } from './words/t.ts';

const PremiumPage = lazy(() =>
  import('./premium/premium-page.tsx').then((all) => ({ default: all.PremiumPage })),
);
const OtherPages = lazy(() =>
  import('./other-pages.tsx').then((all) => ({ default: all.OtherPages })),
);

const OFTEN_SHOWN: Record<string, ComponentType> = {
  [PAGES.home]: HomePage,
  [PAGES.premium]: PremiumPage,
};

/** Every page by its address. Only the main page is in the first download. */
export function App() {
  useSharedSession();
  useLiveProfile();
  useSeat();
  const path = useShownPath();
  const Often = OFTEN_SHOWN[path];
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
        {/* What breaks is left by going elsewhere. Within, so that a page stays until the next one is there. */}
        <CrashBoundary key={path} path={path}>
          {Often === undefined ? <OtherPages path={path} /> : <Often />}
        </CrashBoundary>
      </Suspense>
      <Footer />
    </>
  );
}
