import { PAGES } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <h1>There is no page here</h1>
      <p>The address may be mistyped, or the page has moved.</p>
      <div>
        <ButtonLink to={PAGES.home}>Write a reply</ButtonLink>
      </div>
    </Page>
  );
}
