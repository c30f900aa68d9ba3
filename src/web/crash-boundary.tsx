import { Component, createRef, type ReactNode } from 'react';
import { PAGES } from '#contract/paths.ts';
import { UNREACHABLE } from './api.ts';
import { desk } from './home/desk.ts';
import { startAnew } from './start-anew.ts';
import { Button, ButtonLink } from './ui/button.tsx';
import { Page } from './ui/page.tsx';
import { t } from './words/t.ts';

interface State {
  path: string;
  isBroken: boolean;
  isAway: boolean;
}

/**
 * What a person sees when a page breaks, or cannot be fetched: React offers this to classes only. At
 * another path it is left.
 */
export class CrashBoundary extends Component<{ path: string; children: ReactNode }, State> {
  override state: State = { path: this.props.path, isBroken: false, isAway: false };
  readonly #shown = createRef<HTMLDivElement>();

  static getDerivedStateFromProps({ path }: { path: string }, former: State) {
    return path === former.path ? null : { path, isBroken: false };
  }

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    // Mostly a page whose script was replaced meanwhile, or could not be fetched. Who has left it is not
    // disturbed, and what is being written goes on.
    void startAnew(false, () => this.#shown.current !== null && !desk.read().isLoading).then(
      (isAnew) => this.setState({ isAway: isAnew === null }),
    );
  }

  override render() {
    const { path, isBroken, isAway } = this.state;
    if (!isBroken) return this.props.children;
    return (
      <Page title={t('Something went wrong')}>
        <div ref={this.#shown} className="stage">
          <h1>{t('Something went wrong')}</h1>
          <p>
            {isAway
              ? t(UNREACHABLE)
              : t('The page stopped working. Nothing you were charged a use for is lost.')}
          </p>
          <Button onClick={() => location.reload()}>{t('Refresh Page')}</Button>
          {isAway && path !== PAGES.home && (
            <ButtonLink look="secondary" to={PAGES.home}>
              {t('Home')}
            </ButtonLink>
          )}
        </div>
      </Page>
    );
  }
}
