import { PAGES } from '#contract/paths.ts';
import { facts } from '../facts.ts';
import { SiteLink } from './site-link.tsx';
import styles from './site.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

/** The line beneath every page. */
export function Footer() {
  const { links } = facts;
  return (
    <footer className={styles['footer']}>
      <div className={styles['inner']}>
        <nav aria-label="More">
          <ul className={styles['links']}>
            <SiteLink target={links.terms} page={PAGES.terms}>
              Terms
            </SiteLink>
            <SiteLink target={links.privacy} page={PAGES.privacy}>
              Privacy
            </SiteLink>
            <SiteLink target={null} page={PAGES.accessibility}>
              Accessibility
            </SiteLink>
            <SiteLink target={links.newsletter} page={PAGES.newsletter}>
              Newsletter
            </SiteLink>
            <SiteLink target={links.feedback} page={PAGES.feedback}>
              Feedback
            </SiteLink>
            {links.social.map(({ label, url }) => (
              <SiteLink key={url} target={url}>
                {label}
              </SiteLink>
            ))}
          </ul>
        </nav>
        <ThemeSwitch />
      </div>
    </footer>
  );
}
