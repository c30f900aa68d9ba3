import { THINGS } from './care-signs/figures.ts';
import { endsSentence, SENTENCE_END, tokenAt } from './split-tokens.ts';
import { wordSet } from './word-set.ts';

/**
 * Takes out what English says of things that died, "my car died", "the boiler has finally died": by its
 * words it sounds like a loss. A thing has to begin what is said: "crashed his car, died at the scene" is
 * of somebody else.
 * @param tokens of `splitTokens`
 */
export function withoutDeadThings(tokens: readonly string[]): readonly string[] {
  const dead = new Set(tokens.flatMap((_, place) => findDeadThing(tokens, place)));
  if (dead.size === 0) return tokens;
  return tokens.filter((token, place) => {
    const isFarewell = token === 'rip' && endsSentence(tokens[place + 1] ?? SENTENCE_END);
    return !dead.has(place) && !isFarewell;
  });
}

/** @returns the places of a thing, what leads to it, and its end; none where there is no such thing */
function findDeadThing(tokens: readonly string[], place: number): number[] {
  const thing = tokenAt(tokens, place);
  if (!THINGS.has(thing) && !MACHINES.has(thing)) return [];
  const from = findBeginning(tokens, place);
  if (from === null) return [];
  let at = place + 1;
  while (BRIDGES.has(tokenAt(tokens, at)) && at <= place + MOST_BRIDGES) at += 1;
  const verb = tokenAt(tokens, at);
  const hasPassed = verb === 'passed' && tokenAt(tokens, at + 1) === 'away';
  if (!hasPassed && !DIES.has(verb)) return [];
  const to = hasPassed ? at + 1 : at;
  return Array.from({ length: to - from + 1 }, (_, step) => from + step);
}

/** Where "my old" before a thing begins, if that is where something begins to be said. */
function findBeginning(tokens: readonly string[], place: number): number | null {
  const near = Array.from({ length: MOST_BEFORE }, (_, step) => place - 1 - step);
  const owned = near.find((at) => OWNS.has(tokenAt(tokens, at))) ?? place;
  const before = tokens[owned - 1] ?? SENTENCE_END;
  if (before === 'rip') return owned - 1;
  return endsSentence(before) || BEGINS.has(before) ? owned : null;
}

/** So many words reach from "my" to the thing: "my laptop's battery". */
const MOST_BEFORE = 2;
const MOST_BRIDGES = 2;
const OWNS = wordSet('my our the this your');
const BEGINS = wordSet('and so but then when because also after if while that today yesterday now');
const BRIDGES = wordSet(
  'has have had just finally also it is was are literally officially basically',
);
const DIES = wordSet('died dies dead dying');
/** Only what is said to have died: "her watch" beside a death is part of it. */
const MACHINES =
  wordSet(`boiler broadband internet wi fi modem houseplant tamagotchi microwave heating engine
  radiator iphone ipad ipod kindle freezer dryer mower lawnmower projector speaker speakers satnav scooter van truck
  tractor motorbike strimmer hairdryer straighteners alternator clutch bulb keyboard monitor machine watch alexa
  console controller remote lift elevator cactus orchid basil chat fryer drive pc mac tyre`);
