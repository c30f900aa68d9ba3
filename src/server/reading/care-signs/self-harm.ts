/** How a line is written: see `compileSigns`. */
export const SELF_HARM = `
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
  better off with ~2 life insurance
  nobody|no one|one would ~1 notice|care|miss|cry ~1 if|me !at|about
  nobody|one|noone would|will ~1 notice|care|cry ~1 if i ~2 gone|died|dead|disappeared|vanished !my|laughing
  nobody|one|noone would|will ~1 notice|care|cry ~1 if i weren't|wasn't here|around !at|for
  nobody would|will|'d ~1 miss me !at|there|in|on
  don't|dont|no|the see|the|point ~1 point|of ~1 of|in|waking waking|up up|tomorrow|anymore !at|early|for|before
  i've|ive|i|already written|wrote the|my note !for|to|about|on|saying|in|with|at|down|that
  haven't|havent|not eaten in|for ~2 days ~8 body|thin|thinner|skinny|bones|ribs
  made|make|making myself sick|vomit|puke|throw ~2 again|after|tonight !laughing|with|on|watching|reading
  clean from cutting
  broke|lost ~2 streak ~3 cutting|harm
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
  tried|tries to take|end her|his|their|my own life !jacket|vest|raft|back|into|in|sentence
  given|gave the|my cat|dog|cats|dogs to my sister|mum|mom|brother ~1 cleared|cancelled
  voltei a me cortar !fazendo|com|no|na|cozinhando|barbeando|o|a
  volví|vuelvo a cortarme !el|la|las|los|con|al|afeitándome|cocinando
  recommencé à me scarifier|mutiler
  recommencé à me couper !les|des|la|le|en|un|une
  wieder angefangen mich zu ritzen
  se eu não acordasse|acordar mais|nunca|amanhã
  si ~2 no despierto|despertara|despertase tampoco|no|nadie
  écrit les lettres une|. ~1 pour|une chacun|pour
  don't|dont trust myself at home|night
  don't|dont trust myself tonight|alone !with
  me suis ~1 encore fait du mal !au|à|en|aux|avec
`;
