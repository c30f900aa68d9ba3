/** Why a post wants warmth whatever the tone. */
export type CareReason = 'self_harm' | 'abuse' | 'grief' | 'illness' | 'disaster' | 'heartbreak';

const PERSON = String.raw`(?:mom|mum|mother|mama|dad|father|papa|parents?|wife|husband|partner|son|daughter|brother|sister|sibling|twin|grand\w+|nana|nan|gran|granny|grandpa|baby|child|kid|uncle|aunt|cousin|nephew|niece|fianc[eé]e?|girlfriend|boyfriend|best friend|friend|friends|mentor|colleague|neighbou?r|dog|cat|puppy|kitten|pup|horse|family dog|family cat)`;

const RULES: readonly { reason: CareReason; patterns: readonly RegExp[] }[] = [
  {
    reason: 'self_harm',
    patterns: [
      /\bsuicid\w*|\bself[- ]?harm\w*|\bkill(ing)? myself\b|\bend(ing)? (it all|my life|my own life)\b|\bcut(ting)? myself\b(?! (on|while|shaving|some|off|a))/,
      /\bi (just |really |kind of )?(want|wanna|wish|hope|need) (to |i (could|would|was|were) )?(die|dead|not be alive|not wake up|disappear forever)\b/,
      /\bi ((do|ca|wo)n't|dont|cant|do not|cannot) (want to|wanna|see a reason to) (be here|live|wake up|exist|go on|keep going|be alive)\b/,
      /\b(no|any) (point|reason) (in |to )?(living|live|being alive|going on|staying alive)\b|\bbetter off (without me|dead)\b|\btired of (living|being alive)\b/,
      /\b(quiero morir(me)?|no quiero (seguir )?vivi(r|endo)|suicid\w+|quero morrer|não quero (mais )?viver|envie de mourir|plus envie de vivre|en finir avec la vie|will sterben|will nicht mehr leben|selbstmord|suizid\w*|quitarme la vida|tirar (a )?minha vida|mettre fin à mes jours|das leben nehmen)(?!\p{L})/u,
    ],
  },
  {
    reason: 'abuse',
    patterns: [
      /\b(he|she|they|my (ex|partner|husband|wife|boyfriend|girlfriend|dad|father|mom|mum|mother|stepdad|uncle|boss|coach)) (raped|abused|molested|assaulted|beat|beats|hit|hits|choked|strangled|stalked|threatened) (me|her|him|us)\b(?! (to (it|the)|up with|at |in |by ))/,
      /\bi (was|got|am|have been|was being) (raped|sexually (assaulted|abused)|molested|abused|assaulted|trafficked)\b/,
      /\b(domestic violence|domestic abuse|sexual assault)\b.*\b(i|me|my)\b|\b(i|me|my)\b.*\b(domestic violence|domestic abuse|sexual assault)\b/,
      /\b(me (violó|pegó|maltrat\w+)|fui (abusada|violada|estuprada)|m'a (violée?|frapp[ée]+)|hat mich (geschlagen|vergewaltigt))/,
    ],
  },
  {
    reason: 'grief',
    patterns: [
      /\b(passed away|passed on (last|this|on|yesterday)|rest in peace|r\.i\.p\.?|funeral|memorial service|celebration of life|obituary|grieving|bereave\w*|miscarr\w+|stillb\w+|widowed|eulogy|hospice)\b/,
      /(?<!\bgood )\bgrief (is|hits|comes|never|doesn't|makes|has|came)\b|\bmy grief\b|\b(found|heard|listened to|kept) (my )?(mom|mum|dad|grandma|grandpa|late \w+)'s (old )?(handwriting|voicemail|last|sweater|coat|ring|watch)\b/,
      /\brip (to )?(my|our|grandpa|grandma|dad|mom|mum|uncle|aunt|a legend|legend|king|queen|\p{L}+ \d{4})\b/u,
      new RegExp(
        String.raw`\b(lost|buried|said goodbye to|scattered|miss|missing|put down|had to put) (my|our|his|her|their) (\w+ ){0,2}${PERSON}\b(?!'s? (keys|phone|house|wedding))(?=.{0,60}(today|yesterday|last|this|ago|sleep|cancer|so much|every ?day|forever|\.|!|$))`,
      ),
      new RegExp(
        String.raw`\b(my|our|his|her|their) (\w+ ){0,2}${PERSON} (just |has |had |sadly |suddenly )?(died|passed|is dying|was killed|is gone|took (his|her|their) own life|would have (turned|been) \d+)\b(?! (of laughter|laughing|when (he|she|they) (saw|heard)|the|her|his|it|me|out|by|on (the|to|his|her|me)\b))`,
      ),
      /\b(first|second|third|\d+(st|nd|rd|th)?|one|two|three|four|five|six|seven|ten) (\w+ )?(years?|months?|weeks?|christmas|birthday|thanksgiving|mother's day|father's day)( \w+)? without (my|him|her|you|them|mom|mum|dad)\b/,
      /\b(died|killed) in (a|an|the) (car|plane|bus|motorcycle|house|bike) (crash|accident|fire)\b/,
      /(?<!\p{L})(falleció|ha (fallecido|muerto)|murió|velorio|enterramos|descanse en paz|faleceu|morreu|velório|descanse em paz|luto|décédée?s?|nous a quittés|(il|elle|père|mère|frère|sœur|mari|femme|fils|fille|ami|amie|chien|chat) est morte?|obsèques|deuil|repose en paix|gestorben|verstorben|beerdigung|ruhe in frieden|in trauer|trauern?)(?!\p{L})(?! (de risa|de rir|de rire|d'ennui|de curiosidad))/u,
    ],
  },
  {
    reason: 'illness',
    patterns: [
      /\b(diagnosed with|diagnosis came back|test results came back|biopsy|chemo\w*|radiotherapy|dialysis|terminal(ly ill)?\b|metasta\w+|stage (3|4|three|four|iii|iv)\b(?! of the| race| winner)|in (the )?(icu|intensive care)|life support|on a ventilator|overdos\w+|relapse[ds]?|brain tumou?r|had a stroke|heart attack)\b(?! (when|seeing|looking|at the|waiting|reading|watching|from the))/,
      /\b(i|i've|he|she|mom|mum|dad|wife|husband|son|daughter|brother|sister|friend|grand\w+|baby|child|it's) (has|have|had|got|'ve|is battling|is fighting|was told (he|she) has|was told i have)? ?(breast |lung |colon |pancreatic |bowel |skin |blood )?(cancer|als|parkinson'?s?|leuk\w+|lymphoma|dementia|alzheimer'?s?|multiple sclerosis)\b/,
      new RegExp(
        String.raw`\b(my|our) (\w+ ){0,2}${PERSON}('s| is| was| has been| are| were) (\w+ ){0,2}(in (the )?hospital|having surgery|rushed to|in a coma|very sick|really sick|seriously ill)\b`,
      ),
      /\b(eating disorder|my (depression|anxiety|ptsd|bipolar|panic attacks?) (is|has|got|won|are)|panic attack (today|last|this|at)|psych ward|back in rehab)\b/,
      /\b(cáncer|quimio\w*|câncer|(un|mon|son|d'un) cancer|chimio\w*|(habe|hat) krebs|krebsdiagnose|en cuidados intensivos|na uti|en réanimation|intensivstation)(?!\p{L})/u,
    ],
  },
  {
    reason: 'disaster',
    patterns: [
      /\b(shooting|gunman|earthquake|tsunami|wildfires?|bombing|bombed|air ?strikes?|massacre|terror(ist)? attack|stabbing|hurricane|tornado|floods?|flooding|landslide|explosion|plane crash|train crash|collapse[ds]?|crash)\b[\s\S]*\b(dead|died|killed|victims?|injured|wounded|missing|casualties|death toll|lives lost|lost (their|our) (homes?|lives)|evacuat\w+|trapped|families|children)\b/,
      /\b(dead|died|killed|victims?|injured|wounded|casualties|death toll|lives lost|evacuated|evacuating|trapped)\b[\s\S]*\b(shooting|gunman|earthquake|tsunami|wildfires?|bombing|air ?strikes?|massacre|attack|stabbing|hurricane|tornado|floods?|flooding|landslide|explosion|war|collapse[ds]?|crash)\b/,
      /\b(school|mass) shooting\b|\bgenocide\b|\bwar crimes?\b|\b(our|my) (house|home|town|village|neighbou?rhood) (burned|burnt|was destroyed|is gone|flooded|was hit|was bombed)\b/,
      /\b(terremoto|inundaci\w+|incendio|tiroteo|atentado|enchente|deslizamento|séisme|inondations?|attentat|fusillade|erdbeben|überschwemmung|anschlag)\b[\s\S]*\b(muert\w+|víctimas|heridos|desaparecid\w+|mort[eo]s|vítimas|feridos|desaparecid\w+|morts|victimes|blessés|disparus|tote|tot|opfer|verletzte|vermisst\w*)\b/,
    ],
  },
  {
    reason: 'heartbreak',
    patterns: [
      /\b(asked (me )?for a divorce|wants a divorce|getting (a )?divorced?|my (divorce|marriage) (is|was|ended|just|became|got)|(he|she|they|my (wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?)) (just )?(left me|broke up with me|dumped me|cheated on me|is leaving me)|got dumped|we broke up|broke my heart|end of (my|our) marriage|marriage is over)\b/,
    ],
  },
];

/** Laughter turns most of these words into figures of speech: "I want to die 😂". */
const LAUGHTER = /😂|🤣|💀|\b(lol|lmao+|haha\w*|jaja\w*|kkk+|mdr|ptdr)\b/u;

/**
 * Reads whether a post is about self-harm, abuse, grief, illness or disaster, in the five languages
 * of the phrase bank.
 * @returns the reason for care, or null; a post that laughs is none, save about self-harm
 */
export function detectCare(text: string): CareReason | null {
  const post = text.toLowerCase().replaceAll(/[’‘]/g, "'");
  const found = RULES.find(({ patterns }) => patterns.some((pattern) => pattern.test(post)));
  if (found === undefined) return null;
  return found.reason !== 'self_harm' && LAUGHTER.test(post) ? null : found.reason;
}
