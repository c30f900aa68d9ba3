import type { Pairs } from './pair.ts';

/** Fire, flood, earthquake and war where somebody is: without what it takes from them they are news, or figures. */
export const NEAR_DISASTER: Pairs = {
  en: {
    event: `
      wildfire|wildfires|bushfire|bushfires|floodwater|floodwaters|aftershock|aftershocks|mudslide|landslide|airstrike|shelling
      quake|earthquake|cyclone|tornado|hurricane|typhoon|tsunami|fire|flood|river|water|mud|dam|wave ~2 took|tore|woke|swept|jumped|flattened|knocked|came|rose|went ~1 the|our|us|everything|in|up|through|over|straight|right|half
      house|home|flat|apartment|building|block ~1 caught|on fire
      hit by a missile|rocket|drone|shell|bomb
      bombing|shelling my|our|the city|town|street|village|neighbourhood
      everything|house|street|town|village|all under ~3 water
      whole|our|the street|village|block ~1 gone|burned|flattened|underwater|burning
      street's|village's|town's|block's|house's gone|burning|flooded .|and|i|nothing|the !with
      whole|our|the town|street|village|house|road ~1 flooded|burning !with|by
      ordered out
      is|are|was ash|ashes|rubble|embers
      hill|ridge|valley ~2 orange|burning|fire|red|alight
      it|ground|house|everything shook|shaking for|and|again|so
      leisure|sports|community|school ~1 centre|center|gym|hall ~1 for|with us|cots|beds|families|blankets
      watched|watching|saw it|house|home|barn ~1 burn|burning|go
      since|after the ~1 earthquake|quake|wave|fire|flood|strike|blast|cyclone
      they|they've|drone|drones|missile|missiles|rocket|shell ~1 hit|struck|bombed|shelled ~2 block|station|hospital|school|building|market|house|street|bridge|factory|church|wing
      told|ordered|telling ~2 leave|get|evacuate|go ~1 out|.|now|by|tonight
      we|we've|we're|were|been|are|i|to ~1 evacuated|evacuating|evacuate
      . evacuated at|from|to|by
      fled|left|leaving|leave kharkiv|kyiv|gaza|odesa|mariupol|rafah|beirut|khartoum|kherson|aleppo
      roof|ceiling|hillside|building|walls ~1 came|fell|collapsed|gone ~1 in|down|on|.|while
      flames ~3 from|at|behind|over|on|outside|road
      ash|smoke|flames|water|mud|river ~3 on|over|in|at|behind|through|up|to ~2 cot|ridge|door|windows|stairs|step|kitchen|hill|roof|bedroom|bed|ceiling
      fire brigade|crew|service|department|fighters says|say|said|told|couldn't|can't
      part|side|half of the ~1 city|town|village ~2 fell|burned|collapsed
      ground|whole floor|basement|cellar|downstairs|house ~2 mud|underwater
    `,
    hurt: `
      isn't|not|aren't|won't|nobody|no|hasn't|haven't|nobody's ~2 picking|answering|answer|answers|answered|reachable
      can't|cannot|cant|haven't|havent|couldn't ~1 reach|heard|hear|find ~1 my|our|from|him|her|anyone ~2 <told>|<kin>|neighbour|neighbours|him|her|in|there
      don't|dont|nobody|no ~2 know|knows|idea where|if ~4 neighbours|neighbors|family|house|home|alive|parents
      haven't|havent|hasn't|not ~1 got|spoken|slept|found|eaten ~1 my|since|him|her|his
      nothing ~1 to ~1 put|wear|go|give
      house|home|neighbours|neighbors|husband|wife|others didn't|weren't|wasn't|haven't .|and|make|get
      we|we've|i|i've|they've|have ~1 lost everything|our|the house|home|.|herd|flat|we
      everything we|i|she|he|they owned|had|own
      can't|cannot|cant get ~1 through|hold
      what to save|take|grab
      stayed|staying|stays behind|to
      won't|wont|refuses|refused|refuse|can't ~2 leave|come|down
      lost all|it|everything of|.|we|even
      0|two|three|ten|twelve|twenty|thirty|forty years of <my>|work
      home|house|nothing|anything|street to go|return|come ~1 back|.|to
      still|are|is missing|trapped|unaccounted
      kids|children|cats|cat|dogs|dog|mum|dad|baby|animals|grandma ~3 car|roof|stairs|basement|bathtub|cellar|corridor|mattress
      no windows|home|roof|house|power|signal
      we|we're|i'm|are|am alive
      carried|dragged|dug|pulled|lifted|got ~2 dad|mum|mom|sister|brother|kids|children|grandma|nan|neighbour|her|him|them ~3 out|up|with
      not covered|insured
      way|road out is|was closed|blocked|cut
    `,
    unless: `
      drill|toast|exhibition|museum|game|film|movie|book|novel|series|episode|documentary|festival|party|gig|album|song
      boss|level|raid|minecraft|zelda|fortnite|quest|league|penalty|season|match|goal|stadium|beach|sandcastle|toddler|tent|camping|picnic|holiday|band|hat
      years|century|decades ago|since|later
      anniversary|memorial|history
    `,
  },
  es: {
    event: `
      fuego|incendio|llamas ~3 a|está|llegó|se|cerca|ha|rodea ~2 0|un|dos|tres|metros|kilómetros|llevó|llegado|casa|pueblo|llevado
      desde|después|tras el|la ~1 terremoto|temblor|sismo|riada|dana|inundación|incendio|bombardeo|explosión|ola
      terremoto|inundación|incendio|temblor en mi|nuestra|nuestro
      bombardeo|bombardeos|misil|misiles|bombardearon|bombardean
      pueblo|casa|monte|barrio|edificio está|están ardiendo|quemando|inundado !de
      quemó|quemado|quemando|ardió|ardido|ardiendo|inundó|inundado|derrumbó ~2 casa|piso|edificio|calle|barrio|todo|pueblo
      desalojado|desalojados|desalojaron|evacuado|evacuados|evacuaron|evacuan
      noche|noches|días en|durmiendo ~2 polideportivo|albergue|pabellón|gimnasio|coche
      bajo|entre ~1 escombros
      todo negro|quemado|arrasado|ceniza|cenizas
      riada|río|agua|corriente ~2 llevó|pilló|arrastró
      agua|lodo|barro ~2 entró|subió|llegó|llegaba ~2 casa|metros|techo|cuello|salón|cocina|golpe|metro
    `,
    hurt: `
      no ~2 consigo|puedo|podemos|logro ~1 hablar|localizar|contactar|encontrar
      perdido|perdimos|perdí|perdieron ~1 todo|casa
      no|sin|nadie ~1 sé|sabemos|sabe|saber ~2 si|dónde|cuándo|nada ~6 casa|volver|ella|ellos|él|volveremos|padres|hermano|hermana|vivos
      no|nadie|ni ~2 contesta|responde|coge|contestan|encuentran|encontramos|aparece
      edificio|casa|calle|pueblo|barrio ~3 ya no está|existe
      casa|olivar|finca|taller ~5 queda|quedan|todo|nada|pared
      no ~1 queda|quedó nada .|de|ni|en
      dejar|dejamos|perdono|despedirnos ~3 perra|perro|gata|gato|casa|perdono
      <my> <kin> ~1 sigue|siguen|está|están ~1 bajo|dentro|desaparecido|allí|arriba
      no sé|sabemos nada de
      qué|que vamos|voy a encontrar
      perro|perra|gato|gata|<kin> dentro
      padres|madre|padre|abuela|abuelo no quieren|quiere irse|salir|marcharse
      buscando a <my>|mi
      en pijama
      lo puesto
    `,
    unless: `
      simulacro|juego|película|serie|libro|novela|canción|partido|equipo|gol|afición|encuestas|barbacoa|chimenea|museo|exposición|fiesta|chancla
    `,
  },
  pt: {
    event: `
      fogo|incêndio|chamas|enchente|enxurrada ~3 levou|chegou|está|tá|destruiu|consumiu|cercou|perto ~3 casa|casas|bairro|rua|quintal|porta|tudo
      desde|depois o|do|da|a ~1 terremoto|sismo|enchente|incêndio|bombardeio|temporal|deslizamento|explosão
      bombardeio|bombardeios|mísseis|míssil|bombardearam
      queimou|pegou|ardeu|alagou|desabou|inundou ~2 minha|nossa|nosso|casa|prédio|rua|bairro|tudo
      água|lama|rio ~2 subiu|entrou|invadiu ~3 teto|casa|sala|metros|janela|metro|peito|joelho
      ginásio|abrigo|pavilhão ~2 escola|municipal|igreja ~4 com|desde|há
      casa|prédio|teto|barranco desabou|caiu
      casa|apartamento|prédio|barraco ~1 pegou|pegando fogo !de
      terra|morro|barranco|encosta desceu|desabou|caiu|veio ~1 por|em|sobre
      na|no|pela|pelo|num|numa enchente|incêndio|fogo|temporal|cheia .|e|meus|minha
      aldeia|casa|vila|serra|prédio ~2 arder !de
      evacuados|evacuaram|evacuar|retirados
    `,
    hurt: `
      perdemos|perdi|perderam|perdido ~1 tudo|casa|barraco|loja
      não ~1 consigo|consegui|conseguimos ~1 falar|contactar|ligar
      <my> <kin> ~2 ainda|está|tá ~1 lá|embaixo|dentro|presa|preso
      casa dos|da|do meus|minha|meu|tia|avó|vó
      salvamos|salvei|salvar|tiramos ~2 crianças|cachorra|cachorro|gatos|criança|meninas
      não|sem|nem ~1 sei|sabemos|saber|notícias ~2 se|quando|onde|nada|do|da ~4 casa|voltar|voltamos|vivos|pais|irmão|irmã|ele|ela|eles
      não quis|quer|quiseram|deixam|deixaram sair|passar|vir|entrar
      não|ninguém ~2 atende|responde|encontramos|aparece|atendem|acha
    `,
    unless: `
      jogo|filme|série|livro|novela|música|simulado|gol|time|bbb|parquinho|mercado|churrasco|museu|exposição
    `,
  },
  fr: {
    event: `
      le|les|un feu|flammes|incendie ~2 est|sont|arrive|derrière|a ~3 colline|maison|village|portes|rue|jardin|mètres|km|route|quartier
      depuis|après le|la|les ~1 séisme|tremblement|inondation|inondations|incendie|bombardement|cyclone|explosion|frappe|crue
      bombardement|bombardements|missiles|missile|obus
      appartement|maison|immeuble a|ont pris feu
      village|maison|rue|quartier|ville est|sont ~1 sous ~1 eau
      évacue|évacués|évacué|évacuer|évacuée
      eau|boue|rivière ~1 montée|monté|entrée|arrivée ~4 salon|maison|mètre|mètres|étage|cuisine|coup|fenêtre|fenêtres
      feu|eau|incendie|boue ~1 a tout|emporté|pris|mangé
      ça|terre|sol a tremblé
      dort|dormons|dormi|dormir dans|au ~1 gymnase|voiture|cave|métro
      immeuble|toit|plafond|maison ~6 effondré|effondrée|brûlé
    `,
    hurt: `
      sais|sait|savons ~2 si|où|quand ~4 reverrai|maison|reverra|parents|vivants|rentrer|famille
      personne|pas|aucune|sans|plus ~3 revu|nouvelle|nouvelles|répond|répondent|retrouvé|retrouvée|joindre
      n'ai|n'a|n'avons|ai|a ~1 plus rien
      tout perdu
      reste|restait ~1 rien|que
      cherche <my> ~1 <kin>
      même le|la|les chien|chat|chiens|bêtes
      refuse de ~1 quitter|partir|sortir
      sais|sait|savons ~2 ce ~3 retrouver|devenir
      n'existe|n'est|n'y|y ~1 a|plus|existe ~1 plus .|de|rien|là
      juste|que|seulement nos|les|mes vêtements|papiers|photos
      <my> <kin> ~1 était|habitait|est|sont|habite ~1 au|à|dans|là|encore|dedans
      en pyjama
    `,
    unless: `
      exercice|simulacre|jeu|film|série|livre|roman|chanson|match|exposition|musée|cheminée|crêpe|vert|artifice|festival|camping|saucisses|soleil|barbecue
    `,
  },
  de: {
    event: `
      feuer|flammen|brand ~4 haus|dorf|hang|straße|nachbarhaus|wohnung|dach
      seit|nach dem|der ~1 erdbeben|flut|hochwasser|brand|angriff|explosion|beben|überschwemmung
      wegen|vor der|dem ~1 flut|feuer|hochwasser|brand|erdbeben|flammen
      raketen|rakete|beschuss|bomben|drohnen|einschläge
      hochwasser|flut|feuer|brand hat|haben ~4 genommen|mitgenommen|zerstört|weggerissen
      bei uns ~2 gebrannt
      sitzen|sitzt ~4 keller|bunker
      evakuiert|evakuieren|evakuierung
      wasser|schlamm|bach|fluss kam|stieg|steht|stand|ist ~4 nachts|nacht|haus|keller|erdgeschoss|wohnzimmer|küche|plötzlich|meter|stock
      dorf|straße|haus|erdgeschoss|stadt steht|ist|liegt ~1 unter wasser
      brennt|brennen ~1 der|das|unser|unsere|es|hang|wald ~2 hang|wald|haus|dorf|über|dach|nachbarhaus
      schlagen|schlägt|eingeschlagen ~2 ein|neben
    `,
    hurt: `
      alles ~1 weg|verloren|genommen
      katzen|katze|hund|nachbarn|oma|pferde|kühe ~1 nicht .
      erreiche|erreichen ~2 nicht
      erreichen|erreiche niemanden|keinen
      geht|gehen ~1 nicht ~1 ans|an ~1 telefon|handy|ran
      nicht|niemand|keiner ~1 erreichbar|erreichen|gefunden|auffindbar
      kinder|mutter|oma|vater|eltern|nachbarn|nachbarin ~4 dach|vermisst|getragen|gehoben|geholt
      weiß|weiss|wissen ~2 nicht ~1 ob|wo|wann ~5 haus|zurück|eltern|leben|lebt|noch
      eltern|oma|opa|mutter|vater|bruder|schwester|kinder|leute ~2 noch drin|dort|da|drüben|oben|unten
      kommt|niemand|keiner ~1 kommt|niemand|keiner ~1 durch|ran|rein
      hunde|kinder|katze|katzen|papiere ~2 auto|gepackt
      haus|straße|dorf|brücke|steht|ist ~1 ist|straße|haus|brücke|nicht weg|mehr
    `,
    unless: `
      übung|spiel|film|serie|buch|roman|lied|museum|ausstellung|kamin|grill|probealarm|tatort|band|ofen|sauna|all|start
    `,
  },
};
