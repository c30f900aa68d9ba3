import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { facts } from '../facts.ts';
import { SiteLink } from './site-link.tsx';
import styles from './site.module.css';
import { t } from '../words/t.ts';

/** The bar above every page. */
export function Header() {
  const { links } = facts;
  return (
    <header className={`${styles['bar']} ${styles['header']}`}>
      <a className={styles['skip']} href="#content">
        {t('Skip to content')}
      </a>
      <div className={styles['inner']}>
        <Link className={styles['brand']} to={PAGES.home}>
          <img src="/favicon.svg" alt="" width="24" height="24" />
          Riposte
        </Link>
        <nav className={styles['links']} aria-label={t('Site')}>
          <ul className={styles['links']}>
            <SiteLink target={null} page={PAGES.home}>
              {t('Home')}
            </SiteLink>
            <SiteLink target={links.contact} page={PAGES.contact}>
              {t('Contact Us')}
            </SiteLink>
            <SiteLink target={links.tools}>{t('Tools')}</SiteLink>
            <SiteLink target={links.shop}>{t('Shop')}</SiteLink>
            <SiteLink target={links.blog}>{t('Blog')}</SiteLink>
          </ul>
        </nav>
      </div>
    </header>
  );
}
