/** Who a complaint can be about: somebody that others deal with too. */
export const INSTITUTIONS =
  /\b(bank|interest rates|mortgage|prices|taxes|landlord|airline|company|the city|council|government|trains?|bus|metro|tube|hospital|insurance|store|shop|restaurant|hotel|delivery|courier|post office|school|university|hr|management|manager|boss|support|customer service|app|website|update|windows|google|apple|microsoft|amazon|netflix|uber|provider|internet|wifi|gym|doctor|dentist|office|printer|software|phone company|utility|neighbou?rs?|airport|developers?|mayor|politicians?|elevator|they)\b/;

/** What went wrong, and what was good: one without the other shows how a day was. */
export const BAD_SIGNS =
  /\b(stole|stolen|crying|bullied|went up|broke|broken|raised|cancel+ed|fax|lost|ruined|failed|worse|worst|late|ignored|nobody asked|no one asked|give up|gave up|expensive|scam\w*|fee|fees|charged|refus\w+|leak\w*|noise|rude|spilled|spilt|dropped|missed|cracked|crashed|forgot|stuck|burned|burnt|flat tyre|flat tire|locked out|sick|flu|fever|cutting down|closed|closing|wrong|hurts?|disappoint\w+|hate|ugh|fined|towed|hacked|deleted|died on me|gone|rejected|regret|embarrass\w+|without (notice|warning|asking)|still (sends?|asks?|requires?|uses?|waiting|no))\b/;

export const GOOD_SIGNS =
  /\b(first time|turned \d+|proud|beautiful|happy|happiest|love|loved|lovely|learned|learning|finally|smil\w+|laugh\w*|helped|kind|sunset|sunrise|ocean|garden|baked|built|building|handmade|it's mine|surpris\w+|hug\w*|best (day|night|weekend|thing)|perfect|gift|thank\w*|grateful|reunited|peace\w*|favou?rite|won|excited|cozy|cosy|delicious|danc\w+|sang|singing|blooming|stranger|made my day|worth it)\b/;
