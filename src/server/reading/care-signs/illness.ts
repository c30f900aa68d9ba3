/** How a line is written: see `compileSigns`. */
export const ILLNESS = `
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
  going|goes|go ~1 in|into|under for|surgery|heart|theatre|chemo|brain|open
  heart|brain|spinal|emergency|major|open|transplant surgery|operation !on|simulator
  surgery is|was|on|tomorrow|at ~1 tomorrow|today|monday|tuesday|wednesday|thursday|friday
  pray|prayers|prayer ~4 for|please|needed !the|my|rain|us|whoever|it|me
  send|sending|need ~3 prayers|thoughts !to
  flare|flareup ~5 hospital
  chronic illness|pain|fatigue
  incurable|autoimmune|inoperable|palliative
  forgotten|forgot|forgets my name
  didn't|doesn't|no|not|longer recognise|recognize|know|remember me|us|who|my !from|at|on|either
  dementia|alzheimer's|alzheimer|parkinson's
  it's|now|is|spread ~1 in|to his|her|my|the liver|lungs|bones|brain|spine|pancreas
  first|second|third|fourth|last infusion
  cold cap
  eating disorder
  my|with|of depression|anxiety|ptsd|bipolar ~1 won|is|has|got|are|again|today !over
  panic attack today|last|this|at|in
  psych ward
  in|back rehab|detox
  relapsed|relapse !of|into
  kidneys|heart|liver failing|failure
  <pet> ~8 kidneys|tumour|tumor|cancer|surgery|prognosis|critical
  it's|is|it back ~1 in|to the|my|his|her hip|spine|liver|lungs|lung|bones|pelvis|lymph
  vet ~5 kidneys|tumour|tumor|cancer|surgery|overnight|prognosis|critical|thoughts
  habe|hat|hatte|festgestellt|diagnose ~4 krebs|brustkrebs|leukämie|ms|tumor|parkinson|demenz|epilepsie
  <pain> festgestellt|diagnostiziert|bekommen
  diagnose ~1 bekommen|erhalten|krebs !adhs|adhd|autismus
  intensivstation|krebsdiagnose|hirntumor|schlaganfall|notoperation
  me|le|nos|lui|m'a|m'ont ~2 diagnosticaron|diagnosticado|diagnosticó !tdah|autismo|un|adhd
  me|le|nos|lui|m'a|m'ont ~2 diagnostiqué|diagnosticaram|detectado !tdah|autismo|un|adhd
  detectado|encontrado|descobri|descobriram|descubierto ~3 cáncer|câncer|cancro|tumor|leucemia
  .|voltou|diagnóstico|resultado|resultados|confirmado|que é|es|est|c'est|era|. ~1 cancro|câncer|cáncer|cancer|maligno|maligna .|da|de|no|na|du|el|en|do|mesmo !sociedade|signo
  es ist krebs|bösartig .
  deu|dio|veio ~1 positivo pra|para ~1 câncer|cancro|cáncer|leucemia
  deu|dio|veio maligno|maligna
  diagnosticada|diagnosticado com|con|de !tdah|autismo|adhd
  tengo|tiene|tenho|tem|j'ai|il|elle|a|une|un ~1 cáncer|cancer|câncer|cancro|leucemia|leucémie|alzheimer|parkinson
  <my> ~3 <kin> ~6 cáncer|cancer|câncer|cancro|leucemia|leucémie|krebs|alzheimer|parkinson|ictus|avc|infarto
  está|estão|esta|estamos|sigue|ingresado|ingresada|internado|internada|lleva ~2 uci|uti|hospital|cuidados
  en|aux|na|no réanimation|soins|uti|uci
  cuidados intensivos
  soins intensifs|palliatifs
  le diagnostic est tombé
  rezem|rezad|recen|priez|betet por|pour|für !chuva
  liegt ~4 krankenhaus|intensivstation|koma
  had|having|has|suffered|after|another a massive|major|second|mild|bad stroke|seizure|bleed !of
  brustkrebs|darmkrebs|lungenkrebs|blutkrebs|hautkrebs aggressiv|stadium|metastasen|festgestellt|mit
  diagnosed with mnd|als|ms
  diagnostic|diagnostiquée|diagnostiqué|j'ai|ai ~6 sclérose en plaques
`;
