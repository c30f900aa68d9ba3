/**
 * How a reply goes along with the post that it answers; how it is written: see `compileSigns`. A `.`
 * is where a sentence ends or the reply begins. 'agrees' counts under every post that does harm or tells of
 * it, 'sides' (with the author) where the post does it.
 */
export type GoingAlong = 'agrees' | 'sides' | 'joins' | 'uses';

export const GOING_ALONG_SIGNS: readonly { meaning: GoingAlong; signs: string }[] = [
  {
    meaning: 'agrees',
    signs: `
      . exactly|precisely|absolutely|totally|true|truth|facts|fact|agreed|correct|yes|yep|yeah|yup|amen|preach|based|right|same|fair|valid|respect|finally|indeed|seriously|definitely .|!
      . exactly|agreed|amen|preach|finally|yes and|this|finally|someone|somebody|they|we|it
      . this .|!
      so|too|very|damn true .|!
      this so|is much|so much|exactly|true
      so much this
      i|we|couldn't|could|totally|completely|fully|hard|strongly|have|gotta agree !to
      agree|agreed with|completely|totally|100|one|on you|this|him|her|.|every|0
      he's|she's|they're|is|was|were|not ~2 right .|!|about|and|to|on
      they|these|those|people are ~1 right .|!|about|and|to|on
      he's|not wrong .|!|though|tbh|at
      someone|somebody|finally|glad|about ~3 said|say|says|saying it|this|what|so
      had|has|needed|needs|need to be said|heard
      well|perfectly|rightly said|put .|!
      couldn't|could have said
      can't|cannot|hard|nothing ~1 argue|disagree with|.
      no lies|notes|cap detected|told|here|.
      spot on
      nailed it
      louder for|.|!|please
      hear hear
      hell|fuck|oh yes|yeah
      makes ~2 sense .|!|to|and
      fair|good|great|solid|valid|strong enough|point|points|take|question|idea|call
      love|loving it
      about time
      had it coming
      serves|served ~1 them|him|her|right
      deserve|deserves|deserved|deserving it|this|everything|every|that|what
      . deserved
      facts .|!
      wish ~2 more|everyone ~4 said|brave|honest|like
      i|we ~1 said|say|think|thought|been ~2 same|saying
      the same|next goes|for|apply|applies
      don't|dont forget the|about
      start with
      and|also the ~2 too
      . exacto|exactamente|exatamente|exato|exactement|genau|stimmt|totalmente|amén|amém|claro|cierto|vrai|verdade|verdad .|!
      tal cual|qual
      tienes|tenés|tiene|tens|tem|tá ~2 razón|razão
      as|avez|a|hast|haben ~3 raison|recht
      estoy|totalmente|completamente ~2 acuerdo
      concordo com|.|!|totalmente|plenamente
      suis ~3 accord .|!|avec
      d'accord avec|.
      por|finalmente|enfin|endlich fin|alguém|alguien|quelqu'un|jemand|einer|sagt ~4 .|lo|dice|diz|dit|sagt|es|o
      alguien|alguém tenía|tinha que decirlo|dizer
      fallait le dire
      bien|bem|gut dicho|dito|dit|gesagt|falado
      falou tudo
      isso aí .|!|mesmo
      isso mesmo .|!
      así es .|!
      so ist es
      se lo merece|merecen
      ele|ela|eles merece|merecem
      bien mérité|fait
      selbst schuld
      richtig so
      tellement vrai
      c'est ~1 vrai .|!`,
  },
  {
    meaning: 'sides',
    signs: `
      with|behind|beside you on|100|all|.|0|here
      i'm ~1 with you|him|her
      you're|youre|are ~2 right .|!|about|and|to|on
      you're not wrong .|!|though|tbh|at
      thank|thanks you|for ~2 saying|posting|sharing
      love|loving this|that
      good for|on you
      keep it up|going|posting
      brave ~2 say|post|said`,
  },
  {
    meaning: 'joins',
    signs: `
      . done|in|reported|shared|emailed|reposted|signed|sent|followed .|!|and|already|too|him|her
      on it .|!
      i've|i|just|already|we ~2 reported|emailed|called|messaged|tagged|reposted|shared|flagged ~3 him|her|it|them|too|already|account|.
      reporting|emailing|calling|tagging|sharing|boosting|reposting|spreading|messaging ~2 him|her|this|it|them|now|too|everywhere|account
      let's|lets go|get|ruin|do|make|find|ratio .|!|him|her|them|it|this|where
      get|find|ruin|cancel|fire|expose|ratio|report|drag|sack|destroy|hunt|track him|her|them
      make ~3 famous|pay|viral|trend|regret
      what's|whats|what|drop|post|share|need|give ~2 his|her|their|the ~1 name|handle|address|employer|number|account|profile|boss|company|school|details
      who ~1 is|are he|she|they|this
      where ~2 he|she|they ~1 work|works|live|lives
      name and shame
      spread|share|boost|repost|rt this|it|the|far|widely
      do ~1 your|its|ur thing|magic
      karma
      justice served|for
      i'm|im|count ~1 in .|!|me
      count me in
      keep us posted|updated
      update us
      popcorn
      hope|hoping ~1 he|she|they|someone|somebody ~3 fired|sacked|loses|lose|finds|banned|pays|suffers
      hecho|denunciado|denunciada|reportado|compartido|feito|denunciado|compartilhado|signalé|partagé|gemeldet|geteilt|erledigt .|!|y|e|et|und|ya|já|déjà|schon
      ya ~1 denuncié|reporté|compartí|denuncié
      já ~1 denunciei|compartilhei|mandei
      vamos a|todos ~2 por|denunciar|hacerlo
      c'est fait|signalé|parti
      bin|ich ~1 dabei
      schon|habe|hab ~3 gemeldet|geteilt|geschrieben|angerufen`,
  },
  {
    meaning: 'uses',
    signs: `
      calling|texting|ringing|visiting|messaging ~2 him|her|them|now|tonight|already|it|that
      i|i'll|i've|we'll|let's|will|gonna|just ~2 call|called|text|texted|ring|rang|visit|drop|swing|message|drive|stop|pop ~2 him|her|them|by|it|that|round|over|past
      saved|saving|noted|screenshotted|bookmarked|copied .|!|and|the|it|for|that
      writing|wrote|jotted ~2 down
      thank|thanks ~6 number|address|info|details|plate|tip|heads|location|name
      good|handy|useful to know|have
      on my way
      see you|him|her there|soon
      driving|passing|heading|going|popping ~2 by|past|over|there|round
      pay|paying|paid ~2 visit
      say|saying hello|hi to|from|.
      send|sending|ordering|order ~4 pizza|pizzas|flowers|there|address|door|house
      everyone|all|we|people ~2 should|can|could|must ~2 call|text|visit|know
      gracias|obrigado|obrigada|merci|danke ~6 número|dirección|matrícula|endereço|telefone|placa|numéro|adresse|plaque|nummer|kennzeichen|info|dato|dados
      anotado|guardado|salvo|noté|notiert|gespeichert|vermerkt .|!|y|e|et|und
      le|la|lo|te llamo|llamaré|escribo
      vou ligar|passar|mandar
      je|j' ~1 appelle|appellerai|passe|passerai
      ich ~2 rufe|fahre|schreibe|komme`,
  },
];

/** Before a sign they turn it round: "I don't agree", "if he's right". */
export const TURNS_ROUND: ReadonlySet<string> = new Set(
  `not don't doesn't didn't won't can't cannot isn't aren't wasn't never no nobody none hardly if without
  shouldn't wouldn't stop before instead refuse please nor neither ni nunca nadie sin não nunca ninguém sem
  pas jamais personne sans nicht kein keine niemand nie ohne wenn si se`.split(/\s+/),
);
