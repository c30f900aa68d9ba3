import { useEffect, useState } from 'react';
import { ApiError, call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { PaidAlready } from './paid-already.tsx';
import styles from './premium-page.module.css';
import { PriceLine } from './price-line.tsx';
import { usePremiumDetails } from './use-premium-details.ts';
import { locale, t } from '../words/t.ts';

/** What premium costs, and the way to the checkout. */
export function UpgradeCard({ userId, email }: { userId: string; email: string }) {
  usePremiumDetails(userId); // asking makes the server look for what was paid elsewhere
  const { isBusy, error, buy } = useCheckout();
  return (
    <Card className={styles['card']} aria-label={t('Premium')}>
      <PriceLine />
      <Button isWide onClick={buy} isBusy={isBusy} aria-busy={isBusy}>
        {isBusy ? t('Opening checkout...') : t('Upgrade to Premium with Whop')}
      </Button>
      {error !== null && <ErrorBox>{error}</ErrorBox>}
      <p className="soft small">{t('Cancel anytime. No refunds for partial months.')}</p>
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

function describeCheckoutFailure(failure: unknown): string {
  if (failure instanceof ApiError && failure.status === 401) return t('Please log in first');
  if (failure instanceof ApiError && failure.code === 'already_subscribed') return failure.message;
  return t('Failed to start checkout process: {reason}. Please try again or contact support.', {
    reason: dropAdvice(describeFailure(failure)),
  });
}

/** What to do is said once, at the end. In other languages it is the last sentence of several. */
function dropAdvice(message: string): string {
  const sentences = message.replace(/[.。]$/, '').split(/[.。] ?/);
  const isAdvice = (sentence: string, index: number) =>
    locale === undefined
      ? /try again|contact support/.test(sentence)
      : index > 0 && index === sentences.length - 1;
  return sentences.filter((sentence, index) => !isAdvice(sentence, index)).join('. ');
}
