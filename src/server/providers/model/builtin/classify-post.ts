/** Kinds of post that the phrase bank knows, in the order in which doubt is settled. */
export const POST_KINDS = [
  'care',
  'bad_news',
  'promotion',
  'launch',
  'milestone',
  'question',
  'advice',
  'news',
  'complaint',
  'story',
  'joke',
  'claim',
  'unclear',
] as const;

export type PostKind = (typeof POST_KINDS)[number];

/**
 * What a post is, from signals in its words. A wrong kind is worse than a general one, so most
 * kinds need two signals or one that leaves no doubt; what stays is a claim, or unclear when there
 * is too little to claim anything.
 */
export function classifyPost(text: string): PostKind {
  const post = text.toLowerCase().replaceAll(/[’‘]/g, "'");
  for (const kind of POST_KINDS) {
    const rule = RULES[kind];
    if (rule === undefined) continue;
    if (rule.sure.some((signal) => signal.test(post))) return kind;
    if (rule.likely.filter((signal) => signal.test(post)).length >= 2) return kind;
  }
  const words = post.replaceAll(/https?:\/\/\S+|[@#]\S+/g, '').match(/\p{L}{2,}/gu) ?? [];
  return words.length < 4 ? 'unclear' : 'claim';
}

interface Rule {
  /** Each is enough alone. */
  sure: readonly RegExp[];
  /** Two are enough. */
  likely: readonly RegExp[];
}

const RULES: Partial<Record<PostKind, Rule>> = {
  care: {
    sure: [
      /\b(passed away|rest in peace|funeral|suicid\w*|self[- ]harm|kill myself|end my life|want to die|miscarriage|stillb\w+|hospice|chemo\w*|terminal cancer|stage (4|four|iv)\b|in the icu|overdos\w+|grieving|mourning)\b/,
      /\b(lost|buried|said goodbye to) (my|our) (\w+ )?(mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|grand\w+|baby|best friend|dog|cat)\b/,
      /\b(my|our) (\w+ )?(mom|mum|mother|dad|father|wife|husband|son|daughter|brother|sister|grand\w+|baby|friend|dog|cat) (died|passed|is dying|was killed|has cancer)\b/,
      /\b(diagnosed with|i have|he has|she has) (\w+ )?(cancer|als|parkinson\w*|leukemia|dementia|alzheimer\w*)\b/,
      /\b(shooting|earthquake|tsunami|wildfire|bombing|massacre|terror attack)\b.*\b(dead|died|killed|victims|injured|missing|families)\b/,
      /\b(dead|died|killed|victims|injured)\b.*\b(shooting|earthquake|tsunami|wildfire|bombing|massacre|terror attack)\b/,
      /\b(he|she|they|my ex|my partner|my husband|my boyfriend) (raped|abused|assaulted|beat) (me|her|him|them)\b/,
      /\bi (don't|dont|can't|cant|do not|cannot) (want to|wanna) (be here|live|wake up) (anymore|any more|tomorrow)\b/,
    ],
    likely: [],
  },
  bad_news: {
    sure: [
      /\b(i|we|i've|we've|i'm|we're|my (wife|husband|whole team|entire team|team)) (was |were |got |been |just |just got |have been |had been )*(laid off|let go|made redundant|fired)\b/,
      /\b(lost my job|lost the house|got evicted|shutting down our|we are closing our doors|we're closing our doors|filed for bankruptcy|rejected again|didn't get the (job|role|visa))\b/,
      /\blaid off\b.*\b(today|this morning|yesterday|employees|people|staff|workers)\b/,
      /\b(layoffs|laying off|cut \d+ (jobs|roles))\b/,
    ],
    likely: [/\bunfortunately\b/, /\b(sad|bad|hard|tough|difficult) (news|day)\b/, /\bjob\b/],
  },
  promotion: {
    sure: [
      /\b(use|with) (my )?(promo |discount )?code\b/,
      /\b\d+% off\b/,
      /\blink in (my )?bio\b/,
      /\b(dm me|comment \w+) (to|and|for|'|")\b.*\b(free|guide|course|link|ebook|spot)\b/,
    ],
    likely: [
      /\b(limited (time|spots|offer)|only \d+ (spots|left|seats)|today only|while stocks last)\b/,
      /\b(buy|order|enroll|sign up|subscribe|join) (now|today|here)\b/,
      /\b(course|ebook|masterclass|webinar|newsletter|discount|sale|giveaway)\b/,
      /\bhttps?:\/\//,
    ],
  },
  launch: {
    sure: [
      /\b(i|we|we've|i've|i'm|we're|my team|our team)\b.{0,40}\b(just )?(launched|launching|shipped|released|open[- ]sourced|built and shipped)\b/,
      /\b(is|are) (now|finally) (live|out|available)\b/,
      /\b(introducing|announcing) (our|my|the)\b/,
      /\b(launched|shipped) (my|our|the|v\d|version)\b/,
    ],
    likely: [
      /\b(launch|ship|release|beta|product hunt|side project|app store)\w*\b/,
      /\b(built|building|made) (a|an|my|this|our)\b/,
      /\b(feedback|try it|check it out|early access)\b/,
    ],
  },
  milestone: {
    sure: [
      /\b(i|we|my \w+|our \w+) (just |finally |officially )*(hit|reached|crossed|passed|surpassed) (\$?\d|our first|my first|the)\b/,
      /\b(got|accepted) (promoted|into|my (degree|diploma|driving licen[cs]e|visa))\b/,
      /\b(just|finally|officially) (graduated|got engaged|got married|became a|bought (my|our) first|finished my|passed my|ran my first|quit smoking|paid off)\b/,
      /\b(\d+|one|two|three|four|five|six|ten) (days|weeks|months|years) (sober|clean|smoke[- ]free|cancer[- ]free|self[- ]employed|in business)\b/,
      /\b(paid off (my|our|all)|first (sale|customer|marathon|paying customer|client|house|home)!?)\b/,
      /\b(i|we) (got the job|said yes|did it|made it)\b/,
      /\b\d+ years (ago )?today\b/,
    ],
    likely: [
      /\b(proud|grateful|can't believe|dream come true|finally|celebrat\w+|milestone|anniversary)\b/,
      /\b\d[\d,.]*k? (followers|subscribers|users|customers|downloads|stars|days|years|km|miles|mrr|arr)\b/,
      /!(\s|$)/,
      /\bi (just|finally)\b/,
    ],
  },
  question: {
    sure: [
      /\?\s*(\S*https?:\S+|[#@]\S+|\s|👇|⬇️)*$/u,
      /^(what|why|how|who|when|where|which|is|are|do|does|did|should|can|could|would|am|anyone|has|have)\b[^.!]{3,}\?/,
    ],
    likely: [
      /\b(what do you think|change my mind|thoughts|asking for a friend|any (recommendations|tips|advice)|drop your)\b/,
      /\?/,
    ],
  },
  advice: {
    sure: [
      /(^|\n)\s*(\d+[.)]|[-•*])\s+\S.*\n\s*(\d+[.)]|[-•*])\s+\S/,
      /\b\d+ (things|lessons|tips|rules|habits|ways|books|mistakes|principles|signs)\b/,
      /\b(here's how|how to|pro tip|unpopular advice|advice (to|for) (my|young|new|anyone))\b/,
    ],
    likely: [
      /\b(always|never|stop|start|don't|remember to|make sure|learn to)\b/,
      /\b(if you want to|you should|your (future|younger) self)\b/,
      /\b(habits?|mindset|discipline|consistency|productivity)\b/,
    ],
  },
  news: {
    sure: [/^(breaking|just in|update|exclusive|report)\b\s*[:–-]/],
    likely: [
      /\b(announced|reported|confirmed|according to|sources say|unveiled|acquired|acquires|ruled|passed a (bill|law))\b/,
      /\b(government|parliament|congress|senate|president|minister|court|ceo|central bank|eu|study)\b/,
      /\b(today|yesterday|this week|on (monday|tuesday|wednesday|thursday|friday))\b/,
    ],
  },
  complaint: {
    sure: [
      /\b(worst (customer service|experience|airline|bank|company|app)|never (flying|ordering|buying|using) .{0,40}again|on hold for|still waiting (for|on)|terrible service|absolute joke of)\b/,
      /\b(so|sick and) (tired|sick) of\b/,
    ],
    likely: [
      /\b(why (is|are|do|does|can't|won't)|how hard is it)\b/,
      /\b(cancel+ed|delayed|broken|refund|overpriced|crash\w*|lost my|charged me|useless|ridiculous|unacceptable|annoying|frustrat\w+|hate|awful|horrible|scam)\b/,
      /\b(again|every (single )?time|hours?|weeks?|support|customer service|still)\b/,
    ],
  },
  story: {
    sure: [
      /\b(years ago|the other day|last night|this morning|yesterday|once)\b[\s\S]*\b(then|so|turns out|and (he|she|they|i) (said|asked|looked|told|replied))\b[\s\S]{20,}/,
    ],
    likely: [
      /\b(he|she|they|the (man|woman|kid|guy|driver|teacher|nurse)) (said|asked|told|looked|replied|handed|smiled)\b/,
      /\b(i was|we were|there was|when i)\b/,
      /["“].{4,}["”]/,
      /\n.+\n.+\n/,
    ],
  },
  joke: {
    sure: [
      /\b(lmao+|lol|rofl|haha+|plot twist:)\b|😂|🤣|💀/u,
      /^(nobody|no one|me|my brain|my (cat|dog|kid|boss)|therapist|doctor|interviewer)\s*:\s/m,
    ],
    likely: [/\b(pov|tfw|when (you|your)|me when|imagine)\b/, /\b(apparently|somehow|allegedly)\b/],
  },
};
