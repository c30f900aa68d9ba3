import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { POST_NETWORKS, readPostAddress, type PostAddress } from '#contract/post-address.ts';
import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import { addAddresses, call, describeFailure } from '../api.ts';
import { mayGenerate, useProfile } from '../session/use-session.ts';
import { Button } from '../ui/button.tsx';
import { ErrorBox } from '../ui/notice.tsx';
import { desk } from './desk.ts';
import { t } from '../words/t.ts';

addAddresses(LATER_ADDRESSES);

/** Fetched without being asked, once each: who takes that back does not get it again. */
const tried = new Set<string>();

/**
 * Under a box that may hold nothing but the address of a post: fetches the post at once where the
 * address was pasted or shared, else at a press. What fails leaves the address where it is.
 */
export function PostFetch({ draft }: { draft: string }) {
  const profile = useProfile().data;
  const canFetch = mayGenerate(profile);
  const post = readPostAddress(draft);
  const before = useRef('');
  const [busyWith, setBusyWith] = useState<string | null>(null);
  const [failure, setFailure] = useState({ draft: '', error: '' });

  async function take(found: PostAddress): Promise<void> {
    tried.add(found.address);
    setBusyWith(draft);
    setFailure({ draft: '', error: '' });
    const error = await fetchIntoBox(draft, found);
    setBusyWith(null);
    if (error !== null) setFailure({ draft, error });
  }

  const takeIfPasted = useEffectEvent((text: string, mayFetch: boolean) => {
    const former = before.current;
    before.current = text;
    const isTyped = former.slice(0, -1) === text || text.slice(0, -1) === former;
    if (post !== null && !isTyped && mayFetch && !tried.has(post.address)) void take(post);
  });
  useEffect(() => takeIfPasted(draft, canFetch), [draft, canFetch]);

  if (post === null || profile === undefined) return null;
  const network = POST_NETWORKS[post.network];
  if (busyWith === draft)
    return <p className="soft small">{t('Fetching the post from {network}...', { network })}</p>;
  if (!canFetch) {
    return (
      <p className="soft small">
        {t('Sign in to have this post fetched from {network}, or paste its text.', { network })}
      </p>
    );
  }
  return (
    <div>
      {failure.draft === draft && <ErrorBox>{failure.error}</ErrorBox>}
      <Button
        look="quiet"
        onClick={() => {
          // The button goes: the keyboard's place is with what comes.
          document.querySelector<HTMLElement>('#tweet')?.focus();
          void take(post);
        }}
      >
        {t('Fetch the post')}
      </Button>
    </div>
  );
}

/**
 * Puts the post in the place of its address, unless something else came into the box meanwhile.
 * @returns what a person reads where that failed, else null
 */
async function fetchIntoBox(
  draft: string,
  { address, network }: PostAddress,
): Promise<string | null> {
  try {
    desk.change({ status: t('Fetching the post') });
    const post = await call('fetchPost', { body: { url: address } });
    const { draft: now, origin } = desk.read();
    if (now !== draft) {
      endStatus();
      return null;
    }
    const author = post.author === '' ? origin.author : post.author;
    desk.change({
      draft: post.text,
      origin: { ...origin, author, address: post.address },
      status: t('The post is in the box'),
    });
    const words = t(
      post.isCut
        ? 'The post is fetched from {network}. It goes on: this is its beginning.'
        : 'The post is fetched from {network}.',
      { network: POST_NETWORKS[network] },
    );
    desk.offerUndo({ words, takesFocus: false, restore: () => ({ draft, origin }) });
    return null;
  } catch (error) {
    endStatus(); // the box with the error speaks
    return describeFailure(error);
  }
}

/** What is said by then may be of something else. */
function endStatus(): void {
  if (desk.read().status === t('Fetching the post')) desk.change({ status: '' });
}
