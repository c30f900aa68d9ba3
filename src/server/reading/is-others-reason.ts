import { CARE_WORDS } from './care-signs.ts';
import { endsSentence } from './split-tokens.ts';
import { wordSet } from './word-set.ts';

/** How much stands between who asks, what for, and why: "asked me for three days off because". */
const BEFORE_REASON = 12;
/** Whose the reason is, is said at once: "because my", "because our". */
const BEHIND_REASON = 3;

const REASONS = wordSet('because bc cuz cos coz');
const ASKS = wordSet(
  `asks asked asking wants wanted needs needed takes took taking requests requested calls called calling`,
);
const AWAY = wordSet('off leave sick pto');
const AUTHOR = wordSet("i i'm i've i'd we we've my our");
/** Their loss is the author's own. */
const KIN = wordSet(CARE_WORDS['kin'] ?? '');

/**
 * Whether a death or an illness is told of as the reason for which somebody else stayed away: "she asked
 * for a day off because her hamster died". Who tells that is mostly their boss, and no mourner. Of one's
 * own people and one's own loss ("my wife took leave because her mum died") it is none.
 */
export function isOthersReason(tokens: readonly string[]): boolean {
  return tokens.some((token, place) => REASONS.has(token) && isOthers(tokens, place));
}

function isOthers(tokens: readonly string[], place: number): boolean {
  const before = tokens.slice(Math.max(0, place - BEFORE_REASON), place);
  const told = before.slice(before.findLastIndex(endsSentence) + 1);
  const asks = told.findIndex((token) => ASKS.has(token));
  // "Asked for a day off because": nobody is named, so it is the author.
  if (asks < 1 || !told.slice(asks).some((token) => AWAY.has(token))) return false;
  const who = told.slice(0, asks).filter((token) => token !== 'my' && token !== 'our');
  const behind = tokens.slice(place + 1, place + 1 + BEHIND_REASON);
  return (
    ![...who, ...behind].some((token) => AUTHOR.has(token)) && !who.some((token) => KIN.has(token))
  );
}
