import { PAGES } from '#contract/paths.ts';
import { facts } from '../facts.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SiteLink } from './site-link.tsx';
import styles from './site.module.css';
import { ThemeSwitch } from './theme-switch.tsx';
import { t } from '../words/t.ts';

/** The line beneath every page. */
export function Footer() {
  const { links } = facts;
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <nav aria-label={t('More')}>
          <ul className={styles['links']}>
            <SiteLink target={links.terms} page={PAGES.terms}>
              {t('Terms')}
            </SiteLink>
            <SiteLink target={links.privacy} page={PAGES.privacy}>
              {t('Privacy')}
            </SiteLink>
            <SiteLink target={null} page={PAGES.accessibility}>
              {t('Accessibility')}
            </SiteLink>
            <SiteLink target={links.newsletter} page={PAGES.newsletter}>
              {t('Newsletter')}
            </SiteLink>
            <SiteLink target={links.feedback} page={PAGES.feedback}>
              {t('Feedback')}
            </SiteLink>
            {links.social.map(({ label, url }) => (
              <SiteLink key={url} target={url}>
                {label}
              </SiteLink>
            ))}
          </ul>
        </nav>
        <div className={styles['switches']}>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  );
}
