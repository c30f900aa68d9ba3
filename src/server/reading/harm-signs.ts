import type { WordClasses } from './match-signs.ts';
import { wordSet } from './word-set.ts';

/**
 * What a post does to others: attacks a group of people, calls a crowd on somebody, or gives away where
 * a private person is found.
 */
export type Harm = 'group' | 'crowd' | 'exposure';

/**
 * What a sign means: that, or a call to do something to one person. People call for help, for birthday
 * wishes and for good reviews in the same words, so such a call is a crowd's only beside a word of spite.
 */
export type HarmSign = Harm | 'call';

/** Words of the five languages that stand for one another in a sign. */
export const HARM_WORDS: WordClasses = {
  group: `a-group women girls females men males blacks whites asians arabs jews muslims
    islam christians catholics hindus sikhs atheists gays lesbians homosexuals
    transgenders queers lgbt immigrants immigrant migrants migrant refugees refugee foreigners
    foreigner asylum somalis syrians afghans iraqis iranians pakistanis bangladeshis brazilians colombians mexicans poles romanians albanians indians chinese nigerians africans
    germans russians ukrainians americans turks gypsies roma travellers boomers pensioners
    illegals aliens vegans teenagers millennials northerners
    mujeres hombres negros negras judíos judías musulmanes moros gitanos gitanas inmigrantes
    extranjeros refugiados menas maricones homosexuales gais viejos jubilados pobres rumanos
    venezolanos latinos sudacas africanos marroquíes panchitos
    mulheres homens judeus muçulmanos ciganos imigrantes estrangeiros velhos pobres gays
    nordestinos brasileiros venezuelanos favelados aposentados deficientes
    femmes hommes noirs juifs musulmans arabes immigrés migrants étrangers réfugiés roms gitans
    homosexuels vieux retraités pauvres handicapés maghrébins africains
    frauen männer schwarze juden muslime moslems araber ausländer ausländern migranten migrantinnen
    flüchtlinge asylanten türken zigeuner schwule lesben rentner behinderte arme syrer afghanen polen`,
  person: `him her them she he this that his hers its guy woman man girl boy bloke teacher doctor nurse
    neighbour neighbor student waitress driver parent mother lady kid @`,
  bad: `animals vermin rats parasites cockroaches scum criminals thieves rapists leeches subhuman savages
    filth trash garbage disease plague stupid inferior dirty lazy evil useless dangerous violent liars
    animales ratas parásitos escoria ladrones delincuentes violadores criminales basura plaga vagos
    sucios inferiores tontas inútiles peligrosos
    animais ratos parasitas escória ladrões bandidos criminosos lixo praga vagabundos sujos burras
    burros inferiores inúteis preguiçosos
    animaux parasites vermine racaille voleurs violeurs criminels déchets sales fainéants profiteurs
    inférieures inutiles bêtes menteurs
    tiere ratten parasiten ungeziefer abschaum diebe verbrecher vergewaltiger kriminelle kriminell dreck faul
    dumm schmarotzer minderwertig gefährlich
    criminal thief rapist terrorist liar parasite leech savage idiot moron whores sluts diggers cheaters
    terrorists idiots morons dumb disgusting monsters pigs worthless crooks liars cheats
    terroristas idiotas cerdos porcos terroristes idiots porcs terroristen idioten schweine`,
  gone: `die hang leave go out back deported banned expelled jailed shot prison jail nothing
    irse largarse morir fuera sair embora morrer fora partir dégager mourir dehors
    verschwinden sterben raus weg abgeschoben eingesperrt
    killed gassed exterminated eradicated hanged lynched slaughtered castrated burn burned drown dead bullet
    fusilados muertos mortos tués pendus vergast erschossen gehängt`,
  /** Whoever says that a group is called or made something does not say that it is. */
  spoken: `accused called treated told made painted portrayed seen described labelled labeled blamed`,
  /** What is hated is what follows, and not the group. */
  told: `crime crimes speech mail towards toward against is was that how when what it seeing being having to que cuando cómo quando como dass wenn wie quand comment`,
};

/** The names of groups, one word each. */
export const GROUPS = wordSet(HARM_WORDS['group'] ?? '');

/** What shows harm; how it is written: see `compileSigns`. */
export const HARM_SIGNS: readonly { meaning: HarmSign; signs: string }[] = [
  {
    meaning: 'group',
    signs: `
      should|must !not|never ~3 lose ~3 vote
      should|must ~3 not|never !lose|have|stop|fear ~3 vote|breed|reproduce !by|on|for|in|with
      shouldn't|mustn't !lose|have|stop|fear ~3 vote|voting|breed|reproduce !by|on|for|in|with
      revoke|remove|strip ~3 right|rights ~2 vote
      take|taken|taking the vote ~1 away|off|from
      no|denied|deny vote|votes|voting for <group>|people|anyone|renters
      <group> ~2 should|must not|never ~1 vote|drive|teach|lead|serve|adopt|marry|breed
      <group> ~2 should|must not|never ~1 work .|!|outside|at
      <group> ~2 should|must not|never ~1 work|live here|in|among|near|next !fear|pain|silence
      <group> ~2 should|must not|never be ~1 allowed|able|here|near|around|teachers|doctors|judges
      <group> ~2 should|must not|never be ~1 police|parents|pilots|leaders|president|ceos
      <group> ~2 should|must !not|never ~2 be ~1 deported|banned|expelled|sterilised|sterilized
      <group> ~2 should|must !not|never ~1 be sent ~1 back|home|away
      <group> ~2 should|must !not|never ~1 stay|go ~3 home|back|kitchen
      <group> ~2 shouldn't ~1 vote|drive|teach|lead|serve|adopt|marry|breed
      <group> ~1 shouldn't be ~1 teachers|doctors|judges|police|parents|pilots
      <group> ~1 shouldn't be ~1 leaders|president|ceos|near|around|allowed
      <group> ~1 are|is not|never people|human|humans .|!|they|and|but
      <group> ~1 aren't|isn't people|human|humans .|!|they|and|but
      <group> sind keine menschen
      <group> no son personas|humanos
      <group> não são gente|pessoas|humanos
      <group> ne sont pas ~1 humains|humain
      <group> ~1 don't|doesn't belong !in|on
      <group> ~1 don't|doesn't belong in|on ~1 this|our|my|the
      <group> ~1 do not|never belong !in|on
      <group> ~1 do not|never belong in|on ~1 this|our|my|the
      <group> ~1 should|must be ~1 killed|gassed|shot|hanged|lynched|exterminated|eradicated|castrated
      <group> ~1 don't|doesn't|not|never deserve to ~1 vote|live|work|drive
      <group> ~1 do not deserve !this|that|to|such|less|any|hate|hell|it
      <group> ~1 can't|cannot be ~1 leaders|president|ceos|pilots|doctors|judges
      <group> ~1 don't|doesn't deserve !this|that|to|such|less|any|hate|hell|it
      <group> !don't|do|never ~1 deserve ~4 hell|die|hate|nothing|beating|jail
      <group> ~1 are|is|sind|son|são|sont !<spoken> ~3 <bad>
      <group> ~1 should|must !not|never ~3 votes|vote|right|rights ~2 taken|away|removed
      <group> ~1 will|can|do|don't|won't|can't ~1 never|not|ever ~1 fit|integrate|belong|change|adapt
      <group> ~1 don't|won't|can't fit|integrate|adapt|assimilate
      <group> ~4 drain|burden|plague|infestation on|to|of|in
      <group> ~2 vienen|vêm|viennent|kommen|come|coming ~4 robar|roubar|voler|stehlen|steal|rape|rob|klauen
      <group> ~2 wollen|want|quieren|querem|veulent ~5 geld|money|benefits|sozialhilfe
      <group> ~2 wollen|want|quieren|querem|veulent ~5 ayudas|dinheiro|allocations|paguita
      <group> ~2 sabem|saben|savent|wissen ~1 votar|voter|vote|wählen
      anywhere near|around ~1 <group>
      send|ship|kick them|'em|em ~1 back|home|out !to|into|in|a|if|when|with|for|next
      nobody|one|anyone over|under ~7 ballot|vote|voting !on|for|by
      <group> ~1 out of our|my|this|here
      <group> ~5 typical|tous|todos|todas|toutes|alle|all ~3 <bad>
      <group> can't do ~1 physics|maths|math|science|anything|it
      <group> no|não|ne ~1 pueden|podem|peuvent|deberían ser|être
      asylum ~6 parasites|vermin|scum
      they|these are ~1 parasites|vermin|scum|subhuman|cockroaches|leeches
      no|nobody|anyone|people ~1 on|under|over|without|who ~5 get|gets|have ~1 a say
      <group> !don't|do|doesn't|never ~1 belong|belongs !everywhere|here ~2 kitchen|prison|jail|zoo|camp|home
      <group> ~1 are|is ~1 the|a problem|plague|disease|cancer|enemy|curse
      <group> ~2 ruin|ruined|ruining|destroy|destroying ~3 country|countries|everything|town
      <group> ~2 ruin|ruined|ruining|destroy|destroying ~3 city|neighbourhood|streets|europe
      <group> ~2 invade|invading|infest|infesting|replacing ~3 country|countries|everything|town
      <group> ~2 invade|invading|infest|infesting|replacing ~3 city|neighbourhood|streets|europe
      all|most|every|typical|these|those|bloody|fucking|damn <group> ~3 are|is ~4 <bad>
      all|todos|todas|tous|toutes|alle ~1 <group> are|son|são|sont|sind ~1 same|iguales|iguais|pareils|pareilles|gleich
      todos|todas|todo|tous|toutes|toute|alle|diese ~1 <group> ~3 son|são|sont|sind ~4 <bad>
      all|every|these|those|bloody|fucking|damn <group> ~1 should|must|need|deserve !not|never ~3 <gone>
      todos|todas|tous|toutes|alle|diese ~1 <group> ~1 deberían|devraient|deviam|sollten !no|não|pas|nicht ~3 <gone>
      todos|todas|tous|toutes|alle|diese <group> gehören ~3 <gone>
      deport|sterilise|sterilize|exterminate|eradicate|kick|expel|expulsar|expulsen|expulser|abschieben ~3 <group>
      send|send|kick|throw|ship ~2 <group> ~2 back|home|out|packing
      get|getting rid of ~3 <group>
      keep|ban ~2 <group> ~2 out|away|from
      ban|prohibir|proibir|interdire|verbieten ~2 <group>
      no|keine <group> allowed|here|in|welcome|erwünscht
      go back to your|their|where ~4 country|from|came !bed
      i hate|despise|detest !<told> ~2 <group>
      hate|odio|odeio|hasse|déteste !<told> ~3 <group>
      never trust ~2 <group>
      <group> ~1 can't|cannot ~2 drive|think|lead|trusted|code
      <group> ~1 can not|never ~2 drive|think|lead|trusted|code
      <group> ~2 no|não|ne ~2 deberían|debería|deveriam ~4 votar|conducir|voter|conduire|trabajar|trabalhar
      <group> ~2 no|não|ne ~2 deviam|devraient|tienen|pueden ~4 votar|conducir|voter|conduire|trabajar|trabalhar
      <group> ~2 no|não|ne ~2 deberían|debería|deveriam ~4 travailler|dirigir|derecho|vivir|estar|aquí
      <group> ~2 no|não|ne ~2 deviam|devraient|tienen|pueden ~4 travailler|dirigir|derecho|vivir|estar|aquí
      <group> ~2 sollten|sollte|dürfen|dürften ~4 nicht|kein|nie|niemals ~4 wählen|fahren|arbeiten
      <group> ~2 sollten|sollte|dürfen|dürften ~4 nicht|kein|nie|niemals ~4 wahlrecht|leben|sein|rein
      alle|diese|die ~1 <group> ~1 sind ~4 <bad>
      <group> ~2 raus|fuera|fora|dehors
      fuera|fora|dehors ~2 <group>
      a su|tu|seu|vuestro país|casa <group>
      que ~2 vuelvan|voltem|rentrent|retournent ~4 país|casa|chez|países|pays
      vuelvan|voltem|rentrent|retournent ~3 país|países|pays|chez
      zurück in ihre heimat
      quitar|quitarle|quitarles|tirar|retirer|entziehen ~3 voto|vote|wahlrecht
      no ~2 derecho ~2 voto|votar
      wahlrecht ~2 entziehen|nehmen|verlieren|weg
      droit de vote ~3 retirer|enlever|retiré
      retirer|enlever ~2 droit de vote
      <group> ~1 back|go|stay ~3 kitchen !cabinet|renovation
      <group> ~2 a|à|para|gehören|zurück ~3 cocina|cozinha|küche|cuisine
      <group> ~4 robar|robando|roubar|roubam|roban|voler ~4 trabajo|empregos|travail|arbeit
      <group> ~4 robar|robando|roubar|roubam|roban|voler ~4 jobs|arbeitsplätze|trabalho|ayudas|allocations
      <group> ~4 volent|klauen|stehlen|nehmen|quitan|quitar ~4 trabajo|empregos|travail|arbeit
      <group> ~4 volent|klauen|stehlen|nehmen|quitan|quitar ~4 jobs|arbeitsplätze|trabalho|ayudas|allocations
      <group> !don't|do|doesn't|never|didn't ~2 steal|stealing|take|taking|took ~3 jobs|homes|houses|benefits|women
      <group> ~4 gehören ~4 abgeschoben|weg|raus|eingesperrt|nicht
      people|anyone|those|person|everyone ~6 shouldn't|should ~2 be|not|never ~2 allowed|able to|vote ~1 vote|breed
      quien|quienes|quem|wer|ceux ~8 no|não|nicht|pas ~3 votar|wählen|voter
      <group> ~4 ne pas voter
    `,
  },
  {
    meaning: 'crowd',
    signs: `
      everyone|everybody|guys|all|pls|please|let's|lets ~2 report him|her !missing
      everyone|everybody|guys|all|pls|please|let's|lets ~2 report ~2 her|his account|page|profile
      everyone|everybody|guys|all|pls|please|let's|lets ~2 spam|swarm|bombard|harass|troll ~2 him|her
      please ~1 everyone|everybody|all ~1 report|spam ~1 him|her|his|this|them
      everyone|everybody|guys|all|let's|lets ~2 report|spam|swarm|bombard|harass|troll ~2 his account|page|profile|work
      go|now ~1 report|spam|swarm|bombard|harass|raid ~1 him|her|his
      email|call|message|tag them all
      let's|lets|time|please|everyone ~4 make him|her|them regret
      make|ensure ~2 sure|that ~1 he|she|they ~1 never ~1 works|work
      make|ensure ~2 sure|that ~1 he|she|they ~1 loses ~2 job
      get|let's|lets|getting ~2 him|her|this|them ~3 fired|sacked|expelled|banned|cancelled|suspended
      ratio|dogpile|pile ~1 on|this|him|her ~2 him|her|guy|clown|woman|girl|idiot
      show|turn|wait ~1 outside his|her|their ~2 house|home|door|work|school|flat
      find|track|hunt out|him|her|them ~3 where ~2 lives|works
      track|hunt him|her|them ~1 down
      who knows|has|can ~4 where he|she ~1 lives|works
      anyone|anybody|who ~4 know|knows|recognise ~4 this|her|his|where ~3 man|woman|guy|girl ~6 pay|famous|visit
      anyone|anybody|who ~4 know|knows|recognise ~4 this|her|his|where ~3 man|woman|guy|girl ~6 lesson|regret|sorry|boss
      anyone|anybody|who ~4 recognize|identify|name ~4 this|her|his|where ~3 man|woman|guy|girl ~6 pay|famous|visit
      anyone|anybody|who ~4 recognize|identify|name ~4 this|her|his|where ~3 man|woman|guy|girl ~6 lesson|regret
      anyone|anybody|who ~4 recognize|identify|name ~4 this|her|his|where ~3 man|woman|guy|girl ~6 sorry|boss
      anyone|anybody|who ~4 know|knows|recognise ~4 this|her|his|where ~3 lives|works|employer|name ~6 pay|famous|visit
      anyone|anybody|who ~4 know|knows|recognise ~4 this|her|his|where ~3 lives|works ~6 lesson|regret|sorry|boss
      anyone|anybody|who ~4 know|knows|recognise ~4 this|her|his|where ~3 employer|name ~6 lesson|regret|sorry|boss
      anyone|anybody|who ~4 recognize|identify|name ~4 this|her|his|where ~3 lives|works ~6 pay|famous|visit
      anyone|anybody|who ~4 recognize|identify|name ~4 this|her|his|where ~3 employer|name ~6 pay|famous|visit
      anyone|anybody|who ~4 recognize|identify|name ~4 this|her|his|where ~3 lives|works ~6 lesson|regret|sorry|boss
      anyone|anybody|who ~4 recognize|identify|name ~4 this|her|his|where ~3 employer|name ~6 lesson|regret|sorry|boss
      name ~1 and shame him|her|them|this
      flood|spam|message|email|call|tag|dm ~4 until he|she|he's|she's
      spam his|her ~1 comments|page|profile|dms|mentions
      leave|write|give|post ~2 one|1 ~1 star ~4 her|his
      tag them ~2 until
      ruft|schreibt alle ~1 bei|an seinem|ihrem|seinen|ihren
      alle auf ihr|sein profil
      bis er|sie ~1 fliegt|rausfliegt
      hasta que ~2 despidan|echen
      jusqu'à ce ~2 virée|viré|renvoyée|renvoyé
      etiquetad|etiqueten|marquem|taguez|markiert ~2 jefe|jefa|chefe|patron|patronne|chef|chefin|arbeitgeber
      mettez|mettre ~2 une étoile ~2 son|sa
      descobre|descubra|averigüe|averiguad|averigua|trouvez|findet ~2 onde|dónde|où|wo ~4 mora|vive|habite|wohnt
      todo|toda mundo|gente ~1 no|na direct|dm|perfil dela|dele
      derrubar ~1 conta dela|dele
      pourrir sa vie
      everyone|everybody|all|every|one ~2 you ~2 in|into his|her dms|inbox|mentions|replies
      let's|lets|everyone|everybody|all ~2 call|ring|phone|email ~1 his|her work|boss|employer|job
      retrouve|retrouvez|retrouver ~7 payer
      denunciad|denuncien|reportad|reporten ~4 perfil|cuenta
      todos|todas|gente a reportar|denunciar
      que ~3 pierda|despidan|echen ~3 trabajo
      vamos denunciar ~4 ela|ele|dela|dele|essa|esse|perfil
      vamos ~1 fazer ~1 ela|ele perder
      denunciem|exponham ~4 perfil|conta|ela|ele|dela|dele|essa|esse
      signalez ~4 compte|profil
      inondez|harcelez|envahissez ~3 compte|messagerie|son|sa
      qu'il|qu'elle perde ~1 son|travail
      meldet|spammt|überflutet ~3 account|profil|konto|kanal|postfach
      meldet ihn|sie ~1 alle
      schreibt|sagt|schickt ihm|ihr ~3 was ihr
    `,
  },
  {
    meaning: 'call',
    signs: `
      everyone|everybody|guys|all|pls|please|let's|lets ~2 email|call|message|dm|tag|report|flood|spam ~2 him|her|his
      and report|flood|spam|swarm|bombard|raid ~1 him|her|his
      make ~5 famous|viral|trend
      let's|lets|time|please|everyone|can ~4 make him|her|this|them pay|trend
      make|ensure ~2 sure|that ~1 he|she|they ~1 never|doesn't|loses ~2 gets|job
      do ~1 your|its|ur thing|magic
      flood|spam|fill|raid ~2 her|his|their ~2 mentions|dms|inbox|phone|page|comments|reviews|profile
      show|turn|go|wait up|round|outside|to ~3 his|her|their ~2 house|home|door|work|school|flat
      find|track|hunt him|her ~1 and
      internet|twitter|x|reddit|tiktok|facebook ~1 find|get|expose her|him|them|this
      leave|post|write ~4 reviews|review|stars ~2 her|his
      in|into|up|fill|flood his|her dms|inbox|mentions|replies
      call|ring|phone|email ~1 his|her work|boss|employer|school|job
      let him|her ~1 know|hear what ~2 think
      a por él|ella|ellos|ellas
      quero ver ~1 ela|ele perder
      vamos expor|invadir ~4 ela|ele|dela|dele|essa|esse|perfil
      teach him|her|this ~2 lesson
      ruin|destroy|end|wreck his|her|this ~2 life|career|business|marriage
      tell ~1 his|her employer|boss|school|university ~1 what|about
      her|his employer|boss|work ~3 know|knows|hear|see|tag|email
      haced|haz|hagan|hagamos|hacedle|hagamosla|hacerla|hacerlo ~2 viral|famoso|famosa
      llenadle|llenarle|escribid|llamad|acosad ~4 perfil|cuenta|su
      todos|todas|gente a escribirle|llamarle|por
      vamos fazer|mandar|lotar|encher ~4 ela|ele|dela|dele|essa|esse|perfil
      mandem|lotem ~4 perfil|conta|ela|ele|dela|dele|essa|esse
      façam ~3 famoso|famosa
      faites|faisons ~2 tourner|célèbre|connaître|signaler ~6 visage|tête|lui|elle|nom|cette|ce
      signalez|appelez ~4 son|sa|la|le|cette|ce
      allez ~3 dire|lui|inonder|signaler
      meldet ~3 ihn|sie|ihr|ihm|seinen|seine|ihren|den|diese|diesen
      schreibt|ruft|schickt ~3 ihn|sie|ihr|ihm|seinen|seine|ihren
      macht ~3 berühmt|fertig
      zeigt ~3 ihm|ihr ~5 haltet|denken|denkt
      alle ~2 melden|anrufen|anschreiben|drauf
    `,
  },
  {
    meaning: 'exposure',
    signs: `
      his|her|their ~1 home address is
      here's|here|this ~1 is his|her|their ~2 address|number|phone|plate !on
      doxx|doxxed|doxxing him|her|them
      la dirección de ~3 es|vive
    `,
  },
];

/** Words of spite, blame or punishment. */
export const SPITEFUL =
  wordSet(`disgusting vile trash scum clown idiot moron liar lied thief stole stolen scammer scammed fraud creep pervert
  bully bullied racist racists sexist bigot abuser abuse cheat cheated cheater cheating karen monster coward
  pathetic shameful shame ashamed rude refused insulted humiliated screamed yelled shouted fired expelled
  banned cancelled regret consequences accountable expose exposed deletes quits apologises apologizes cries
  cry atrever rot hell nasty detention kicked destroyed suffer punish punished fuck fucking bitch bastard
  asshole dickhead asco asquerosa asqueroso cabrón cabrona ladrón ladrona estafador estafadora mentiroso
  mentirosa sinvergüenza racista despidan echen pague escarmiento vergüenza basura odio nojento nojenta ladrão
  golpista vagabundo vagabunda vergonha lixo ódio dégoûtant honte voleur voleuse menteur menteuse escroc
  ordure virer virée viré raciste pourriture ekelhaft widerlich betrüger betrügerin lügner lügnerin dieb
  arschloch drecksau büßen bereuen gefeuert schande rassist abschaum hasse hass verschwinden`);

/** An account that has the author's pictures or identity: who asks to report it calls no crowd on anybody. */
export const IMPERSONATED: ReadonlySet<string> = new Set(
  `my photos,my pictures,my identity,impersonating me,mis fotos,mi identidad,minhas fotos,minha identidade,
  mes photos,mon identité,meine fotos,meine bilder,meine identität`.split(/,\s*/),
);
export const REPORTS = wordSet(
  `report denunciad denuncien denunciar reportad reporten denunciem signalez signaler meldet melden`,
);

/** Words of a person other than the author. */
export const OF_A_PERSON =
  wordSet(`he she him his her hers they their he's she's guy man woman bloke lady girl boy driver neighbour
  neighbor teacher ex lives works scammed scammer thief creep liar plumber builder landlord mechanic
  él ella vive trabaja su suya tipo tío señor señora vecino vecina conductor dueño
  ele ela dele dela mora trabalha cara homem mulher vizinho vizinha motorista
  il elle habite travaille lui monsieur madame voisin voisine conducteur conductrice type
  er sie wohnt arbeitet sein seine ihr ihre typ mann frau nachbar nachbarin fahrer fahrerin`);

/** Whoever looks for somebody says where they were, and gives a number of their own. */
export const MISSING: ReadonlySet<string> = new Set(
  'last seen,visto por,vista por,vu pour,vue pour,zuletzt gesehen'.split(','),
);
/** Who says where somebody lives gives it away, whatever else is spoken of. */
export const LIVES = wordSet('lives vive mora habite wohnt');

/** What is published on purpose. */
export const OF_A_BUSINESS =
  wordSet(`shop store barbershop café cafe restaurant bakery office hotline helpline samaritans lifeline crisis
  bookings booking reservations delivery clinic surgery museum gallery gig tickets venue opening open doors event market
  fair workshop studio customer support support line booking charity church library company sale rent
  tienda abierto abrimos reservas entradas local feria restaurante panadería oficina empresa atención
  loja aberto abrimos padaria ingressos feira reservas empresa atendimento evento
  boutique ouvert ouvrons boulangerie billets réservations réservation magasin entreprise
  laden geöffnet eröffnet eröffnen bäckerei karten reservierung firma geschäft hilfe telefonseelsorge`);

/** What makes a group of people that follow it: "gay people", "old folks". */
export const GROUP_ADJECTIVES =
  wordSet(`black white brown gay trans transgender queer old elderly poor homeless disabled autistic fat jewish muslim
  christian hindu asian arab african mexican chinese indian romanian polish native foreign immigrant refugee
  working unemployed uneducated young female`);

/** And what such a word stands before. */
export const GROUP_NOUNS = wordSet(
  'people folk folks men women kids children families workers drivers students teachers neighbours couples parents',
);
