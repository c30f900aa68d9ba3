import { Link } from 'wouter';
import { PAGES } from '#contract/paths.ts';
import { facts } from '../facts.ts';
import { Page } from '../ui/page.tsx';
import { Prose } from '../ui/prose.tsx';
import { tParts } from '../words/t-parts.tsx';
import { t } from '../words/t.ts';

/** How far this page is usable by everyone, how that is known, and where to say that it is not. */
export function AccessibilityPage() {
  const { contact } = facts.links;
  return (
    <Page title={t('Accessibility')}>
      <h1>{t('Accessibility')}</h1>
      <Prose>
        <p>
          {t(
            'Riposte is made to be used by everyone: with the keyboard alone, enlarged, in the dark, in the colors of your system, and with a screen reader. It aims at WCAG 2.2, level AA. Nobody outside has audited it, so that conformance with it, or with EN 301 549, is not claimed.',
          )}
        </p>
        <h2>{t('How it is checked')}</h2>
        <ul>
          <li>
            {t(
              'At each change axe looks for faults in light and in dark, and nothing may scroll sideways on a screen of 360 pixels.',
            )}
          </li>
          <li>
            {t(
              'In forced colors, where axe cannot see, tests ask whether one can tell what is picked.',
            )}
          </li>
          <li>
            {t(
              'What can be pressed has at least 24 pixels each way, and 44 on a narrow screen, except for links inside a sentence.',
            )}
          </li>
          <li>
            {t(
              'Tests write, copy and edit replies with the keyboard alone, and look where the focus goes.',
            )}
          </li>
        </ul>
        <h2>{t('What has not been tried')}</h2>
        <ul>
          <li>{t('A real screen reader, and people who depend on one.')}</li>
          <li>{t('Safari and Firefox: the tests run in Chromium.')}</li>
        </ul>
        <h2>{t('Known limits')}</h2>
        <ul>
          <li>
            {t('The language of a post that you paste is left for your browser to find out.')}
          </li>
          <li>
            {t(
              'Signing in, paying and the networks where you post have pages of their own, which are not covered here.',
            )}
          </li>
          <li>
            {t(
              'The charts of the operators’ dashboard are pictures. Their numbers are in the table below them.',
            )}
          </li>
        </ul>
        <h2>{t('If something is in your way')}</h2>
        <p>
          {tParts(
            'Write to whoever runs this site: <0>Contact Us</0>. Say on which page it was and what you use. You are answered by e-mail; how soon, this software cannot promise for them.',
            [
              (words) =>
                contact === null ? (
                  <Link to={PAGES.contact}>{words}</Link>
                ) : (
                  <a href={contact} rel="noopener">
                    {words}
                  </a>
                ),
            ],
          )}
        </p>
        <p>{t('Last gone through on November 23, 2026.')}</p>
      </Prose>
    </Page>
  );
}
