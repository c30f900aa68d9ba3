/** How a line is written: see `compileSigns`. */
export const RECOVERY = `
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
`;
