import type { KindRule } from './post-kinds.ts';

const THEIRS = String.raw`(?:my|our) (?:(?:little|big|older|younger|best|eldest|youngest|dear|amazing|brilliant|\d+[- ]?year[- ]?old|twin|former|own) )*(?:sister|brother|son|daughter|wife|husband|partner|mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|friend|student|students|mentee|niece|nephew|cousin|boyfriend|girlfriend|fianc[eé]e?|kid|kids|boy|girl|sibling|apprentice|team ?mate|protégé)`;

/**
 * English posts in which it matters who did it, and to whom: whose award, who was let go and by whom,
 * who asks others for help. Before all other kinds, as their words look the same.
 */
export const ENGLISH_ACTOR_RULES: readonly KindRule[] = [
  {
    kind: 'sober',
    sure: [
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|a) (days?|weeks?|months?|years?) (\w+ )?(sober|clean|smoke[- ]free|alcohol[- ]free|without (a )?(drink|cigarette|smoking|drinking|alcohol|gambling))\b|\bsober (for )?(\d+|one|two|three|six|a) (days?|weeks?|months?|years?)\b|\bhelp with my (drinking|addiction|gambling)\b|\bfirst (aa |na )?meeting tonight\b.{0,30}\b(scared|nervous|going)\b|\bhaven't (had a drink|smoked) (in|for|since)\b/,
    ],
  },
  {
    kind: 'complaint',
    sure: [
      /\b(delivery|order|parcel|refund|package|engineer)\b[\s\S]*@\w+/,
      /^(hey |hi |dear )?@\w+[^?]*\byour (app|website|team|driver|staff|service|support|bot|line|hotline|agents?|engineers?|system|drivers|company)\b/,
      /^(hey |hi |dear )?@\w+[\s\S]*\b(still|again|third|second|fourth|\d+ (days?|hours?|weeks?)|driver|order|refund|delivery|engineer|broken|late|never|nobody|no one|cancel\w*|waiting|lied|where is|why)\b/,
    ],
    unless: /\b(thank\w*|love|great job|congrat\w*|amazing)\b/,
  },
  {
    kind: 'poorly',
    sure: [
      /\b(the|this|with|have|got|caught|a|of) (bad |nasty |horrible |man )?(flu|(?<!(in |the |this )(\w+ )?)cold|fever|stomach bug|covid|tonsillitis|sinus infection|norovirus|migraine|bronchitis)\b(?! (brew|shower|pizza|war|plunge|call|email|start|case|front|weather|beer|water|coffee|season|turkey|take|open|one))/,
      /\b(i'm|i am|been|feeling) (so |really |properly |very )?(sick|ill|poorly|unwell)\b(?! (of|and tired))|\b(throwing up|lost my voice|blocked nose|food poisoning)\b/,
    ],
    unless:
      /\b(he|she|he's|she's|his|her|dad|mum|mom|everyone in my family|cat|dog|kids?|patients?|nurse|vaccine|immune|sick leave|call in|boss)\b/,
  },
  {
    kind: 'appeal',
    sure: [
      /\b(has|have) been missing since\b|\b(missing|lost) (dog|cat|person|child|girl|boy)\b|\b(hasn't (come|been) home since|(his|her) phone is off|went missing|last seen (near|in|at|on|around))\b/,
      /\b(needs?|short|away|only) \d[\d,]* (more )?(orders|signatures|donations|votes|pre-?orders)\b|\b(go ?fund ?me|fundrais\w+|crowdfund\w*|signal boost|mutual aid)\b/,
      /^(looking for|seeking|wanted:?|searching for) (a |an |some )?(new )?(flatmate|roommate|housemate|lodger|sitter|babysitter|drummer|bassist|singer|teammates?|players?|volunteers?|co-?founder|beta (testers|readers))\b/,
      /\b(any(one|body)|who('s| is)?) (here )?hiring\b/,
      /\bfree to (a )?good home\b|\bany(one|body) (in \p{L}+ |here |around )?(want|need|interested in)\b/u,
      /\bany(one|body) (got|have|has|selling) (a |an |any )?(spare|extra)\b/,
      /\bgive blood\b/,
      /\b(please|pls|plz) (share|rt|retweet|repost|call|dm|help (us|me|her|him|them)|donate|sign|spread)\b|\b(sign the petition|blood donors?|donate (to|today|here|if)|has anyone seen (my|our|this|him|her))\b/,
    ],
    unless: /\b(eliminated|laid off|lost my job|redundant|giveaway|to win|discount|% off|promo)\b/,
  },
  {
    kind: 'kid',
    sure: [
      /^(so |ok |and )?why (is|does|did|are|do|won't|has) (my|our) ((\d+|two|three|four|five|six|seven|eight|nine|ten)[- ]?(year|yr|month)s?[- ]old|toddler|kids?|son|daughter|baby|twins)\b/,
    ],
  },
  {
    kind: 'pet',
    sure: [
      /^(so |ok |and )?why (is|does|did|are|do|won't|has) (my|our|the) (cats?|dogs?|puppy|kitten|parrot|hamster|rabbit|tortoise|chickens?)\b(?!.*\b(vet|sick|limping|bleeding|not eating|died|dying)\b)/,
    ],
  },
  {
    kind: 'their_win',
    sure: [
      new RegExp(
        String.raw`\b(?:proud of|congrat\w*( to)?|well done( to)?|hats off to|happy for) (?:this |these )?(?:${THEIRS}|her|him|them|(?:our|my) (?:girls|boys|team|students|kids|class|crew|volunteers|community|village)|this (?:kid|girl|boy|guy|woman|man|one))\b`,
      ),
      /^(she|he|they) (finally |just |actually )?(passed|did it|got in|made it|won|graduated|got the (job|part|role))\b/,
      /^(huge |big |massive )?congrat\w* (to|on) (?!me\b|myself\b)/,
      /^(my )?(dad|mom|mum|mother|father|grandpa|grandma|wife|husband|sister|brother) (just |finally |officially )?(retired|graduated|qualified|finished (his|her)|got (his|her))\b/,
      new RegExp(
        String.raw`\b${THEIRS}\b(?: \w+){0,4}? (?:just |finally |officially |today |has |have |was |were |is |are )*(?:got (?:into|accepted|in to|promoted|the (?:job|part|role|lead)|an? (?:offer|part|role|place)|(?:her|his|their) (?:first|degree|phd|licen[cs]e|dream))|passed|graduat(?:ed|es|ing)|won (?:the|a|an|her|his|first|gold|silver|bronze)|made (?:the team|honou?r roll|partner|varsity|it into)|became a|published (?:her|his|their)|defended (?:her|his|their)|finished (?:her|his|their) first|landed (?:a|an|her|his|the)|ran (?:her|his|their) first|accepted (?:into|to|at)|named|scored (?:her|his|their|the)|made (?:her|his|their) first)\b`,
      ),
    ],
    unless:
      /\b(my ex|congrat\w* to (me|myself)|i'm not proud|miss(es|ed)?|failed|rejected (again|from)|died|lost)\b/,
  },
  {
    kind: 'milestone',
    sure: [
      /\b\d[\d,.]*k? (subscribers|followers|users|customers|downloads|sales|orders|readers|members|listeners|stars|streams|views|students)\b(?![\s\S]*\b(asked|interview\w*|survey\w*|talked to|lost|unfollow\w*|complain\w*|hack\w*|bots?|fake|and (yet|still|one|zero)|only)\b)/,
      /^(i )?(just )?(deadlift(ed)?|bench(ed| pressed)?|squat(ted)?|ran|swam|cycled|rowed|lifted|climbed|hiked|walked) (my first |a |an )?\d[\d,.:]* ?(kg|kgs|k|km|miles?|lbs|pounds|m|metres|meters)?\b/,
      /\bour (baby|son|daughter|twins|little (boy|girl|one)) (\w+ )?(arrived|was born|is here|came)\b|\b(turns|turned) (one|two|three|five|ten|\d+) (today|this week|this month|years old today)\b|\b(i'm|i am|we're|we are) (now |officially |finally )*(a|an) (\w+ )?(citizens?|doctor|nurse|dad|mum|mom|homeowners?|graduate|lawyer|teacher|engineer|author|aunt|uncle|father|mother|pilot|midwife|parents)\b(?=[^.]*[!🎉🍁])|\b(my|our) [\w' ]{2,30} (is|are) (now |finally |officially )*(in (shops|stores|bookshops|print|cinemas|galleries|production)|published|done|finished|on (netflix|the shelves))\b|\bi (start|started|begin|began) (a|my) new (job|role|position)\b|\b(my|our) [\w' ]{2,30} (was|were|got|is|are|has been|just got) (just |officially )?(featured|nominated|shortlisted|selected|chosen|picked up) (by|for|in|on|as)\b|\bgot (offered )?the (job|offer|role|part)\b(?! of)|\b(we|i) (just |finally )?closed on (the|our|a|my)\b|\bit's my (\d+(st|nd|rd|th) )?birthday\b|^some news\b|\bi'm moving to \p{L}+ (in|next|this)\b/u,
      /\b(humbled|honou?red|thrilled|excited|delighted|proud|happy|pleased|stoked|grateful|beyond) (and (\w+ )?)?(\w+ )?(to (share|announce|say|be (joining|named|selected|starting)|have (been|joined|won|received)|join|start|become)|that i)\b(?!.*\b(launch\w*|hiring|new (feature|release|version)|webinar|event)\b)/,
      /\bi('ve| have)? (just )?(been|was|am|got) (named|selected|chosen|awarded|listed|nominated|shortlisted|recogni[sz]ed|featured|elected|appointed|invited to (speak|join|give|present)|inducted)\b/,
      /\bi('ll| will) be (joining|starting as|starting at|stepping into|taking on)\b|\bi('m| am) (joining|starting (as|at)|stepping into) (the|a|an|my|\w+ as)\b|\b(starting|started) (my|a) new (role|position|job|chapter)\b|\bsigned (an|the|my) offer\b/,
      /^(just |finally |so |today )?(i )?got my (citizenship|green card|visa|degree|diploma|licen[cs]e|black belt|phd|first (job|client|paycheck))\b|\b(full|partial) request (today|from)\b|\boffer of representation\b/,
    ],
    unless:
      /\b(fired|laid off|rejected me|turned me down)\b|\b(asked|interviewed|surveyed|talked to|tracked|analy[sz]ed|emailed|read) \d/,
  },
  {
    kind: 'opinion',
    sure: [
      /^(?=[\s\S]*\b(i|we) (just |once |recently |finally )?(fired|let go of|laid off)\b)(?=[\s\S]*\b(agree|thoughts|lesson|here's (why|what)|leaders?|leadership|culture|hire|takeaway)\b)/,
    ],
  },
  {
    kind: 'hard',
    sure: [
      /\b(sleeping|living|slept|lived) in (my|our) car\b(?![\s\S]*\btoday i (bought|signed|own|got the keys)\b)|\blost everything\b|\bclosed the door on\b/,
      /\b(messages?|texts?|letters?) i (don't|never|didn't|won't) send\b|\bsaid we'd stay friends\b|\bi still (check|look at|scroll through|sleep on|set) (his|her|their|your)\b/,
      /\bi miss (having|being|feeling)\b|\b(i'm|i am|we're|we are) closing (down )?(my|our)\b|\bhad to close (my|our)\b/,
      /\b(kind|lovely|sweet|supportive) (messages|words|notes|comments) (since|about|after|while)\b|\bcondolences\b|\bcheck(ing|ed) in on (me|us)\b/,
      /\b(i|we) (just |recently |finally )?(fired|laid off|let (go of )?(\w+ ){0,3}(people|person|employee|team\w*|colleagues?) go)\b|\bhad to (fire|lay off|let) (\w+ ){1,4}(go|people|today|employee)\b/,
    ],
  },
];
