import { readAtMost } from '../http/read-at-most.ts';
import type { ProfileDeps } from './profile-deps.ts';

/** Where Google keeps photos; what a sign-in names elsewhere is not fetched. */
const HOSTS = [3, 4, 5, 6].map((number) => `lh${number}.googleusercontent.com`);
/** None that could hold a script. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];
/** Google's are some 5 kB. */
const MAX_BYTES = 512 * 1024;
const TIMEOUT_MS = 3000;

/**
 * Fetches a photo of a fixed host.
 * @param address as the sign-in named it
 * @returns null where it is anywhere else, not an image, too large, too slow, or not there
 */
export async function fetchPhoto(
  deps: Pick<ProfileDeps, 'fetch'>,
  address: string | null,
): Promise<{ bytes: Uint8Array<ArrayBuffer>; type: string } | null> {
  if (address === null || !isAllowed(address)) return null;
  try {
    const answer = await deps.fetch(address, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'error', // it would lead past the list
      headers: { accept: TYPES.join(', ') },
    });
    const type = answer.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    const bytes = answer.ok && TYPES.includes(type) ? await readAtMost(answer, MAX_BYTES) : null;
    if (bytes === null) await answer.body?.cancel();
    return bytes === null ? null : { bytes, type };
  } catch {
    return null; // the page has a letter to show instead
  }
}

function isAllowed(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username, password } = new URL(address);
  return protocol === 'https:' && HOSTS.includes(host) && username === '' && password === '';
}
