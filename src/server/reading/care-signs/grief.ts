/** How a line is written: see `compileSigns`. */
export const GRIEF = `
  passed away|over
  <kin>|<pet>|he|she|<near> ~1 slipped away
  rest|rests|resting in peace|power
  rest easy
  rip|r.i.p !off|the|it|that|out|them|into|this|a|my|to|and|through|up
  rip to ~1 <kin>|<pet>|legend|man|boy|girl
  rip my ~1 <kin>|<pet>|boy|girl|angel
  <my> ~2 <kin>|<pet>|<near> ~3 died|passed !laughing|of|the|when|me|by|out|on|down|his|her|my|through|up|it|for|him|a|exam|test
  <my> ~2 <kin>|<pet>|<near> ~3 drowned|murdered !laughing|of|the|when|me|by|out|on|down|his|her|my|through|up|it|for|him|a|exam|test
  <my> ~2 <kin>|<pet>|<near> ~2 died|passed on|in|last ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 killed|murdered|drowned on|in|last ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 died|passed this|today ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 died|passed yesterday|when ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 killed|murdered|drowned this|today ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 killed|murdered|drowned yesterday|when ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 died|passed two|three|0|suddenly ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 killed|murdered|drowned two|three|0|suddenly ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 died|passed peacefully|from|of|at ~1 !laughter|boredom|laughing|embarrassment|street|door
  <my> ~2 <kin>|<pet>|<near> ~2 killed|murdered|drowned peacefully|from|of|at ~1 !laughter|boredom|laughing|embarrassment|street|door
  <near>|<kin> ~6 coma|palliative
  <my> ~2 <kin>|<pet>|<near> is|are|was|were|has dead|gone|dying|killed|murdered !<elsewhere>
  <kin>|he|she took his|her|their own life
  <kin>|he|she killed|hanged|shot himself|herself|themselves
  <kin>|<near>|<pet>|mate ~3 overdosed|od'd
  <kin> ~1 died|passed|drowned|murdered today|yesterday|last|this|two|three|four
  <kin> ~1 died|passed|drowned|murdered five|0|suddenly|peacefully|when|ago|on
  <kin> died .
  <kin> died in|at|from|of ~1 !laughter|boredom|laughing|embarrassment|street|door
  he|she|they died on monday|tuesday|wednesday|thursday|friday|saturday|sunday|the
  hit|struck by a ~3 dead|died|killed
  died|dead|killed at the scene
  killed|hit by ~2 driver
  he|she|they died|passed ~1 today|yesterday|last|this|suddenly|peacefully|years|months|weeks|when|from|ago|in
  a|my|our patient|resident|student|pupil|classmate|coworker|colleague|client ~2 died|passed
  since|when ~1 <kin>|he|she|they died|passed
  years|year|months|weeks|days since ~1 <kin>|<pet>|we|i|he|she died|lost|passed|left
  lost|lose|losing|buried <my> ~3 <kin>|<pet>|pregnancy|<near> !at|in|to|by|on|for|for|with|again|keys|bags|phone
  bury|burying <my> ~3 <kin>|<pet>|pregnancy|<near> !at|in|to|by|on|for|for|with|again|keys|bags|phone
  buried|cremated|bury|burying <kin>|<pet> today|yesterday|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday
  buried|cremated|bury|burying <kin>|<pet> on monday|tuesday|wednesday|thursday|friday|saturday|sunday|the !beach
  buried|cremated|bury|burying <kin>|<pet> last|this monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month
  buried|cremated|bury|burying <kin>|<pet> last|this morning|afternoon|night|summer|winter|autumn|spring|year
  laid|lay|laying ~1 <kin>|<pet>|him|her to rest
  passed on monday|tuesday|wednesday|thursday|friday|saturday|sunday ~3 peacefully !for|enough
  passed peacefully at|with|surrounded|aged|on|this|yesterday
  passed peacefully in her|his|their|hospital
  cremated|scattered <my> ~3 <kin>|<pet>|pregnancy|<near> !at|in|to|by|on|for|for|with|again|keys|bags|phone
  lost|buried|losing <my> ~3 <kin>|<pet> to|in|on|at|last ~1 !a|the|chess|cards|sand|supermarket|ikea
  lost|buried|losing <my> ~3 <kin>|<pet> this|yesterday|today|too|when ~1 !a|the|chess|cards|sand|supermarket|ikea
  lost|perdí|perdimos|perdi|perdemos|perdu <my> ~2 <kin>|<pet> !at|in|to|by|for|with|en|de|no|na|dans
  we|i've|i|we've ~1 lost <kin> on|yesterday|last|this|today
  we lost ~2 on|last|this|yesterday ~1 monday|tuesday|wednesday|thursday|friday !game|match
  we lost ~2 on|last|this|yesterday ~1 saturday|sunday|morning|night|week !game|match
  since we|i lost !the|our|my|that|it|to|a|an|on|in|track|count|touch|at|by
  said|say|saying|we goodbye|goodbyes|farewell to ~5 <pet>|<kin>|boy|girl|lad|lady|companion
  said|say|saying|we ~2 goodbye|goodbyes to ~6 vet|vet's
  said|say|saying goodbye to ~1 this|last|yesterday|today morning|afternoon|night|evening|week
  put ~7 to sleep !at|by|again|with|early|in
  putting|put|had|have ~4 <pet>|him|her|boy|girl|old|bruno down !for|as|on|gently|in|to|and|with
  vet|vet's ~6 it's|its|was time !to|for|his|her|a|the|lose|cut
  let|letting ~1 go . i|he|she|we|the
  tonight|today|yesterday|morning ~1 we let ~2 go !out|home|outside|to
  we let ~3 go ~2 today|tonight|yesterday|morning
  had|have to let ~1 go ~3 . 0 years|yrs|months|weeks old
  rainbow bridge
  crossed the rainbow
  over the rainbow bridge
  run|fly|sleep|goodnight|farewell free|high|well|tight|sweet ~2 boy|girl|prince|princess|angel
  run|fly|sleep|goodnight|farewell free|high|well|tight|sweet ~2 man|friend|bear|king|queen
  run free !trial|of|from
  funeral|memorial|wake|vigil ~1 is|was|on|service|today|tomorrow|yesterday|for !song|list|plan|home
  mum's|mom's|dad's|his ~1 funeral|wake|eulogy|ashes|headstone|grave !plan|plans
  her|nan's|gran's|grandma's|grandad's ~1 funeral|wake|eulogy|ashes|headstone|grave !plan|plans
  eulogy|eulogies|obituary|bereaved|bereavement|grieving|widowed|widow|widower|mourning
  mum's|mom's|dad's|nan's|gran's|grandma's|grandad's|grandpa's ashes|grave|handwriting|voicemail|headstone
  my|through|in grief !group|counselling
  grief is|hits|comes|has|makes|never|counselling|group|counsellor !over|when|overrated
  stillborn|stillbirth|miscarried|miscarriage|miscarriages
  no heartbeat
  lost the|our|a baby|babies|pregnancy
  would ~1 have been|turned eighteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|0|our
  you'd|he'd|she'd ~1 have been|turned ~1 0|eighteen|twenty|thirty|forty|fifty|today
  would|would've have|loved|laughed|hated|been ~1 loved|proud . i|miss
  my|our late <kin>|<near>
  first|second ~2 christmas|birthday|easter without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  third|another|0 ~2 christmas|birthday|easter without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  first|second ~2 eid|diwali|thanksgiving without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  third|another|0 ~2 eid|diwali|thanksgiving without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  first|second ~2 anniversary|day|sunday without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  third|another|0 ~2 anniversary|day|sunday without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  first|second ~2 holiday|holidays|summer without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  third|another|0 ~2 holiday|holidays|summer without !a|the|any|sugar|alcohol|my|power|it|coffee|meetings|kids
  first|second|third ~2 christmas|birthday|easter since|without ~2 <kin>|him|her|them|you|died
  first|second|third ~2 eid|day|sunday|anniversary since|without ~2 <kin>|him|her|them|you|died
  without <kin>|him|her|them . !so
  switched|turned off ~2 life|machine|machines|ventilator|support
  organ donor
  didn't|don't|did not make it . he|she|they
  he|she|they didn't make it
  died|killed in a|the ~2 crash|accident|fire|collision
  i|still ~2 miss you|him|her|them|<kin> !guys|all|in|at|at|on|by
  we ~2 miss him|her|them|<kin> !guys|all|in|at|on|by
  we miss you dearly|terribly|much|already|today|tonight|here
  miss you every|always|so|old|<kin>|forever
  gone too soon
  death certificate
  dad's|mum's|mom's|nan's been gone ~1 weeks|months|years
  he's|hes|she's|shes been gone ~1 years|months|march|april|june|july|august|september|october|november|december|january|february
  ring|rang|call|called|ringing ~4 for|hear the|his|her ~1 voicemail|voice|message
  gone but never|not forgotten !the|but
  no longer with us
  in loving memory
  never got|get to say|tell|meet ~2 goodbye|him|her
  ashes arrived|scattered|scattering
  still|i ~2 text|call|ring|dial|message ~1 number|mum|mom|dad|her|him when|and|every|though !gets
  his|her chair|side|coat|mug|slippers ~3 empty
  still set ~3 place for
  one|nobody ~4 to ring|phone !for|about
  two cups ~6 habit
  <my> ~2 <kin>|<pet> ~1 se|nos fue|ha|fueron !de|a|en|para|pra|ao|à|com|con ~2 anoche|ayer|hoy !de|a|en|para|pra|ao|à|com|con
  <my> ~2 <kin>|<pet> ~1 se|nos dejó|deixou|foi|partiu !de|a|en|para|pra|ao|à|com|con ~2 anoche|ayer|hoy !de|a|en|para|pra|ao|à|com|con
  <my> ~2 <kin>|<pet> ~1 se|nos fue|ha|fueron !de|a|en|para|pra|ao|à|com|con ~2 madrugada|siempre|cielo !de|a|en|para|pra|ao|à|com|con
  <my> ~2 <kin>|<pet> ~1 se|nos dejó|deixou|foi|partiu !de|a|en|para|pra|ao|à|com|con ~2 madrugada|siempre|cielo !de|a|en|para|pra|ao|à|com|con
  <my> ~2 <kin>|<pet> ~1 se|nos fue|ha|fueron !de|a|en|para|pra|ao|à|com|con ~2 noche|ontem|hoje !de|a|en|para|pra|ao|à|com|con
  <my> ~2 <kin>|<pet> ~1 se|nos dejó|deixou|foi|partiu !de|a|en|para|pra|ao|à|com|con ~2 noche|ontem|hoje !de|a|en|para|pra|ao|à|com|con
  <my> ~2 <kin>|<pet> ~1 se|nos fue|ha|fueron !de|a|en|para|pra|ao|à|com|con ~2 sempre|céu|noite|ido !de|a|en|para|pra|ao|à|com|con
  <my> ~2 <kin>|<pet> ~1 se|nos dejó|deixou|foi|partiu !de|a|en|para|pra|ao|à|com|con ~2 sempre|céu|noite|ido !de|a|en|para|pra|ao|à|com|con
  se nos ~1 fue|ha|ido|va ~1 <my>|la|el|mi|nuestra|nuestro ~1 <kin>|<pet>|abuela|abuelo
  se nos fue|murió|ha muerto|el|la|mi
  te fuiste|foste|fuisse|foi ~2 <kin>|papá|mamá|abuela|abuelo|pai|mãe|vó|vô
  falleció|fallecido|fallecida|velorio|enterramos|enterré|descanse|descansa|faleceu|faleceram
  velório|obsèques|enterrement|deuil|décédé|décédée|décès|verstorben|beerdigung|trauerfeier|beisetzung
  <my> ~2 <kin>|<pet> ~3 murió|muerto|muerta|morreu|faleceu|mort !de|ennui|vor|envie
  <my> ~2 <kin>|<pet> ~3 morte|décédé|décédée|gestorben|verstorben|tot !de|ennui|vor|envie
  <my> ~2 <kin>|<pet> ~3 murió|muerto|muerta|morreu|mort|morte|gestorben de|un|an ~2 cáncer|cancer|câncer|krebs
  <my> ~2 <kin>|<pet> ~3 murió|muerto|muerta de|un|an ~2 covid|accident|accidente|infarto
  <my> ~2 <kin>|<pet> ~3 morreu|mort|morte|gestorben de|un|an ~2 covid|accident|accidente|infarto
  murió|morreu|muerto|muerta ~1 <my> ~2 <kin>|<pet> !de
  se ~2 muerto|murió|morreu|muere ~1 <my> ~2 <kin>|<pet>
  <kin>|<pet> est|sont mort|morte|morts|décédé|décédée ~2 hier|nuit|matin|soir|semaine|dans|ce|cette
  <kin>|<pet> est|sont partie|parti !en|à|au|aux|de|chez|pour|faire ~2 hier|nuit|matin|soir|semaine|dans|ce|cette
  nous a|as|ont quittés|quitté
  s'est|est éteint|éteinte
  fait|faire|dû|du ~1 endormir|piquer|euthanasier ~2 <my>|notre|mon|ma
  endormir ~1 <my> ~1 <kin>|<pet>
  <pet>|<kin>|vogel ~4 einschläfern|eingeschläfert|erlösen|regenbogenbrücke
  einschläfern ~1 lassen|müssen
  tuvimos|tuve|hubo ~2 dormir|sacrificar ~3 <pet>
  sacrificar|eutanasiar|eutanasia ~3 <pet>
  perdi|perdemos <my> ~1 <kin> na|no ~1 segunda|terça|quarta|quinta|sexta|sábado|domingo|semana
  perdí|perdimos|perdemos|perdi ~3 <kin>|<pet>|bebé|bebê !en|de|no|na|por
  repose|reposez en paix
  ruhe|ruht in frieden
  in trauer
  ist|sind ~6 gestorben|verstorben
  friedlich|immer eingeschlafen
  von uns gegangen
  leben genommen
  went|gone|passed|slipped ~2 in her|his|their sleep
  <pet> ~3 überfahren|atropellado|atropellada|atropelado|atropelada|écrasé|écrasée
  despedir|despedirme|despedimos ~4 abuela|abuelo|avó|avô|pai|mãe|padre|madre
  enterramos|enterré|enterraron ~1 a|al|meu|minha|o ~2 <kin>|<pet>
  enterré|enterrons ~3 <kin>|<pet>
  beerdigt|begraben ~3 <kin>|<pet>
  luto
  s'en est allé|allée
  perdu <my> ~1 <kin>|<pet>|bébé
  gestern|heute|freitag|samstag|sonntag|montag|dienstag|mittwoch|donnerstag meinen|meine|mein|unseren|unsere ~1 <kin> verloren
  januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember meinen|meine|mein|unseren|unsere ~1 <kin> verloren
  <kin>|er|sie ~1 sich ~3 umgebracht|erhängt|erschossen !vor
  <kin>|ele|ela se matou|suicidou|enforcou !de|trabalhando
  <kin>|él|ella se suicidó|ahorcó
  <kin> ~1 died|passed at|in 0|midnight|hospital ~1 this|last|yesterday|today
  born sleeping !in|through|on
  fehlgeburt|fehlgeburten|sternenkind|totgeboren
  nach|meine|unsere ~1 totgeburt
  still geboren
  unser|unsere|unseren sohn|tochter|kind|baby ~1 verloren
  fausse|fausses couche|couches
  aborto espontáneo|espontâneo|retenido|retido
  perdió|perdí|perdimos|perdeu|perdi|perdemos el|o|al|nuestro|nosso bebé|bebê|neném !de|da|no|na|en
  né|née sans vie !sociale|amoureuse
  nasceu|nació sem|sin vida
  hace|faz|fez ~3 mes|meses|mês|año|años|ano|anos|semana|semanas|días|dias que ~1 <my> <kin>|<pet> se|nos foi|fue .
  hace|faz|fez ~3 mes|meses|mês|año|años|ano|anos|semana|semanas|días|dias que se|nos fue <my> <kin>|<pet> !de|a|al|con|para
`;
