/** Why a post wants warmth whatever the tone. */
export type CareReason =
  | 'self_harm'
  | 'abuse'
  | 'grief'
  | 'illness'
  | 'disaster'
  | 'heartbreak'
  | 'recovery';

const PERSON = String.raw`(?:mom|mum|mother|mama|dad|father|papa|parents?|wife|husband|partner|son|daughter|brother|sister|sibling|twin|grand\w+|nana|nan|gran|granny|grandpa|baby|child|kid|uncle|aunt|cousin|nephew|niece|fianc[eé]e?|girlfriend|boyfriend|best friend|friend|friends|mentor|colleague|neighbou?r|dog|cat|puppy|kitten|pup|horse|family dog|family cat)`;

const RULES: readonly { reason: CareReason; patterns: readonly RegExp[] }[] = [
  {
    reason: 'self_harm',
    patterns: [
      /\bi (don't|dont|can't|cant|no longer) (really |even )?see (the|a|any) point (anymore|any more|in (anything|going on|it all|living))\b/,
      /\b(everyone|everybody|they|people|the world|my (family|kids|friends))('d| would) (all )?be (fine|better|happier|ok|okay|better off) without me\b/,
      /\b(how many more of these i've got( left)? in me|(nobody|no one) would (even )?(notice|care|miss me) if i (was|were|went|died|disappeared)|what's the point (of|in) (being here|living|going on|me))\b/,
      /\bsuicid\w*|\bself[- ]?harm\w*|\bkill(ing)? myself\b|\bend(ing)? (it all|my life|my own life)\b|\bcut(ting)? myself\b(?! (on|while|shaving|some|off|a))/,
      /\bi (just |really |kind of )?(want|wanna|wish|hope|need) (to |i (could|would|was|were) )?(die|dead|not be alive|not wake up|disappear forever)\b/,
      /\bi ((do|ca|wo)n't|dont|cant|do not|cannot) (want to|wanna|see a reason to) (be here|live|wake up|exist|go on|keep going|be alive)\b/,
      /\b(thinking (about|of)|planning on|considering|close to) ending it\b(?! (with|there|early|here|on|like|at)\b)|\b(took|swallowed|counted) (all (of )?(the|my)|a (handful|bottle) of) (pills|tablets)\b|\bcount(ed|ing) (the|my) (pills|tablets)\b|\bcan'?t (do|take) (this|it) any ?more\b[\s\S]{0,40}\bgoodbye\b/,
      /\b(no|any) (point|reason) (in |to )?(living|live|being alive|going on|staying alive)\b|\bbetter off (without me|dead)\b|\btired of (living|being alive)\b/,
      /\b(quiero morir(me)?|no quiero (seguir )?vivi(r|endo)|suicid\w+|quero morrer|não quero (mais )?viver|envie de mourir|plus envie de vivre|en finir avec la vie|will sterben|will nicht mehr leben|selbstmord|suizid\w*|quitarme la vida|tirar (a )?minha vida|mettre fin à mes jours|das leben nehmen)(?!\p{L})/u,
    ],
  },
  {
    reason: 'abuse',
    patterns: [
      /\b(he|she) never (actually )?hit me\b|\bwalk(ing|ed) on eggshells\b.{0,60}\b(years|home|him|her)\b|\b(left|escaped) my abuser\b|\brestraining order against (my|him|her)\b/,
      /\b(he|she|they|my (ex|partner|husband|wife|boyfriend|girlfriend|dad|father|mom|mum|mother|stepdad|uncle|boss|coach)) ((raped|abused|molested|assaulted|choked|strangled|stalked|threatened) (me|her|him|us)|(beats?|hits?) (me|us))\b(?! (to (it|the)|up with|at |in |by ))/,
      /\b(boss|manager|coach|teacher|uncle|stepdad|colleague|landlord|neighbou?r|supervisor) (touched|groped|forced himself on) (me|her|him)\b(?! (on the (arm|shoulder)|deeply))|\b(is|was|keeps|been) stalking (me|her|us)\b|\bi (was|got) groped\b/,
      /\bi (was|got|am|have been|was being) (raped|sexually (assaulted|abused)|molested|abused|assaulted|trafficked)\b/,
      /\b(domestic violence|domestic abuse|sexual assault)\b.*\b(i|me|my)\b|\b(i|me|my)\b.*\b(domestic violence|domestic abuse|sexual assault)\b/,
      /\b(me (violó|pegó|maltrat\w+)|fui (abusada|violada|estuprada)|m'a (violée?|frapp[ée]+)|hat mich (geschlagen|vergewaltigt))/,
    ],
  },
  {
    reason: 'grief',
    patterns: [
      /\b(passed away|passed on (last|this|on|yesterday)|rest in peace(?! (to )?(my|the|our) (head|ear|air|phone|laptop|wallet|inbox|sleep|weekend|diet|bank|shoe|jeans|car|bike|plant|social|productiv|free time|savings|sanity|knees|sourdough|blender|toaster|charger|macbook|iphone|ipad))(?! (to )?(my|the|our) \w*(phones|pods)\b)|r\.i\.p\.?|(?<!(my own|planned my|planning my) )funeral|memorial service|celebration of life|obituary|grieving|bereave\w*|miscarr\w+|stillb\w+|widowed|eulogy)\b/,
      /(?<!\bgood )\bgrief (counsel\w*|group|support|therap\w*|is|hits|comes|never|doesn't|makes|has|came)\b|\bmy grief\b|\b(found|heard|listened to|kept) (my )?(mom|mum|dad|grandma|grandpa|late \w+)'s (old )?(handwriting|voicemail|last|sweater|coat|ring|watch)\b/,
      /\brip (to )?((my|our) (\p{L}+ )?(friend|boss|teacher|dog|cat|boy|girl|coach|mentor|mum|mom|dad|gran\p{L}*|nan|nana|uncle|aunt|brother|sister)|grandpa|grandma|dad|mom|mum|uncle|aunt|a legend|legend|king|queen|\p{L}+ \d{4})\b/u,
      new RegExp(
        String.raw`\b(lost|buried|said goodbye to|scattered|miss|missing|put down|had to put) (my|our|his|her|their) (\w+ ){0,2}${PERSON}\b(?!'s? (keys|phone|house|wedding))(?=.{0,60}(today|yesterday|last|this|ago|sleep|cancer|so much|every ?day|forever|\.|!|$))`,
      ),
      new RegExp(
        String.raw`\b(my|our|his|her|their) (\w+ ){0,2}${PERSON} (just |has |had |sadly |suddenly )?(died|passed|is dying|was killed|is gone|took (his|her|their) own life|would have (turned|been) \d+)\b(?! (of laughter|laughing|when (he|she|they) (saw|heard)|the|her|his|it|me|out|by|on (the|to|his|her|me)\b))`,
      ),
      new RegExp(
        String.raw`\b(my|our|his|her|their) (\w+ ){0,2}${PERSON} (was|were|got) murdered\b|\b(my|our|his|her|their) (\w+ ){0,2}${PERSON} ((killed|hanged|shot) (himself|herself|themselves)|od'?d|overdosed)\b`,
      ),
      /\bvet (says|said|thinks|agrees|told us)\b.{0,30}\b(it's|its|it is|it was) time\b(?! (for|to) (his|her|a|the|lose|cut)\b)|^rip,? (gran\w*|nan|nana|mum|mom|dad|papa|uncle|aunt\w*)\b/,
      // Loss in other words: a pet that was "our boy", an empty house, a day of the year.
      /\b((said|saying|say) goodbye to|put down|lost|had to let go of|put to sleep) (my|our|this|the best|the sweetest) (\w+ ){0,3}(boy|girl|companion|lad|soulmate|best friend|old man|old lady|fur baby|little one|hero|rock)\b/,
      /\bput (our|my|the|him|her) (\w+ ){0,6}(dog|cat|lab|labrador|retriever|boy|girl|pup|horse|rabbit|shepherd|terrier|beagle|poodle|pug|hound|collie|spaniel|corgi|kitty|kitten|one) to sleep\b/,
      /\b(he|she)('s| is) (finally )?gone\b(?! (to|for|home|back|out|mad|viral|on|in|through|from))|\b(run|fly) free\b(?! (of|from|trial))|\b(goodnight|good night|sleep well|sleep tight|farewell),? (sweet|old|my) (boy|girl|friend|man|prince|princess|angel)\b/,
      new RegExp(String.raw`\bsince (my |our )?(${PERSON}|he|she|they) (died|passed|left us)\b`),
      /\b(patient|resident|student|pupil|classmate|coworker|colleague|client|regular|neighbou?r) (\w+ ){0,2}(died|passed away|didn't make it)\b(?! (of laugh\w*|laugh\w*))|\b(lost|losing) a (patient|student|colleague|friend|parent|child)\b(?! to (a|an|the) (pyramid|cult|podcast|mlm|conspiracy|job|girl|boy|new))/,
      /(?<!\b(it|this|that|apart|done|do|here|possible|happened|happen|win|won|survive|manage|live) )without (my )?(mum|mom|mam|dad|him|her|grandma|grandpa|nan)\b(?! (knowing|asking|telling|noticing|even|seeing|saying|having|paying|looking|being|getting|realis\w+|realiz\w+))/,
      /\b(set the table for two|two cups\b.{0,40}\bhabit|(no one|nobody|didn't have anyone|don't have anyone|no-one) to (ring|call|tell|phone)\b|still (reach for the phone|dial|lay out)|(his|her) (chair|side of the bed|coat|mug|slippers) (is|are)? ?(still|empty))\b/,
      /\b(said|saying|say) goodbye to (?!(the|my|our|a|an|this|that|all|it)\b)\p{L}+ (this|last|yesterday|today|on)\b[\s\S]{0,160}\b(years|quiet|empty)\b/u,
      new RegExp(
        String.raw`\b(we|i)('ve| have)? (just )?lost ${PERSON}( \p{L}+)? (on (mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (night|week|month|year)|this (morning|week)|today)\b`,
        'u',
      ),
      // A name that is lost on a day: "We lost Baba on Tuesday."
      /\bwe lost (?!(the|our|my|that|it|a|an|to|by|two|three|track|count|touch|power|signal|contact|money|everything|this|all|again)\b)\p{L}+ (on (mon|tues|wednes|thurs|fri|satur|sun)day|yesterday|last (night|week|month|year)|this morning|today)\b(?!.{0,40}\b(\d-\d|match|game|final))/u,
      /\bsince (we|i) lost (?!(the|our|my|that|it|to|a|an|on|in|track|count|touch)\b)\w/,
      /\bwould have been (our|his|her|my (mum|mom|dad|brother|sister|son|daughter)'s) \w+|\bwon't be at the table\b|\bhug your (people|loved ones|kids|family|babies)\b/,
      /\b(vet|nurses?|doctors?)\b.{0,80}\bat the end\b|\b(years|time) (wasn't|was not|isn't|is never|were not|weren't) enough\b|\bnever enough time with\b/,
      /\byears ago (this week|today|tonight|this morning|yesterday) (i|we) (got|took|had) the call\b|\bgot the call (no ?(one|body) wants|this morning|last night)\b/,
      /\bsigned the dnr\b|\bdo not resuscitate\b|\bturned off (the|his|her) (machines?|ventilator|life support)\b/,
      /\bstill (have|got|keep) (your|his|her|mum's|mom's|dad's|nan's) (number|voicemails?|texts?|last message|coat|jumper)\b/,
      /\b(i|we) miss you\b(?!.{0,20}\b(guys|twitter|summer|concerts?|coffee|pizza)\b)|^miss(ing)? you\b|\bmiss you (every day|always|so much|more|mate|old friend|mum|mom|dad|forever)\b/,
      /\bno heartbeat\b|\b(lost|losing) (the|our) (baby|pregnancy)\b|\bnursery\b.{0,40}\bempty\b/,
      new RegExp(
        String.raw`\b(my|our) (late )?${PERSON} would('ve| have) (loved|laughed|hated|been so proud)\b`,
      ),
      /\b(rainbow bridge|in loving memory|gone but (never|not)|no longer with us|rest easy,? \w+|rest in power|fly high,? \w+|gone too soon|never got to say goodbye|put (him|her) to sleep|lost (him|her|them) (to|last|this|in|on|today|yesterday|a)|(his|her|their) ashes|my late (\w+)|(he|she)'?s been gone|left us (last|this|on|in|yesterday|too)|at (his|her) grave)\b/,
      /\bi (still |really |just )?miss (him|her|you|them)( (most|so|every|more|terribly|always|already|a lot|today|like crazy|too)\b|\.|,|$| (on|at|when) )/,
      new RegExp(
        String.raw`\b(${PERSON}|he|she) (died|passed|left us|was taken) (\w+ ){0,3}(ago|today|yesterday|this|last|on|in|when i was|suddenly|peacefully|from|of|before|after)\b(?! laugh)`,
      ),
      new RegExp(
        String.raw`\b(years?|months?|weeks?|days?) (since|without) (my |our )?(${PERSON}|he|she|you|him|her) ?(died|passed|left us|(was|were) taken|has been gone|is gone)?(?=[.,!]|$)`,
      ),
      /\b(first|another) (christmas|birthday|easter|thanksgiving|anniversary|mother's day|father's day|holidays?) without\b|\b(he|she|you|dad|mum|mom|grandma|grandpa) would(('ve| have) been \d+|'ve turned \d+| have turned \d+| have loved (this|that|it|you))\b/,
      /\bhouse is (so |too |very )?(quiet|empty)\b.{0,60}\b(without|now|boy|girl|him|her|dog|cat)\b|\b(boy|girl|him|her|dog|cat)\b[\s\S]{0,120}\bhouse is (so |too |very )?(quiet|empty)\b/,
      /\brip,? (to )?(the (best|great|greatest|legendary|one and only|legend|king|queen|man|woman|kindest)|my (dear|sweet|beautiful|best|old|first|favou?rite) (friend|boss|teacher|dog|cat|boy|girl|coach|neighbou?r|mentor|colleague)|sweet|dear|uncle|aunt|aunty|legend|coach|brother|sister|friend)\b/,
      /\b(first|second|third|\d+(st|nd|rd|th)?|one|two|three|four|five|six|seven|ten) (\w+ )?(years?|months?|weeks?|christmas|birthday|thanksgiving|mother's day|father's day)( \w+)? without (my|him|her|you|them|mom|mum|dad)\b/,
      /\b(died|killed) in (a|an|the) (car|plane|bus|motorcycle|house|bike) (crash|accident|fire)\b/,
      // Who leaves in the night, or has gone to sleep, or is spoken to though gone.
      /(?<!\p{L})(papa|maman|papi|mamie|père|mère|frère|sœur|mari|femme|oncle|tante|chien|chat|chienne|chatte) (est partie?|s'est éteinte?|nous a quittés)(?!\p{L})(?=[^.!?]{0,30}(nuit|hier|matin|soir|jours|sommeil|doucement|[.!]|$))(?! (en|à|au|aux|de|chez|pour)(?!\p{L}))/u,
      /(?<!\p{L})(papá|mamá|padre|madre|abuel[oa]|herman[oa]|perr[oa]|gat[oa]|tí[oa]|pai|mãe|avô|avó|vô|vó|irmão|irmã|cachorr[oa]) (se (nos )?(ha ido|fue|foi)|nos (dejó|ha dejado|deixou)|partiu)(?!\p{L})(?=[^.!?]{0,30}(noche|anoche|ayer|hoy|siempre|cielo|noite|ontem|hoje|sempre|céu|madrugada|[.!]|$))(?! (de|a|en|para|pra|ao|à|com|con)(?!\p{L}))/u,
      /(?<!\p{L})(que|desde que) te (fuiste|foste)(?!\p{L})(?=[\s\S]{0,80}(papá|mamá|abuel[oa]|pai|mãe|vó|vô|avó|avô))/u,
      /(?<!\p{L})(papa|mama|vater|mutter|opa|oma|bruder|schwester|onkel|tante|hund|katze|kater)(?!\p{L})[^.!?]{0,40}(friedlich eingeschlafen|für immer eingeschlafen|von uns gegangen|heimgegangen|über die regenbogenbrücke)/u,
      /(?<!\p{L})(falleció|ha (fallecido|muerto)|murió|velorio|enterramos|descanse en paz|faleceu|morreu|velório|descanse em paz|luto|décédée?s?|nous a quittés|(il|elle|père|mère|frère|sœur|mari|femme|fils|fille|ami|amie|chien|chat) est morte?|obsèques|deuil|repose en paix|gestorben|verstorben|beerdigung|ruhe in frieden|in trauer|trauern?)(?!\p{L})(?! (de risa|de rir|de rire|d'ennui|de curiosidad))/u,
    ],
  },
  {
    reason: 'recovery',
    patterns: [
      /\b(years?|months?) (out of|since leaving|since i left) (a|an|my|the|that) (\w+ )?(relationship|marriage)|\b(remission|cancer[- ]free|tumou?rs?\b.{0,40}\b(small|benign|gone|shrunk|shrinking|smaller)|all[- ]clear(?! from (the )?(bank|landlord|council|insurance|boss))|it's benign|is benign|(lump|mole|scan|biopsy|mri) (is|was|came back) (nothing|fine|normal|ok|okay|good|clear)|came back (clear|clean|negative|benign)|rang the bell|last (round of )?(chemo|treatment|radiation)|(out of|off|left) (the )?(icu|intensive care|life support|ventilator|hospital|danger|surgery)|woke up from (the |a |his |her )?(coma|surgery)|(after|since) (the|his|her|my) (stroke|accident|surgery|operation|diagnosis|transplant),? .{0,40}\b(sang|walked|smiled|spoke|said|laughed|danced|drove|stood)|letting (me|us) (take|bring) (her|him|them) home|(discharged|home|back) from (the )?(hospital|icu|intensive care|surgery)|(surgery|operation|transplant|procedure) (went (really |so |very )?(well|fine|great|smoothly)|was a success|is over|is done)|(found a|donor) (donor|match)|squeezed my hand|nicu (is over|graduate)|(he|she|mum|mom|dad) is (stable|awake|breathing on))\b/,
    ],
  },
  {
    reason: 'illness',
    patterns: [
      // Who is in a hospice is alive.
      /^(?![\s\S]*\b(raised|fundrais\w*|sponsor\w*|charity)\b)[\s\S]*\bhospice\b/,
      /\b(diagnosed with(?! (adhd|add|autism|dyslexia|being|a (bad )?case of))|diagnosis came back|test results came back|biopsy|chemo\w*|radiotherapy|dialysis|terminally ill|(is|it's|was|his|her|my) terminal\b(?! [\da-z]\b)|terminal (cancer|illness|diagnosis|patients?)|metasta\w+|stage (3|4|three|four|iii|iv)\b(?! of the| race| winner)|in (the )?(icu|intensive care)|life support|on a ventilator|overdos\w+|relapse[ds]?|brain tumou?r|had a stroke|heart attack)\b(?! (when|seeing|looking|at the|waiting|reading|watching|from the))/,
      /\b(i|i've|he|she|mom|mum|dad|wife|husband|son|daughter|brother|sister|friend|grand\w+|baby|child|it's) (has|have|had|got|'ve|is battling|is fighting|was told (he|she) has|was told i have)? ?(breast |lung |colon |pancreatic |bowel |skin |blood )?(cancer|als|parkinson'?s?|leuk\w+|lymphoma|dementia|alzheimer'?s?|multiple sclerosis)\b/,
      new RegExp(
        String.raw`\b(my|our) (\w+ ){0,2}${PERSON}('s| is| was| has been| are| were) (\w+ ){0,2}(in (the )?hospital|having surgery|rushed to|in a coma|very sick|really sick|seriously ill)\b`,
      ),
      new RegExp(
        String.raw`\b(${PERSON}|he|she|i)('s|'m| is| was| am)? (just |back )?(in hospital|in the hospital|hospitali[sz]ed|going into surgery|in surgery|having (an |a )?(\w+ )?(operation|surgery|scan|biopsy|mri)|had (a )?(stroke|seizure|fall and))\b`,
      ),
      /\b(send|sending|need) (good |positive |all the |some )*(thoughts|vibes|prayers)\b(?! to (whoever|my (wallet|bank)))|\bprayers (please|needed|for)\b|\bin your (thoughts|prayers)\b|\b(at|to|from) the (emergency )?vet\b[\s\S]{0,80}\b(kidneys?|tumou?r|surgery|cancer|overnight|prognosis|heart|critical|iv|blood|not eating)\b/,
      /\b(my|his|her|the|a) (\w+ )?tumou?rs?\b/,
      /\b(it's|it is|it has|it's all|now) (in|spread to|gone to|moved to) (her|his|my|their|the) (liver|lungs?|bones?|brain|spine|pancreas|lymph nodes?)\b/,
      /\b(goes|going|went) in(to)? (for )?(\w+ )?(surgery|an? (\w+ )?operation|a (\w+ )?scan|chemo|theatre)\b|\b(heart|brain|open[- ]heart|spinal|emergency|major) surgery\b|\bsurgery is (tomorrow|today|on|at|scheduled)\b/,
      /\bdoctors (say|said|think|told us|don't know)\b(?!.{0,40}\b(study|drink|eat|sugar|coffee|recommend)\b)|\b(clinical )?trial (didn't|did not|isn't|hasn't) work\w*\b|\btreatment (starts|begins|stopped|isn't working|is not working|didn't work)\b/,
      new RegExp(
        String.raw`\b(${PERSON}|he|she) (didn't|doesn't|no longer|did not) (recogni[sz]e|know|remember) (me|us|who (i|we))\b`,
      ),
      /^(?!.*\b(study|researchers|scientists|drug|risk)\b)[\s\S]*\b(dementia|alzheimer'?s)\b/,
      /\b(my|our|his|her) ([\w']+ ){0,2}(scan|surgery|operation|biopsy|mri|test) (results? )?(is|are) (on|tomorrow|today|next|monday|tuesday|wednesday|thursday|friday)\b|\b(chronic (illness|pain|fatigue)|long covid|autoimmune|incurable|flare-?up|my (ms|endometriosis|crohn's|lupus|fibromyalgia))\b/,
      /\b(eating disorder|my (depression|anxiety|ptsd|bipolar|panic attacks?) (is|has|got|won|are)|panic attack (today|last|this|at)|psych ward|back in rehab)\b/,
      /\b(cáncer|quimio\w*|câncer|(un|mon|son|d'un) cancer|chimio\w*|(habe|hat) krebs|krebsdiagnose|diagnose (bekommen|erhalten|ist da|steht fest)(?!.{0,30}(adhs|adhd|autis))|multiple sklerose|(me|le) (han? )?diagnostic(ó|aron|ado)(?!.{0,20}(tdah|autis))|diagnosticad[oa] com(?!.{0,20}(tdah|autis))|(m'a|lui a|m'ont) diagnostiqué(?!.{0,20}(tdah|autis))|le diagnostic est tombé|la biopsie|la biopsia|a biópsia|metastas\w+|métastas\w+|metástas\w+|en cuidados intensivos|na uti|en réanimation|intensivstation)(?!\p{L})/u,
    ],
  },
  {
    reason: 'disaster',
    patterns: [
      /\b(shooting|gunman|earthquake|tsunami|wildfires?|bombing|bombed|air ?strikes?|massacre|terror(ist)? attack|stabbing|hurricane|tornado|floods?|flooding|landslide|explosion|plane crash|train crash|collapse[ds]?|crash)\b[\s\S]*\b(dead|died|killed|victims?|injured|wounded|missing|casualties|death toll|lives lost|lost (their|our) (homes?|lives)|evacuat\w+|trapped|families|children)\b/,
      /\b(dead|died|killed|victims?|injured|wounded|casualties|death toll|lives lost|evacuated|evacuating|trapped)\b[\s\S]*\b(shooting|gunman|earthquake|tsunami|wildfires?|bombing|air ?strikes?|massacre|attack|stabbing|hurricane|tornado|floods?|flooding|landslide|explosion|war|collapse[ds]?|crash)\b/,
      /\b(\d+|two|three|four|five|six|seven|eight|nine|ten|dozens|hundreds|several|many) (of )?(people|children|kids|workers|women|men|students|passengers|cyclists|pedestrians|patients) (have |were |has |had )?(died|killed|been killed)\b/,
      /\b(school|mass) shooting\b|\bgenocide\b|\bwar crimes?\b|\b(house|home|flat) (has |was )?(burned|burnt) down\b|\b(our|my) (house|home|town|village|neighbou?rhood) (burned|burnt|was destroyed|is gone|flooded|was hit|was bombed)\b/,
      /\b(terremoto|inundaci\w+|incendio|tiroteo|atentado|enchente|deslizamento|séisme|inondations?|attentat|fusillade|erdbeben|überschwemmung|anschlag)\b[\s\S]*\b(muert\w+|víctimas|heridos|desaparecid\w+|mort[eo]s|vítimas|feridos|desaparecid\w+|morts|victimes|blessés|disparus|tote|tot|opfer|verletzte|vermisst\w*)\b/,
    ],
  },
  {
    reason: 'heartbreak',
    patterns: [
      /\b(about|after|since) (the|our) (separation|split|breakup|break-up)\b|\bmoved out (today|last night|yesterday|this morning)\b.{0,80}\b(key|ring|hers|his|drawer|bed|photo|us)\b|\bleft (my|his|her) (key|ring) on\b/,
      /\b(broke up with (me|my \w+|him|her|them)\b|split up with (my|him|her)|we should see other people|it's not you,? it's me|my (girlfriend|boyfriend|partner|ex|wife|husband|fianc[eé]e?) (and i )?(broke up|split( up)?|left|ended (it|things)|are separating|moved out)|(called off|cancel+ed) (the|our|my) (wedding|engagement)|cheated on me|(signed|filed) (the |for )?divorce( papers)?|getting separated|we('re| are) separating|asked (me )?for a divorce|wants a divorce|(i'm|i am|we're|we are|my parents are) getting (a )?divorced?|my (divorce|marriage) (is|was|ended|just|became|got)|(he|she|they|my (wife|husband|boyfriend|girlfriend|partner|fianc[eé]e?)) (just )?(left me|broke up with me|dumped me|cheated on me|is leaving me)|got dumped|we broke up|broke my heart|end of (my|our) marriage|marriage is over)\b/,
    ],
  },
];

/** Things do not pass away, whatever is said of them. */
const OF_A_THING =
  /\b(my|our|the|this) (\w+ )?(phone|laptop|computer|macbook|headphones|airpods|car|bike|printer|kettle|toaster|fridge|oven|dishwasher|washing machine|tv|router|wifi|charger|battery|plants?|succulent|sourdough|starter|goldfish|fern|monstera|motivation|diet|wallet|bank account|inbox|weekend|social life|will to live|jeans|shoes|coat|zip|blender|roomba|xbox|playstation|ps5) (has |have |just |finally |officially |is |was )*(passed away|passed on|died|is dead|gone|been laid to rest)\b/;

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
  if (found === undefined || (found.reason === 'grief' && OF_A_THING.test(post))) return null;
  return found.reason !== 'self_harm' && LAUGHTER.test(post) ? null : found.reason;
}
