import type { CareKind } from './care-kinds.ts';
import { CARE_SIGNS } from './care-signs/care-signs.ts';
import { FICTIONS, GAMES, LAUGHTER, THINGS } from './care-signs/figures.ts';
import { CARE_WORDS } from './care-signs/words.ts';
import { withoutDeadThings } from './dead-things.ts';
import type { Language } from './detect-language.ts';
import { findPair } from './find-pair.ts';
import { compileSigns, findSigns } from './match-signs.ts';
import { scoreCare } from './score-care.ts';
import { endsSentence, SENTENCE_END, tokenAt, untilEnd } from './split-tokens.ts';
import { wordSet } from './word-set.ts';

const SIGNS = compileSigns(CARE_SIGNS, CARE_WORDS);
const PLACES = wordSet('by in at outside inside from under near behind');
const SEATS = wordSet('sofa couch mattress');
const NAMED = `${CARE_WORDS['kin'] ?? ''} ${CARE_WORDS['pet'] ?? ''} ${CARE_WORDS['near'] ?? ''}`;
const CLOSE = wordSet(NAMED);
const LAUGH = wordSet('risa rire rir');
const SOMEBODY = wordSet(`he she him her él ella il elle ele ela sie ihm ihn ${NAMED}`);

/** What sounds this calm in all its words is a figure of speech, an advert or news: "for sale, belonged to my late uncle". */
const SURELY_CALM = -3.2;
/** A long post is calm in most of its words, also where it tells of a son's death and of the insurer's forms. */
const LONG_WORDS = 50;
const SURELY_CALM_AT_LENGTH = -4.6;
/** Without a sign it takes this much; learned from posts that say it in other words. */
const SURELY_PAIN = -0.3;
/** More where a thing is spoken of beside somebody, "he checks the mileage on my car", or little is said at all. */
const SURELY_MORE = 0.2;
/** And most where it is a thing alone, a game, or somebody laughs. */
const SURELY_NO_FIGURE = 3;
/** In the other languages, whose words were counted in fewer posts, it takes more. */
const SURELY_PAIN_ELSEWHERE = 1.5;
/** And much more of a few words, of a thing, a game or where somebody laughs. */
const SURELY_NO_FIGURE_ELSEWHERE = 5;
/** A few words sound like anything, and a line of them soon like pain: "lost my keys, found them in the fridge". */
const FEW_WORDS = 8;
const SHORT_WORDS = 18;

/** How near a thing must stand to a sign to be what the sign is said of. */
const BEFORE = 10;
const AFTER = 8;
/** So many words behind the sentence, its end among them. */
const LAUGHS_BEHIND = 3;

/**
 * Reads whether a post is about self-harm, abuse, grief, illness, disaster, heartbreak or lost work that hurts, in
 * the five languages: by signs, which are words that follow one another, by pairs of them, and by how it sounds.
 * @param tokens of `splitTokens`
 * @param options.isOver says that the time is up: nothing more is claimed
 * @returns the reason for care, or null; where a post laughs at it, or says it of a thing, a sign shows
 * nothing, save of self-harm (of a thing: save of abuse and disaster too); grief shows nothing in a story, and a pair
 * nothing where anybody laughs
 */
export function detectCare(
  tokens: readonly string[],
  options: { language: Language | 'other'; isOver: () => boolean },
): CareKind | null {
  // To a French reader "car" is no thing: it means "because".
  const said = options.language === 'fr' ? tokens.filter((token) => token !== 'car') : tokens;
  const isLaughing = said.some(isLaughter);
  const heard = options.language === 'en' ? withoutDeadThings(said) : said;
  const sounds = options.language === 'other' ? 0 : scoreCare(heard, options.language);
  const calm = heard.length < LONG_WORDS ? SURELY_CALM : SURELY_CALM_AT_LENGTH;
  for (const { meaning, place } of findSigns([...heard, SENTENCE_END], SIGNS, options)) {
    if (meaning === 'self_harm') return meaning;
    const isFigure =
      isLaughingAt(heard, place) ||
      isSaidOfThing(heard, place, meaning) ||
      (meaning === 'grief' && isOfStory(heard));
    if (!isFigure && (options.language !== 'en' || sounds > calm)) return meaning;
  }
  const pair = isLaughing ? null : findPair(heard, options);
  if (pair !== null) return pair;
  return sounds > boundOf(said, { isLaughing, language: options.language }) ? 'pain' : null;
}

/** Of somebody's laugh that is missed nobody laughs: "mort de rire", and not "son rire". */
function isLaughter(token: string, place: number, tokens: readonly string[]): boolean {
  return LAUGHTER.has(token) || (LAUGH.has(token) && tokens[place - 1] === 'de');
}

/** How much it must sound like pain where no sign says so. */
function boundOf(
  tokens: readonly string[],
  { isLaughing, language }: { isLaughing: boolean; language: Language | 'other' },
): number {
  const isOfThing = tokens.some(isThing);
  const isFigure = isLaughing || tokens.some((token) => GAMES.has(token));
  const isDoubtful = isFigure || tokens.length < FEW_WORDS;
  const isShort = tokens.length < SHORT_WORDS;
  const isNoPain = isDoubtful || (isOfThing && !namesSomebody(tokens));
  if (language !== 'en') {
    return isNoPain || isShort ? SURELY_NO_FIGURE_ELSEWHERE : SURELY_PAIN_ELSEWHERE;
  }
  if (isNoPain) return SURELY_NO_FIGURE;
  return isOfThing || isShort ? SURELY_MORE : SURELY_PAIN;
}

function namesSomebody(tokens: readonly string[]): boolean {
  return tokens.some((token) => SOMEBODY.has(token));
}

/** Who is mourned may be of a film: the family and friends are not, and "she died" may be said of anyone. */
function isOfStory(tokens: readonly string[]): boolean {
  return tokens.some((token) => FICTIONS.has(token)) && !tokens.some((token) => CLOSE.has(token));
}

/** Laughter in the sentence of a sign, or right behind it. */
function isLaughingAt(tokens: readonly string[], place: number): boolean {
  const from = tokens.slice(0, place).findLastIndex(endsSentence) + 1;
  const to = place + untilEnd(tokens.slice(place)).length + LAUGHS_BEHIND;
  return tokens.slice(from, to).some(isLaughter);
}

/**
 * Whether a thing, and nobody, is what a sign is said of, or a game that somebody was beaten at: "Gran died.
 * The kettle was still warm" is of Gran. Nobody is cruel to a thing alone, and a disaster takes things as well.
 */
function isSaidOfThing(tokens: readonly string[], place: number, meaning: CareKind): boolean {
  const before = tokens.slice(tokens.slice(0, place).findLastIndex(endsSentence) + 1, place);
  const behind = untilEnd(tokens.slice(place));
  const around = [...before.slice(-BEFORE), ...behind.slice(0, AFTER)];
  if (around.some((token) => GAMES.has(token))) return true;
  if (meaning === 'abuse' || meaning === 'disaster') return false;
  return around.some(isThing) && !namesSomebody([...before, ...behind]);
}

/** The car that somebody was hit by is not what the post is about. */
function isThing(token: string, place: number, tokens: readonly string[]): boolean {
  if (!THINGS.has(token)) return false;
  return ![place - 1, place - 2].some((at) => {
    const before = tokenAt(tokens, at);
    return PLACES.has(before) || (before === 'on' && SEATS.has(token));
  });
}
