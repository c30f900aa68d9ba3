import type { KindRule } from './post-kinds.ts';

/** English posts that tell of something that happened or is so, where no statement was found before. */
export const ENGLISH_TELLING_RULES: readonly KindRule[] = [
  {
    kind: 'news',
    unless: /\b(i|i'm|my|me|our|we|study|researchers|scientists)\b/,
    sure: [
      /^(police|officials|authorities|firefighters|the (fire service|coroner|ministry|supreme court|un|eu)) (have|has|say|said|confirm\w*|asked|warn\w*)\b|\b(just|has|have) (made it (legal|illegal)|legali[sz]ed|outlawed)\b|^(quarterly|q[1-4]|full[- ]year) (results|earnings)\b|\b(referendum|election) results\b|\b(s&p|dow|nasdaq|ftse|dax|nikkei) (\w+ )?(closed|fell|rose|dropped|hit|opened|jumped|slid)\b|\bat a record (high|low)\b|\b(hottest|coldest|wettest|driest|warmest) .{0,30}on record\b/,
      /^(🚨\s*)?(breaking|just in|update|exclusive|report|developing|news)\b( news)?\s*[:–-]/u,
    ],
    needs:
      /\b(announc\w+|report(s|ed)|confirm(s|ed)|according to|say|says|said|unveil\w*|acquir\w+|rul(es|ed)|bans?|banned|approv\w+|passed|passes|sues?|sued|fin(es|ed)|raised|raises|hikes?|cuts?|holds?|held|keeps?|elected|resign\w*|recalls?|votes?|voted|blocks|blocked|launch\w*|plans to|signed|adding|opening|expanding|replacing|shutting|killing|ending|closing|closes|buying|raising|cutting|launching|banning|removing|merging|discontinu\w+|wins?|won|reaches|agrees?|agreed|breaking)\b/,
    likely: [
      /\b(said (on )?(monday|tuesday|wednesday|thursday|friday|saturday|sunday)|officials (said|say)|announced|announces|reported|reports|confirmed|confirms|according to|sources say|unveil(s|ed)|acquir(ed|es|ing)|ruled|bans?|banned|approv(es|ed)|passed (a|the) (bill|law)|sues?|sued|fined|fines|raised rates|elected|resigns?|resigned|recalls?|will be banned|votes|blocks|blocked|launches|plans to|voted to|vote passed|(holds?|held|cuts?|raises?|hikes?|keeps?) (interest )?rates|just (passed|approved|banned|cut|closed|announced|signed) (a|an|the|all|every)\b|is (finally |officially |now )?(adding|opening|getting|expanding|replacing|shutting|killing|ending|closing|buying|raising|cutting|launching|banning|removing|merging)|study finds|is (being )?(acquired|banned|sued))\b/,
      /\b(government|parliament|congress|senate|president|prime minister|minister|court|judge|ceo|central bank|(the )?fed|eu|study|researchers|regulators?|the (city|county|state|school board|town)|city council|council|mayor|nasa|police|google|apple|meta|amazon|microsoft|tesla|openai|nato|the un)\b/,
      /\b(today|yesterday|last night|this week|this morning|on (monday|tuesday|wednesday|thursday|friday)|starting (in|next|from)|by 20\d\d|next (year|month|week)|from (january|february|march|april|may|june|july|august|september|october|november|december))\b/,
    ],
  },
  {
    kind: 'gratitude',
    unless:
      /^(?!.*\b(thank|thanks|owe you|bless|grateful|kind|made my|saved|helped|gave|let me)\b).*\b(took|stole|parked|cut me|blocked|keeps|hit my|find you|karma|hope you (step|never)|i know your|i see you)\b/,
    sure: [
      /\b(shout ?out to (my|the|this|our)|big thanks to|thank you to|thanks to (my|the)|grateful to (my|the|this)|thankful (for|to) (my|the)|so much respect for|appreciation post|hats off to|to the \w+( \w+){0,3} who (gave|helped|let|held|saved|stopped|stayed|returned|found|waited|paid|carried)\b|to the (stranger|person|woman|man|guy|lady|nurse|teacher|driver|kid|barista) who)\b/,
    ],
  },
  {
    kind: 'nostalgia',
    sure: [
      /\b(kids|teenagers|people|young people|gen z) (today|these days|now) (will |would |have |don't |can't |won't )*(never|no idea|know|understand|miss|survive|last)\b|\bback in my day\b|^(remember (when|the)|who (else )?remembers)\b(?!.*\?$)|\bi miss (when|the days|being|the old|the (19|20)?\d0s)\b|\b(grew|growing) up in the (19|20)?\d0'?s\b/,
    ],
  },
  {
    kind: 'small_win',
    sure: [
      /^(small|tiny|little) wins\b/,
      /\bago,? i (couldn't|could not|could barely|was afraid to)\b[\s\S]{0,80}\b(today|now|this morning|yesterday)\b/,
      /\b(wordle|crossword|connections) in (\d|one|two|three|under)\b|\b(parallel parked|found (a|an|my|the|[$€£]?\d+) .{2,40} in (the|my|its|an|a) (\w+ )?(pocket|attic|drawer|couch|basement|garage|coat)|^finally (fixed|cleaned|organi[sz]ed|found|finished|learned|figured|beat|solved|got|did|made)|\d{2,4} days in a row|inbox zero|exact change|first try|on the first (try|attempt)|hole in one|caught (the|my) (train|bus)|found (the|my) (other )?(sock|keys|remote)|folded a fitted sheet|personal record for)\b/,
    ],
  },
  {
    kind: 'someone_else',
    sure: [
      /^(our|my|the) (new |\w+ )?(intern|junior|trainee|apprentice|assistant|coworker|colleague|nurse|mechanic|plumber|electrician|neighbou?r|mailman|bus driver|janitor|substitute) (just |has |quietly |somehow )*(fixed|solved|saved|found|helped|finished|built|cleaned|rescued|figured|caught|noticed|stayed|covered)\b/,
    ],
  },
  {
    kind: 'confession',
    sure: [
      /\b((?<!been to )confession|i have a confession|i('ve| have) never (?!been (so|more|this|happier|prouder))(seen|read|watched|learned|been|had|told)|i still don't (know|understand|get)|i('m| am) (\d\d|too old|an adult|a grown \w+).{0,30}\b(and|but) (i )?(still|just|never|don't|can't)|i'll admit|i have to admit|i admit|i pretend(ed)?|i secretly|embarrassing but|guilty pleasure|i was today years old|don't tell anyone)\b/,
    ],
  },
  {
    kind: 'joy',
    sure: [
      /^happy (\d+(st|nd|rd|th) )?birthday\b/,
      /^(nothing like|there's nothing like) (a|an|the) (?!good (meeting|bill))/,
      /^(my )?(grandma|grandpa|grandmother|grandfather|mom|mum|dad|nana|gran|granddad|great-?\w+) (just )?(turned|is turning|turns) \d+\b/,
      /\b(the|a|my) (\w+ ){0,2}(owner|librarian|neighbou?r|stranger|driver|teacher|barista|cashier|man|woman|lady|kid) (\w+ )?(remembered (what|my|me|that)|complimented (me|my)|thanked me)\b/,
      /\b(adopted|rescued|brought home|fostering) (a|an|our|this|my) .{0,40}\b(dog|cat|puppy|kitten|beagle|lab|labrador|retriever|poodle|pug|corgi|terrier|greyhound|pit ?bull|shepherd|collie|tabby|rabbit|hamster|parrot|tortoise|senior)\b/,
      /\b(got (it|him|her|them) back|(someone|somebody|a stranger|they|he|she) (returned|found) (my|it)|(someone|somebody|a stranger) (paid for|bought me|gave me|left me|held|helped me|drove me|stopped to help))\b/,
      /\bmy (son|daughter|kid|toddler|niece|nephew|grandma|grandpa|grandmother|grandfather|dad|mom|mum) (just |has |finally |now )*(took (her|his|their) first|won|scored|passed|graduated|turned \d+|learned to|beat cancer|came home)\b/,
    ],
  },
  {
    kind: 'kid',
    sure: [
      /^(so )?my (son|daughter|kid|toddler|niece|nephew)'s\b/,
      /\b(he|she)('s| is) ([1-9]|1[0-2])(,| and| years old)(?! \w*(years|months|weeks|days|hours|o'clock))/,
      /\bmy ([1-9]|1[0-7]|two|three|four|five|six|seven|eight|nine|ten)[- ]?(year|yr|y|month)s?[- ]?(old|o)\b/,
      /\b(my|our|the) (son|daughter|kids?|toddler|niece|nephew|twins) (just |has |have |finally |now |secretly |keeps? )*(said|told|asks?|asked|asking|begs?|begged|loves?|hates?|draws?|calls?|thinks?|drew|made|cried|screamed|sobbed|explained|announced|informed|figured|discovered|brought|decided|refuses?|insists?|wants|believes?|woke|tried|named|demanded|won't|is (convinced|mad|obsessed|currently|negotiating))\b/,
    ],
  },
  {
    kind: 'pet',
    sure: [
      /^(so )?(my|our) (old |new |rescue )?(cats?|dogs?|puppy|kitten|parrot|hamster|rabbit|tortoise|goldfish|horse|chickens?)\b(?!.*\b(vet|sick|surgery|missing|lost|ran away|hurt|pain|bills?)\b)/,
      /^(so |well |ok )?(my|our|the) (cats?|dogs?|puppy|kitten|parrot|hamster|rabbit|bird|roommate's (cat|dog)) (just |has |have |is |are |was |keeps? |only |always |will |won't |thinks?|stole|ate|looked|sat|sits|sleeps?|stared?|stares|refuses?|learned|decided|knocked|screams?|barks?|brought|knows)(?!.*\b(vet|sick|surgery|missing|lost|ran away|hurt|pain|bills?)\b)/,
    ],
  },
  {
    kind: 'work_life',
    sure: [
      /\basked for a raise\b[\s\S]*\b(title|pizza|no|mug|next year|budget|thank)\b|\bgave me a (title|mug|water bottle|certificate|branded \w+)\b/,
      /\b(quick (sync|alignment|chat|call)|circle back|per my last e-?mail|all[- ]hands|team[- ]building|mandatory fun|standups?|stand-up meeting|calendar invite|performance review|synergy|return[- ]to[- ]office)\b(?!.*\b(should|need to|must)\b)/,
    ],
    likely: [
      /\b(my|our|the) (boss|manager|company|team|team lead|ceo|hr|office|coworkers?|colleagues?|client|department)\b/,
      /\b(meeting|meetings|scheduled|sent an? (e-?mail|message|invite)|slack|teams call|zoom|deadline|overtime|at (5|6|7)(:\d\d)? ?[ap]m|on a friday|pizza party|wants? (me|us) to|asked (me|us) to|mandatory|spreadsheet|deck|kpis?|coffee machine|wellness|mission statement|perks?|hot desk\w*|open[- ]plan|swag|mugs?|jira|project manager|sprint|backlog|rebrand\w*|offsite|corporate)\b/,
    ],
  },
  {
    kind: 'closing',
    sure: [
      /\b(close|closing|shutting|shutter\w*|say(ing)? goodbye to) (down )?(the|our|my) .{0,30}\b(location|shop|store|doors|studio|branch|restaurant|caf[eé]|bakery|bar|gallery|practice)\b/,
      /\b(the|my|our) (\w+ ){0,4}(bakery|shop|store|caf[eé]|restaurant|diner|pub|bar|bookshop|bookstore|cinema|theat(er|re)|library|club|venue|market|gym|place|deli|arcade|record store|pharmacy|barber)\b.{0,40}\b(closed|closing|shut(s|ting)? (down|its doors|for good)?|is gone|is no more|last day|went out of business)\b(?! (at \d|early|on sundays|for lunch))/,
    ],
  },
  {
    kind: 'price',
    sure: [
      /\b(is|are|cost|costs|was|paid|spent|charged?|charges) (me |us )?\d[\d.,]* ?(pounds|euros|dollars|quid|bucks)\b(?!.*\b(richer|saved|earned|won)\b)/,
      /\b(cost|costs|is|are) more (expensive )?than (my|our|a|the) (first|rent|car|mortgage|flight|laptop|house|wedding|month)\b/,
      /^how (is|are|does|did|can) .{0,60}[$€£]\s?\d/,
      /\b(is|are|was|were) (now |apparently |somehow )?[$€£]\s?\d/,
      /\b(service|booking|convenience|processing|cleaning|delivery|resort|handling|cancellation|activation) (fees?|charges?)\b|[$€£]\s?\d[\s\S]*\bfees?\b|\bfees?\b[\s\S]*[$€£]\s?\d/,
      /[$€£]\s?\d{1,5}(\.\d\d)? (for|per) (a|an|one|two|some|my|the|this|each|tiny|half|three|\d)\b(?!.*\b(sold|earned|made|raised|saved|won|bargain|deal|steal|found)\b)|\b(costs?|charged( me)?|paid|is|was|are) [$€£]\s?\d{1,5}(\.\d\d)? (now|apparently|today|per)\b|\b(overpriced|daylight robbery|rip-?off|(spent|paid|dropped|blew) [$€£]\s?\d[\d,.]* on|tip screen|asked (me )?(for|to) (a )?tip)\b/,
    ],
  },
  {
    kind: 'price_rise',
    unless:
      /\b(i|we) (just |finally |had to )?(raised|raise|increased|put up)\b|\b(i|we) (run|own|have) (a|an|the|my|our) (\w+ )?(bakery|shop|store|cafe|restaurant|business|salon|studio|bar|farm|bookshop)\b/,
    sure: [
      /\b(mortgage|rent|bill|payment|premium|insurance|daycare|nursery|fees?|electric\w*|gas)\b[^.]{0,30}\bwent from [$€£]?\d[\d,.]* to [$€£]?\d/,
      /\b(rent|daycare|childcare|tuition|insurance|mortgage|electric bill|water bill)\b.{0,30}[$€£]\s?\d/,
      /\b(rent|insurance|bills?|groceries|tuition|fares?|prices?)\W{1,2}(is |are |went )?up \d/,
      /^(?!.*\b(not|aren't|isn't|won't|never|without) (\w+ ){0,2}rais).*\b(raised|raising|raises|hiked|hiking|increased|increasing|jacked up|bumped) (\w+ ){0,3}(rent|prices?|rates?|fees?|premiums?|subscription|tuition|fares?)\b/,
      /\b(rent|insurance|premium|bill|bills|prices?|groceries|electricity|gas|tuition|subscription|fares?) (\w+ ){0,2}(went|goes|gone|going) up\b|\b(rent|insurance|premium|bill|prices?|groceries|electricity|tuition|subscription) (just |has |have |is |are )*(doubled|tripled|increased|climbing|rising)\b/,
      /\b(rent|insurance|premium|gas|petrol|fuel|eggs|milk|coffee|bread|groceries|electricity|tuition|bills?|prices?|subscription|tickets?|childcare|daycare) (\w+ ){0,2}(is|are|was|went|costs?|jumped|rose) (\w+ ){0,3}([$€£]\d|\d+%|up|more than|higher|double)/,
      /^(?=[\s\S]*\b(rent|prices?|bills?|insurance|premiums?|subscription|gas|groceries|tuition|fares?|costs?|fees?|electric\w*|daycare|mortgage|eggs|milk|coffee|bread|ticket|butter|chocolate)\b)(?![\s\S]*\b(revenue|sales|profits?|salary|followers|raise)\b)[\s\S]*\b(went|gone|going|jumped|up|rose) (up )?(by |from )?([$€£]?\d[\d.,]*) ?(%|percent|cents|dollars|bucks|euros|pounds|a month|quid|overnight)/,
    ],
  },
  {
    kind: 'complaint',
    unless: /\bjust (realised|realized|noticed)\b/,
    sure: [
      /\b(denied|rejected) (my|the|our) claim\b/,
      /\btransferred me (\w+ )?(times|again|to)\b|\b\d+[ -](hour|minute)s? (call|wait|queue|hold|line|phone call)\b|\bhours on (the phone|hold)\b/,
      /\b(lost|misplaced|damaged|destroyed) my (bags?|luggage|suitcase|parcel|package|order|delivery|booking)\b/,
      /\b(worst (customer service|experience|airline|bank|company|app|service|hotel|website)|never (flying|ordering|buying|using|shopping|booking|going).{0,40}again|on hold (for|with)|still (waiting|no refund|hasn't arrived|haven't heard)|terrible service|absolute joke|fined (me|us)|towed my|been (waiting|trying to).{0,60}(minutes|hours?|days?|weeks?|months?)|how is this (legal|acceptable|allowed)|stopped working after|refuses? to refund|charged me (twice|again)|hung up on me)\b/,
      /\b(was|were|got|been|is) (cancel+ed|delayed)\b(?!.*\b(so|finally|yay|happy|relief|relieved)\b)/,
      /\bthanks (for nothing|a lot, )|\b(great|nice|good) job,? (@|everyone at)|\bwithout (any |a )?(e-?mail|notice|warning|call|apology|explanation)\b/,
    ],
    needs:
      /@\w|\b(they|their|them|you guys|bank|airline|company|council|government|trains?|bus|metro|insurance|store|shop|restaurant|hotel|delivery|courier|post office|hr|customer service|app|website|update|windows|google|apple|microsoft|amazon|netflix|uber|provider|internet|wifi|gym|dentist|printer|software|phone|airport|elevator|support|flight|order|package|parcel|refund|teams|zoom|slack)\b/,
    likely: [
      /\b(why (is|are|do|does|can't|won't)|how hard is it|how (is|are) (it|this|they)|seriously\?*)\b/,
      /\b(cancel+ed|delayed|broken|broke|refund|overpriced|crash\w*|lost my|charged me|useless|ridiculous|unacceptable|annoying|frustrat\w+|hate|awful|horrible|scam|late|ruined|refused|doesn't work|won't work|not working|wrong|joke|rude|terrible|a mess|keeps? \w+ing)\b/,
      /\b(again|every (single )?(time|day|morning|week|night)|\d+ (hours?|minutes?|weeks?|days?)|hours|support|customer service|still|third time|twice|yet another)\b/,
    ],
  },
  {
    kind: 'gripe',
    sure: [
      /\bmake (it|this|that) make sense\b|\b(we need to|can we|let's) talk about (how|why)\b|^(guys|people|men|women|drivers|folks|parents|kids|coworkers|neighbou?rs|companies|apps|websites) (who|that) .*\bwhy\W*$/,
      /^(the |for the )?(second|third|fourth|fifth|sixth|\d+(nd|rd|th)) time (this|in a|today|now)\b/,
      /\bcan't believe (they|he|she) \w+(ed|s)\b|\bcan't believe i (have|need) to say\b|^please,? (if you|stop|don't|can we)/,
      /\bif one more (person|meeting|email|app|company|recruiter|man|guy)\b|\b(set|designed|made|written|invented|scheduled|planned|named) by (someone|somebody|people|a man|men) who\b|^they('re| are) (turning|closing|replacing|removing|demolishing|tearing|cutting|shutting|moving|changing) (\w+ )?(the|our|my)\b|^they (\w+ )?(cut|closed|cancel+ed|shut|changed|removed|replaced|stopped|took away|got rid of|discontinued|moved|raised) (the|our|my)\b/,
      /\b(except|especially) (for )?(the|that|whoever|my) (guy|person|man|woman|neighbou?r|dude|one|car|kid|lady|people) .{0,40}\w+ing\b/,
      /\b(choosing (anger|violence)|i'm (so |genuinely |still |already )?(mad|angry|furious|livid|annoyed))\b/,
      /\b(on speakerphone|without headphones|squat rack|double[- ]parked|cut(ting)? in line|(doesn't|didn't|won't|never) (use (his|her|their) )?(signal|turn signal|blinker)|microwav(ed|es|ing) fish|leaf blower|middle of the aisle|reply[- ]all|takes? up two (seats|spots))\b/,
      /^why (is|are|do|does|did|won't|can't|must|has|have) (my|the|every|this|it|people|they|he|she|there|all|nobody|everyone)\b[^?]*$/,
      /^(whoever|who(ever)? the genius (who|that)) (designed|invented|decided|came up|thought|made|wrote|put|named)\b/,
      /\b(so|sick and|really|honestly|just|i'm|i am) (tired|sick|fed up) (of|with)\b(?! (pretending|living|explaining))|^(sick|tired|fed up) (of|with)\b|\bi can't stand\b|\bpet peeve\b|\b(drives|driving|drove) me (crazy|mad|insane|nuts|up the wall)\b|\bwhy (is|are|do|does|can't|won't|must) (it|every|my|the|this|they|people)\b[^?]*[.!]$/,
      /^(oh|ah|wow|ok|okay|so|and|yay|yeah|sure),? (cool|great|good|look|nice|perfect|fantastic|lovely|wonderful|awesome|brilliant|thanks|another|love)\b[\s\S]*\b(another|again|more|yet|every|just what|exactly what|thanks|charge|update|bill|meeting|fee|ads?|broke\w*|canc\w+|late)\b/,
      /^(love|loving|gotta love|don't you (just )?love|i love|i just love) (that|when|how|it when|being|paying|getting|having|waiting)\b[\s\S]*\b(no|not|never|again|only|except|but|won't|doesn't|another|for free|minutes|hours|\d+|and then|nothing|stop\w*|broke\w*|late|wrong|dies|asks?|without)\b/,
      /\b(is|are) (a crime(?! scene)|criminal|unhinged|a scam|ridiculous|unacceptable|out of control|psychological warfare)\b|^the (amount|number) of\b/,
      /^(nothing says .{2,40} like|great,|glad (that )?(the|my|we|they)|thrilled (to|that)|can't wait to (pay|spend|sit|explain|be told)|shout ?out to (whoever|the (guy|person|woman|man|driver|neighbou?r|genius|idiot)))\b/,
      /\bto (the|whoever) (person|guy|woman|man|driver|neighbou?r|lady|dude|one)? ?(who |that )?(parked|stole|keeps|blocked|left|took|decided|cut|thought|is blasting|was)\b|^(people|anyone|whoever|drivers|men|coworkers|colleagues|neighbou?rs) (who|that|whose) \w+.*\b(should be|need|belong|why|stop|worst|jail|hate)\b(?!.*\b(good|kind|best|love|heroes|great)\b)/,
      /\bi (really |absolutely |truly |so )?(hate|despise|loathe) (when|that|how|it when|having to|this)\b|^(hate|can we (please )?stop|stop (making|asking|sending|calling|charging|putting|turning|redesigning) (me|every|us|your|my|the|everything))\b|\b(for the love of god|why must|how hard is it to)\b/,
    ],
  },
  {
    kind: 'mood',
    sure: [
      /^(ugh |another |it's (only )?)?(monday|tuesday)\b.{0,40}$/,
      /^(so |i'm |i am |just |really |honestly |ugh,? |feeling |i feel )*(tired(?! of)|exhausted|overwhelmed|burnt out|burned out|drained|stressed|over it)\b.{0,140}$/,
      /\b(can't sleep|running on (no|\d|two|three|four|zero|fumes|caffeine)|is it friday yet|mondays?,? am i right|need a (nap|holiday|vacation|break|drink)|what a (day|week|month|year)|long (day|week)|rough (day|week|night)|one of those (days|weeks)|barely (slept|holding)|i('m| am) (so |just |really |completely |absolutely )*(burn(t|ed) out|exhausted|overwhelmed|drained|struggling))\b|^i('m| am) not (okay|ok|fine)\b.{0,30}$/,
    ],
  },
  {
    kind: 'plan',
    sure: [
      /\b(i (just )?quit my job|handed in my notice|thinking (of|about) (quitting|leaving|moving|starting|buying|going|changing|selling|learning|getting|taking|deleting|switching)|i('m| am) (going to (quit|start|learn|move|run|write|try|build|stop|delete|take))|decided to (quit|leave my|start (a|my)|sell (my|the))|i might (quit|move|start|delete|leave)|wish me luck)\b/,
    ],
  },
  {
    kind: 'prediction',
    sure: [
      /\b(in|by|within) (the next )?(20[3-9]\d|20[3-9]0s|\d+ years|five years|ten years|a decade|a few years|\d+ months|2 years)\b.{0,100}\b(will|won't|gone|obsolete|dead|be|nobody|everyone|no one|going to)\b/,
      /\b(will|won't) (be (dead|obsolete|gone|extinct|replaced|worthless|a thing|remembered|the norm|the biggest|unrecogni[sz]able|illegal)|replace|disappear|vanish|never recover|collapse) ?.{0,80}(\bin\b|\bby\b|within|soon|next|ever|eventually|before|[.!]|$)/,
      /\b(mark my words|my prediction|i predict|calling it now|prediction:|you heard it here first|remember this (tweet|post)|bookmark this)\b/,
    ],
  },
  {
    kind: 'story',
    sure: [
      /\b(years ago|the other day|last (night|week|year|summer|month)|this morning|yesterday|once|one day|today (a|my|an|i|this)|when i was|back in|on the (train|bus|plane|subway|tube))\b[\s\S]{20,}\b(then|turns out|he (said|asked|looked|told|replied|smiled|handed|goes)|she (said|asked|looked|told|replied|smiled|handed|goes)|they (said|asked|told|replied)|i (said|asked|told|replied|realised|realized|looked|turned|found)|suddenly|it was|until)\b[\s\S]{10,}/,
    ],
    likely: [
      /\b(he|she|they|the (man|woman|kid|guy|driver|teacher|nurse|lady|doctor|waiter)|my (son|daughter|mom|mum|dad|boss|neighbou?r|grandma|grandpa)) (just |once )?(said|asked|told|looked|replied|handed|smiled|whispered|goes)\b/,
      /\b(i was|we were|there was|when i|one time)\b/,
      /["“].{4,}["”]/,
      /\n.+\n.+\n/,
    ],
  },
  {
    kind: 'review',
    unless:
      /^i (said|did|told|went|turned|quit|took|left|stopped)\b|\b(my|our) (son|daughter|kids?|student|niece|nephew|mum|mom|dad|wife|husband) (just |finally )?\w+(ed)?\b/,
    sure: [
      /^(ok |okay |so )?the (new )?(\w+ )?(season|album|book|film|movie|show|series|episode|game|record)\b.{0,40} (is|was) (\w+ ){0,2}(good|great|brilliant|incredible|perfect|stunning|beautiful|amazing)\b/,
      /\bi('ve| have) (already )?(listened|watched|read|played|seen) (to )?(it )?(\d+|two|three|four|five|six|seven|eight|nine|ten) times\b/,
      /^(\w+ ){0,2}review (of|for)\b|\breview:/,
      /\b(best|worst|smartest) ([$€£]\d+|thing|purchase|money|decision) (i|i've|we|we've) (ever )?(bought|spent|ate|eaten|made|tried|seen|owned)\b|\b(life[- ]changing|game[- ]changer|worth every (penny|cent))\b/,
      /\b(can|could) we (just )?(talk about|appreciate|take a moment for) (how |the |this )|\bhow (good|great|beautiful|underrated|incredible) (the|this|that) [^.?]{3,60} (is|was|are)\b/,
      /\b(just|finally) (watched (?!(a|an|my|him|her|them|someone|two|this (guy|man|woman))\b)|finished (reading|watching|the (book|series|season|show)|[\w' ]{2,40} (season|series|book|episode|trilogy)\b)|read (?!that|about|somewhere)|played|listened to|rewatched|binged|started watching)\b/,
      /\b(highly recommend|10\/10,? (would|recommend)|\d (out of|\/) (5|10)|must[- ](watch|read|see|try)|best (book|movie|film|show|series|album|meal|pizza|burger|coffee|restaurant|game|concert) i('ve| have)|can't recommend .{2,40} enough|blew me away|blew my mind|exceeded expectations|was (so |really |absolutely |actually )?(incredible|amazing|mind[- ]blowing|phenomenal|breathtaking|a masterpiece|disappointing|underwhelming|fantastic))\b/,
    ],
  },
  {
    kind: 'comparison',
    sure: [
      /\b(is|are|was|were) (so |way |far |a lot |much |vastly |wildly |criminally |very |really |super |honestly |the most |seriously )*(overrated|underrated|overhyped|superior|inferior|mid)\b/,
      /\b(is|are|was|were|tastes?|works?|feels?|sounds?|beats?) (so |way |far |a lot |much |always |just |objectively |genuinely |infinitely |10x |clearly |honestly )*(better|worse|superior|inferior) (than|to)\b/,
      /\w ?> ?\w|\bbeats? .{2,30} (any day|every time|hands down)\b|\bthe (best|worst|greatest|most overrated|most underrated) (?!part|thing|way|time|day|boss|friend|dad|mum|mom)\w+( \w+){0,3} (is|are|of all time)\b|\bis the (goat|greatest of all time)\b/,
    ],
  },
  {
    kind: 'motivation',
    sure: [
      /\b(believe in yourself|keep going|never give up|don't give up|you('ve| have) got this|you are enough|you're enough|trust the process|dream big|chase your|your (only )?limit|be the change|one day at a time|small steps|progress(,| ,|,? not| over) perfect\w*|be kind to yourself|if you're (feeling|having|struggling|reading)|it's never too late|hard work (pays|beats|always)|success (is|isn't|comes|doesn't)|failure is|happiness is|comfort zone|the journey|stay (hungry|humble|strong|consistent)|show up (every|for)|your time will come|the universe|let it go|what's meant for you|outwork|winners|discipline (is|beats|equals|will)|rise and grind)\b/,
    ],
  },
  {
    kind: 'fact',
    unless:
      /\b(literally|imagine|instead of|pov|me when|overrated|men will|died|dying|killed|bleached|melt\w*|extinct\w*|record (heat|low)|cancer|pollut\w*|warming|decline\w*)\b/,
    sure: [
      /\b(study|research|researchers|scientists) (\w+ ){0,3}(finds?|found|shows?|suggests?|says?|discovered)\b|\b(fun fact|did you know|til\b|today i learned|random fact|fact of the day|the more you know)\b/,
      /^(?!.*\b(i|i'm|my|we|our|you|your|should|need|must|people|everyone)\b).*\b(species|light years?|ancient|romans?|egypt\w*|\d+th century|was invented|discovered|scientists|octopus\w*|neurons|billion years|million years|roman empire|pyramids?(?! scheme)|galax\w+|named after|comes from the)\b/,
    ],
  },
];
