/** How a line is written: see `compileSigns`. */
export const PAIN = `
  can't|cannot|cant|couldn't ~1 stop|quit crying|sobbing|shaking !at|laughing|with|over|watching|because
  been|woke|sat|still|just ~1 crying|sobbing ~1 since|again|for|all|every|alone !joy
  been|woke|sat|still|just ~1 crying|sobbing .|!
  crying|sobbing|cried in|on the|my|a ~2 toilet|toilets|bathroom|loo|shower|stairwell|floor|train|bus
  cried|crying|cry myself to sleep
  miss|missing my <kin> so|every|today|tonight|always
  feel|feeling|felt ~2 alone|lonely|lonelier|hopeless|worthless|invisible|broken !in|at|as|by
  feel|feeling|felt ~2 numb|empty !in|stomach|inside|toes|fingers|at
  so lonely it|i|that|without|tonight
  haven't|havent left|leaving my|the bed|house|flat|room in|for|since
  had|have to put !it|my|the|this|our|that|a ~2 down this|yesterday|today|last|on !morning|evening
  had|have to put !it|my|the|this|our|that|a ~2 down this|yesterday|last morning|evening|night
  he|she|they didn't|didnt make it .|!
  <my> ~1 <kin>|<pet> ~2 stabbed|attacked|mugged|assaulted !by
  <pet>|<kin>|he|she ~1 was|got|been hit|knocked|run by|down|over ~1 a|by ~1 car|bus|van|lorry|truck|motorbike
  got|was|been hit by a car|van|lorry|truck last|this|yesterday|today|on|.
  i'm|im|i|be ~3 burden to|on everyone|everybody|them|you|people|my|our
  i|i'm|really|just|always hate|loathe|hating myself .|!|so|today|tonight
  what's|whats ~1 the point anymore|.
  what is the point anymore|.
  <my> husband|wife|partner|boyfriend|girlfriend ~1 left . !to|it
  daughter|son|kid|child|boy|girl|i'm|i|he's|she's ~2 being|getting|been|got bullied
  bullied at|in ~1 school|work again
  can't|cannot|cant carry|go|face on|another ~1 like|day ~1 like|this|anymore|.
  don't|dont think ~1 i|we can ~1 carry|go on ~1 like|this|anymore|much|.
  he|she hasn't|hasnt woken up . they
  little|baby|only boy|girl|son|daughter is|was ~2 sick|ill|poorly
  doctor|doctors|consultant|scan ~4 spread|incurable|inoperable|terminal
  ich kann|mag|will ~2 nicht mehr .
  ich heule|weine ~2 seit|nur|jeden|jede|wieder
  weine|heule ~2 nur noch
  fühle|fühl mich ~2 allein|einsam|leer|wertlos|hoffnungslos
  oma|opa|omi|opi ist ~1 heute|gestern|letzte nacht|morgen|früh|abend eingeschlafen
  no puedo más .
  me siento ~2 sola|solo|vacía|vacío|inútil|hundida|hundido
  no paro|dejo|puedo ~2 de llorar !de|con
  diagnóstico ~1 cáncer|leucemia|tumor
  no sobrevivió|sobrevivieron|sobreviveu|resistiu
  não aguento|guento mais .
  sinto ~2 sozinha|sozinho|vazia|vazio|inútil
  não paro|consigo ~2 de|parar chorar !de|com
  não consigo parar de chorar !de|com
  j'en|n'en|en peux plus .
  me sens ~2 seule|seul|vide|inutile
  j'arrive|n'arrive|arrive|arrête|peux pas|plus ~3 de pleurer !de
  annoncé|diagnostiqué ~1 cancer|leucémie|tumeur
  got nothing left i really|just|honestly
  nothing left of me
  nothing|anything left to give
  nothing|anything left in me
  i don't|dont have anything left .|and|anymore
  weiß|weiss ~2 nicht mehr wie es weitergehen|weiter soll
`;
