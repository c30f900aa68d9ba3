import { FREE_FAILURES_A_DAY } from '#contract/limits.ts';
import { facts } from '../facts.ts';
import { Page } from '../ui/page.tsx';
import { Prose } from '../ui/prose.tsx';
import { locale, t } from '../words/t.ts';

/** The built-in terms, used until the operator sets a page of their own. */
export function TermsPage() {
  return (
    <Page title={t('Terms')}>
      <h1>{t('Terms')}</h1>
      <Prose>
        {locale !== undefined && (
          <p>{t('This is a translation. The English text is the one that counts.')}</p>
        )}
        <p>
          {t(
            'Riposte suggests replies. What you post is yours: read it first, change it as you like, and answer for it under your own name.',
          )}
        </p>
        <ul>
          <li>{t('Do not use it to harass, threaten or deceive anybody, or to break the law.')}</li>
          <li>{t('Follow the rules of the network where you post.')}</li>
          <li>
            {t(
              'Free accounts have {freeLimit} generations a day and premium accounts {premiumLimit}. Days are counted in UTC. A generation that fails does not count. One that you stop, or whose post the writer cannot answer, is free {n} times a day.',
              { ...facts.wording, n: FREE_FAILURES_A_DAY },
            )}
          </li>
          <li>
            {t('Suggestions can be wrong. They are offered as they are, without a warranty.')}
          </li>
          <li>{t('Accounts that are used to harm others may be closed.')}</li>
        </ul>
      </Prose>
    </Page>
  );
}
