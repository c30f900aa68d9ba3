import { detectCare } from '#server/reading/detect-care.ts';
import { ENGLISH_ACTOR_RULES } from './english-actor-rules.ts';
import { ENGLISH_FORM_RULES } from './english-form-rules.ts';
import { ENGLISH_STATEMENT_RULES } from './english-statement-rules.ts';
import { ENGLISH_TELLING_RULES } from './english-telling-rules.ts';
import { findQuestion, nameQuestion } from './question-forms.ts';
import { isHeavy, isVeiled, isSore, mayBeHeavy, settleDoubt } from './settle-doubt.ts';
import {
  ABOUT_OTHERS,
  BAD_SIGNS,
  FIRST_PERSON,
  EARNEST,
  GENERAL_TRUTH,
  GOOD_SIGNS,
  INSTITUTIONS,
  JESTS,
  MISFORTUNE,
  NARRATIVE_VERBS,
  NORMATIVE,
  NORMATIVE_FOR_OTHERS,
  OPEN_TAKE,
  OUGHT,
  TENDER,
  OPINION_SIGNALS,
  OTHER_PEOPLE,
  OWN_DAY,
  SERIOUS_WORDS,
  SURE_JOY,
} from './statement-signs.ts';
import { NEIGHBOUR_RULES } from './neighbour-rules.ts';
import type { KindRule, PostKind } from './post-kinds.ts';
import { readMood } from './read-mood.ts';

const ENGLISH_RULES: readonly KindRule[] = [
  ...ENGLISH_ACTOR_RULES,
  ...ENGLISH_FORM_RULES,
  ...ENGLISH_STATEMENT_RULES,
  ...ENGLISH_TELLING_RULES,
];

/** Fewer words than these say too little to be taken for a claim. */
const MIN_WORDS = 4;
/** And fewer than these, with no full stop, are no remark yet. */
const MIN_REMARK_WORDS = 6;
const MIN_OPINIONS = 2;
const MIN_SIGNS = 2;
const PUNCH_WORDS = 6;
const MIN_STEPS = 3;

/**
 * What a post is, from signals in its words. A wrong kind is worse than a general one, so most
 * kinds need two signals or one that leaves no doubt. Care comes first, then what is no prose.
 * @param language 'en', or one of its neighbours with rules of their own
 */
export function classifyPost(text: string, language = 'en'): PostKind {
  const post = addApostrophes(
    text
      .toLowerCase()
      .replaceAll(/[’‘]/g, "'")
      .trim(),
  );
  const care = detectCare(post);
  if (care !== null) return care;
  const odd = classifyOdd(text.trim(), post);
  if (odd !== null) return odd;
  // An accent ends a word for \b: "café" is looked for as "cafe".
  const bare = post.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return language === 'en' ? classifyEnglish(bare, text) : classifyOther(post, text);
}

function classifyEnglish(post: string, text: string): PostKind {
  const found = ENGLISH_RULES.find((rule) => matches(rule, post));
  if (found?.kind === 'question') return classifyAsking(post);
  if (found?.kind === 'claim') return nameOpinion(post);
  if (found !== undefined) return settleDoubt(post, found.kind, isPersonal(post));
  if (countWords(post) < MIN_WORDS) return 'unclear';
  if (isShouted(text)) return 'rant';
  return classifyStatement(post);
}

function classifyOther(post: string, text: string): PostKind {
  const found = NEIGHBOUR_RULES.find((rule) => matches(rule, post));
  if (found !== undefined) return found.kind;
  if (countWords(post) < MIN_WORDS) return 'unclear';
  return isShouted(text) ? 'rant' : classifyNeighbour(post);
}

function matches({ sure, likely, needs, unless }: KindRule, post: string): boolean {
  if (unless?.test(post) === true) return false;
  if (sure.some((signal) => signal.test(post))) return true;
  if (needs?.test(post) === false) return false;
  return (likely ?? []).filter((signal) => signal.test(post)).length >= 2;
}

/** Who asks "can we all" asks nothing. */
const CALL =
  /^(can|could) (we|people|everyone) (all |please |just )*(stop|normali[sz]e|agree|admit)\b/;

const WHY_STILL =
  /\bwhy (is|are|do|does|don't|can't|isn't|aren't) (this|we|it|they|that|people|everyone)\b[^.!]*\?\W*$/;

/**
 * A question mark alone asks nothing of anybody: where the question only closes a complaint or a
 * story, what comes before it says what the post is.
 */
function classifyAsking(post: string): PostKind {
  if (CALL.test(post)) return nameOpinion(post);
  if (/^(who )?(else )?remembers? (when|the|how)\b/.test(post)) return 'nostalgia';
  if (/^why (does|do|did) (nobody|no ?one) (ever )?(tell|warn|talk|mention)/.test(post))
    return 'observation';
  if (/^@\w/.test(post) && !/\b(thank\w*|love\w*|great|congrat\w*)\b/.test(post))
    return 'complaint';
  if (
    /^(is )?any(one|body)( else)? (at|going|around|coming|up for|in town|watching|free)\b/.test(
      post,
    )
  ) {
    return 'moment';
  }
  const { isFirst, isLast, isForHelp, isForReaders, rest } = findQuestion(post);
  if (!post.includes('?') && /^(\w+ |tell me )?(how|why)\b/.test(post) && !isForReaders) {
    return isSerious(post) || INSTITUTIONS.test(post) ? 'question_rhetorical' : 'remark';
  }
  if (/\bhow is it (already|only|still)\b/.test(post) && rest === '') return 'moment';
  // What is left must be less: 'late?#trains now' is one sentence to the splitter, and none that asks.
  if (rest === '' || isForHelp || rest.length >= post.trim().length) return nameQuestion(post);
  const told = countWords(rest) < MIN_WORDS ? 'unclear' : classifyEnglish(rest, rest);
  if (isSore(told)) return told;
  if (isFirst || (isLast && isForReaders)) return nameQuestion(post);
  if (told === 'unclear') return nameQuestion(post);
  // Asked of everybody and nobody: a way to say that it should not be so.
  return told === 'remark' && WHY_STILL.test(post) ? 'opinion' : told;
}

/** Fun is made of an opinion only where it says itself that it is one, and about nothing serious. */
function nameOpinion(post: string): PostKind {
  if (isHeavy(post) && (isPersonal(post) || isVeiled(post))) return 'hard';
  if (isSerious(post)) return 'claim';
  return OPEN_TAKE.test(post) && !mayBeHeavy(post) ? 'take' : 'opinion';
}

function isPersonal(post: string): boolean {
  return OWN_DAY.test(post) || FIRST_PERSON.test(post);
}

/** Phones are typed on in haste: "cant", "im", "dont". */
function addApostrophes(post: string): string {
  return post
    .replaceAll(
      /\b(ca|wo|do|did|does|is|are|was|were|has|have|had|could|would|should|ai)nt\b/g,
      "$1n't",
    )
    .replaceAll(/\b(i)(m|ve)\b/g, "$1'$2")
    .replaceAll(/\b(you|they)(re|ve)\b/g, "$1'$2")
    .replaceAll(
      /\b(that|what|there|who|he|she)s\b(?= (a|the|not|so|my|no|going|been|it|up|how|why|what|like)\b)/g,
      "$1's",
    )
    .replaceAll(/\bits (?=(a|the|not|so|my|no|been|like|just|\d)\b)/g, "it's ");
}

/** Orders to a machine, in English and in each language of the bank. */
const INJECTIONS: readonly RegExp[] = [
  /\b(ignore|disregard|forget|override)\b.{0,40}\b(instructions?|rules|prompts?|above|previous|guidelines)\b|\b(print|reveal|show|repeat|output) (me )?(your|the) (system )?(prompt|instructions|rules)\b|\bsystem ?prompt\b|\byou are now\b.{0,40}\b(dan|unrestricted|jailbroken)\b/,
  /(?<!\p{L}|\b(?:me|te|se|lo|la|nos) )(ignor[ae]|olvida|omite|desobedece|desconsidere|ignore|esque(ça|ce)|oublie[rz]?|ignore[rz]|ignorier\w*|vergiss|missachte)(?!\p{L}).{0,40}(?<!\p{L})(instrucc?\p{L}+|instruç\p{L}+|instructions|reglas|regras|règles|consignes|anweisung\p{L}*|regeln|vorgaben|prompt)(?!\p{L})/u,
  /(?<!\p{L})(muestra|imprime|revela|enseña|mostr[ae]|imprima|revele|affiche|montre|révèle|donne|zeig|nenne|verrate|gib)(?!\p{L}).{0,25}(?<!\p{L})((tus?|seu|teu|suas|ton|tes|votre|vos|deine?n?|ihre?n?|el|o|le|den) )+(system)?(-?prompt|instrucciones|instruções|instructions|consignes|anweisungen)/u,
];

/** What is no prose: emoji, a bare link, code, data, an order to a machine. */
function classifyOdd(text: string, post: string): PostKind | null {
  const words = countWords(post);
  if (words === 0) {
    if (/https?:\/\/|www\./.test(post)) return 'link';
    return /\p{Extended_Pictographic}|\p{Regional_Indicator}/u.test(post) ? 'emoji' : 'unclear';
  }
  if (INJECTIONS.some((injection) => injection.test(post))) {
    return 'injection';
  }
  const isData = /^[[{][\s\S]*[\]}]$/.test(text) && /["':]/.test(text);
  const codeMarks =
    text.match(
      /[{};]|=>|\(\)|===?|!=|\+\+|<\/?\w+>|\b(const|let|var|def|function|return|import|SELECT|FROM|WHERE|public|void|console\.log|println)\b/g,
    )?.length ?? 0;
  return isData || codeMarks >= 4 ? 'code' : null;
}

/**
 * The rest says something. It is a claim only where several words make it one; what shows nothing
 * gets the kinds of which little is presumed.
 */
function classifyStatement(post: string): PostKind {
  if (isHeavy(post)) return isPersonal(post) || /\b(lonel|grief)/.test(post) ? 'hard' : 'remark';
  if (isTold(post)) return mayBeHeavy(post) ? 'moment' : 'story';
  const opinions = OPINION_SIGNALS.filter((signal) => signal.test(post)).length;
  const isOpinion = opinions >= MIN_OPINIONS && NORMATIVE.test(post);
  const bad = new Set(post.match(new RegExp(BAD_SIGNS, 'g')));
  const isBad = bad.size > 0 && !GOOD_SIGNS.test(post) && !mayBeHeavy(post);
  if (!isPersonal(post)) {
    if (isOpinion || OUGHT.test(post)) return isSerious(post) ? 'claim' : 'opinion';
    if (GENERAL_TRUTH.test(post) && !/\d/.test(post)) return 'opinion';
    if (isBad && bad.size >= MIN_SIGNS) return 'gripe';
    if (bad.size === 0 && !mayBeHeavy(post) && countJests(post) >= MIN_SIGNS) return 'wry';
    const mood = nameMood(post);
    if (mood !== null) return mood;
    return countWords(post) < MIN_REMARK_WORDS && !/[.!]/.test(post) ? 'unclear' : 'remark';
  }
  if (isBad && bad.size >= MIN_SIGNS && INSTITUTIONS.test(post)) return 'complaint';
  const isTelling = OWN_DAY.test(post) || new Set(post.match(NARRATIVE_VERBS)).size > 1;
  const isForOthers = NORMATIVE_FOR_OTHERS.test(post) && ABOUT_OTHERS.test(post);
  if (isOpinion && isForOthers && !isTelling && !mayBeHeavy(post)) return 'opinion';
  if (isBad && MISFORTUNE.test(post)) return settleDoubt(post, 'bad_luck', true);
  if (isGlad(post) && bad.size === 0) return settleDoubt(post, 'joy', true);
  if (bad.size === 0 && !mayBeHeavy(post) && countJests(post) >= MIN_SIGNS) return 'wry';
  const isEarnest = mayBeHeavy(post) || TENDER.test(post);
  return nameMood(post) ?? (isEarnest ? 'moment' : 'aside');
}

/** Good or bad is often sure where nothing else is. */
function nameMood(post: string): PostKind | null {
  const mood = readMood(post);
  if (mood === 'bad') return 'sore';
  return mood === 'good' && !mayBeHeavy(post) ? 'glad' : null;
}

/** Signs that somebody means to amuse; none counts where they are in earnest. */
function countJests(post: string): number {
  if (EARNEST.test(post)) return 0;
  const sentences = post.split(/(?<=[.!?…])\s+|\n+/u);
  const last = sentences.at(-1) ?? '';
  const isPunch = sentences.length > 1 && countWords(last) <= PUNCH_WORDS;
  return [isPunch, ...JESTS.map((sign) => sign.test(post))].filter(Boolean).length;
}

/** Something happened between people: several steps, and somebody besides the author. */
function isTold(post: string): boolean {
  const steps = new Set(post.match(NARRATIVE_VERBS));
  return steps.size >= MIN_STEPS && OTHER_PEOPLE.test(post);
}

/** One happy word is not yet joy: "she laughed. Not with me." */
function isGlad(post: string): boolean {
  const signs = new Set(post.match(new RegExp(GOOD_SIGNS, 'g')));
  return (
    (signs.size >= 2 || SURE_JOY.test(post)) && !/\b(not|never|nobody|didn't|wasn't)\b/.test(post)
  );
}

/** Whether an opinion is about how people live and work, and not about pizza. */
function isSerious(post: string): boolean {
  return SERIOUS_WORDS.test(post) || /^if your .+, (your|you're|you)\b/.test(post);
}

/** The same for the four neighbours, whose verbs often carry the person: fewer and surer signs. */
function classifyNeighbour(post: string): PostKind {
  const isOpinion =
    /(?<!\p{L})(creo|opino|debería\w*|hay que|nadie|todos|todo el mundo|la gente|siempre|nunca|mejor|peor|acho|deveria\w*|ninguém|todo mundo|as pessoas|sempre|melhor|pior|pense|crois|devrai\w*|il faut|personne|tout le monde|les gens|toujours|jamais|meilleure?s?|pire|finde|glaube|sollte\w*|muss|müssen|niemand|alle|immer|nie|besser|schlechter|überbewertet|sobrevalorad\w*|superestimad\w*|surcotée?)(?!\p{L})/u.test(
      post,
    );
  const isPersonal =
    /(?<!\p{L})(yo|mi|mis|me|he|eu|meus?|minhas?|je|j'ai|m'a|mon|ma|mes|ich|mein\p{L}*|mir|mich|wir|nous|nosotr[oa]s)(?!\p{L})/u.test(
      post,
    );
  return isPersonal && !isOpinion ? 'moment' : 'claim';
}

function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 15 && capitals.length > letters.length * 0.7;
}

function countWords(post: string): number {
  const prose = post.replaceAll(/https?:\/\/\S+|www\.\S+|[@#]\S+/g, ' ');
  return prose.match(/\p{L}{2,}|\b[ia]\b/gu)?.length ?? 0;
}
