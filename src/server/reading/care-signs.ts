import type { CareKind } from './care-kinds.ts';
import type { WordClasses } from './match-signs.ts';

/** Words of the five languages that stand for one another in a sign. */
export const CARE_WORDS: WordClasses = {
  my: `my our his her their mi mis nuestro nuestra su meu minha nosso nossa o a mon ma mes notre son sa
    mein meine meinen meiner unser unsere unseren sein seine ihr ihre`,
  kin: `mom mum mam mother mama mummy dad daddy father papa parent parents wife husband partner son
    daughter brother sister sibling twin grandma grandmother grandpa grandfather granddad grandad
    granddaughter grandson grandparents nana nan gran granny grampa baby babies uncle aunt auntie aunty
    cousin nephew niece fiancé fiancée fiance fiancee girlfriend boyfriend friend friends mate stepdad
    stepmum stepfather stepmother godmother baba abba amma nonna abuela abuelo
    padre madre papá mamá hermano hermana hijo hija tío tía primo prima marido mujer esposa esposo
    novio novia amigo amiga bebé suegro suegra sobrino sobrina yaya yayo
    pai mãe avô avó vô vó irmão irmã filho filha tio tia namorado namorada sogro sogra neném
    père mère maman papi papy mamie frère sœur soeur mari femme fils fille ami amie oncle tante
    cousine neveu copain copine compagnon bébé
    vater mutter opa oma bruder schwester mann frau sohn tochter freund freundin onkel hündin
    großvater großmutter schwiegermutter schwiegervater neffe nichte lebensgefährte`,
  pet: `dog dogs cat cats puppy pup kitten horse hamster rabbit bunny parrot budgie guinea ferret
    labrador lab retriever terrier beagle poodle pug collie spaniel corgi shepherd goldendoodle
    perro perra perrito perrita gato gata gatito gatita perrete caballo
    cachorro cachorra cachorrinho cachorrinha gatinho gatinha cadela
    chien chienne chat chatte chaton cheval lapin
    hund katze kater pferd kaninchen hase meerschweinchen wellensittich`,
  near: `colleague coworker mentor teacher student pupil patient resident neighbour neighbor classmate
    boss coach bandmate housemate roommate`,
  died: `died dead passed gone murdered killed drowned falleció fallecido fallecida murió muerto muerta
    morreu faleceu falecido falecida partiu mort morte décédé décédée disparu disparue éteint éteinte
    gestorben verstorben eingeschlafen tot`,
  pain: `chemo chemotherapy radiotherapy quimio quimioterapia chimio chimiothérapie chemotherapie
    krebs brustkrebs lungenkrebs leukämie leucemia leucémie cáncer câncer leukemia leukaemia lymphoma
    linfoma lymphome melanoma tumor tumour tumeur metastasis metástasis metastases métastases
    metastasen parkinson parkinson's alzheimer alzheimer's dementia demencia demência démence demenz
    als sclerosis esclerosis esclerose sklerose cirrhosis sepsis lupus crohn's endometriosis epilepsy`,
  beat: `beat beats hit hits slapped punched kicked choked strangled abused raped molested assaulted
    groped threatened stalked pushed shoved burned pega pegó pegaba golpea golpeó agredió violó
    maltrata maltrató agrediu bateu batia espancou estuprou frappe frappée frappé battue tabassée
    violée giflée geschlagen verprügelt vergewaltigt missbraucht gewürgt bedroht schlägt`,
  many: `0 two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty
    dozens hundreds several many dos tres cuatro cinco seis siete ocho nueve diez doce veinte decenas
    dois três quatro sete oito nove dez vinte dezenas deux trois quatre cinq sept huit neuf dix douze
    vingt dizaines zwei drei vier fünf sechs sieben acht neun zehn zwölf zwanzig dutzende mehrere`,
  calamity: `earthquake quake tsunami wildfire wildfires bombing airstrike massacre hurricane tornado
    floods flood flooding landslide explosion collapse crash shooting gunman stabbing attack blast fire
    terremoto inundación inundaciones incendio tiroteo atentado derrumbe explosión accidente temporal
    enchente enchentes deslizamento desabamento explosão acidente incêndio séisme inondation
    inondations attentat fusillade incendie effondrement explosion éboulement erdbeben hochwasser
    überschwemmung flut anschlag amoklauf brand einsturz explosion erdrutsch unglück`,
  victims: `died killed dead victims injured wounded missing casualties trapped evacuated homeless
    muertos muertas víctimas heridos desaparecidos fallecidos desaparecidas mortos mortas vítimas
    feridos desaparecidos morts mortes victimes blessés disparus tote toten opfer verletzte vermisst
    vermisste evakuiert`,
  elsewhere: `to for on out home inside at set by it with tired mad right wrong serious asleep from in back
    through off`,
  day: `today yesterday tonight monday tuesday wednesday thursday friday saturday sunday morning
    afternoon evening night week month year christmas january february march april june july august
    september october november december ago`,
};

/** What shows that a post wants care, by kind; how it is written: see `compileSigns`. */
export const CARE_SIGNS: readonly { meaning: CareKind; signs: string }[] = [
  {
    meaning: 'self_harm',
    signs: `
      suicidal|selbstmordgedanken|suizidgedanken|suizidal|suicidaire|suicidaires
      pensamientos|pensamentos suicidas
      pense|penser|pensé|pensais au suicide
      my|own ~1 suicide|suicidal
      self harm|harming|harmed
      kill|killing|hang|hanging myself
      end|ending|take|taking my ~1 life
      end|ending it all
      going|gonna|want|wanna|ready ~1 end it tonight|now|today !with|by|at|there|here|so|and
      thinking|thought about|of jumping tonight|off|again
      cut|cutting|burned|burnt|hurt|hurting|harming myself again !shaving|on|with|while|slicing|cooking|peeling|at|in|doing
      been|started|keep|kept|stop|stopped cutting !the|my|our|it|corners|back|down|out|carbs|sugar|and|costs
      want|wanna|wish|hope ~3 die !laughing|of|on
      i wish|wished i was|were dead
      don't|dont|not want ~1 to wake up !early|at|before|for
      want|wanna to not|never wake up
      don't|dont|not|can't|cant want|wanna ~1 to be|live|exist|go here|anymore|on|alive !with|there|in|for|by|like|at
      don't|dont|not want ~1 to live|exist
      don't|dont|can't|cant|no ~3 see ~1 point ~3 anymore|living|anything|life|on
      no|any point|reason ~4 stay|live|living|alive|exist|existing
      thinking|thought|planning|considering about|of|on|ending ~1 ending it !with|there|early|here|like|at
      thinking about ending it !with|there|early|here|like|at|and|on
      took|swallowed|counted|counting all|my|the ~2 pills|tablets !at|for|and|with|back
      took|swallowed all ~2 pills|tablets
      can't|cant do|take this|it anymore goodbye
      can't|cant do|take this|it anymore . goodbye
      everyone|everyone'd|everybody|they|they'd|world|family|kids|friends ~3 better|fine|happier ~2 without me
      be|are|were better|happier|fine off ~2 without me
      better off ~2 if i ~3 wasn't|weren't|dead|gone
      better off dead !links
      nobody|no one|one would ~1 notice|care|miss|cry ~1 if|me !at|about
      tired of living|life|existing|fighting !in|with|room|expenses|like|that
      tired of pretending ~4 okay|ok|fine|alright|happy
      so tired of pretending !otherwise|that|it|it's|its|this|these|those|the|to|not|we|you|people|like
      tired of being alive|here !at
      driving|walking|jumping|jump|stepping|step off|into|in ~2 bridge|traffic|train|front
      written|writing|wrote ~2 letters . i'm sorry
      how many more ~4 in me
      gave|given|giving my|the ~1 plants|dog|cat|records|things|books|guitar|clothes ~4 away|sister ~12 note|notes|letter|letters
      gave|given|giving ~1 plants|dog|cat|records|things|books|guitar|clothes ~3 away ~14 i|i'm|im|don't|won't ~2 not|gone|won't|think|need ~2 here|need|needing|around !moving|move
      when|once|after i'm|im ~1 not around anymore|any
      tired ~5 sleep doesn't|doesnt|won't|wont|can't|cant fix|help|touch|cure
      don't|dont|can't|cant trust myself ~3 bridge|edge|platform|knife|knives|pills|tablets
      counted|counting out|up|through|all ~1 my pills|tablets|paracetamol !for|at
      stockpiled|stockpiling ~2 pills|tablets|paracetamol|meds !for|at
      look|looked|looking|stared|staring at the|my pills|paracetamol
      too|so tired to|of ~1 keep|keeping ~1 being|on ~1 here
      go to sleep and|but ~2 not wake|stick !at|early|before|for
      fine|ok|okay|happy with ~1 not waking up !at|early|before|for
      i've|ive|i cut again !the|my|it|that|off|down|back|out|carbs|sugar
      told the helpline|hotline|lifeline i
      rang|called|texted|phoned the samaritans
      wasn't|wasnt|weren't here i|i'd wouldn't|wouldnt|not be
      don't|dont|can't|cant ~2 see|picture|imagine myself ~1 here|at|by|next|in ~2 christmas|birthday|thirty|spring|summer
      made|make ~1 up my mind ~6 . ~2 goodbye .|everyone|all|and|my
      nobody's|nobodys|no|one's fault . ~3 goodbye
      think|thinking|thought|thoughts about|of suicide
      think|thinking|thought|thoughts about|of dying every|again|tonight|all|constantly|lately|.
      i|i've have|got ~1 no will|wish|desire to live !in|with|here
      hurt myself ~3 and ~1 hid|nobody|wore|told|can't
      want|wanted|like|rather ~2 stop existing
      if i stopped existing
      i'm|im|i|so sorry . i ~1 tried .
      keeping|kept me off ~2 bridge|edge|roof|tracks
      writing|wrote|written notes|letters|goodbyes for|to everyone|everybody tonight|.
      need|needing ~1 anything|much after the weekend
      if i'm|im|i not|wasn't|wasnt around|here after the weekend
      bus|train|car|lorry|truck didn't|doesn't stop i'd|id ~2 ok|okay|fine
      stop|stopped trying to stay alive|here|.
      only reason i'm|im|i ~1 still|here ~1 here|alive !at|because
      quiero|queria|quería|quisiera morir|morirme|desaparecer !de|en|un
      ganas de morir|morirme|vivir !en|sola|solo|con
      no quiero|aguanto ~2 vivir|viviendo|existir
      no quiero seguir aquí|viva|vivo|así
      quitarme|quitarse|quitó la vida
      no puedo más adiós
      no puedo más . adiós
      nadie me echaría|echará|extrañaría de|menos
      suicidarme|suicidio|suicídio|suicidé
      quero|queria|vontade ~2 morrer|sumir !de|na|no
      não quero|aguento ~2 viver|existir
      nunca mais acordar
      tirar|tirou|tirado a minha|própria|sua vida
      envie de mourir|crever !de
      veux|voudrais|aimerais ~1 mourir|crever|disparaître !de|dans|en|pour
      j'ai|ai|juste envie en finir !avec
      plus ~1 envie|raison|force de vivre|continuer|me|rien
      en finir avec la|ma vie
      en finir . pardon
      mettre fin à mes jours
      me suicider|foutre
      will|möchte ~1 sterben
      nicht mehr leben|weiterleben|aufwachen|da
      das leben nehmen|genommen
      mich ~1 umbringen
      selbstmord|suizid
      umzubringen
      no quiero estar aquí !con|en|hasta|cuando|sin
      não quero mais ~1 estar aqui !com|em|até|quando|sem
      veux|voudrais plus être|vivre là|ici .|!
      mejor|bien sin mí .|!
      melhor|bem sem mim .|!
      mieux sans moi .|!
      ohne mich ~3 besser|leichter dran|.
      besser|leichter ohne mich .
      me corté|cortei|cortado otra|de|outra vez|novo !el|a|o|con|com|al|ao|en|no|afeitándome|cocinando|cozinhando
      me suis ~2 scarifiée|scarifié|mutilée|mutilé
      mich ~1 geritzt
    `,
  },
  {
    meaning: 'abuse',
    signs: `
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
    `,
  },
  {
    meaning: 'grief',
    signs: `
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
    `,
  },
  {
    meaning: 'recovery',
    signs: `
      cancer|tumour|tumor free|gone|shrinking|shrunk|benign
      in remission
      remission
      rang ~1 bell
      all clear ~3 cancer|scan|oncologist|doctor|hospital
      last ~2 chemo|chemotherapy|radiation
      out|home|discharged ~2 icu|nicu|intensive|hospital|rehab !gown|food
      came|come|coming|brought|bring home from ~2 hospital|nicu|icu
      was|were on a|the ventilator|life
      woke|wakes up from ~2 coma|surgery
      surgery|operation|transplant went|was ~2 well|fine|great|success|smoothly
      biopsy|lump|scan ~3 clear|clean|benign|negative|nothing
      out of danger|intensive
      after|since the|his|her|my stroke|accident|surgery|transplant|coma ~8 walked|spoke|smiled|sang|danced|said|laughed
      curado|curada ~2 cáncer|câncer
      superado|vencido|venceu|vencí ~1 cáncer|câncer|leucemia
      dado ~2 alta ~4 hospital
      krebsfrei
      en rémission
    `,
  },
  {
    meaning: 'illness',
    signs: `
      diagnosed|diagnosis ~2 <pain>|ms|stage|terminal|hiv
      was|been|am|got|just diagnosed with !adhd|add|autism|dyslexia|being|a
      <my> ~3 <kin>|<pet> ~3 <pain>|cancer
      i|i've|he|she|they|we've|dad's|mum's ~3 cancer|leukemia|lymphoma|tumour|tumor|dementia
      have|has|had|got|with|is|it's|to|from cancer !season|sign|moon|rising|sun|horoscope
      cancer|tumour|tumor|leukaemia|leukemia|lymphoma ~1 back|returned|spread !in
      breast|lung|colon|bowel|pancreatic|ovarian|prostate|brain|skin cancer !season|sign|moon|rising|sun|horoscope
      stage|grade 0|two|three|four|iii|iv ~2 cancer|lymphoma|melanoma|breast|lung|colon
      stage four|three|iv|iii !of|race|winner
      found|find|finding a|an ~1 lump|mass|tumour|tumor|shadow
      biopsy|biopsia|biópsia|biopsie|malignant|metast*|métast*|oncolog*|oncólog*
      tumor|tumour|tumeur|tumore
      chemo|chemotherapy|radiotherapy|dialysis|quimio|quimioterapia|chimio|chimiothérapie|radioterapia
      hospice !raised|shop
      hospice ~1 nurse|says|bed|care
      terminal|terminally ~1 cancer|illness|diagnosis|ill
      life support
      intensive care
      in|from|to ~1 icu|picu|nicu|a&e
      had|having|has|after|another|a stroke|seizure|aneurysm|miscarriage !of
      had|having|has|suffered ~2 heart attack !when|at|seeing|looking|reading|watching|over
      <kin>|he|she|i ~4 in|to|into|from|rushed hospital|surgery|theatre !for|visit
      <my> ~2 <kin>|<pet>|he|she|i|i'm|he's|she's|me ~3 hospital|hospitalised|hospitalized|icu|coma
      going|goes|went|go ~1 in|into|under for|surgery|heart|theatre|chemo|brain|open
      heart|brain|spinal|emergency|major|open|transplant surgery|operation !on|simulator
      surgery is|was|on|tomorrow|at ~1 tomorrow|today|monday|tuesday|wednesday|thursday|friday
      pray|prayers|prayer ~4 for|please|needed !the|my|rain|us|whoever
      send|sending|need ~3 prayers|thoughts !to
      flare|flareup ~5 hospital
      chronic illness|pain|fatigue
      incurable|autoimmune|inoperable|palliative
      forgotten|forgot|forgets my name
      didn't|doesn't|no|not|longer recognise|recognize|know|remember me|us|who|my !from|at|on|either
      dementia|alzheimer's|alzheimer|parkinson's
      it's|now|is|spread ~1 in|to his|her|my|the liver|lungs|bones|brain|spine|pancreas
      eating disorder
      my|with|of depression|anxiety|ptsd|bipolar ~1 won|is|has|got|are|again|today !over
      panic attack today|last|this|at|in
      psych ward
      in|back rehab|detox
      relapsed|relapse !of|into
      kidneys|heart|liver failing|failure
      <pet> ~8 kidneys|tumour|tumor|cancer|surgery|prognosis|critical
      vet ~5 kidneys|tumour|tumor|cancer|surgery|overnight|prognosis|critical|thoughts
      habe|hat|hatte|festgestellt|diagnose ~4 krebs|brustkrebs|leukämie|ms|tumor|parkinson|demenz|epilepsie
      <pain> festgestellt|diagnostiziert|bekommen
      diagnose ~1 bekommen|erhalten|krebs !adhs|adhd|autismus
      intensivstation|krebsdiagnose|hirntumor|schlaganfall|notoperation
      me|le|nos|lui|m'a|m'ont ~2 diagnosticaron|diagnosticado|diagnosticó !tdah|autismo|un|adhd
      me|le|nos|lui|m'a|m'ont ~2 diagnostiqué|diagnosticaram|detectado !tdah|autismo|un|adhd
      detectado|encontrado|descobri|descobriram|descubierto ~3 cáncer|câncer|tumor|leucemia
      diagnosticada|diagnosticado com|con|de !tdah|autismo|adhd
      tengo|tiene|tenho|tem|j'ai|il|elle|a|une|un ~1 cáncer|cancer|câncer|leucemia|leucémie|alzheimer|parkinson
      <my> ~3 <kin> ~6 cáncer|cancer|câncer|leucemia|leucémie|krebs|alzheimer|parkinson|ictus|avc|infarto
      está|estão|esta|estamos|sigue|ingresado|ingresada|internado|internada|lleva ~2 uci|uti|hospital|cuidados
      en|aux|na|no réanimation|soins|uti|uci
      cuidados intensivos
      soins intensifs|palliatifs
      le diagnostic est tombé
      rezem|rezad|recen|priez|betet por|pour|für !chuva
      liegt ~4 krankenhaus|intensivstation|koma
    `,
  },
  {
    meaning: 'disaster',
    signs: `
      <many> ~4 dead|killed|injured|wounded|missing|muertos|muertas|heridos|desaparecidos|mortos ~9 <calamity>
      <many> ~4 mortas|feridos|morts|mortes|blessés|tote|toten|verletzte|vermisst|vermisste ~9 <calamity>
      <many> ~6 <victims> ~9 <calamity>
      <calamity> ~9 <many> ~5 <victims>
      <calamity> ~8 <victims>|homes|lives|evacuate|evacuated
      <victims> ~8 <calamity>
      <many> ~2 people|children|kids|workers|women|men|students|passengers|patients|pedestrians ~2 died|killed|dead
      mass|school shooting
      genocide
      war crimes
      gunman|gunmen|shooter
      opened fire
      earthquake|floods|flood|wildfire took|destroyed|hit|swept ~3 our|my|the|everything|street|town|village|house|home
      hurricane|tornado|tsunami|landslide|mudslide took|destroyed|hit|swept ~3 our|my|the|everything
      hurricane|tornado|tsunami|landslide|mudslide took|destroyed|hit|swept ~3 street|town|village|house|home
      house|home|flat|apartment ~2 burned|burnt down
      fire took|destroyed everything|our|my|the|it
      our|my house|home|town|village|street ~3 burned|burnt|destroyed|bombed|flooded|gone|shelled
      under the rubble
      village|town|street|house|home|farm ~2 under water
      still missing|trapped after|in|under
      enchente|inundación|riada ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
      incendio|terremoto|incêndio ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
      enchente|inundación|riada ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
      incendio|terremoto|incêndio ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
      séisme|inondation|incendie ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
      séisme|inondation|incendie ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
      hochwasser|flut|brand|erdbeben ~2 levou|llevó|emporté ~2 <my>|la|a|tout|todo|tudo|nossa|nuestra|casa
      hochwasser|flut|brand|erdbeben ~2 destruyó|destruiu|détruit|zerstört ~2 <my>|la|a|tout
      hochwasser|flut|brand|erdbeben ~2 destruyó|destruiu|détruit|zerstört ~2 todo|tudo|nossa|nuestra|casa
      <calamity> ~9 casa|casas|haus|häuser|maison|maisons ~2 perdido|levou|zerstört|détruites|destruidas
    `,
  },
  {
    meaning: 'heartbreak',
    signs: `
      broke|broken|breaking up with me|my|him|her
      broke it off
      we|and|just|i broke|split|breaking|splitting up !the|into|our|a|teams|laughing
      dumped me
      got|been|was|getting dumped !in|on|by|into
      cheated|cheating on me
      left|leaving me for ~3 <kin>|friend|someone|another|her|him|sister|colleague|coworker
      he|she ~1 left|leaving me !a|on|to|with|in|alone|for|his|her|hanging|the|no|out|wondering|one|voicemail
      they|husband|wife ~1 left|leaving me !a|on|to|with|in|alone|for|his|her|hanging|the|no|out|wondering|one|voicemail
      girlfriend|boyfriend ~1 left|leaving me !a|on|to|with|in|alone|for|his|her|hanging|the|no|out|wondering|one|voicemail
      partner|fiancé|fiancée ~1 left|leaving me !a|on|to|with|in|alone|for|his|her|hanging|the|no|out|wondering|one|voicemail
      he|she|wife|husband left me after|last|this|yesterday|today|three|two|0|for ~1 !days
      wants|asked|filed|filing|want ~3 divorce
      my|our|the divorce ~2 final|finalised|finalized|papers|today
      i'm|im|we're|parents getting ~1 divorced|divorce
      my|our|the marriage is|was|ended ~1 over|ended|done
      she|he ended it|things|us
      ended things|it over|with ~2 text|me|us
      called off ~1 wedding|engagement
      broke my heart . he|she|we
      we're|are|about|since|after separating|separated|separation|the breakup|split
      moved out today|yesterday|last|this
      we|he|she grew apart
      me ha dejado|abandonado !un|una|el|la|en|de|con|sin|los|las|claro|hablar|muy
      <my> ~1 <kin> me dejó|deixou !de|en|un|una|um|uma|el|la|o|a
      terminó|terminou|rompió ~1 comigo|conmigo
      m'a quitté|quittée !cinq|une|un|pour|deux|dix|le|la|des
      m'a larguée|largué|trompée|trompé
      hat|habe mich ~5 verlassen|betrogen
      mich ~4 verlassen|betrogen
      hat ~2 schluss gemacht
      divorcio|divórcio|divorce|scheidung ~2 firmado|assinado|signé|eingereicht|pidió|pediu|demandé
      pide|pidió|pediu|quiere|quer ~2 divorcio|divórcio
      romper|rompimos|terminamos|separamos ~2 después|depois|tras
    `,
  },
  {
    meaning: 'pain',
    signs: `
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
    `,
  },
];

/** Things do not pass away, whatever is said of them. */
export const THINGS = new Set(
  `phone laptop computer macbook headphones airpods earbuds car bike printer kettle toaster fridge oven
  dishwasher tv router wifi charger battery plant plants succulent sourdough starter fern monstera
  motivation diet wallet bank account inbox weekend jeans shoes sneakers boots coat zip blender roomba xbox
  playstation app server website spreadsheet sofa couch office mattress hoover vacuum camera tablet
  pineapple pizza horoscope squad season episode show series movie film email meeting monolith code membership
  móvil teléfono ordenador portátil coche batería nevera lavadora celular bateria carro geladeira notebook
  téléphone ordinateur voiture batterie frigo imprimante handy telefon laptop rechner auto akku drucker
  kühlschrank waschmaschine bildschirm`.split(/\s+/),
);

/** Who is beaten at these was not hurt. */
export const GAMES = new Set(
  'chess quiz poker tennis fifa game schach kniffel tischtennis ajedrez xadrez échecs'.split(' '),
);

/** Laughter turns most of these words into figures of speech. */
export const LAUGHTER = new Set(
  `😂 🤣 💀 lol lmao lmaoo haha hahaha hahahaha jaja jajaja jajajaja kkk kkkk kkkkk mdr ptdr rofl risa rir rire
  lach`.split(/\s+/),
);
