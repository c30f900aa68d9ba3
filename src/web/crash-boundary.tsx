import { Component, type ReactNode } from 'react';
import { desk } from './home/desk.ts';
import { startAnew } from './start-anew.ts';
import { Button } from './ui/button.tsx';
import { Page } from './ui/page.tsx';
import { t } from './words/t.ts';

/** What a person sees when the page itself breaks: React offers this to classes only. */
export class CrashBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    // Mostly a page whose script was replaced meanwhile, or could not be fetched. What is being written goes on.
    if (!desk.read().isLoading) void startAnew(false);
    addEventListener('popstate', () => this.setState({ isBroken: false }), { once: true });
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Page title={t('Something went wrong')}>
        <div className="stage">
          <h1>{t('Something went wrong')}</h1>
          <p>{t('The page stopped working. Nothing you were charged a use for is lost.')}</p>
          <Button onClick={() => location.reload()}>{t('Refresh Page')}</Button>
        </div>
      </Page>
    );
  }
}
