import { Share2 } from 'lucide-react';
import type { Network } from '#contract/choices.ts';
import { ToolAnchor, ToolButton } from './tool-button.tsx';

/** Where each network takes a text that is to be posted. */
const INTENTS: Record<Network, { name: string; address: string }> = {
  x: { name: 'X', address: 'https://x.com/intent/post?text=' },
  threads: { name: 'Threads', address: 'https://www.threads.net/intent/post?text=' },
  bluesky: { name: 'Bluesky', address: 'https://bsky.app/intent/compose?text=' },
  linkedin: {
    name: 'LinkedIn',
    address: 'https://www.linkedin.com/feed/?shareActive=true&text=',
  },
  none: { name: 'X', address: 'https://x.com/intent/post?text=' },
};

/** Hands a reply to another app: on a phone the person picks which, else it is the chosen network. */
export function ShareButton(props: {
  reply: string;
  number: number;
  network: Network;
  /** Told when the reply is on its way there. */
  onPost: () => void;
}) {
  const { reply, number, network, onPost } = props;
  const { name, address } = INTENTS[network];
  if (isPhone() && typeof navigator.share === 'function') {
    return (
      <ToolButton
        Icon={Share2}
        label="Share"
        of={`reply ${number}`}
        // Closing the sheet without a choice is no failure.
        onClick={() => void navigator.share({ text: reply }).then(onPost, () => undefined)}
      />
    );
  }
  return (
    <ToolAnchor
      Icon={Share2}
      label="Share"
      of={`reply ${number} on ${name}`}
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
