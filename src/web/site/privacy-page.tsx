import { Link } from 'wouter';

import { KEPT_DATA } from '#contract/kept-data.ts';
import { KEPT_SETS } from '#contract/limits.ts';
import { PAGES } from '#contract/paths.ts';
import { facts } from '../facts.ts';
import { Page } from '../ui/page.tsx';
import { Prose } from '../ui/prose.tsx';
import { locale, t } from '../words/t.ts';
import { tParts } from '../words/t-parts.tsx';

/** The built-in privacy page: what this software keeps, and nothing it does not. */
export function PrivacyPage() {
  return (
    <Page title={t('Privacy')}>
      <h1>{t('Privacy')}</h1>
      <Prose>
        {locale !== undefined && (
          <p>{t('This is a translation. The English text is the one that counts.')}</p>
        )}
        <p>
          {t(
            'The posts you paste and the replies you get are not stored and not logged, except for what you save yourself.',
          )}{' '}
          {facts.builtinWriter
            ? t('Replies are written on this server; your post goes nowhere else.')
            : `${t(
                'Your post, and what you say of it, is sent to the language model that this service uses, to write the replies.',
              )} ${t('Where you ask for others, so are the replies that you have.')}`}{' '}
          {facts.postFetching &&
            t(
              'The address of a post that you paste is asked for at its network by this server, which says nothing of you there.',
            )}
        </p>
        {facts.builtinWriter && (
          <p>
            {t(
              "Where you turn on this browser's own model, a post goes to this service and to that model on this device, and to nobody else. That you turned it on is remembered on this device, until you turn it off.",
            )}
          </p>
        )}
        <table>
          <thead>
            <tr>
              <th scope="col">{t('What is kept')}</th>
              <th scope="col">{t('Why')}</th>
              <th scope="col">{t('How long')}</th>
            </tr>
          </thead>
          <tbody>
            {KEPT_DATA.map(({ what, why, howLong }) => (
              <tr key={what}>
                <td>{t(what, facts.wording)}</td>
                <td>{t(why)}</td>
                <td>{t(howLong)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {tParts(
            "In <0>your account</0> you can download what is yours, and delete all but the gifts and the log. After that, today's count stays under a scrambled name until midnight UTC, so that deleting is not a way around the daily limit.",
            [(words) => <Link to={PAGES.account}>{words}</Link>],
          )}
        </p>
        <p>
          {tParts(
            "Your browser also remembers today's count and your e-mail address, to show the page at once, and the post in the box and your last replies, so that a reload or a closed tab loses neither. Your last {n} sets of replies are in your <0>history</0>, where they can be removed and no longer kept. All of it stays on this device. Signing out clears it. The theme and the language that you pick below are in cookies for a year, which say nothing else.",
            [(words) => <Link to={PAGES.history}>{words}</Link>],
            { n: KEPT_SETS },
          )}
        </p>
      </Prose>
    </Page>
  );
}
