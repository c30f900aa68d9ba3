import { endsAsking } from './ends-asking.ts';
import type { KindRule } from './post-kinds.ts';

/** English posts that show their kind by their form or by one word, in the order in which doubt is settled. */
export const ENGLISH_FORM_RULES: readonly KindRule[] = [
  {
    kind: 'group_attack',
    sure: [
      /\b(all|every|those|these|most|the) (immigrants?|migrants?|refugees|muslims?|jews?|christians|hindus|blacks?|whites?|asians?|mexicans|arabs|gypsies|roma|gays?|lesbians|trans(genders)?|women|men|females|males|foreigners|boomers|poor people|homeless people|disabled people|fat people|old people|illegals)\b.{0,40}\b(are|is|should|need to|must|belong|don't|steal|ruin\w*|destroy\w*|lie|liars|lazy|criminals|dirty|stupid|animals|invad\w+|go back|get out|worse)\b/,
      /\b(immigrants?|migrants|refugees|muslims|jews|blacks|mexicans|arabs|gypsies|gays|trans people|foreigners|homeless people|fat people|women|men|females) (are|should|need to|must|can't|have no|don't) (?!not\b|no\b)(\w+ ){0,3}(trash|scum|animals|criminals|lazy|dirty|stupid|inferior|disgusting|ruining|destroying|stealing|invading|vermin|parasites|savages|go back|stay in the kitchen|deported|leave|emotional|logic|drive|lead|vote|rights|liars|the worst|dangerous)\b/,
      /\b(send them (all )?back|go back to (your|their) (own )?countr(y|ies)|(they|these people) don't belong here|taking (over )?our (country|jobs|women)|great replacement|replacing us)\b/,
      // Anything hateful said of a group, unless the post takes its side.
      /^(?!.*\b(not|isn't|aren't|don't|doesn't|didn't|never|myth|stop (saying|blaming|calling|hating)|scapegoat\w*|racists?|racism|racist|bigot\w*|lie that|claims?|stereotyp\w*|deserve|rights|attacked|targeted|harassed|vandali[sz]ed)\b).*\b(immigrants?|migrants?|refugees|muslims?|jews?|jewish people|blacks|black people|asians|chinese people|indians|mexicans|arabs|gypsies|romani|roma|gays|lesbians|queers|trans(gender)? people|foreigners|homeless people|the homeless|the disabled|autistic people|illegals)\b.{0,60}\b(vermin|parasites?|leech\w*|invad\w+|infest\w*|infect\w*|filth\w*|subhuman|degenerates?|groomers?|criminals?|rapists?|terrorists?|thugs|savages|animals|disease[ds]?|deport\w*|ruin\w*|destroy\w*|taking over|get rid of|ban them|kick them out|send them|breed\w*|freeloaders?|leech off|control the (media|banks|world)|mentally ill|brainwash\w*|inferior|stupid|lazy|dirty)\b/,
      /\b(get rid of|deport|ban|round up|kick out|no more|too many) (all )?(the |these |those )?(immigrants?|migrants?|refugees|muslims?|jews|blacks|mexicans|arabs|gypsies|roma|gays|trans people|foreigners|homeless people|illegals)\b/,
    ],
  },
  {
    kind: 'hiring',
    sure: [
      /\b(we're|we are) (currently )?looking for (a|an|our|our first|two|three) (\w+ ){0,3}(engineers?|developers?|designers?|managers?|analysts?|nurses?|teachers?|chefs?|marketers?|writers?|editors?|interns?|baristas?|assistants?|leads?|scientists?|accountants?|drivers?|reps?|recruiters?)\b/,
      /^(now |we're |still )?hiring\b(?! (managers?|process\w*|tips?|advice|people|is|teams?|in|should|panel))/,
      /\b(we're|we are|i'm|my team is|our team is|is|now) hiring\b|\bjoin (our|my) team\b|\bwe have (an opening|open roles)\b/,
    ],
  },
  {
    kind: 'promotion',
    sure: [
      /\b(use|with) (my |the )?(promo |discount |coupon )?code\b(?! (review|base|to))/,
      /\b\d+% off\b|\blink in (my |the )?(bio|comments|first comment)\b|\b(buy one get one|free shipping|limited[- ]time offer|money[- ]back)\b/,
      /\b(dm|message|comment) (me )?["'“]?\w+["'”]? (to|and|for|below)\b.*\b(free|guide|course|link|ebook|spot|details|send)\b/,
      /\b(only|just) \d+ (spots?|seats?|places?|copies|left)\b|\benrol?lment (is )?(now )?(open|closes)\b|\bdoors (are )?(now )?(open|close)\b/,
    ],
    likely: [
      /\b(limited (time|spots|offer|edition)|today only|while (stocks?|supplies) last|don't miss|last chance|ends (tonight|soon|sunday|friday|today|midnight)|hurry)\b/,
      /(?:^|[.!?\n] ?)(buy|order|enroll|sign up|subscribe|join|shop|grab|book|pre-?order|get yours?|secure your) (now|today|here|yours?|your|the|a|it)\b/,
      /\b(course|ebook|masterclass|webinar|newsletter|discount|sale|giveaway|coaching|template|bundle|merch|workshop|program)\b/,
      /\bhttps?:\/\/|👇|🔥🔥/u,
    ],
  },
  {
    kind: 'own_layoff',
    unless:
      /\b(today|now|finally) i (signed|start|started|got)\b|\bsigned (a|an|the|my) (contract|offer)\b|\b(i|we) (just |had to |recently )?(fired|laid off|lay off)\b/,
    sure: [
      /\b(i|i've|i'm|my (wife|husband|partner|whole team|team|dad|mom|mum)|we) (just |'ve |have |had )*(was |were |got |been |being )+(just |all )?(let go|fired|laid off|made redundant)\b(?! up)|\b(lost|losing) (my|his|her) job\b|\bmy (role|position|job) (was|is|has been) (eliminated|cut|made redundant)\b|^(got |was |just got |been )?(laid off|made redundant|let go)\b/,
      /\b(whole|entire|our|my) (team|department|office|newsroom|studio) (was|got|is being) (let go|cut|fired|closed|laid off)\b|\bmy (last day|layoff|redundancy)\b.*\b(laid off|layoffs?|redundan\w+)\b/,
    ],
  },
  {
    kind: 'layoffs',
    unless: /\b(i|we) (just |had to |recently )?(fired|laid off|lay off)\b|^if\b/,
    sure: [
      /\b(laid|laying|lays?|lay) off (\w+ ){0,3}([\d,]+%?|hundreds|thousands|half|most|staff|workers|employees|people|everyone|everybody|engineers|the whole|an entire)\b|\b[\d,]+ (people|workers|employees|staff|jobs) (were |was |are |have been )?(being )?(laid off|cut|gone|let go)\b|\b(mass|another|new|more|round of|wave of|announced|the) (\w+ )?layoffs\b|\breduction in force\b/,
      /\b(cut|cutting|axed?|eliminat\w+|slash\w*) (\w+ ){0,2}[\d,]+%? ?(\w+ )?(jobs|roles|positions|staff|employees|people|workers|of (its|their) (staff|workforce))\b/,
    ],
  },
  {
    kind: 'rejection',
    sure: [
      /^rejected (from|by|again)\b|\b(rejected again|(got|was|were|been|get) (just )?(outbid|passed over|turned down|rejected)|lost out (on|to)|all[- ]cash (buyer|offer)|went with (an internal|another|someone else|a different)|(position|role) (has been|was) filled|ghosted (me )?after|got (a |the |another |my )?(\w+ )?rejection|(i|we) didn't (get|make) (the (job|role|part|scholarship|internship|gig|lead|deal|loan|contract|apartment|house|flat|team|cut|offer|position|grant|visa|promotion|place)|it into|in(?!\w))|turned me down|(failed|flunked) my (exam|test|driving|bar|finals|interview))\b/,
      /\b(interviews?|rounds|recruiter|application)\b[\s\S]*\bghosted\b|\bghosted\b[\s\S]*\b(interviews?|recruiter|application)\b/,
      /\b(visa|application|paper|manuscript|grant|offer|loan) (was |got |has been )?(denied|rejected|declined|rescinded|withdrawn)\b/,
    ],
    unless:
      /\b(offers?: [1-9]|it only takes one|finally|but (today|now|then)|accepted|got in|i did it|made it|passed (on|it|the|my)|signed|proud)\b/,
  },
  {
    kind: 'bad_news',
    sure: [
      /\b(lost (the|our|my|a) (contract|client|deal|account|bid|tender|funding|grant|house|home|pitch|case|apartment)|got evicted|(my|our) (startup|company|business|shop|project) (died|failed|is over|didn't make it|is closing|closed)|shutting (it|us|the company|my \w+|our \w+) down|closing our doors|filed for bankruptcy|(got|was|were|been|get) (beat by|beaten by)|failed my|i failed|got scammed|my \w+ (was|got) stolen|got robbed|broke my (leg|arm|ankle|foot|wrist|collarbone)|totaled my)\b/,
      /\b(sad|bad|heartbreaking|devastating) news\b|\bi('m| am) (heartbroken|devastated|gutted)\b/,
    ],
  },
  {
    kind: 'family_news',
    sure: [
      /\b((he|she|i) proposed\b|(he|she|i) said yes\b(?=[\s\S]*(!|💍|\bring\b|marr|propos|wedding))|we('re| are)? ?(just |finally )?(got )?(engaged|married|pregnant|expecting|having a baby)|i('m| am) (pregnant|engaged|getting married|going to be (a|an) (dad|mom|mum|father|mother|uncle|aunt|grandma|grandpa))|it's a (boy|girl)|became (a|an) (aunt|uncle|dad|mom|mum|father|mother|parent|grandma|grandpa|grandparent)|our (baby|daughter|son|twins) (was|were|is|are) (here|born)|welcome to the world|(two|three|one|a) (healthy|beautiful|perfect) (baby |twin )?(boys?|girls?|twins|baby|babies)|wedding anniversary|married (\d+|one|two|five|ten|twenty|thirty|forty|fifty) years|marrying (my|the))\b/,
    ],
  },
  {
    kind: 'sports',
    sure: [
      /\b(number (one|two|three)|#\d|top) seed\b|\bwe (beat|lost to|upset|swept) (the|a|them)\b|\b(the|our|my) (team|boys|lads|squad|club) (\w+ )?(won|lost|beat|drew|tied|choked|blew)\b/,
    ],
  },
  {
    kind: 'milestone',
    sure: [
      /^(just |finally |officially )?(promoted|hired|accepted|graduated|retired|elected|published|nominated|certified|tenured) (to|as|at|from|by|into|in|today|after|last|this|with)\b/,
      /\b(first|last) day (of|at|as|in) .{0,40}\b(retirement|after (\d+|\w+) (years|decades)|new job|university|college|sober)\b|\b(i|i'm|i am|officially|finally|just) (\w+ )?(retiring|retired)\b/,
      /\b(i|we|my \w+|our \w+) (just |finally |officially |have |has |'ve )*(hit|reached|crossed|passed|surpassed) ([$€£]?\d[\d.,]*[km]?|our first|my first|a (million|thousand|hundred))\b/,
      /\b(i |we |my \w+ |just |finally |officially )(just |finally |officially )*(got|was|been) (promoted|accepted|into (med|law|grad|college|university|harvard|my)|my (degree|diploma|driving licen[cs]e|visa|citizenship|green card|first|license))\b/,
      /\b(paper|manuscript|application|visa|loan|grant|offer|proposal|mortgage|green card|residency|asylum|script|novel|book|patent) (was |got |has been |is |just got |finally got )+(accepted|approved|granted|published|picked up|funded|sold)\b/,
      /\b(just|finally|officially|today i|today we) (graduated|got (engaged|married|promoted|hired|accepted|published)|became (a|an)|bought (my|our|a) (first|own|house|home)?|finished (my|writing)|passed (my|the)|ran (my|a)|quit (smoking|drinking)|paid off|defended|signed|completed|closed on|turned (30|40|50|60)|learned (to|how)|submitted my|sold (my|our) first|won)\b/,
      /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|\w+teen) (days?|weeks?|months?|years?) (cancer[- ]free|self[- ]employed|in business|debt[- ]free|alcohol[- ]free|without (a )?(drink|cigarette|smoking|drinking|alcohol))\b/,
      /\b(closed|raised) (our|my|a|their|an?) ?([$€£]?[\d.]+\w* )?(\w+ )?(seed|series [a-d]|round|funding|angel)\b|\bsigned (the|a|my|our) (lease|deal|contract|papers)\b/,
      /^(just |finally |today |i |we )*sold (my|our) (first|\d+\w*|house|home|company|startup|car|business)\b/,
      /\b(i|we) (just |finally |actually )?got (in|into) (the|my|a|an|college|med|law|grad|university)\b|\b(i|we) (got (in|the)|passed|won)\b.{0,60}!!/,
      /^(just |finally |i |we |so i |she |he )*(landed|booked|scored) (the|my|a|an|our) (\w+ )?(part|job|role|gig|client|deal|internship|interview|lead|offer)\b/,
      /\b(story|poem|essay|article|piece|photo|painting|song|book|novel|recipe|letter) (was |got |has been |just |finally )+(published|accepted|featured|picked|selected|shortlisted)\b/,
      /\b(paid off (my|our|all)|debt[- ]free|she said yes|he said yes|we're (pregnant|engaged|having a baby|expecting)|i'm (pregnant|engaged)|got the job|i got the (offer|role|part|grant|scholarship))\b/,
      /\b(my|our) first (\w+ )?(check|cheque|sale|customer|marathon|paying customer|client|house|home|10k|5k|half marathon|paycheck|novel|book|gig|hire|dollar|publication|patient)\b/,
      /\b(i|we) (actually |finally )?(?<!like (i|we) )(did it|made it)\b(?! (up|out|clear|worse|to the bus))|\bnew job\b.*\b(start|excited|monday|thrilled|announce)/,
      /^(just |finally |today )?(we |i )?got the keys (to|for)\b|\bi (just |finally |actually )?passed (?!(by|out|away|on|up|it|over|through|him|her|them|a |an |this|that)\b)\w|^new (paper|preprint)\b/,
      /^finished (my|our) first\b/,
      /\bapproved (the|our|my) (mortgage|loan|visa|application|grant|offer)\b/,
      /\b(marathon|triathlon|ironman|ultra|10k|5k|half) (is )?(done|finished|complete\w*|in the books)\b/,
      /\blost \d+ ?(lbs|kgs?|kilos?|pounds|stone)\b|^officially (a|an) \w+|\b(some |a little |big |exciting )(personal|life|career) (news|update)\b/,
      /\b\d+ years? ago today\b|\bone year ago today\b|\bhappy anniversary\b|\b(personal best|new pb|personal record)\b|\bborn (today|yesterday|last night|this morning)\b|\bwelcome to the world\b|^(officially |finally )?(bought|closed on|got the keys to) (a|my|our) (first )?(house|home|flat|apartment|place)\b|\bpassed (my|the) (\w+ )?(tests?|exams?|bar|boards|finals|driving|theory)\b|^(just |finally )?(hit|reached|crossed|surpassed) [$€£]?\d|^(just |finally )?got (promoted|accepted|the job|the offer)\b|\bfirst (paycheck|pay cheque|day (as|at) (a|an|my new))\b/,
    ],
    likely: [
      /\b(proud|grateful|can't believe|dream come true|celebrat\w+|milestone|anniversary|so happy|over the moon|thrilled)\b/,
      /\b\d[\d,.]*k? (followers|subscribers|users|customers|downloads|stars|mrr|arr|days in a row|day streak)\b|\b\d+ (lbs|kg|pounds) (down|lost)\b/,
    ],
  },
  {
    kind: 'release',
    sure: [
      /^(my )?new (blog post|post|video|episode|article|song|single|track|poem|comic|story|piece|print|painting|photos?|series|on the blog|in the shop|in the store|mix|issue)\b( is)?( out| up| live)?/,
      /\b(my|our) (new |first |debut |latest )?(book|novel|album|ep|single|podcast|video|episode|song|comic|zine|film|short film|poem|essay|memoir) (is|comes|drops|launches|premieres) (out|today|live|up|now|tomorrow|tonight)\b/,
    ],
  },
  {
    kind: 'launch',
    sure: [
      /\b(i|we|we've|i've|i'm|we're|my team|our team|just|finally)\b.{0,40}\b(launched|launching|shipped|shipping|released|releasing|rolled out|rolling out|open[- ]sourc(ed|ing)|published my|published our)\b(?=[\s\S]*\b(apps?|products?|sites?|websites?|tools?|features?|versions?|updates?|v\d|\d\.\d|plugins?|extensions?|games?|platform|book|course|newsletter|podcast|album|song|ep|single|store|shop|beta|api|sdk|library|service|https?|try|feedback|free|dashboard|startup|collection|scheduler|today|now|first)\b)/,
      /\b(my|our|the) [\w' -]{2,40} (is|are) (now |finally |officially )*(live|out now|available|open to everyone|in (public |open )?beta|on (steam|product hunt|the app store|kickstarter|bandcamp))\b/,
      /\b(is|are) (now |finally |officially )?(live|out|available)( (today|now|on|for|everywhere))\b(?=[\s\S]*\b(feedback|free|try|tool|app|link|users?|clients|customers|sign up|product|nights and weekends|built|months)\b)/,
      /\b(i|we) (made|built|wrote) [^.!?]{0,50}\bit's live\b/,
      /^(just |finally )?(shipping|launching|releasing|shipped|launched|released) (v?\d|version|our|my|the) ?[\s\S]*\b(app|tool|library|site|product|game|version|feature|api|plugin|platform|newsletter|map|open source|update)\b/,
      /^(introducing|announcing|say hello to|meet) (our|my|the new|v\d)\b|\bshow hn\b|^introducing \w/,
      /\b(i|we|i've|we've) (just |finally )?(built|made|created|wrote|designed|coded) (a|an|this|my own) [\w -]{0,40}\b(app|tool|site|website|game|extension|plugin|bot|library|platform|dashboard|newsletter|service|calculator|tracker|api|cli|widget|generator|thing that|that)\b/,
      /\b(my|our) (new |first |debut )?(book|novel|album|ep|single|podcast|game|app|newsletter|course|store|shop|video|episode|song|comic) (is|comes|drops|launches) (out|today|live|now|tomorrow|tonight)\b/,
    ],
    likely: [
      /\b(launch|ship|release|beta|product hunt|side project|app store|v1|mvp)\w*\b/,
      /\b(i|we|i've|we've|been) (just )?(built|building|made)\b/,
      /\b(feedback|try it|check it out|early access|would love (your|to hear)|sign up)\b/,
    ],
  },
  {
    kind: 'quotation',
    sure: [/["“].{12,}["”]\s*\n?\s*[-–—~]\s*\p{L}/u],
  },
  {
    kind: 'thread_hook',
    sure: [
      /\b(a (short |quick |long |mini )?)?thread\s*(:|👇|🧵|⬇️|↓|$)|🧵|\b(here's (how|what|why|the story|everything|what (i|we|happened))[^.]*:?\s*(👇|🧵|⬇️|↓|\(?1\/)|\(?1\/(\d+|n)?\)?\s*$)/u,
    ],
  },
  {
    kind: 'regret',
    unless: /\bregret to (inform|say|announce|report)\b|\n\s*(\d+[.)]|[-•*])\s|\bthings i wish\b/,
    sure: [
      /\bwish (i|we)('d| had) \w+|\b(i )?(really |just |sometimes |often )*wish(ed)? (i|i'd|we|we'd) (had|hadn't|'d|never|have|would have|could go back|knew|started|learned|listened|stayed|kept|bought|sold|said|didn't|did)\b|\bi (should|could) (have|'ve) (just |never |probably )?(listened|started|bought|sold|stayed|kept|known|said|saved|learned|asked|called|gone|taken|quit|left)\b|\bif only (i|we)('d| had| knew)\b|\bi regret\b|\bif i could (go back|do it (all )?(over|again)|tell my younger)\b/,
    ],
  },
  {
    kind: 'wish',
    unless: /\bthings i wish\b|\n\s*(\d+[.)]|[-•*])\s/,
    sure: [
      /^(i (really |just |sometimes |often |genuinely |honestly )*wish|if only|wish (i|there|more|someone|people|we|my|it|this|they)|(i )?(would|i'd) (love|pay|kill|give) .{0,40}\b(for|if|to see|where)\b|(i )?(would|i'd) (love|pay for|kill for) (an?|some|more) |(someone|somebody) (should|please|needs to|has to) (please )?(invent|make|build|create|start|open)|(i )?(just |only |really )*(want|need) (one|a single|just one) \w+|i just want (a|an|to|some|my|people) |all i want|why don't (more|we have|they make|all)\b|bring back|oh to be|there should be (a|an|some)|petition (to|for)|all i want (is|for)|can we (please )?(have|get|bring|go back))\b/,
      /^[^.!?]{0,80}\bi (really |just |sometimes )?wish (?!i (was|were) (kidding|joking|making))(i|we|there|more|someone|people|my|it|this|they|he|she|that|every|the|apps?)\b|\bwhy (isn't there|is there no|don't we have|can't we have|has no ?one (made|built|invented))\b/,
    ],
  },
  {
    kind: 'joke',
    sure: [
      /\bnarrator:|\bso \w+ (that )?(they|it|he|she) (has|have|needs?|could|got|comes?|should)\b/,
      /^(🚨\s*)?(breaking|just in|news|update|scientists confirm|study|area)\b.{0,25}\b(local|area|my|me|i|man|woman|dad|mom|cat|dog|toddler|husband|wife)\b/u,
      /^(so )?(my|our|the) (roomba|robot vacuum|printer|phone|car|fridge|oven|laptop|dishwasher|gps|alexa|siri|smart \w+|thermostat|fitbit|watch|toaster|alarm clock|scale|autocorrect)\b.{0,60}\b(said|says|sent|told|tells|thinks|decided|asked|wants|believes|judg\w+|knows|named|autocorrected|congratulated|informed|suggested)\b/,
      /\b(lmao+|lol|rofl|haha+|plot twist:)\b|😂|🤣|💀|😭😭/u,
      /^[\w' ]{2,20}: .{5,120}\bme\b[^.:]{0,40}:|^(nobody|no one|absolutely no one|me|my brain|my (cat|dog|kid|boss|wife|husband|toddler|mom|dad|therapist)|therapist|doctor|interviewer|her|him|boss|client|recruiter|waiter|barista)( at \w+| \([^)]*\))?:\s/m,
      /^(linkedin|twitter|instagram|facebook|tiktok|my (boss|manager|mom|mum|dad|cat|dog|kid|wife|husband|brain|bank)|hr|recruiters?|investors?|founders?|vcs?|every (founder|recruiter|ceo))[^:.!?]{0,25}: ["“']/,
      /\b(walks? into a bar|knock knock|why did the|what do you call)\b|^(pov|me when|tfw|when you|when your|when the)\b/,
    ],
    likely: [
      /\b(imagine|apparently|somehow|allegedly|turns out)\b/,
      /\b(is (basically|just) .{3,40} with|my toxic trait|my superpower|adulthood is|adulting|being an adult is|nothing says|love language)\b/,
      /\b(my (cat|dog|toddler|brain|wallet|plants?|fridge|printer|roomba|houseplants?|therapist|bank account) (is|has|just|thinks|looked|said|knows|and i))\b/,
      /\b(like a|as if i|instead of)\b.{3,60}\.$/,
    ],
  },
  {
    kind: 'greeting',
    sure: [
      /^(good (morning|night|evening|afternoon)|gm|gn|happy (monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|new year|holidays|halloween|easter|thanksgiving|diwali)|merry christmas|hello (world|everyone|friends|twitter|x)?|hi (everyone|all|friends))\b.{0,60}$/,
    ],
  },
  {
    kind: 'choice',
    unless: /\b(yes or no|or not|or nah)\W*$/,
    sure: [
      /^(?!.*\bshould (i|we)\b).*\b[\p{L}\d#+'-]+( [\p{L}\d#+'-]+){0,3} or [\p{L}\d#+'-]+( [\p{L}\d#+'-]+){0,3}\s*\?\s*\S{0,4}$/u,
      /\b(which (one|side|do you prefer|is better)|would you rather|pick (one|a side)|team \w+ or)\b[^.]*\?|\b\w+ vs\.? \w+\s*\?/,
    ],
  },
  {
    kind: 'question',
    sure: [
      /^\W*poll\b/,
      /^(ok |okay |so |and )?(but )?who (taught|let|told|put|left|decided|keeps|ate|gave|invited)\b[^.!]*$/,
      /(^|[.!:]\s+|\n)(ok |so |but |and )?(any|anyone|anybody|what|what's|which|who|who's|where|how|why|does|do|is it|are there|should i|should we|can i|can anyone|could someone)\b[^.!?"“”]{3,}\?(?!["”])/,
      /^(do|does) (you|y'all|anyone|everyone|people)( guys| all)? (also|ever|too|secretly|all|just)\b/,
      /^(is|are) there (a|an|any) [^.!?]{6,}$/,
      /\b(send|give me|need|want|drop) (me )?(your |some |any |all the )?(recommendations|recs|suggestions|tips|ideas)\b/,
      /^do (people|you|we|y'all|any of you) (actually|really|even|still|ever|all|just)\b/,
      /^tell me why\b|^(do )?(you|y'all) ever (just )?/,
      /^(is it|am i) [^.!?]{8,}$/,
      /^(ok |so )?(is|does|has|am|are) (it just me|i the only|any(one|body) else)\b/,
      /^(ok |so |but )?(how|why) (do|does|is|are|did) (?!i\b)[^.!?]{10,}$/,
      /^(ok |so )?(what|what's|which|who|who's|where|how (do|many|much|often|long)) [^.!?]*\b(you|you've|your)\b[^.!?]*$/,
      /^(ok |so )?(tell me|name|share|drop|give me|show me) (a|an|one|your|the|something)\b/,
      /^(looking for|in search of|iso|need|hunting for) (a |an |some )?(\w+ )?(good|decent|cheap|beginner|reliable|recommended|used|nice|new|local|affordable)\b|\b(talk me (out of|into)|convince me|should i do it)\b/,
      { test: endsAsking },
      /^[^"“”]*\?(\s|$)/,
      /^(what|why|how|who|when|where|which|is|are|do|does|did|should|can|could|would|am|anyone|has|have|what's|who's|how's|genuine question|serious question|honest question|question)\b[^.!]{3,}\?/,
      /\b(what do you think|asking for a friend|any (recommendations|recs|tips|advice|ideas|suggestions)|drop your|recommend me|looking for (recommendations|recs|suggestions|advice)|someone explain|can (someone|anyone|somebody)|does anyone|has anyone|anyone know|tell me your)\b/,
    ],
  },
];
