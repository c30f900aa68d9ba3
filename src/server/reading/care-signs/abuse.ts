/** How a line is written: see `compileSigns`. */
export const ABUSE = `
  he|she|they <beat> me|us !at|to|up|with|in|by|again|on|about|for|hard
  he|she <beat> me in|again|when|so|with|every|before|while !at
  <kin>|ex|husband|wife|boss ~1 abused|raped|molested|assaulted me|us|him|her !on|deeply|at|to|in|with|up
  coach|teacher|uncle|stepdad|manager ~1 abused|raped|molested|assaulted me|us|him|her !on|deeply|at|to|in|with|up
  <kin>|ex|husband|wife|boss ~1 choked|strangled|groped|beat|beats me|us|him|her !on|deeply|at|to|in|with|up
  coach|teacher ~1 choked|strangled|groped|beat|beats me|us|him|her !on|deeply|at|to|in|with|up
  uncle|stepdad|manager ~1 choked|strangled|groped|beat|beats me|us|him|her !on|deeply|at|to|in|with|up
  <kin>|ex|husband|wife|boss ~1 hit|hits|pushed|shoved me|us|him|her !on|deeply|at|to|in|with|up
  coach|teacher|uncle|stepdad|manager ~1 hit|hits|pushed|shoved me|us|him|her !on|deeply|at|to|in|with|up
  <kin>|ex|husband|wife|boss ~1 slapped|punched|threatened|stalked|touched me|us|him|her !on|deeply|at|to|in|with|up
  coach|teacher|uncle|stepdad|manager ~1 slapped|punched me|us|him|her !on|deeply|at|to|in|with|up
  coach|teacher|uncle|stepdad|manager ~1 threatened|stalked|touched me|us|him|her !on|deeply|at|to|in|with|up
  ex|husband|boyfriend|partner ~2 pushed|threw|dragged|hit|choked|punched me
  is|was|keeps|been stalking me|us|her
  i was|been|got|am|being ~1 raped|molested|abused|assaulted|groped|trafficked
  i have been raped|molested|abused|assaulted|groped
  sexually|domestic abused|assaulted|violence|abuse
  he|she never ~1 hit me
  left|escaped|leaving|fled my|an|the abuser|abusive
  abusive relationship|marriage|ex|husband|father|mother|partner|home
  restraining order
  used|use to lock me|us
  i'm|im|am|was|too|so afraid|scared|terrified|frightened to|of go|going home|back ~1 tonight|.|him !without
  husband|wife|partner|boyfriend|girlfriend won't|doesn't|wont|doesnt|didn't|never let|lets me work !on|from|in|with|at
  husband|wife|partner|boyfriend|girlfriend|he|she won't|doesn't|wont|doesnt|didn't|never let|lets me have ~2 job|friends|card|money
  husband|wife|partner|boyfriend|girlfriend|he|she won't|doesn't|wont|doesnt|didn't|never let|lets me see my ~1 friends|family|mum|sister
  husband|wife|partner|boyfriend|girlfriend|he|she ~2 checks|tracks|monitors|searches my ~1 phone|messages|emails|mileage|wages|texts|location|payslips
  not allowed to see my ~1 friends|family|mum|sister
  calls|called|calling me worthless
  he|she|husband|wife|partner controls all ~2 money|finances
  he|she|husband|wife|partner|boss|employer keeps|holds|hid|hides my ~1 passport
  he|she|husband|wife|partner keeps|holds|hides my ~1 bank card
  attacked|beaten|jumped|spat me|on ~2 for|because being ~1 gay|black|trans|asian|muslim|jewish
  manager|boss|coach|teacher|uncle|stepdad|colleague ~1 grabbed|groped|cornered me|us|girls !about|by|for|over|again|to|with|into
  he|she|ex doesn't|doesnt|can't|cant ~1 know|find where|out we|i are|am|live|moved !going|headed|eating|staying|at|on|with|in|to|off
  put|hid|found a tracker on|in|under my ~1 car|bike|bag|pram|phone
  what my|his|the stepdad|stepfather|uncle|coach|producer|priest does|did ~1 to|when me|us|mum|girls|.
  lock|locked me in ~3 bedroom|room|house
  walking|walked on eggshells
  women's|domestic refuge|shelter
  me ~1 pega|pegó|golpea|golpeó|violó|maltrata|maltrató|maltrataba|pegaba !un|la|fuerte|el
  fui|sido abusada|violada|estuprada|maltratada|agredida
  me ~1 agrediu|bateu|espancou|estuprou|batia !uma|a
  m'a|m'avait ~1 frappée|frappé|violée|violé|battue|giflée|tabassée|étranglée|agressée !de|par|dans
  mich|meine ~2 geschlagen|vergewaltigt|missbraucht|gewürgt|verprügelt !beim|im
  schlägt mich
  mari|copain|conjoint|compagnon|père me frappe|frappait|bat|battait|gifle|étrangle !en|aux|au|à
  marido|namorado|pai|padrasto me bate|batia|espanca|espancava !em|no|na|ao
  novio|novia|marido|mujer|pareja ~1 me revisa|controla ~1 móvil|celular|teléfono|mensajes
  copain|copine|mari|femme|conjoint surveille|fouille|contrôle mon|mes téléphone|portable|messages
  mann|freund|freundin|partner|frau kontrolliert|durchsucht|überwacht ~4 handy|nachrichten
  marido|namorado|namorada|esposa controla|vigia|revista ~1 celular|telefone|mensagens
  no|não me deja|deixa ver|visitar ~1 mi|mis|minha|minhas|meus|a ~1 amigas|amigos|familia|família|madre|mãe|hermana|irmã
  plus|pas le|droit droit|de ~1 voir mes|ma ~1 amies|amis|famille|mère|sœur
  darf meine|meinen|meiner freundinnen|freunde|familie|mutter|schwester nicht ~1 sehen|treffen
  miedo|medo de|a volver|voltar|ir ~1 a|para|pra casa
  peur de rentrer ~3 moi|maison|soir
  angst ~2 nach hause
  hand|hands|fingers round|around my neck|throat
  he|husband|boyfriend|stepdad ~1 broke|fractured|dislocated my wrist|arm|nose|jaw|rib|ribs|cheekbone !at|playing|in|during|trying|hugging
  bruises|bruise on|round|around her|my|their|his arm|arms|neck|throat|wrist|wrists again
  got|was|been jumped walking|outside|coming|leaving
  used to come into my room|bed
  me revisa el|mi móvil|celular|teléfono|whatsapp todas|cada|siempre|cuando|mientras
  me encierra|encerró|encerraba en ~1 casa|habitación|cuarto|baño
  me volvió|vuelve a pegar .|esta|delante|otra|anoche
  me agarró|agarraba|cogió del|por ~1 cuello|garganta
  ele|marido|namorado|pai|padrasto ~2 me empurrou|jogou na|contra ~1 parede|escada
  me empujó|tiró contra|por ~1 pared|escaleras|escalera
  ele|ela fica|ficou com ~1 meu|minha cartão|salário|celular
  m'a|m'avait ~1 poussée|poussé|jetée|jeté|plaquée|plaqué contre|dans ~1 mur|escalier|escaliers
  porté plainte contre mon ex|mari|conjoint|père
  mich gegen die wand gedrückt|gestoßen|geschubst|geworfen
  im|ins frauenhaus
  left him . ~2 bin bags
  he|she goes thru|through my phone !to|looking
  tengo|saltado|saltó|pedí|puse ~3 orden de alejamiento
  me trancou|trancava em|no ~1 casa|quarto|banheiro
  m'a coincée dans ~1 réserve|toilettes|ascenseur|bureau|couloir|chambre
  husband|wife|partner|boyfriend|girlfriend|he|she ~3 counts ~1 miles|mileage ~2 my
`;
