import { endsSentence, SENTENCE_END, tokenAt, untilEnd } from './split-tokens.ts';
import { wordSet } from './word-set.ts';

/**
 * Whether an attack on a group is what somebody else says, does or plans: "my boss said …", "… said the
 * man", "the government wants to …", "the myth that …". Whoever tells of it may stand against it; who adds that it
 * is right does not, and hearsay ("people say", "studies show") is a claim like any other.
 * @param place where the attack begins
 */
export function isToldOf(tokens: readonly string[], place: number): boolean {
  if (isEndorsed(tokens)) return false;
  const before = tokens.slice(tokens.slice(0, place).findLastIndex(endsSentence) + 1, place);
  const attack = untilEnd(tokens.slice(place));
  const isQuestion = tokens[place + attack.length] === '?';
  return (
    isIntroduced(before) ||
    isTagged(attack) ||
    isNotion([...before, ...attack]) ||
    isPlanned(before, attack) ||
    (isQuestion && before[0] === 'apparently')
  );
}

/** "Why do people hate women?", "el odio a las mujeres": who speaks of hatred does not hate. */
export function isHatredOfOthers(tokens: readonly string[], place: number): boolean {
  const isHate = tokens[place] === 'hate';
  if ((!isHate && !NAMES_HATRED.has(tokenAt(tokens, place))) || isEndorsed(tokens)) return false;
  let at = place - 1;
  while (STRENGTHENS.has(tokenAt(tokens, at))) at -= 1;
  const before = tokens[at] ?? SENTENCE_END;
  return isHate ? !HATES_ITSELF.has(before) && !endsSentence(before) : OF_OTHERS.has(before);
}

/** "He was right", "facts", "wasn't wrong". */
function isEndorsed(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    const before = tokenAt(tokens, at - 1);
    if (ENDORSES.has(token) || ENDORSES_IN_TWO.has(`${before} ${token}`)) return true;
    return token === 'wrong' && NOT.has(before);
  });
}

/** "My boss said", "I was told", "they're calling", "imagine thinking". */
function isIntroduced(before: readonly string[]): boolean {
  return before.some((token, at) => {
    const verb = `${tokenAt(before, at - 1)} ${token}`;
    if (TOLD_IN_TWO.has(verb)) return true;
    if (!SAYS.has(token) || SAYS_ALL.has(tokenAt(before, at + 1))) return false;
    return !IS.has(tokenAt(before, at - 1)) && isSomebody(before.slice(0, at));
  });
}

/** Who says it: the words up to the verb. "As my grandad used to say" hands a proverb on. */
function isSomebody(subject: readonly string[]): boolean {
  return (
    !PROVERB.has(tokenAt(subject, 0)) &&
    !subject.some((token) => OWN.has(token) || HEARSAY.has(token)) &&
    subject.some((token) => ARTICLES.has(token) || SPEAKERS.has(token))
  );
}

/** "… says the man who", "… my girlfriend says". */
function isTagged(attack: readonly string[]): boolean {
  return attack.some((token, at) => {
    if (!TAGS.has(token)) return false;
    const [article, before, behind, noun] = [at - 2, at - 1, at + 1, at + 2].map((place) =>
      tokenAt(attack, place),
    ) as [string, string, string, string];
    if (HEARSAY.has(before) || HEARSAY.has(noun)) return false;
    return SPEAKERS.has(before) || ARTICLES.has(article) || ARTICLES.has(behind);
  });
}

/** "The myth that women …", of somebody who does not like it. */
function isNotion(sentence: readonly string[]): boolean {
  const at = sentence.findIndex(
    (token, place) => NOTIONS.has(token) && THAT.has(tokenAt(sentence, place + 1)),
  );
  return at !== -1 && !sentence.slice(0, at).some((token) => LIKES.has(token));
}

/** What those do who can: it is news, unless the author wants it of them or is glad. */
function isPlanned(before: readonly string[], attack: readonly string[]): boolean {
  return (
    DEEDS.has(tokenAt(attack, 0)) &&
    before.some((token) => OFFICIALS.has(token)) &&
    before.some((token) => PLANS.has(token)) &&
    ![...before, ...attack].some((token) => WANTS_OF_THEM.has(token))
  );
}

/** Verbs that are nothing else: "a thought", "the calls" and "it needs saying" would be anybody's. */
const SAYS =
  wordSet(`said says told tells shouted shouts yelled screamed called wrote writes posted insisted insists
  believes thinks claimed reckons announced explained
  dice dijo gritó escribió cree afirma dit disait crie pense affirme
  sagt sagte meint meinte schreit schrie schreibt behauptet glaubt diz disse gritou acha escreveu`);
const TAGS = wordSet('says said sagt sagte dice dijo dit diz disse');
/** What a speaker is named with. */
const ARTICLES =
  wordSet(`my a an some this the his her their another mi un una el la mon ma une le mein meine ein eine
  meinem meiner der die meu minha um uma o`);
const SPEAKERS =
  wordSet(`he she someone somebody they él ella alguien il elle quelqu'un er sie jemand ele ela
  alguém`);
const TOLD_IN_TWO: ReadonlySet<string> = new Set(
  `was told,were told,got told,been told,was called,were called,got called,been called,being called,
  get called,gets called,they're calling,he's calling,she's calling,imagine thinking,imagine saying,
  imagine believing`.split(/,\s*/),
);
/** "This is called justice", "it has been said". */
const IS = wordSet('is are was were be been being so');
/** "He says what we all think", "she says it as it is". */
const SAYS_ALL = wordSet('what it lo ce es');
const PROVERB = wordSet('as like');
/** Who says it for themselves. */
const OWN = wordSet(`i we i'm i've i'd i'll let me us gonna yo nosotros je j'ai nous ich wir eu nós
  vote heart gut head mind brain conscience corazón coeur herz coração`);
const HEARSAY =
  wordSet(`people everyone everybody all science studies study research statistics stats numbers data poll
  polls survey report news experts history sense bible truth fact reality many most nobody
  ciencia estudios estudio gente todos tout monde étude études alle wissenschaft studien ciência estudos`);
const NOTIONS =
  wordSet(`idea myth lie notion stereotype belief trope nonsense claim rumour rumor mito mentira
  mythe mensonge cliché idée mythos lüge klischee märchen`);
const THAT = wordSet('that que dass');
const LIKES = wordSet('support love like back share favour');
const OFFICIALS =
  wordSet(`government minister president party parliament court council police mayor trump ice
  republicans tories reform afd landlord gobierno ministro partido vox gouvernement ministre parti regierung partei
  governo`);
const PLANS = wordSet(
  'wants want plans plan will voted votes intends keeps tries tried going decided quiere veut vai',
);
const DEEDS =
  wordSet(`deport sterilise sterilize kick expel expulsar expulser abschieben send ship throw keep ban
  get getting take taking revoke remove strip prohibir proibir interdire verbieten quitar retirer entziehen`);
const WANTS_OF_THEM =
  wordSet(`should must needs need ought better please hope let wait great good love brilliant glad
  happy proud thank thanks debería debe devrait doit sollte muss deveria deve`);
const ENDORSES =
  wordSet(`right true truth agree agreed agrees correct facts fact exactly finally proven proves proved
  wise razón verdad cierto raison vrai stimmt endlich razão verdade certo`);
const ENDORSES_IN_TWO: ReadonlySet<string> = new Set(
  'about time,had to,a point,makes sense,no wonder,a reason,so do,smart man,smart woman,hat recht,recht hat'.split(
    ',',
  ),
);
const NOT = wordSet(`not wasn't isn't aren't weren't never hardly ain't`);
const STRENGTHENS = wordSet(
  'really fucking just still all absolutely genuinely honestly also always truly actually',
);
const HATES_ITSELF = wordSet('i we us god lol');
/** Words that are one's own hatred in one place, and somebody else's in another. */
const NAMES_HATRED = wordSet('odio déteste');
const OF_OTHERS = wordSet('el al de del ese este tanto tu su il elle qui');
