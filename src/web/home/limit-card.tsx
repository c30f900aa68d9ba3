import { PAGES } from '#contract/paths.ts';
import type { Usage } from '#contract/usage.ts';
import { facts } from '../facts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useNow } from './use-now.ts';
import { describeReset } from './describe-reset.ts';
import styles from './limit-card.module.css';
import { useDesk } from './use-desk.ts';
import { locale, t } from '../words/t.ts';

/** Stands where the input was once the day's uses are gone. */
export function LimitCard({ usage }: { usage: Usage }) {
  const now = useNow();
  const draft = useDesk((state) => state.draft);
  const resetsAt = new Date(usage.resetsAt);
  return (
    <Card className={styles['card']} aria-labelledby="limit">
      <h2 id="limit">{t('Daily Usage Limit Reached')}</h2>
      <p role="status">{t("You've used all your {n} replies for today.", { n: usage.limit })}</p>
      {!usage.isPremium && (
        <>
          <p>
            {t('Upgrade to Premium for {n} replies per day!', { n: facts.wording.premiumLimit })}
          </p>
          <ButtonLink to={PAGES.premium}>{t('Upgrade to Premium')}</ButtonLink>
        </>
      )}
      {draft !== '' && (
        <div className={styles['draft']}>
          <p className="soft small">
            {t('Your post is kept, and is in the box again when there are uses:')}
          </p>
          <blockquote dir="auto" lang="">
            {draft}
          </blockquote>
        </div>
      )}
      <p className="soft small">
        {t('{resets}, at {time} your time.', {
          resets: describeReset(resetsAt, now),
          time: resetsAt.toLocaleTimeString(locale ?? [], { hour: '2-digit', minute: '2-digit' }),
        })}
      </p>
    </Card>
  );
}
