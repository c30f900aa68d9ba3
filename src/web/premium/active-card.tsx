import type { ReactNode } from 'react';
import type { PremiumDetails } from '#contract/premium.ts';
import { PAGES } from '#contract/paths.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox, Notice } from '../ui/notice.tsx';
import { describePrice } from './describe-price.ts';
import { FeatureList } from './feature-list.tsx';
import styles from './premium-page.module.css';
import { usePremiumDetails } from './use-premium-details.ts';
import { locale, t } from '../words/t.ts';

/** Premium as this person has it: until when, at what price, and where to change it. */
export function ActiveCard({ userId }: { userId: string }) {
  const details = usePremiumDetails(userId);
  return (
    <>
      {details.data?.renewalProblem != null && (
        <ErrorBox>
          {t(
            'Your last renewal failed: {problem} Premium goes on for a few days. Update your payment on the manage page to keep it.',
            { problem: details.data.renewalProblem.replace(/\.?$/, '.') },
          )}
        </ErrorBox>
      )}
      {details.data?.secondMembership != null && (
        <Notice>{t(SECOND[details.data.secondMembership])}</Notice>
      )}
      <Card className={styles['card']} aria-label={t('Premium')}>
        <FeatureList />
        {details.data !== undefined && <Terms details={details.data} />}
        <ButtonLink isWide to={PAGES.home}>
          {t('Return to Dashboard')}
        </ButtonLink>
      </Card>
    </>
  );
}

const SECOND = {
  active:
    'You have bought premium twice. We see that too, and give the second purchase back; your premium goes on.',
  refunded: 'You had bought premium twice. The second purchase was given back to you.',
} as const;

function Terms({ details }: { details: PremiumDetails }) {
  const { source, isLifetime, endsAt, renewsAt, manageUrl, price } = details;
  const goesOn = source === 'subscription' && endsAt === null && !isLifetime;
  return (
    <dl className={styles['terms']}>
      {source === 'gift' && <Term name={t('How you have it')}>{t('A gift from us')}</Term>}
      {isLifetime && <Term name={t('Ends')}>{t('Never: it is for life')}</Term>}
      {endsAt !== null && <Term name={t('Ends')}>{showDate(endsAt)}</Term>}
      {renewsAt !== null && <Term name={t('Renews')}>{showDate(renewsAt)}</Term>}
      {goesOn && price !== null && <Term name={t('Price')}>{describePrice(price)}</Term>}
      {manageUrl !== null && (
        <Term name={t('Payment')}>
          <a href={manageUrl} target="_blank" rel="noopener">
            {goesOn ? t('Manage or cancel') : t('Manage')}
            <span className="visually-hidden">
              {' '}
              {t('(opens the checkout provider in a new tab)')}
            </span>
          </a>
        </Term>
      )}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function showDate(iso: string): ReactNode {
  return (
    <time dateTime={iso}>{new Date(iso).toLocaleDateString(locale, { dateStyle: 'long' })}</time>
  );
}
