import type { Pairs } from './pair.ts';

/** Work of one's own that was just lost: without words of hurt it is news, and may be good news. */
export const LOST_WORK: Pairs = {
  en: {
    event: `
      got|was|been|were|i'm|just|.|me laid off !in|during|back|once|the|a
      redundancy came|letter|notice ~1 through|today|.|this
      they terminated|fired|sacked|axed me
      layoffs|cuts ~1 hit|got|took ~1 me|my|us|our
      let ~2 of us go
      . no job no|.|and
      made redundant by phone|email|text|letter|zoom|video
      second|third|another layoff|redundancy
      i|i've|just|.|we|he ~1 got|was|been fired|sacked|canned|axed|terminated|dismissed this|today|yesterday|on|after|.|last|by|over|via !from
      i|i've|just|. got|was cut today|yesterday .|and|along
      . sacked|fired by|via|over text|email|phone|video|zoom|letter
      i|i've|we|just|.|and|today|have|<kin> ~1 lost|losing my|our|his|her|the job|jobs|livelihood !as|of|to|for|title
      let me|us go .|today|this|yesterday|after|over|via|last|by|from|at
      walked|marched|escorted me|us out ~2 security|hr
      my job|role to ~2 software|ai|machine|robot|chatbot
      don't|dont|no|without ~1 have a job anymore|.|now|any
      company|firm|startup|restaurant|shop|agency folded|bust|under|collapsed|shut overnight|today|.|yesterday|and|this|on|last
      let me|us go on monday|tuesday|wednesday|thursday|friday
      i|was|been|got|getting ~1 let go .|today|this|yesterday|on|after|last|from|over|via|and
      made me|us|him redundant
      was|were|been|got|being|i'm|. made redundant !as|by|in|from
      . redundant .|at|after|today|from|as|this
      my|his|her position|role|job|department|post|contract ~3 eliminated|redundant|terminated|axed|cut|gone .|today|this|yesterday|as|last|on|after|and
      contract wasn't|wasnt|isn't|not ~1 renewed|extended .|and|after|today
      i'm|im|am|been|still|now ~1 unemployed|jobless .|since|after|at|and|again
      i'm|im|been|now|we're out of work|a since|at|.|again|job
      they|they've closed|shut|closing|shutting ~1 the|our plant|factory|mill|pit|studio|newsroom|ward|yard today|.|this|yesterday|on|last|down
      badge|keycard stopped working at|.|this|before|and|when
      access|login ~1 gone|revoked|cut|locked by|at|before|.|off
      asked|want|wanted|need|take|took ~2 the|my laptop|badge|lanyard|pass|keys back
    `,
    hurt: `
      how|what ~3 tell|explain ~2 <told>|them|her|him|people
      haven't|havent|not|can't|cant|couldn't ~2 tell|told|telling|face ~2 <told>|anyone|anybody|her|him|them
      <told> ~1 thinks|think i|i'm|im ~4 work|going|office|leave|job|holiday
      <told> ~2 know|knew|knows|find yet|out
      no|don't|dont|dunno|not ~1 idea|know|sure ~1 what|how|where|if ~3 i'm|i|we|we'll|i'll|we're ~3 do|pay|live|survive|manage|cope|afford|feed|go|now|next
      know|idea what to do .|now|next|anymore
      what do|am|are|will i|we ~3 do|supposed .|now|?|to
      rent|rent's|mortgage|bills ~3 due|starts|overdue|behind
      pay|make|cover|afford|paying|got ~2 rent|mortgage|bills|insulin|nursery|groceries !until
      just|only bought|signed|exchanged ~2 house|flat|home|mortgage|lease
      single|sole|only|one mum|mom|dad|parent|earner|breadwinner|income|wage
      two|three|0|four|five|the|my|our ~1 kids|children .|under|and|at|to|one|don't|are|in|think
      my|our ~2 son|daughter|boy|girl|baby|toddler|twins|wife|husband ~1 starts|asked|asks|is|needs|keeps|has|thinks|due|turns
      pregnant|newborn|insulin|savings|overdraft|eviction|evicted|landlord|landlord's|debt|debts|foodbank
      the|my|our|one|health|a visa|insurance
      sponsor|have|has ~1 to ~1 leave .|the|country|or
      i'm|im|i|so|feel|feeling|am|we're|absolutely ~2 scared|terrified|frightened|devastated|ashamed|humiliated|panicking|desperate|heartbroken|crushed|petrified
      feel|feeling|felt ~3 sick|failure|useless|worthless|lost
      i|i've|i'm|and|just|.|been|can't|keep|stop|haven't ~1 crying|cried|sobbing|sobbed|bawling|wept !with|of|happy|laughing|because|tears|at
      can't|cant|cannot|haven't|havent|couldn't|not ~2 breathe|sleep|slept|eat|eaten|stop|shaking .|since|for|crying|shaking|and|properly
      haven't|havent|not ~3 bed since|.|for
      sat|sitting|sits|sit|he's|she's ~2 in|on my|the|our|his ~1 car|bath|stairwell|stairs|shower|garage|garden|dark until|for|and|crying|since|outside|.|because|till|in
      who|nobody|no ~5 hire|hires|want|wants|take|employ me|someone|somebody
      know|done|did|known|good ~4 anything|nothing|something else
      lose|losing|lost ~2 house|flat|home|apartment|everything
      don't|dont|who know|am who|i
      feel|feels|felt like ~4 died|dying|nothing|failure|world
      i'm|im|just|completely|feel|still|am numb|shaking|trembling
      wrong with me
      only one|income|wage|person|salary earning|.|coming|in|working|we|at
      care|nursery|school ~1 fees
      been|feel|was sick
      can't|cant|cannot stop thinking
      gave|given ~1 them|it|that|this|place ~2 years|everything|life
    `,
    unless: `
      open|opened ~1 to ~3 work|roles|opportunities|role|conversations|new|offers
      looking|searching|available|free for|from|.|monday ~5 roles|role|opportunities|opportunity|work|next|position|positions|words|anything|banking
      dms|dm|messages|leads|intros|referrals|reach ~2 open|welcome|appreciated|me|out
      who|whoever|you|you've ~2 laid|lost|fired|sacked
      anyone|anybody|someone|if|who's|know ~4 hiring|needs|need|hires
      thrilled|excited|delighted|announce|grateful|thankful|proud|blessed|blessing|relieved|relief|glad|gladly|happily
      best|greatest ~3 happened|ever|decision
      years|months|year|decade ago|later
      animal crossing
      retirement|retired
      lesson|lessons|taught|newsletter|subscribe|course|webinar|podcast|founder|followers|dream|novel|character
      next|new chapter|adventure|job|role|gig
      never|slept|sleep ~2 better|happier|baby
      happy|happiest|finally|great tears|free|news|riddance
    `,
  },
  es: {
    event: `
      me|nos|le han|ha|acaban|acaba ~2 despedido|despedir|corrido .|esta|hoy|ayer|después|tras|por|hace|sin|y
      me|nos despidieron|despiden|botaron|despidió|echaron .|hoy|ayer|después|por|tras|sin|esta
      me|nos|le ~2 echado|echaron|echan|botado|corrido|corrieron|sacaron|despedido|despidieron del|de ~1 <work>|empresa|fábrica
      perder|perdido|perdí|pierdo|perdimos|perdió ~1 <my>|el <work> !de|por|como|que
      quedé|quedo|quedado|quedamos|quedarme|quedarnos|estoy|dejado sin <work> !que|hasta
      comunicado|dado|notificado|llegado|carta ~2 despido
      llevo ~4 en|al paro
      estoy|quedo|quedé|veo|vuelvo|quedado en|al ~1 paro|desempleo !cardíaco
      no me|nos ~1 renuevan|renovaron|renovado|renovarán
      años|año en|de la|esta empresa ~6 videollamada|mensaje|correo|whatsapp|carta|calle
      papel|carta|patitas ~3 calle
      ere ~4 me|nos
      cierran|cerró|cierra|cerraron|cerrado la|mi|nuestra fábrica|planta|mina|empresa .|hoy|y|ayer|después|tras
    `,
    hurt: `
      no sé|se|sabemos|sabe ~1 cómo|como|qué|que ~4 pagar|decir|decirlo|decírselo|decirles|contar|contárselo|contarles|vivir|hacer|seguir|salir|vamos|voy
      no|nadie|aún|todavía ~3 dicho|contado|sabe|saben ~1 a|.|nada|nadie|mi|en
      miedo|asustada|asustado|aterrada|aterrado|angustia|ansiedad|desesperada|desesperado|hundida|hundido|destrozada|destrozado|vergüenza
      llorando|llorar|lloro|lloré|lloramos|lloraba|llorado !de|del
      alquiler|hipoteca|arriendo|renta|debo|deudas|ahorros|sueldo
      dos|tres|0|cuatro|mis hijos|hijas|niños|niñas|peques
      tengo|mi un|una|hijo|hija ~1 bebé|niña|niño|meses|años|pequeña|pequeño
      quién|quien|nadie ~4 contratar|contrata|querer
      embarazada|soltera
      siento|soy|temblando|tiemblo ~2 fracaso|fracasada|fracasado|inútil|.|aún|todavía
      y ahora qué|que ?|.|hago|hacemos
      no puedo|consigo ~1 dormir|respirar|más
      no duermo|valgo|sirvo|como
    `,
    unless: `
      ilusión|ilusionada|ilusionado|feliz|alivio|agradecida|agradecido|libre|genial|contenta|contento
      busco|buscando|disponible|abierta|abierto ~5 oportunidad|oportunidades|trabajo|para|a
      mejor ~3 pasó|pasado|vida|cosa
      hace ~2 años|meses
      nuevo|nueva trabajo|empleo|empresa|etapa
    `,
  },
  pt: {
    event: `
      fui|sou|ser|foi|fomos ~2 demitida|demitido|despedida|despedido|demitidos hoje|ontem|.|esta|depois|na|por|após|e|com|ao|sem
      fui|sou|fomos ~1 mandada|mandado|mandados embora .|hoje|ontem|depois|do|por|e|grávida
      fui|sou|fomos ~1 dispensada|dispensado do|da|ao ~1 trabalho|emprego|empresa|fim
      me|nos demitiram|dispensaram|despediram|demitiu|mandaram|mandou .|hoje|ontem|por|depois|na|e|embora
      perder|perdi|perdemos|perdeu ~1 <my>|o emprego|trabalho|trampo|job !de|da|do|pro|para|pra|como
      fiquei|ficar|ficamos|estou|tô|tou|fico sem|desempregada|desempregado emprego|trabalho|trampo|.|e|desde|há|com !hoje|até
      mandaram|demitiram|mandou ~3 embora|todos ~2 eu
      acordei|estou|fiquei|ficámos|ficamos|fico sem trabalho|emprego pela|depois|de
      empresa|fábrica|loja|restaurante ~1 fechou|faliu|encerrou .|hoje|e|ontem|de
      não renovaram|renovam|renovado ~2 contrato
    `,
    hurt: `
      não|nao|nem sei|sabemos|sabe|faço ~2 como|o|que|oq|quê ~4 contar|pagar|fazer|dizer|falar|vou|vamos|viver|será
      não|nao|ninguém|ainda ~3 contei|disse|falei|coragem|sabe ~1 pra|a|ao|à|nada|ninguém|de|.|pro|em
      medo|desesperada|desesperado|desespero|angústia|arrasada|arrasado|destruída|destruído|vergonha|pânico
      sem chão|dormir
      chorar|chorando|chorei|choro|tremer|tremendo !de
      aluguel|renda|boletos|reserva|dívidas|contas|prestação|financiamento|prestações
      dois|três|0|duas ~1 filhos|filhas|crianças|meninas|miúdos|meninos
      quem|ninguém ~5 contratar|contrata|querer ~1 agora|.|me|?
      grávida|solteira|solo
      e agora ?|.|o
    `,
    unless: `
      feliz|livre|grata|grato|alívio|gratidão|aliviada|aliviado|orgulho|melhor
      busco|procuro|disponível|aberta|aberto ~5 oportunidade|oportunidades|trabalho|para|vagas|vaga|a
      há|faz ~2 anos|meses
      novo|nova emprego|trabalho|fase|etapa
    `,
  },
  fr: {
    event: `
      j'ai|ai|suis|être|fus|m'a|m'ont|me|viens|vient ~3 licencié|licenciée|licencier|viré|virée|virer|renvoyé|renvoyée|remercié|remerciée .|ce|hier|par|après|pour|en|aujourd'hui|au|vendredi|lundi|sans|et
      . licencié|licenciée économique
      . au chômage depuis
      boîte|usine|magasin|restaurant a ~1 coulé|fermé .|et|ce|hier|définitivement|je
      ferment|ferme|fermé ~1 usine|boîte|boutique|atelier|magasin !à|pour
      essai ~2 rompue|arrêtée|interrompue
      dehors avec mon|un|ma carton|cartons
      . viré|virée|licencié|licenciée par|après|ce|hier|.|en|au
      perdu|perdre|perds ~1 <my> boulot|travail|emploi|job|taf|poste !de|sur|dans
      suis|retrouve|retrouvée|retrouvé ~2 au|sans chômage|boulot|emploi|travail|taf .|depuis|et|à|avec|après !jusqu'à
      mon|ma poste|contrat|cdd|boîte|usine ~3 supprimé|fermé|renouvelé|liquidation|liquidée .|ce|hier|et|après
    `,
    hurt: `
      sais|sait|savons ~1 pas ~1 comment|quoi|que|ce|où ~6 annoncer|dire|payer|faire|vais|va|vivre|tenir|expliquer
      rien|pas|encore|ose|n'ose ~2 dit|dire|avouer|annoncer|l'annoncer ~1 à|aux|mon|ma|personne
      loyer|crédit|découvert|traites
      peur|boule|honte|angoisse|angoissée|terrifiée|terrifié|effondrée|effondré|anéantie|anéanti|démolie|démoli
      pleure|pleurer|pleuré|pleurais|larmes|chialer !de|rire
      fais|faire|fait semblant
      ose|n'ose plus|pas
      deux|trois|quatre|0 enfants|gosses|gamins|petits
      qui|personne ~3 embaucher|m'embaucher|voudra|reprendre|recruter
      comment on|je fait|vais|fais
      enceinte|célibataire
      dors|dormi|respire|respirer ~1 plus|pas|.
    `,
    unless: `
      soulagée|soulagé|heureuse|heureux|libre|reconnaissante|ravie|ravi|mieux|fière|fier|enfin
      recherche|cherche|disponible|écoute ~5 opportunités|opportunité|poste|emploi|pour
      il ~1 y ~1 a ~2 ans|mois
      nouveau|nouvelle poste|boulot|aventure|job|vie
    `,
  },
  de: {
    event: `
      habe|hab|haben|hat|gerade|heute|gestern ~8 job|arbeit|stelle|arbeitsplatz|jobs verloren .|und|weil|nach
      mir|uns|ihm wurde|ist|haben|hat ~1 gekündigt
      mir|uns|ihm wurde|ist|haben|hat heute|gestern|gerade|sie|die|nach ~3 gekündigt .|worden|und|nach !vor
      . gekündigt|entlassen|gefeuert nach|per|heute|gestern|mit|am
      . kündigung nach|per|im|bekommen|am|heute
      nach 0 jahren|jahre ~1 kündigung|entlassen|gekündigt
      wurde|wurden ~2 rausgeworfen|rausgeschmissen !aus
      seit ~3 arbeitslos
      ohne arbeit|job|stelle .|und|seit|da
      firma|laden|betrieb|werk ist|geht|hat ~1 pleite|insolvent|dicht|insolvenz
      bin|jetzt|wurde|heute|wurden ~4 arbeitslos|entlassen|gefeuert|gekündigt
      kündigung ~3 bekommen|erhalten|briefkasten|überreicht
      mein|meine|unser|unsere stelle|job|arbeitsplatz|werk|abteilung ~4 gestrichen|weg|geschlossen
    `,
    hurt: `
      weiß|weiss|wissen ~3 nicht|nich ~1 wie|was|wo|ob|wovon ~6 sagen|zahlen|bezahlen|weitergeht|weiter|soll|sollen|erklären|beibringen|machen|leben|tun
      keine ahnung ~1 wie|was|wovon
      angst|panik|verzweifelt|schäme|scham|verzweiflung
      heule|heul|weine|geweint|geheult|tränen|heulen|weinen !vor|glück|lachen
      miete|kredit|raten|hypothek|abbezahlt
      alleinerziehend|alleinerziehende|schwanger|alleinverdiener|baby
      krieg|kriege|bekomme ~1 keine luft
      redet|spricht|isst|schläft ~1 nicht|kaum
      zwei|drei|0|vier kinder|kindern
      meinen|den|meiner|meinem|ihr|ihnen ~1 kindern|frau|mann|eltern|mutter ~3 sagen|beibringen|erzählt|gesagt|erklären
      trau|traue mich ~3 nicht
      wer|niemand|keiner ~3 nimmt|stellt|will ~2 mich|noch|jemanden
      nicht|kein ~1 schlafen|geschlafen|atmen|auge|aufstehen
    `,
    unless: `
      erleichtert|froh|glücklich|dankbar|freue|endlich|beste|stolz|frei|glück
      suche|offen|verfügbar ~5 stelle|job|herausforderung|für|herausforderungen
      vor ~2 jahren|jahr|monaten
      urlaub|feiertag|abo|handy|vertrag|whatsapp|rente|fitnessstudio
      neuer|neuen|neue|neues job|stelle|kapitel|abenteuer
    `,
  },
};
