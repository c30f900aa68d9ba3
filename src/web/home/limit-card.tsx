import { PAGES } from '#contract/paths.ts';
import type { Usage } from '#contract/usage.ts';
import { facts } from '../facts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { useNow } from './use-now.ts';
import { describeReset } from './describe-reset.ts';
import styles from './limit-card.module.css';

/** Stands where the input was once the day's uses are gone. */
export function LimitCard({ usage }: { usage: Usage }) {
  const now = useNow();
  const resetsAt = new Date(usage.resetsAt);
  return (
    <Card className={styles['card'] ?? ''} aria-labelledby="limit">
      <h2 id="limit">Daily Usage Limit Reached</h2>
      <p>You've used all your {usage.limit} replies for today.</p>
      {!usage.isPremium && (
        <>
          <p>Upgrade to Premium for {facts.wording.premiumLimit} replies per day!</p>
          <ButtonLink to={PAGES.premium}>Upgrade to Premium</ButtonLink>
        </>
      )}
      <p className="soft small">
        {describeReset(resetsAt, now)}, at{' '}
        {resetsAt.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })} your time.
      </p>
    </Card>
  );
}
