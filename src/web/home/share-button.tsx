import { Reply, Share2 } from 'lucide-react';
import type { Network } from '#contract/choices.ts';
import { readPostAddress } from '#contract/post-address.ts';
import { ToolAnchor, ToolButton } from './tool-button.tsx';
import { t } from '../words/t.ts';

/** Where each network takes a text that is to be posted. */
const INTENTS: Record<Network, { name: string; address: string }> = {
  x: { name: 'X', address: 'https://x.com/intent/post?text=' },
  threads: { name: 'Threads', address: 'https://www.threads.com/intent/post?text=' },
  bluesky: { name: 'Bluesky', address: 'https://bsky.app/intent/compose?text=' },
  linkedin: {
    name: 'LinkedIn',
    address: 'https://www.linkedin.com/feed/?shareActive=true&text=',
  },
  none: { name: 'X', address: 'https://x.com/intent/post?text=' },
};

/**
 * Hands a reply to another app. A post of X whose address is known is answered there. Else the person picks
 * which on a phone; elsewhere it is the network that the post came from, or the chosen one.
 */
export function ShareButton(props: {
  reply: string;
  number: number;
  network: Network;
  /** Of the post that it answers, where that is known. */
  address: string | undefined;
  /** Told when the reply is on its way there. */
  onPost: () => void;
}) {
  const { reply, number, onPost } = props;
  const post = readPostAddress(props.address ?? '');
  const { name, address } = INTENTS[post?.network === 'bluesky' ? 'bluesky' : props.network];
  if (post?.network === 'x') {
    return (
      <ToolAnchor
        Icon={Reply}
        label={t('Reply')}
        of={t('on X with reply {n}', { n: number })}
        // Not by URLSearchParams: X's apps show the '+' that it writes for a space.
        href={`https://x.com/intent/post?in_reply_to=${post.id}&text=${encodeURIComponent(reply)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={onPost}
      />
    );
  }
  if (isPhone() && typeof navigator.share === 'function') {
    return (
      <ToolButton
        Icon={Share2}
        label={t('Share')}
        of={t('reply {n}', { n: number })}
        // Closing the sheet without a choice is no failure.
        onClick={() => void navigator.share({ text: reply }).then(onPost, () => undefined)}
      />
    );
  }
  return (
    <ToolAnchor
      Icon={Share2}
      label={t('Share')}
      of={t('reply {n} on {network}', { n: number, network: name })}
      href={address + encodeURIComponent(reply)}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onPost}
    />
  );
}

function isPhone(): boolean {
  return globalThis.matchMedia('(pointer: coarse)').matches;
}
