import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { READY_ACCOUNTS, readAccount, type SandboxAccount } from './sandbox-account.ts';

const COOKIE = 'sandbox_accounts';
/** Browsers drop a cookie of more than 4096 bytes, name and attributes included. */
const MAX_COOKIE_CHARACTERS = 3800;
const YEAR_SECONDS = 31_536_000;

/** The accounts that were added in this browser, oldest first. */
export function readRemembered(c: Context): SandboxAccount[] {
  try {
    const text = Buffer.from(getCookie(c, COOKIE) ?? '', 'base64url').toString();
    const kept: unknown = JSON.parse(text);
    if (!Array.isArray(kept)) return [];
    return kept.flatMap((fields: Record<string, string>) => readAccount(fields) ?? []);
  } catch {
    return []; // no cookie, or not one of ours: nobody is remembered
  }
}

/** Keeps an account for this browser's next visit; the oldest ones make room. */
export function rememberAccount(
  c: Context,
  account: SandboxAccount,
  cookie: { path: string; isSecure: boolean },
): void {
  if (READY_ACCOUNTS.includes(account)) return;
  const others = readRemembered(c).filter(({ email }) => email !== account.email);
  let kept = [...others, account].map(({ email, name }) => ({ email, name }));
  while (encode(kept).length > MAX_COOKIE_CHARACTERS) kept = kept.slice(1);
  // Cookies ignore ports and the application shares this host: a path keeps them apart.
  setCookie(c, COOKIE, encode(kept), {
    httpOnly: true,
    sameSite: 'Lax',
    secure: cookie.isSecure,
    path: cookie.path,
    maxAge: YEAR_SECONDS,
  });
}

function encode(accounts: readonly { email: string; name: string }[]): string {
  return Buffer.from(JSON.stringify(accounts)).toString('base64url');
}
