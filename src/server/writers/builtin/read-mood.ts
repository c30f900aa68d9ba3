/** One of these is enough: nobody writes it of something pleasant. */
const SURELY_BAD =
  /\b(ruined|furious|livid|fuming|gutted|robbed|rip-?off|scammed|disgrace\w*|unacceptable|heartless|evicted|bedbugs?|food poisoning|migraine|toothache|root canal|burst pipe|flooded|power cut|outage|boiler|broke down|(can't|cannot|couldn't|didn't|haven't) (\w+ )?(sleep|slept)|0-[3-9] down|relegated|knocked out|nobody (came|showed|replied|answered|helped)|no one (came|showed|replied|answered|helped)|took credit|thrown away|wasted|let down|parking ticket|speeding ticket|fined (me|us)|stood up|lied to me|makes me (feel )?sick|rates are going up|mould|mold)\b|💔|😡|🤬|😤/u;

const BAD =
  /\b(awful|horrible|terrible|lost|losing|broke|broken|stolen|stole|cancel+ed|delay\w*|missed|failed|rejected|worst|worse|hate|sick|ill|flu|fever|pain|hurts?|tired|exhausted|awake|sad|angry|annoyed|unfair|rude|ignored|ghosted|fees?|charged|fined|fired|unemployed|debt|expensive|overpriced|closed|closing|replaced|stuck|refus\w+|denied|useless|shame|noise|noisy|barking|leak\w*|injur\w+|sprained|burnt|burned|freezing|crashed|error|deleted|hacked|spam|sore|took (the|my|our)|lied|lies|down \d|worried|lonely)\b|😭|🙄|😩|😒/gu;

/** What bad news often has, and much else too. */
const PERHAPS_BAD =
  /\b(late|again|bills|still no|still waiting|waiting|on hold|wrong|nobody|no one|not even|third|fourth|yet another|another (fee|meeting|app|vape)|instead of|up \d+%|half time|nervous|miss|empty|begging|forgot\w*|gone|left|loud|heating|sigh|bug)\b/gu;

/** One of these is enough where nothing bad stands beside it. */
const SURELY_GOOD =
  /^(so |very |just )?(grateful|thankful|lucky) |\b(so (happy|proud|excited|glad|grateful)|thrilled|over the moon|dream come true|personal best|new pb|best day|best (news|feeling)|couldn't be happier|it's my birthday|birthday today|first (time ever|ever)|we won|i won|sold out|arrived this morning|was born|she said yes|he said yes|can't stop smiling|first time (seeing|hearing|holding|being|in)|my name in|don't deserve (people|him|her|them|this (man|woman|dog|cat|kid))|(?<!like (i|we|he|she|they) )did it|fluent|(gave|taught|sold|played|led|hosted) my first \w+|speechless|new citizen|first time voter|after [\w ]{2,20} of (looking|trying|waiting|searching)|best \w+ (yet|ever|of my life)|(years?|months?) ago\b[\s\S]{5,120}\btoday (i|we|he|she)|got my \w+ (off|out|back)\b|for the first time (since|in (years|months|ages))|this is living|life is good|feeling (very |so |really )?(lucky|blessed|grateful|happy|good|great|hopeful)|smells like|understood me|understand me)\b|🎉|🥳|💪|🥹/u;

const GOOD =
  /\b(love|loved|lovely|happy|happiest|glad|proud|excited|amazing|wonderful|beautiful|best|perfect|finally|won|passed|accepted|approved|hired|promoted|published|birthday|anniversary|married|engaged|born|graduated|healed|smil\w+|laugh\w*|kind|kindness|thank\w*|grateful|hug\w*|gift|celebrat\w+|worth it|made it|all mine|new job|new home|new city|delicious|magic\w*|gorgeous|sunshine|patient with me|sunset|dream|win)\b|❤|🙏|✨|😊|😍|🚀/gu;

/** What good news often has, and much else too. */
const PERHAPS_GOOD =
  /\b(first|today|tonight|this morning|free|friends|baby|fixed|better|learned|built|raised|grew|moving to|holiday|finished|completed|reached|hit|record|together|again|years)\b|!/gu;

const MIN_SIGNS = 2;

/**
 * Whether something went well or ill, where its words agree about that; what it was stays open.
 * @param post in lower case with plain apostrophes
 * @returns null where signs are few, or some of each
 */
export function readMood(post: string): 'good' | 'bad' | null {
  const strong = new Set(post.match(GOOD)).size;
  const good = strong + new Set(post.match(PERHAPS_GOOD)).size;
  const surer = new Set(post.match(BAD)).size;
  const bad = surer + new Set(post.match(PERHAPS_BAD)).size;
  const isBad = SURELY_BAD.test(post);
  const isGood =
    /\bnever (been|felt) (so |more )?(happier|happy|prouder|proud|loved|alive|seen)\b/.test(post) ||
    (SURELY_GOOD.test(post) && !/\b(don't|not|never|no one|nobody)\b/.test(post));
  if (isBad !== isGood) {
    if (isBad) return strong > MIN_SIGNS ? null : 'bad';
    return bad > 1 ? null : 'good';
  }
  if (surer > 0 && bad >= MIN_SIGNS && strong === 0) return 'bad';
  if (surer > 1 && bad > MIN_SIGNS && strong <= 1) return 'bad';
  const isDenied = /\b(don't|not|never|no one|nobody|but|if|should|without|supposed)\b|\?/.test(
    post,
  );
  return strong > 0 && good >= MIN_SIGNS && bad === 0 && !isDenied ? 'good' : null;
}
