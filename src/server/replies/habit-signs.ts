/** What models write far more than people do; the reason why a reply is taken. */
export type Habit =
  | 'antithesis'
  | 'closing_order'
  | 'grading'
  | 'therapist'
  | 'stock_joke'
  | 'threes'
  | 'translationese';

/**
 * Habits by the words that follow one another; how it is written: see `compileSigns`. A `.` is where a
 * sentence ends or the reply begins. What is no sequence of words is read in `find-habit.ts`.
 */
export const HABIT_SIGNS: readonly { meaning: Habit; signs: string }[] = [
  {
    meaning: 'antithesis',
    signs: `
      not because ~9 because
      not just|only|merely|simply ~8 but|it's|that's|they're
      isn't|aren't|wasn't just|only|merely|simply ~8 it's|that's|they're|it
      less|lesser a|an|of|like|about ~4 more a|an|of|like|about
      says|said|say more about ~7 than
      . not a|an ~3 . a|an
      . stop ~4 . start
      . stop ~4 start
      no solo ~8 sino
      no porque ~8 sino porque
      não só|apenas ~8 mas também|mas
      não porque ~8 mas porque
      pas seulement ~8 mais
      pas parce que|qu'il|qu'on ~8 mais parce
      nicht nur ~8 sondern
      nicht weil ~8 sondern weil
      non solo ~8 ma
      niet alleen ~8 maar ook`,
  },
  {
    meaning: 'grading',
    signs: `
      is what makes this|it|that ~4 worth|work|land|great|good|special|powerful|real|hit|sing|honest|human
      what makes this|that ~1 post|take|thread|line|tweet|one
      the honest|right|correct order|answer|version|framing|question|way
      the real|right|better|harder|honest question is|here
      the part|line|bit|detail|sentence that ~2 lands|hits|stays|sticks|stings
      the part|line|detail|sentence that ~2 gets
      quietly the best|most|bravest|funniest
      underrated|strong|solid|bold|spicy|brave|refreshing take|point|post|observation
      beautifully|perfectly|brilliantly|wonderfully put|said|captured|written|observed
      such an|a important|powerful|beautiful|thoughtful|refreshing|valuable
      what a powerful|beautiful|lovely|wonderful|refreshing|thoughtful|great ~1 way|reminder|post|line|take|perspective|reflection
      a great|good|beautiful|powerful|gentle|needed|important|timely reminder
      love how|that you ~1 framed|captured|put|shared|noticed|named
      a masterclass in
      worth saying out loud|louder
      this is the kind|sort of post|take|thread|energy|honesty|content
      more people need|should|have to hear|read|see|say this
      eso es lo que hace que
      c'est ce qui rend
      das ist ~1 was diesen
      isso é o que torna`,
  },
  {
    meaning: 'therapist',
    signs: `
      feelings|feeling|anger|grief|reaction|frustration|emotions is|are ~3 valid
      . that's|totally|completely|so valid .|!
      hold|holding|held space
      sit|sitting with that|this|it|those .|!|for|a
      be|being ~1 gentle|kind|easy|patient with|on|to yourself
      give|giving|gave yourself ~2 permission|grace|credit|space|time
      you're allowed to
      you are allowed to
      okay|ok to not be|feel okay|ok
      honor|honoring|honour|honouring your|that|the feeling|feelings|grief|boundaries|journey|process
      your ~1 journey
      healing isn't|is not linear
      grief is ~4 love
      show|showing|showed up for yourself
      takes ~1 real|so|true|a|such|immense ~2 courage|vulnerability|bravery
      thank you for ~1 your vulnerability|courage|openness
      sending ~2 strength|light|healing|hugs
      you've got this
      you are not alone ~1 .
      what you're feeling|carrying
      tus sentimientos|emociones son válidos|válidas
      tes|vos émotions|sentiments sont légitimes|valides
      deine gefühle sind ~1 valide|gültig|berechtigt
      seus|teus sentimentos são válidos`,
  },
  {
    meaning: 'stock_joke',
    signs: `
      tax office|man|authorities|inspector ~3 liked|likes|loved|loves|approves|enters|here
      irs ~2 liked|likes|loved|loves|approves|enters
      somebody's|someone's|everyone's grandmother|grandma|nan|nana|mum|mom|uncle
      it's|its|always always|was dns
      it ~1 was ~1 dns
      future|budding lawyer|therapist|defendant|divorcee
      villain origin|arc
      main character
      the audacity
      tell me you ~8 without telling me
      chose|chosen|choosing violence
      built different|diff .
      is|was what somebody|someone|people who ~6 would say
      rent free
      rent-free
      could have|could've been ~1 an email
      sir this is
      ma'am this is
      entered|enters|left|leaves the chat
      said no one|nobody ever
      chef's kiss
      asking for a friend
      not all heroes
      somewhere a|an ~4 is|just ~1 crying|screaming|sweating|weeping|typing|smiling|felt|shivered
      catching strays
      doing ~3 heavy lifting
      doing a lot|all of|the ~1 work|lifting
      feel ~1 personally|so ~1 attacked|seen
      pick a struggle
      hold my beer
      linkedin ~2 post|caption|bio|lunatics|influencer|thought|says|would|just
      with extra steps
      and i took that personally
      never been ~2 so seen|offended|called
      therapist ~3 will|would|is ~1 hear|hearing|paid|busy|rich
      the group chat
      este es mi villano
      . plot twist`,
  },
  {
    meaning: 'translationese',
    signs: `
      al final del día
      hace ~1 sentido .|!|que|para
      es un ~1 recordatorio de|que
      un recordatorio de que
      no final do dia
      é um ~1 lembrete de|que
      um lembrete de que
      à la fin de la journée
      cela|ça fait ~1 du sens
      est un ~1 rappel que|de
      am ende des tages
      eine ~1 erinnerung daran
      das|es macht einen unterschied
      alla fine della giornata
      è un ~1 promemoria
      aan het einde van de dag
      dat|het maakt ~1 zin
      . atentamente|cordialement|atenciosamente|cordialmente
      saludos cordiales
      mit freundlichen grüßen
      . cordiali saluti`,
  },
];

/** Last sentences that order the reader about, or close the case; after something else was said. */
export const CLOSING_ORDERS: ReadonlySet<string> = new Set(
  `prove me wrong|change my mind|commit|do better|be better|try again|fight me|discuss|let that sink in
  |think about it|think about that|read that again|read it again|explain yourself|own it|pick one|pick a lane
  |pick a side|be honest|your move|sit with that|next question|case closed|end of story|full stop|period
  |simple as that|make it make sense|do the math|do the maths|wake up|grow up|that's the tweet|that's the post
  |that's the whole post|that's the point|that's it|choose wisely|act accordingly|i'll wait|we'll wait
  |try me|try harder|aim higher|say it louder|debate me|convince me|defend it|defend that|go on then
  |take notes|stay mad|cope|demuéstrame lo contrario|convénceme|cámbiame la opinión|piénsalo|punto
  |prove que estou errado|me convença|pense nisso|ponto final|prouvez-moi le contraire|prouve-moi le contraire
  |à méditer|point final|pensez-y|beweist mir das gegenteil|beweis mir das gegenteil|denkt mal drüber nach
  |denk mal drüber nach|punkt|fine della storia|pensaci|denk er eens over na|einde verhaal`
    .split('|')
    .map((order) => order.trim()),
);
