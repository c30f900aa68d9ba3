/** How a line is written: see `compileSigns`. */
export const HEARTBREAK = `
  broke|broken|breaking up with me|him|her
  broke|broken|breaking up with my ~1 <kin>
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
  found out ~6 boyfriend|girlfriend|husband|wife|fiancé|fiancée|fiance ~2 together|cheating|affair !at|in
  que ~1 <my> noivo|namorado|marido|mulher|esposa|novio|novia|mujer ~2 tem|tiene outra|otra|outro|otro família|familia|mulher|mujer|pessoa|persona|vida
  descobri|descubrí que ~1 <my> noivo|namorado|marido|mulher|esposa|novio|novia|mujer me traiu|traía|engaña|engañaba
  sagt|sagte|gesagt ~3 mich ~2 nie ~1 geliebt
  sagt|sagte|gesagt ~3 liebt mich nicht mehr
  called it off by text|phone|message|email
  she|he left . took|packed|taken ~2 stuff|things|clothes|everything|suitcase
  he's|she's already ~1 posting ~1 pics|photos with
  your|his|her side of the bed|wardrobe|closet ~3 empty
  se fue de casa ~2 . dejó ~1 llaves|anillo|nota
  disse|diz que não me ama mais
  il|elle est parti|partie vivre avec elle|lui
`;
