import { useEffect, useState } from 'react';
import { ApiError, call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { PaidAlready } from './paid-already.tsx';
import styles from './premium-page.module.css';
import { PriceLine } from './price-line.tsx';
import { usePremiumDetails } from './use-premium-details.ts';

/** What premium costs, and the way to the checkout. */
export function UpgradeCard({ userId, email }: { userId: string; email: string }) {
  usePremiumDetails(userId); // asking makes the server look for what was paid elsewhere
  const { isBusy, error, buy } = useCheckout();
  return (
    <Card className={styles['card'] ?? ''} aria-label="Premium">
      <PriceLine />
      <Button isWide onClick={buy} isBusy={isBusy} aria-busy={isBusy}>
        {isBusy ? 'Opening checkout...' : 'Upgrade to Premium with Whop'}
      </Button>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <p className="soft small">Cancel anytime. No refunds for partial months.</p>
      <PaidAlready email={email} />
    </Card>
  );
}

function useCheckout(): { isBusy: boolean; error: string | null; buy: () => void } {
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    // Who comes back by the browser's back button finds the page as it was left: still busy.
    const wake = (event: PageTransitionEvent) => event.persisted && setIsBusy(false);
    globalThis.addEventListener('pageshow', wake);
    return () => globalThis.removeEventListener('pageshow', wake);
  }, []);

  async function begin(): Promise<void> {
    try {
      const { url } = await call('beginCheckout');
      globalThis.location.assign(url);
    } catch (failure) {
      setError(describeCheckoutFailure(failure));
      setIsBusy(false);
    }
  }

  return {
    isBusy,
    error,
    buy: () => {
      setIsBusy(true);
      setError(null);
      void begin();
    },
  };
}

const ASKS = /try again|contact support/;

function describeCheckoutFailure(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 401) return 'Please log in first';
  if (failure instanceof ApiError && failure.code === 'already_subscribed') return failure.message;
  const sentences = describeFailure(failure).replace(/\.$/, '').split('. ');
  // What to do is said once, at the end.
  const message = sentences.filter((sentence) => !ASKS.test(sentence)).join('. ');
  return `Failed to start checkout process: ${message}. Please try again or contact support.`;
}
