/** What only opinions have: a claim about how things are for others, or should be. */
export const OPINION_SIGNALS: readonly RegExp[] = [
  /\b(should|shouldn't|must|need to|needs to|have to|ought|supposed to)\b/,
  /\b(you|your|you're|people|everyone|everybody|nobody|no one|most|we all|society|companies|kids these days|men|women|they)\b/,
  /\b(is|are|isn't|aren't) (not |just |only |always |never |the |a |an |so |too |basically |actually |literally |what|how|why|because)/,
  /\b(always|never|every|all|only|no such thing|the (real )?(problem|issue|truth|reason|point|key|best|worst|most)|real|truth)\b/,
  /\b(think|believe|opinion|imo|imho|take|honestly|frankly|controversial|convinced|prefer|agree|disagree|love|hate|normalize|stop)\b/,
  /\b(fine|okay|wrong|right|better|worse|worth|overrated|good|bad|great|terrible)\b/,
  /\b(if|because|therefore|unless|instead of|rather than|more than|less than|means)\b/,
];

/** Who a complaint can be about: somebody that others deal with too. */
export const INSTITUTIONS =
  /\b(bank|interest rates|mortgage|prices|taxes|landlord|airline|company|the city|council|government|trains?|bus|metro|tube|hospital|insurance|store|shop|restaurant|hotel|delivery|courier|post office|university|hr|customer service|app|website|update|windows|google|apple|microsoft|amazon|netflix|uber|provider|internet|wifi|gym|dentist|printer|software|phone company|utility|airport|elevator)\b/;

/** What went wrong, and what was good: one without the other shows how a day was. */
export const BAD_SIGNS =
  /\b(fined|parking ticket|stole|stolen|keyed|smashed|dented|broke into|broken into|flooded|crying|bullied|turned off the|shut off|broke|broken|raised|cancel+ed|fax|ruined|failed|worse|worst|late|ignored|nobody asked|no one asked|give up|gave up|expensive|scam\w*|fee|fees|charged|refus\w+|leak\w*|noise|rude|spilled|spilt|dropped|missed|cracked|crashed|forgot|stuck|burned|burnt|flat tyre|flat tire|locked out|sick|flu|fever|cutting down|closed|closing|wrong|hurts?|disappoint\w+|hate|ugh|towed|hacked|accidentally deleted|died on me|gone|rejected|regret|embarrass\w+|without (notice|warning|asking)|still (sends?|asks?|requires?|uses?|waiting|no))\b/;

export const GOOD_SIGNS =
  /\b(first time|turned \d+|proud|beautiful|happy|happiest|love|loved|lovely|learned|learning|finally|smil\w+|laugh\w*|helped|kind|sunset|sunrise|ocean|garden|baked|handmade|it's mine|surpris\w+|hug\w*|best (day|night|weekend|thing)|perfect|gift|thank\w*|grateful|reunited|peace\w*|favou?rite|won|excited|cozy|cosy|delicious|sang|singing|blooming|stranger|made my day|worth it)\b/;

/** Joy by one word alone. */
export const SURE_JOY =
  /\b(proud|beautiful|happiest|sunset|sunrise|reunited|made my (day|week|year)|best (day|night|weekend|week|year|meal|time)|it's mine|hug(s|ged)?|delicious|cozy|cosy|in bloom|blooming|over the moon|so happy|(zero|no) regrets|people are (good|kind)|faith in humanity|(best|happiest) \w+ of (my|the) (life|year|week)|waited for me|held the door|thank you note)\b/;

/** Verbs that carry a story from step to step. */
export const NARRATIVE_VERBS =
  /\b(said|says|asked|asks|knocked|handed|left|walked|looked|told|gave|came|went|stopped|sat|ran|called|turned|opened|smiled|laughed|replied|started|offered|grabbed|whispered|yelled|pulled|waved|paid|stared|nodded|brought|showed|pointed|shouted|took|picked|followed|leaned|sighed|tapped|threw|caught|tried|stood|hugged|apologi[sz]ed|explained|waited|thanked|bought|cut)\b/g;

/** Somebody who can act in a story. */
export const OTHER_PEOPLE =
  /\b(he|she|they|him|her|guy|man|woman|lady|kid|kids|boy|girl|neighbou?r('s)?|stranger|someone|somebody|driver|barista|teacher|cashier|waiter|waitress|nurse|doctor|cop|boss|coworker|colleague|customer|dad|mom|mum|grandma|grandpa|wife|husband|brother|sister|uncle|aunt|friend|roommate|landlord|dude|old man|couple|therapist|interviewer|recruiter)\b/;

/** Words of opinions that matter to how people live: what is lighter gets a lighter answer. */
export const SERIOUS_WORDS =
  /\b(work\w*|jobs?|boss\w*|manag\w+|compan(y|ies)|corporat\w+|employe\w+|hir(e|ing|ed)|interns?|juniors?|seniors?|remote|offices?|careers?|business\w*|startups?|founders?|money|rent\w*|wages?|salar\w+|tax\w*|econom\w+|inflation|rich|wealth\w*|poor|poverty|billionaires?|governments?|politic\w+|vot(e|es|ing|ers)|elections?|laws?|police|rights?|climate|energy|schools?|educat\w+|gen z|millennials?|boomers?|department stores|retail|mortgages?|interest rates|realtors?|colleges?|universit\w+|degrees?|teach\w*|students?|parent\w*|child(ren)?|health\w*|doctors?|medicine|therap\w+|mental|marriage|relationships?|dating|friendships?|succe\w+|fail\w*|disciplin\w+|productiv\w+|leader\w*|ai|tech\w*|software|code|coding|developers?|engineers?|algorithms?|social media|privacy|data|news|journalis\w+|scien\w+|religio\w+|societ\w+|cultur\w+|generations?|immigra\w+|migrants?|refugees?|foreigners|muslims?|jews?|minorit(y|ies)|racis\w+|lonel\w+|happiness|ambition|hous(e|es|ing)|homes|landlords?|transit|roads?|streets?|sidewalks?|bikes?|public|traffic|cit(y|ies)|deadlines?|meetings?|hustle|burnout|debt|credit|invest\w*|stocks?|crypto\w*|art|artists?|writ(e|ing|ers)|design\w*|product|customers?|market\w*|sales|onboarding|users?|features?|brands?|strateg\w+|e?mails?|slack|documentation|process\w*|pitch|deck|feedback|resum[eé]s?|interview\w*|nurses?|patients?|drivers?|growth|learn\w*|exams?|grades?)\b/;

/** A subject in general and what it does: "Coding interviews test whether ..." */
export const GENERAL_TRUTH =
  /^(?!(the|this|that|my|our|a|an|he|she|they|we|i|neighbou?r|boss|husband|wife|mum|mom|dad|kids?|son|daughter|cat|dog|client|customer|colleague|coworker|flatmate|roommate|landlord|brother|sister|exhausted|grateful|thankful|proud|happy|lucky|glad)\b)([\p{L}'-]+ ){1,3}(tests?|measures?|rewards?|punish(es)?|teach(es)?|is|are|isn't|aren't|makes?|needs?|don't|doesn't|wants?|means?|creates?|kills?|helps?|hurts?|matters?|won't|can't|wastes?|costs?|beats?)\b/u;

/** Bad luck that befell somebody, as opposed to what annoys or displeases. */
export const MISFORTUNE =
  /\b(broke|cracked|crashed|spilled|spilt|dropped|lost|missed|burned|burnt|ruined|forgot|dented|smashed|scratched|flooded|ripped|shattered|stole|keyed|towed|hacked|failed) (\w+ ){0,2}(my|our|the (car|bus|train|flight|keys|phone|sauce|cake|exam|test))\b|\b(my|our) (\w+ ){1,3}(broke|cracked|crashed|died|flooded|burned|exploded|is broken|(got|was|were) (stolen|towed|hacked|hit|keyed|cancel+ed)|won't start|is leaking|leaked|gave out)\b|\b(burned|burnt|ruined) the \w+|\bflat (tire|tyre)|\blocked (myself |me )?out\b|\b(food poisoning|the flu|a fever|sick again|bullied|power (is|went) out|scammed)\b|\bstuck (in|at|on) (the|a|traffic)\b/;

/** Who speaks of themselves, outside of what they quote. */
export const FIRST_PERSON =
  /(?<!['"“])\b(i|i'm|im|i've|ive|i'd|i'll|my|me|mine)\b|(^|[.!?…,:;\n]\s*)(we|we're|we've|our)\b/;

/**
 * Who begins with their own day tells it, however general some words of it sound. Posts drop their
 * "I": "Spent the weekend building a shed."
 */
export const OWN_DAY =
  /^(just |finally |today |so )?(guess whose?|(he|she|they) \w+ed\b|(i|we) (was|went|got|had|made|spent|lost|took|found|saw|met|asked|told|bought|tried|called|keep|ordered)|my|spent|took|made|got|had|went|saw|found|bought|tried|built|woke|met|ran|walked|cooked|baked|lost|spilled|dropped|missed|planted|painted|fixed|cleaned|started|moved|switched|adopted|joined|voted|ordered|called|asked|told|trying|feeling|sitting|watching|rewatching|rewatched|landed|watched|finished|grandma|grandpa|mom|mum|dad)\b/;

/** Who speaks of themselves has an opinion only where others come into it, or what ought to be. */
export const ABOUT_OTHERS =
  /\b(should|shouldn't|must|need to|needs to|people|everyone|everybody|nobody|no one|you|your|most|always|never|overrated|underrated|the (real )?(problem|issue|point|truth)|think|believe|society|companies|honestly)\b/;

/** How things ought to be, in words that nobody uses to tell of their day. */
export const NORMATIVE =
  /^(don't|never|always|stop|please stop|start) \w+|\b(should|shouldn't|must|mustn't|ought to|needs? to|deserves?|stop \w+ing|normali[sz]e|never \w+ (a|your|the)|don't \w+ (a|your|the|to)|you (can't|cannot|don't|won't)|if you|most people|nobody|no one|everyone|everybody|people who|the (real )?(problem|issue|truth|point|key) (is|isn't|with)|isn't (about|the)|is not (about|the|a)|overrated|underrated|unpopular|better than|worse than|matters? more)\b/;

/** Who announces an opinion wants it fought over. */
export const OPEN_TAKE =
  /\b(hot take|unpopular (opinion|take)|hill (to|i'll|i will|i'm)|die on this|fight me|change my mind|prove me wrong|come at me|i said what i said|i said it|don't @ me|controversial|i don't care what any\w+ says|(will|won't|can) not? hear otherwise|i don't make the rules|no ?(one|body) can convince me|sorry not sorry|and i stand by it|overrated|underrated)\b/;

/** The same from somebody who also speaks of themselves: "I have to" says nothing about others. */
export const NORMATIVE_FOR_OTHERS =
  /^(don't|never|always|stop|please stop|start) \w+|\b((people|we|you|they|companies|schools|parents|men|women|everyone|nobody) (all )?(should|shouldn't|must|ought to|need to|deserve)|should(n't)? (be|not|never|all)|stop \w+ing|normali[sz]e|most people|people who|the real (problem|issue|truth|point)|isn't (about|the)|is not (about|complicated)|(is|are) (not |just )?(a|an|the) \w+ on|you (can't|cannot) \w+)\b/;

/** What people tell of in earnest: without any of it, a few words about one's day mean to amuse. */
export const EARNEST =
  /\b(psychiatrist|meds|medication|antidepress\w+|diagnos\w+|dementia|hospitals?|nurses?|ward|rehab|jobs|applied|degree|vet|kidneys?|thoughts|kids? at (my|our)|students?|patients?|customer told me|(her|his) mother|be gentle|first ever|posting my|boss|manager|company|landlord|coworkers?|colleagues?|salary|pay|underpaid|\d+k more|held it together|finally let me|rescue|paw|storm|power|clear(ing|ed) (out )?(his|her|their|the) (house|room|flat)|grandfather|grandmother|moved (in|out)|daughter|graduat\w+|promotion|promoted|job|career|therapy|therapist|doctor|depress\w*|anxi\w+|mental|debt|rent|money|bills|rejected|fired|ashamed|afraid|fear|proud|grateful|forgive|trust|faith|god|pray\w*|church|war|country|citizen\w*|immigra\w*|moved (to|abroad|here)|learned that|taught me|realis\w+ that|realiz\w+ that|changed (my|everything|me)|used to (think|believe)|years of|sober|recover\w*|cane|accident|baby|pregnan\w+|school tomorrow|last day|first day|goodbye|miss|exhausted|overwhelmed|burn(ed|t) out|worried|nervous|ending|end of an era|volunteer\w*|charity|donat\w+|police|stole|stolen|unfair|wrong|should|people)\b/;

/** What ought to be, in one word. */
export const OUGHT = /\b(should|shouldn't|must not|mustn't|ought to)\b/;

/** What people bring into a post to amuse: things about the house, overstatement, quoted speech. */
export const JESTS: readonly RegExp[] = [
  /^[\p{L}' ]{3,25}: [^.!?]+$|: a (series|thread|story|saga)\W*$|\blike a (raccoon|feral|victorian|medieval|wild|small)\b/u,
  /\b(cats?|dogs?|mouse|mice|spiders?|raccoons?|goose|geese|pigeons?|squirrels?|heron|penguins?|chickens?|sushi|sandwich\w*|bananas?|cheese|fridge|dishwasher|washing machine|air fryer|printer|laundry|bread|croissants?|noodles|toast|couch|sofa|shower|socks?|pillow|alarm|spotify|wifi|gym|recipe|tomato\w*|coffee|milk|water bottles?|ketchup|shirt|jumper|shoes?|book club|group chat|spreadsheet|airport|plane|toenails|dentist|iphone|phone|voice (notes?|messages?)|password|alexa|siri|chatgpt|landline|emails?|plumber|trumpet|mango|pizza|pasta|ramen|puzzle|emojis?|netflix|instagram|algorithm|freezer|bath|zip|puddle|rooster|hoover|puppy|sink|oven|kettle|mug|bins?|lawn|hoodie|duvet|karaoke|lasagn\w|biscuits?|jam|goats?|seagulls?|ducks?|swan|bear|potato\w*|soup|stickers?|tattoo|candles?|chair|glasses|knees?|kayak|documentary|bees|quiz)\b/,
  /\b(apparently|somehow|turns out|i guess|literally|not to be dramatic|send help|pray for me|i'm not saying|can't make (this|it) up|ma'am|sir|king|queen|unhinged|judg(es|ing) me|as if|never financially|blocked my|i would sell|unbothered|behaviou?r|felt nothing|decided to move|groaned|hates? me|has no idea|insufferable|had to sit down|no further information|we both|in my defen[cs]e|allegedly|honestly|emotionally|spiritually|legally|thriving|violence|inconvenience|away from becoming|into the sea|i refuse to|feral|uncanny|goals|scandal|crime scene|horror film|apologi[sz]e to|emergency meeting|medal|raise hell|what happened)\b/,
  /["“][^"”]{2,60}["”]/,
  /\b\d+ (times|years|weeks|months|minutes)\b[\s\S]*\b(once|twice|never|nothing|zero|one|still)\b|:\s*\$?\d/,
];

/** What is told with a lump in the throat as often as not. */
export const TENDER =
  /\b(psychiatrist|therap\w+|meds|medication|dementia|vet|kidneys?|(our|my|for a|having a|lost the) baby|heartbeat|pregnan\w+|goodbye|miss(ed|ing)? (him|her|them|you|my|our)|ashamed|afraid|fear|worried|nervous|exhausted|overwhelmed|burn(ed|t) out|forgive|church|pray\w*|faith|war|gaza|ukraine|sober|recover\w*|cane|accident|be gentle|laid off|adhd|autis\w+|grandfather|grandmother|last day|end of an era|changed my life|i don't know who i am)\b/;
