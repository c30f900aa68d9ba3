import type { QueryClient } from '@tanstack/react-query';

import type { GenerationRequest } from '#contract/generation.ts';
import { MAX_KNOWN_REPLIES } from '#contract/limits.ts';
import type { Profile } from '#contract/profile.ts';
import { ApiError, describeFailure, sentenceOf } from '../api.ts';
import { PROFILE_KEY, rememberUsage, USAGE_KEY } from '../session/use-session.ts';
import { VERIFICATION_KEY } from '../verification/use-verification.ts';
import { newId } from '../new-id.ts';
import { arriving } from './arriving.ts';
import { desk } from './desk.ts';
import { keepSet } from './kept-sets.ts';
import { beginSet, boxOf, EMPTY_BOX, type ReplySet } from './kept-desk.ts';
import { streamReplies } from './stream-replies.ts';
import { watchLeaving } from './watch-leaving.ts';
import { describeReplies } from './describe-replies.ts';
import { t } from '../words/t.ts';

/** A stop is noticed sooner, and its use settled. */
const STOP_SETTLES_MS = 2000;
/** What is longer was edited by hand, and twenty of those would be more than a request may hold. */
const MOST_TOLD_CHARACTERS = 500;

const BARE_LINK = /^https?:\/\/\S+$/i;
const BARE_ADDRESS = 'This is only the address of a post. Paste its text into the box.';

/** What tests put in the place of the browser and the server. */
const REAL = { streamReplies, watchLeaving, rememberUsage, keepSet };

/**
 * Asks for replies, which come to lie on the desk one by one, whatever page is shown meanwhile. The
 * post's address stays with them, and is not sent.
 */
export async function generate(
  { address, ...request }: GenerationRequest & Pick<ReplySet, 'address'>,
  {
    profile,
    cache,
    ...given
  }: { profile: Profile | null; cache: QueryClient } & Partial<typeof REAL>,
): Promise<void> {
  const around = { ...REAL, ...given };
  const former = desk.read();
  if (former.isLoading) return;
  if (BARE_LINK.test(request.tweetText.trim())) {
    // A use would be spent on replies to a link.
    desk.change({ error: t(BARE_ADDRESS), awaited: '' });
    return;
  }
  const signal = desk.begin();
  const leaving = around.watchLeaving();
  // Who signed in meanwhile keeps what they asked for as a visitor. Signing out cleared the desk: what
  // still comes is nobody's.
  const change = (part: Parameters<typeof desk.change>[0]) => {
    if (desk.isRunOf(signal)) desk.change(part);
  };
  const addTo = (part: (set: ReplySet) => Partial<ReplySet>) => {
    const { set } = desk.read();
    if (set !== null) change({ set: { ...set, ...part(set) } });
  };
  const showPart = (words: string | null) => {
    if (desk.isRunOf(signal)) arriving.change(words);
  };
  const setId = newId();
  const earlier = listEarlier(former.set, request.tweetText);
  const countReplies = () => desk.read().set?.replies.length ?? 0;
  change({
    isLoading: true,
    awaited: '',
    run: former.run + 1,
    isBoxOpen: false,
    error: null,
    undo: null,
    status: t('Writing replies'),
    ...(former.draft === request.tweetText && EMPTY_BOX),
    set: { ...beginSet(request, new Date(), setId), address, earlier },
  });
  showPart(null);
  try {
    const asked = earlier.length === 0 ? request : { ...request, earlier };
    await around.streamReplies(asked, {
      signal,
      onWait: (ahead) => change({ ahead }),
      onNotices: (notices) => addTo(() => notices),
      onKept: (kept) => addTo(() => kept),
      onPart: (text) => {
        if (desk.read().ahead !== null) change({ ahead: null });
        showPart(text);
      },
      onReply: (text) => {
        if (desk.read().ahead !== null) change({ ahead: null });
        if (arriving.read() !== null) showPart('');
        addTo(({ replies }) => ({ replies: [...replies, { id: replies.length, text }] }));
      },
      onUsage: (usage) => {
        // What is being asked may be answered late, and with the number of before.
        void cache.cancelQueries({ queryKey: USAGE_KEY });
        cache.setQueryData([...USAGE_KEY, profile?.userId], usage);
        around.rememberUsage(profile, usage);
      },
      onDone: (done) => addTo(() => ({ ...done, end: 'whole' })),
    });
    change({ status: t('{replies} ready', { replies: describeReplies(countReplies()) }) });
  } catch (failure) {
    await leaving.outlive();
    const delivered = countReplies();
    const isStopped = signal.aborted;
    // Only a success replaces what was there.
    if (delivered === 0) change({ set: former.set });
    else addTo(() => ({ end: isStopped ? 'stopped' : 'broken' }));
    if ((delivered === 0 || !isStopped) && desk.isRunOf(signal)) takeBack({ request, address });
    if (isStopped) change({ status: describeStop(delivered) });
    else change({ error: describeFailure(failure), status: '' });
    askAnew(cache, { failure, waitMs: isStopped && delivered === 0 ? STOP_SETTLES_MS : 0 });
  } finally {
    leaving.end();
    if (arriving.read() !== null) arriving.change('');
    change({ isLoading: false, ahead: null });
    // Here, because whoever asked may be on another page, and take up an older set from there.
    const { set, ownerId } = desk.read();
    if (set?.id === setId) void around.keepSet(ownerId, set);
  }
}

/** What was written for this post so far, the last of it: another set is asked for to be another. */
function listEarlier(former: ReplySet | null, post: string): string[] {
  if (former?.request.tweetText !== post) return [];
  const texts = former.replies
    .map(({ text }) => text)
    .filter((text) => text.length <= MOST_TOLD_CHARACTERS);
  return [...(former.earlier ?? []), ...texts].slice(-MAX_KNOWN_REPLIES);
}

function describeStop(delivered: number): string {
  return delivered === 0
    ? sentenceOf('generation_stopped')
    : t('Stopped. {replies} ready', { replies: describeReplies(delivered) });
}

/**
 * Asks the server for what a failure leaves in doubt.
 * @param options.waitMs before it is asked for uses. Stopped before the first reply, the use mostly comes
 *   back, but the server may not have noticed yet: what is shown is still right, and asking now could get
 *   the number in between, as it could while the next generation runs, which asks by itself.
 */
function askAnew(
  cache: QueryClient,
  { failure, waitMs }: { failure: unknown; waitMs: number },
): void {
  const { status, code } = failure instanceof ApiError ? failure : { status: 0, code: null };
  // What was verified once may be asked for again.
  if (code === 'verification_required') {
    void cache.invalidateQueries({ queryKey: VERIFICATION_KEY });
  }
  // A tab whose session is over shows so, with the post still in its box. Nobody's uses are not
  // asked for: what this browser remembers of the person would be written anew.
  if (status === 401) {
    void cache.invalidateQueries({ queryKey: PROFILE_KEY });
    return;
  }
  setTimeout(() => {
    if (!desk.read().isLoading) void cache.invalidateQueries({ queryKey: USAGE_KEY });
  }, waitMs);
}

/** Puts a post that was not answered back into the box; what was typed there meanwhile stays. */
function takeBack(set: Pick<ReplySet, 'request' | 'address'>): void {
  const { draft, origin, steer } = desk.read();
  const post = boxOf(set);
  const isEmpty = draft + origin.author + origin.context + steer === '';
  if (isEmpty || draft === post.draft) desk.change({ ...post, isBoxOpen: true });
  else {
    const words = t('The post that was not answered can be put back into the box.');
    desk.offerUndo({ words, restore: () => post, takesFocus: false, isOfBox: true });
  }
}
