import type { Usage } from '#contract/usage.ts';
import { facts } from '../facts.ts';
import { t } from '../words/t.ts';
import styles from './profile-card.module.css';

/** What is left of the day. */
export function DailyUses({ usage, isPremium }: { usage: Usage; isPremium: boolean }) {
  return (
    <p className={styles['uses']}>
      <span className={styles['left']}>
        <strong className={styles['remaining']} data-testid="remaining">
          {usage.remaining}
        </strong>{' '}
        <span>{t('of {n} daily uses', { n: usage.limit })}</span>
      </span>{' '}
      {!isPremium && (
        <span className={styles['offer']}>
          {t('(Premium: {n}/day)', { n: facts.wording.premiumLimit })}
        </span>
      )}
    </p>
  );
}

/** Keeps the page from jumping while the session is being asked. */
export function ProfileCardPlaceholder() {
  return (
    <section className={styles['strip']} aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('Loading your account...')}
      </span>
    </section>
  );
}
