import type { KindRule } from './post-kinds.ts';

/** English posts that say something, in the order in which doubt is settled: the narrower first. */
export const ENGLISH_STATEMENT_RULES: readonly KindRule[] = [
  {
    kind: 'advice',
    unless:
      /^(small |tiny |little |my )*(wins|things i|today i|done|grateful|highlights|to[- ]?do)\b/,
    sure: [
      /(^|\n)\s*(\d+[.)]|[-•*✅→])\s*\S.*\n+\s*(\d+[.)]|[-•*✅→])\s*\S/u,
      /(?<!\b(?:than|has|have|had|with) )\b(\d+|three|four|five|six|seven|ten) (\w+ )?(things|lessons|tips|rules|habits|ways|mistakes|principles|signs|reasons|steps (?=to|for)|hacks|truths|skills)\b/,
    ],
  },
  {
    kind: 'tip',
    unless:
      /^(?=[\s\S]*\breminder\b)(?![\s\S]*\b(free|you can|library|app|discounts?|website|link|fees?|refunds?|tickets?|passes|store|download)\b)/,
    sure: [
      /\b(please )?(be careful|drive safely|stay safe) (on|out|if|in|tonight|today)\b/,
      /^the best (time|way|place|day) to\b/,
      /^(\w+ ){0,2}tip( for [\w' ]{2,24})?:/,
      /^(the (trick|key|secret) (to|of|with|for|is)|(friendly |gentle |daily |just a )?reminder|psa|fyi|life hack|pro[- ]?tip|did you know you can|you can (just|actually))\b/,
    ],
  },
  {
    kind: 'maxim',
    unless: /\b(terrible|bad|worst|awful|useless) advice\b/,
    sure: [
      /^(\w+ ){0,2}reminder\b(?! to (all|everyone|submit|register))/,
      /^i don't know who needs to hear this\b/,
      /\b(here's how to|here is how to|pro[- ]?tip|life hack|(my|best|unsolicited|career|dating|the best) advice(?! (i|i've|he|she|my)\b)|advice (to|for) (my|young|new|anyone|people)|note to self|if you're (in your|under|over) (20s|30s|twenties|thirties|\d+)|do yourself a favou?r)\b/,
      /^(you (don't|do not) need .{3,60}[.,;] *you (just )?(need|have)|you( (don't|can't|won't|aren't|are not)|'re not) .{3,60}[.;]\s*you('re| are| just)? |it's not .{3,50}[.,;] *it's )/,
      /^(invest in|call your|drink (more )?water|protect your|back up your|surround yourself|save your|take the|buy the|read more) (?!.*\b(overrated|wrong)\b)/,
    ],
    likely: [
      /\b(always|never|stop|start|don't|remember to|make sure|learn to|instead)\b/,
      /\b(if you want to|you should|your (future|younger) self|you need to)\b/,
      /\b(habits?|mindset|discipline|consistency|compound\w*)\b/,
    ],
  },
  {
    kind: 'injustice',
    likely: [
      /\b(nurses|teachers|paramedics|caregivers|carers|warehouse workers|workers|drivers|farmers|servers|waiters|cleaners|janitors|interns|adjuncts|grad students|social workers|cashiers|employees|staff|firefighters)\b/,
      /\b(hour (shifts?|days?)|unpaid|underpaid|minimum wage|pizza party|no raise|second jobs?|overtime|food stamps|out of (their own )?pocket|(buy|buying|bring|bringing|pay for|paying for) their own|strike|striking|can't afford|record profits|bonus(es)?|thank[- ]you (card|note|e-?mail)|thoughts and prayers|paid less|burn(t|ed|ing) out)\b/,
    ],
    sure: [],
  },
  {
    kind: 'politics',
    unless: /\b(should|shouldn't|must|ought|need to|needs to|common sense)\b/,
    sure: [
      /\bthe government (says|said|will|wants|is|has|just)\b|\b(the |city |town |county )council (found|says|wants|has|is|plans|voted|spent|will|decided|approved)\b|\b(senators?|senate|congress(man|woman|men)?|house of representatives|politicians?|lawmakers?|the (president|prime minister|governor|mayor|minister|opposition|administration|white house|electorate)|parliament|mps?|campaign (promise|donors?|ads?)|gerrymander\w*|lobby(ist|ing)\w*|filibuster|swing state|(left|right)[- ]wing|democrats?|republicans?|tories|labour party|the (left|right) (is|has|wants|will))\b/,
    ],
  },
  {
    kind: 'awe',
    sure: [
      /\b(the (moon|stars|sky|sunset|sunrise|northern lights|aurora|milky way|rainbow|light)) (tonight|right now|this (morning|evening)|is|was|are|were|looks?|over|just)\b/,
    ],
  },
  {
    kind: 'opening',
    sure: [
      /\b(new|old) (\w+ )?(library|park|playground|bakery|caf[eé]|bookshop|bookstore|museum|cinema|theat(er|re)|market|pool|station|bridge|trail|school|garden|restaurant|bike lane|bus (line|route)|tram|train line) (\w+ ){0,2}(opens?|opened|is (finally |now )?open(ing)?|reopens?|is back)\b/,
    ],
  },
  {
    kind: 'made_it',
    sure: [
      /^(i |just |finally |today i |so i |we )*(made|baked|built|knitted|knit|sewed|crocheted|cooked|painted|brewed|fermented|assembled|refinished|restored|carved|grew|canned|pickled|smoked|roasted|repaired) (my |our |a |an |the |some |this |these |homemade )?(\w+ ){0,4}(from scratch|myself|ourselves|by hand|bread|soup|stew|pasta|ramen|pizza|sourdough|cake|pie|cookies|kimchi|jam|chili|curry|table|shelf|shelves|bench|desk|chair|scarf|sweater|dress|quilt|blanket|deck|fence|shed|treehouse|kombucha|tomatoes|bagels|dumplings|lasagna|tiramisu)\b(?!.*\b(burned|burnt|ruined|dropped)\b)/,
    ],
  },
  {
    kind: 'observation',
    unless: /\b(hot take|unpopular (opinion|take)|should)\b/,
    sure: [
      /^[\p{L} '-]{3,40} (is|are) proof (that|of)\b/u,
      /\b(is|are) (where|when) (people|you|we|everyone)\b|\b(is|are) .{2,40} for people who\b/,
      /^some (days|people|nights|weeks|meetings) (you|are|will|just)\b/,
      /^there('s| is) (a|an|this|that) (specific|particular|certain|special|very) (kind|type|sort)? ?of\b|^most .{3,50} (is|are) /,
      /^can confirm[:,]|^you'd think\b/,
      /\b(reached|at) (the|that|an) age (where|when)\b/,
      /^every [\w' ]{3,40}: |^(nobody|no one) (reads|likes|knows|wants|needs|ever|actually|really|\w+s (a|the|your|how|what|why|you|it))\b|^half (of )?the \w+ of\b/,
      /^(half|most|\d+%|ninety percent|the rest) of .{3,50} (is|are) /,
      /^every(one|body)('s| is| thinks| wants| says)\b.{3,60}\buntil\b|^the fact that\b/,
      /^(every time (i|you|we|someone)|whenever (i|you)|you can (always |really )?tell (a lot|who|when|how|everything)|(honestly,? )?(the|my|nice|good|great|weird|funny) ?(best|worst|hardest|funniest|weirdest|favou?rite)? ?(part|thing) (of|about))\b/,
      /^(?!.*\b(my|i|should|ai|work|people)\b)[\p{L}' -]{3,30} (is|are) (an?|the) [^.?!]{5,60} (with|that|for people|minus|wearing|in a|pretending)\b/u,
      /^\w+ing (\w+ ){0,4}is (?!(good|bad|great|important|essential|key|better|worse|overrated|underrated|easy|hard|wrong|not)\b)[^.?!]{8,}[.!]?$/,
      /^(?!.*\b(ai|immigra\w+|government|women|men)\b)(every \w+ (\w+ )?(has|is|contains|needs|thinks|says|wants|claims|asks|loves|believes|pretends)|some of you|there('s| is) always (one|a|that)|there are (only )?(two|2|three|3) (types|kinds)|being (a|an) \w+.{0,30} is|adulthood is|parenthood is|nothing (humbles|prepares|ages|bonds|tests)|nobody (warns|tells|told|warned) you|no one (warns|tells|told|warned) you|at (this|some|a certain) (point|age)|the (best|worst|hardest|funniest|weirdest|strangest) (part|thing) (of|about))\b/,
      /^\w+ing (\w+ ){0,7}means \w+/,
      /^(?!.*\bshould\b)[^.?!]{3,60}\b(is|are) (really |basically |literally )?(just|basically|mostly|only|\d+%) [^.?!]{3,90}[.!]?$/,
    ],
  },
  {
    kind: 'sports',
    sure: [
      /\b\d-\d (down|up|at|lead|win|loss|defeat)\b|\b(half|full)[- ]?time\b(?! (job|work|employ\w+|position|role|student|mom|mum|dad|parent|and a))|\b(right|left|centre|center)[- ]backs?\b|\bkick-?off\b|\bstoppage time\b|\b\d goals\b|(?:^|\s)[0-6]-[0-6](?=[.,!]| (win|loss|draw|final))|\baway (day|game|end)\b|\b(lost|won|beat|drew|losing|winning) (\w+ ){0,3}\d-\d\b|\b\d-\d (away|home|to|against|on)\b|\bten men\b|\b(verstappen|hamilton|leclerc|formula (1|one)|f1|podium|messi|ronaldo|haaland|mbappe|djokovic|alcaraz|nadal|federer|lebron|mahomes)\b|\bhat[- ]trick\b/,
      /\b(this team|our defen[cs]e|the refs?|referees?|umpires?|halftime|overtime|touchdown|home run|no-hitter|walk-off|grand slam|buzzer beater|triple[- ]double|clean sheet|rookie|penalt(y|ies) shootout|hat[- ]trick|free agency|transfer window|starting (lineup|xi)|bullpen|playoffs?|premier league|champions league|super bowl|world cup|grand prix|pole position|world series|stanley cup|lakers|celtics|warriors|knicks|cowboys|eagles|patriots|chiefs|packers|steelers|ravens|49ers|yankees|dodgers|mets|red sox|cubs|leafs|arsenal|chelsea fc|liverpool fc|man(chester)? (united|city|utd)|barcelona|bar[cç]a|real madrid|tottenham|bayern|juventus|nba|nfl|mlb|nhl|epl|\w+ball season|march madness)\b/,
    ],
    likely: [
      /\b(\d{1,3}[-–]\d{1,3})\b|\b(quarter|half|inning|lap|match|game|season|derby)\b/,
      /\b(win|won|lost|lose|beat|loss|scored?|defen[cs]e|offen[cs]e|coach|benched|keeper|striker|quarterback|qb|pitcher|collapse\w*)\b/,
      /\b(fans?|club|league|players?|rookie|squad|roster|stadium|refs?|our team)\b/,
    ],
  },
  {
    kind: 'weather',
    unless: /\b(heating|boiler|radiator|air con\w*|power|pipes?|car|flight|train|thunderstorm,)\b/,
    sure: [
      /(?<![\d.,])-?\d{1,3} ?(°|degrees\b|celsius|fahrenheit)|^-\d{1,2}\b/,
      /\b(snowing|snowed|hailing|heat ?wave|blizzard|thunderstorm|drizzl\w+|black ice|wind ?chill|it's (raining|pouring|freezing|so (hot|cold|humid|windy)))\b/,
    ],
    likely: [
      /\b(snow(ed|ing|storm)?|rain(ed|ing|s)?|fog(gy)?|thunder\w*|storm|wind(y)?|humid(ity)?|hail|frost|sleet|heat|sun(shine)?|forecast|temperatures?)\b/,
      /\b(outside|this (morning|afternoon|week)|again|all (day|week|month)|finally|so (thick|hot|cold|windy|bright)|in (october|november|december|january|february|march|april|may|june|july|august|september))\b/,
    ],
  },
  {
    kind: 'claim',
    sure: [
      /^(don't|never|always|please don't) (?!(think|know|forget|mind|been|had|seen|thought|felt|a|have|feel|understand|sleep|get|like)\b)\w+ [\p{L}']+/u,
      /^(stop \w+ing|please stop \w+ing|start \w+ing|learn to|never \w+ (a|your|the|without)|always \w+ (a|your|the)|don't \w+ (your|a|the|until|just|for|before)|if you want to)\b/,
      /\b(is|are) the new\b|\bnothing (beats|is better than|says)\b|\bnormali[sz]e\b|\bshould be (illegal|mandatory|free|banned|required|taught)\b|\b(die on this|hill to die|the hill i)\b|\bi don't care what any(one|body) says\b|\bi will not hear otherwise\b|\bi don't make the rules\b|^the (more|older|longer) (i|you|we) .{3,80}\bthe (less|more|better|worse)\b|\bno(body| one) (is talking|talks) (enough )?about\b|^[\p{L}' ]{3,30}: (please )?(stop|read|don't|never|always|start|learn|get|take|do|be|ask|write|use|try|keep|go|just|pay|give|let)\b|\bwe don't talk (enough )?about\b|^(it's|it is|its) (so )?(wild|crazy|insane|weird|funny|strange|sad|telling|ridiculous|mad|interesting) (that|how)\b|\bwe('ve| have) normali[sz]ed\b|^(the|one) (real |only |main )?(reason|secret|trick|trouble|truth|thing) (is|with|about|why|your|people|most|no)\b|^(i've |i have )?been thinking (a lot )?about how\b|^\p{L}+ is (just )?(where|what|how) \p{L}+ |^the (most|least|best|worst|biggest|only|hardest|real) [\p{L}' ]{3,40}: |^(employers|recruiters|founders|managers|parents|teachers|designers|developers|devs|landlords|companies|startups|leaders|students|writers|freelancers|marketers|brands)( \w+)?:|^we (talk|act|treat|pretend|celebrate|reward|expect|teach|tell|judge)\b|^[\w' ]{3,40} (isn't|is not|aren't) (a |an |the )?[^.]{3,40}\. (it's|it is|they're)\b|^anyone who\b|^dear (?!diary|john|santa|god|future|past|younger|all|friends|everyone)\w+( \w+)?[:,] |\bi don't think \W?\w|^your \w+ (does not|doesn't|do not|don't|isn't|is not|aren't|needs)\b|^["“][^"”]{5,60}["”] (is|are) (how|why|what|a|the|terrible|bad|just)\b|^(we|schools|parents|companies|people|men|governments|cities) (really |all |desperately |just )?(should|shouldn't|must|need to|ought to)\b|^(founders|people|companies|managers|men|women|parents|teachers|leaders|recruiters|developers|designers|couples|brands) (who|that) (say|think|claim|believe|use|call|ask|don't|never|always|can't|won't)\b|^we (don't|do not) (have|need) [^.]{3,50}[.,;]\s*we (have|need)\b|\btired of pretending (?!(i|to)\b)|\b(don't|doesn't) need (a|an|another|more) .{2,40}[.,;] (they|he|she|it|you|we|your) (\w+ )?needs?\b|\bi (don't|do not|can't|never) (trust|understand|respect|get) (people|anyone|men|women|folks|adults|companies) (who|that)\b|\b(is|are) the best thing (to|about|ever)\b|^(good|great|bad|real|true|smart|strong|weak) (leaders?|managers?|teams?|people|parents?|teachers?|friends?|companies|writers?|engineers?|designers?|founders?|men|women|design|code|writing) \w+|\bsaid no one ever\b|\bi said what i said\b|\b(prove me wrong|change my mind|hot take|unpopular opinion|hard truth)\b|\bi (\w+ly )?(think|believe) (that |people |most |all |we |the (world|problem|issue|best|worst|real|whole|internet|media|idea|reason|future|key|most|biggest|nicest|point|way) |everyone |every |no ?one |more |you |it's (time|wild|crazy|weird|important|ok|okay|fine) )/u,
      /\b(full stop|end of story|i said it)\W*$|^(my )?(opinion|take|controversial)( \w+)?:|^if (a|an|your|the|you're|you(?! see)) [^.?!]{3,60}, (ask|tell|say|leave|run|don't|stop|never|always|walk|take|pay|call|write|the|your|it|that|you|he|she|they)('s|'re| is| are)? \w+/u,
    ],
  },
];
