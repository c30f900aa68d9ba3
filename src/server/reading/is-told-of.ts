import { endsSentence, tokenAt } from './split-tokens.ts';

/**
 * Whether an attack on a group is what somebody else says, does or plans: "my boss said …", "… said the
 * man", "the government wants to …", "the myth that …". Whoever tells of it may stand against it; who adds that it
 * is right does not, and hearsay ("people say", "studies show") is a claim like any other.
 * @param place where the attack begins
 */
export function isToldOf(tokens: readonly string[], place: number): boolean {
  if (isEndorsed(tokens)) return false;
  const from = tokens.findLastIndex((token, at) => at < place && endsSentence(token)) + 1;
  const end = tokens.findIndex((token, at) => at >= place && endsSentence(token));
  const sentence = tokens.slice(from, end === -1 ? tokens.length : end);
  const at = place - from;
  return (
    isIntroduced(sentence.slice(0, at)) ||
    isNotion(sentence) ||
    isPlanned(sentence, at) ||
    isTagged(sentence, at)
  );
}

/** "He was right", "facts", "wasn't wrong". */
function isEndorsed(tokens: readonly string[]): boolean {
  return tokens.some((token, at) => {
    const before = tokenAt(tokens, at - 1);
    if (ENDORSES.has(token) || ENDORSES_IN_TWO.has(`${before} ${token}`)) return true;
    return token === 'wrong' && NOT.has(before);
  });
}

/** "The myth that women …" */
function isNotion(sentence: readonly string[]): boolean {
  return sentence.some((token, at) => NOTIONS.has(token) && THAT.has(tokenAt(sentence, at + 1)));
}

function isIntroduced(before: readonly string[]): boolean {
  if (DISTANT.has(tokenAt(before, 0))) return true;
  return before.some((token, at) => {
    if (!SAYS.has(token) || SAYS_ALL.has(tokenAt(before, at + 1))) return false;
    return IS_TOLD.has(tokenAt(before, at - 1)) || isSomebody(before.slice(0, at));
  });
}

/** Who says it: the words up to the verb. "As my grandad used to say" hands a proverb on. */
function isSomebody(subject: readonly string[]): boolean {
  if (subject[0] === 'as' || subject.some((token) => OWN.has(token) || HEARSAY.has(token)))
    return false;
  return subject.some((token) => SOMEBODY.has(token));
}

/** "… says the man who", "… my girlfriend says". */
function isTagged(sentence: readonly string[], place: number): boolean {
  return sentence.some((token, at) => {
    if (at <= place || !TAGS.has(token)) return false;
    const before = tokenAt(sentence, at - 1);
    if (HEARSAY.has(before)) return false;
    const isNamed = [at - 2, at + 1].some((article) => NAMES.has(tokenAt(sentence, article)));
    return isNamed || SPEAKERS.has(before);
  });
}

/** What those do who can: it is news, unless the author wants it of them. */
function isPlanned(sentence: readonly string[], place: number): boolean {
  return (
    DEEDS.has(tokenAt(sentence, place)) &&
    sentence.slice(0, place).some((token) => OFFICIALS.has(token)) &&
    !sentence.some((token) => WANTS_OF_THEM.has(token))
  );
}

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

const SAYS =
  setOf(`said says say saying told tells telling shouted shouts yelled screamed called calling calls
  wrote writes posted claimed claims claiming thinks thought thinking believes insisted insists reckons
  announced explained asked dice dicen dijo diciendo gritó escribió cree afirma dit disent disait crie pense affirme
  sagt sagte meint meinte schreit schrie schreibt behauptet glaubt diz disse dizem gritou acha escreveu`);
const TAGS = setOf('says said sagt sagte dice dijo dit diz disse');
/** What a speaker is named with. */
const NAMES =
  setOf(`my a an this the his her their another mi un una la mon ma une mein meine ein eine meinem
  meiner meu minha um uma`);
const SPEAKERS = setOf(
  'he she they someone somebody él ella alguien il elle er sie jemand ele ela alguém',
);
const SOMEBODY =
  setOf(`he she someone somebody who he's she's they're my a an this the his her their another
  imagine mi un una alguien el la él ella mon ma une quelqu'un le il elle mein meine ein eine jemand er der
  die meu minha um uma alguém o ele ela`);
/** "I was told", "got called". */
const IS_TOLD = setOf('was were got been being get gets');
/** "He says what we all think", "she says it as it is". */
const SAYS_ALL = setOf('what it was lo ce es');
/** Who says it for themselves. */
const OWN = setOf(`i we i'm i've i'd i'll let me us gonna yo nosotros je j'ai nous ich wir eu nós`);
const HEARSAY =
  setOf(`people everyone everybody all science studies study statistics stats numbers data
  experts history sense bible truth fact reality law some many most nobody gente todos tout monde alle man`);
const NOTIONS =
  setOf(`idea myth lie notion stereotype belief trope nonsense claim rumour rumor mito mentira
  mythe mensonge cliché idée mythos lüge klischee märchen`);
const THAT = setOf('that of de que dass when where');
const DISTANT = setOf('apparently imagine aparentemente apparemment angeblich supposedly');
const OFFICIALS =
  setOf(`government minister president party parliament court council police mayor trump ice
  republicans tories reform afd landlord gobierno ministro partido vox gouvernement ministre parti regierung partei
  governo`);
const DEEDS =
  setOf(`deport sterilise sterilize kick expel expulsar expulser abschieben send ship throw keep ban
  get getting take taking revoke remove strip prohibir proibir interdire verbieten quitar retirer entziehen`);
const WANTS_OF_THEM =
  setOf(`should must needs need ought better please hope let debería debe devrait doit sollte
  muss deveria deve`);
const ENDORSES =
  setOf(`right true truth agree agreed agrees correct facts fact exactly finally proven proves proved
  wise razón verdad cierto raison vrai stimmt endlich razão verdade certo`);
const ENDORSES_IN_TWO: ReadonlySet<string> = new Set(
  'about time,had to,a point,makes sense,hat recht,recht hat'.split(','),
);
const NOT = setOf(`not wasn't isn't aren't weren't never hardly ain't`);
