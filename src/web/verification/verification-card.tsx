import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';

import type { Verification } from '#contract/verification.ts';
import { addAddresses, call, describeFailure } from '../api.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { renderTurnstile } from './render-turnstile.ts';
import { RETRY_MS, VERIFICATION_KEY } from './use-verification.ts';
import styles from './verification-card.module.css';
import { t } from '../words/t.ts';

addAddresses(LATER_ADDRESSES);

/** Stands before the input until the person has shown to be one. */
export function VerificationCard({ verification }: { verification: Verification | undefined }) {
  return (
    <Card className={styles['card']} aria-labelledby="verify">
      <h2 id="verify">{t("Verify You're Human")}</h2>
      <p>{t('This enables the Generate Replies button.')}</p>
      {verification?.kind === 'altcha' && <WorkChallenge />}
      {verification?.kind === 'turnstile' && (
        <TurnstileChallenge siteKey={verification.siteKey ?? ''} />
      )}
      {verification === undefined && <p role="status">{t('Loading the challenge...')}</p>}
    </Card>
  );
}

/** Work that costs a person half a second and a program that comes ten thousand times a lot. */
function WorkChallenge() {
  const cache = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(retry.current), []);

  async function work(): Promise<void> {
    clearTimeout(retry.current);
    setIsBusy(true);
    setError(null);
    try {
      // Fetched at the click: a page may lie open for longer than a challenge is valid.
      const { challenge, isVerified } = await call('readVerification');
      // Solved in another tab meanwhile, or here by a message whose answer was lost: nothing is left to send.
      if (isVerified) await readAgain(cache);
      else await sendToken(cache, JSON.stringify({ challenge, solution: await solve(challenge) }));
    } catch (failure) {
      setError(describeFailure(failure));
      retry.current = setTimeout(() => void work(), RETRY_MS);
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button look="secondary" isBusy={isBusy} onClick={() => void work()}>
        {isBusy ? t('Verifying...') : t("I'm human")}
      </Button>
      {error !== null && (
        <ErrorBox>
          {error} {t('It is tried again in 10 seconds.')}
        </ErrorBox>
      )}
    </>
  );
}

/** @returns null where it cannot be solved here: what is sent then is refused, in the server's words */
function solve(challenge: unknown): Promise<unknown> {
  const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' });
  return new Promise<unknown>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data));
    worker.addEventListener('error', () => resolve(null));
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

/** Cloudflare's widget: refreshes itself when it expires, starts again when it fails. */
function TurnstileChallenge({ siteKey }: { siteKey: string }) {
  const cache = useQueryClient();
  const holder = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<string | null>(null);

  useEffect(() => {
    const element = holder.current;
    if (element === null) return undefined;
    return renderTurnstile(element, {
      siteKey,
      onToken: async (token) => {
        try {
          await sendToken(cache, token);
          setError(null);
        } catch (failure) {
          setError(describeFailure(failure));
          throw failure;
        }
      },
    });
  }, [siteKey, cache]);

  return (
    <>
      <div ref={holder} />
      {error !== null && <ErrorBox>{error}</ErrorBox>}
    </>
  );
}

/** Sends what the challenge brought. @throws ApiError when it was not good enough */
async function sendToken(cache: QueryClient, token: string): Promise<void> {
  await call('verify', { body: { token } });
  await readAgain(cache);
}

function readAgain(cache: QueryClient): Promise<void> {
  return cache.invalidateQueries({ queryKey: VERIFICATION_KEY });
}
