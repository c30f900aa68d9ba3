const CHANNEL = 'riposte-session';

/** Tells this browser's tabs, this one too, that somebody signed in or out. */
export function announceSession(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
}

/** @returns a function that stops listening */
export function onSessionAnnounced(onChange: () => void): () => void {
  return listen(CHANNEL, onChange);
}

/**
 * Hears what this browser's pages say under that name.
 * @returns a function that stops listening
 */
export function listen<Said>(
  name: string,
  onSaid: (message: MessageEvent<Said>) => void,
): () => void {
  try {
    const channel = new BroadcastChannel(name);
    channel.addEventListener('message', onSaid);
    return () => channel.close();
  } catch {
    return () => {}; // Firefox, where it may keep nothing for this site
  }
}
