import type { SentBodyOf } from '#contract/api.ts';
import { LATER_ADDRESSES } from '#contract/later-addresses.ts';
import type { Mark } from '#contract/uptake.ts';
import { addAddresses, addressOf } from '../api.ts';
import { desk } from './desk.ts';
import type { ReplySet } from './kept-desk.ts';

addAddresses(LATER_ADDRESSES);

/** What this page has told already: the server would not count it again. */
const told = new Set<string>();

/**
 * Tells what somebody did with a reply of a set, in passing: nobody waits for it, and what does not
 * arrive is lost. A set that is still written has its name with its end.
 * @param setId as the browser calls it
 * @param reply its place in the set
 */
export function markReply(setId: string, reply: number, mark: Mark): void {
  const stop = desk.subscribe(tell);
  tell();

  function tell(): void {
    const { set } = desk.read();
    const isTheirs = set?.id === setId;
    if (isTheirs && set.end === 'running') return;
    stop();
    if (isTheirs) markKeptReply(set, reply, mark);
  }
}

/** The same of a set that has ended, wherever it lies. */
export function markKeptReply(
  { uptakeId }: Pick<ReplySet, 'uptakeId'>,
  reply: number,
  mark: Mark,
): void {
  const key = `${uptakeId} ${reply} ${mark}`;
  if (uptakeId === undefined || told.has(key)) return;
  told.add(key);
  const body: SentBodyOf<'markReply'> = { uptakeId, reply, mark };
  void fetch(addressOf('markReply', { body }), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true, // the page may be left for the network the reply goes to
  }).catch(() => undefined);
}
