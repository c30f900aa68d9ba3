const CHANNEL = 'riposte-session';

/** Tells this browser's tabs, this one too, that somebody signed in or out. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** @returns a function that stops listening */
export function onSessionAnnounced(onChange: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', onChange);
  return () => channel.close();
}
