import { Component, type ReactNode } from 'react';
import { Button } from './ui/button.tsx';
import { Page } from './ui/page.tsx';

/** What a person sees when the page itself breaks: React offers this to classes only. */
export class CrashBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Page title="Something went wrong">
        <div className="stage">
          <h1>Something went wrong</h1>
          <p>The page stopped working. Nothing you were charged a use for is lost.</p>
          <Button onClick={() => location.reload()}>Refresh Page</Button>
        </div>
      </Page>
    );
  }
}
