import { PAGES } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import styles from './not-found-page.module.css';
import { t } from '../words/t.ts';

/** For an address that leads nowhere: quoted like a post, and answered. */
export function NotFoundPage() {
  return (
    <Page title={t('Page not found')}>
      <div className="stage">
        <blockquote className={styles['asked']} dir="ltr">
          {location.pathname}
        </blockquote>
        <h1>{t('There is no page here')}</h1>
        <p>{t('The address may be mistyped, or the page has moved.')}</p>
        <ButtonLink to={PAGES.home}>{t('Write a reply')}</ButtonLink>
      </div>
    </Page>
  );
}
