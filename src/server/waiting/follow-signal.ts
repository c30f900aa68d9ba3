/**
 * A controller of one's own that is aborted with a signal, too. `AbortSignal.any` does the same with weak
 * references, which cost as much as writing a reply.
 * @returns the controller, and what lets the signal go: called once the controller is not needed
 */
export function followSignal(signal: AbortSignal): [AbortController, () => void] {
  const own = new AbortController();
  const follow = () => own.abort(signal.reason);
  if (signal.aborted) follow();
  else signal.addEventListener('abort', follow);
  return [own, () => signal.removeEventListener('abort', follow)];
}
