import { expect, test } from 'vitest';
import { findHabit } from './find-habit.ts';
import { findMachineVoice } from './find-machine-voice.ts';

test.each([
  ["It's not a roadmap, it's a wish list.", 'antithesis'],
  ["That isn't leadership. That's a calendar invite.", 'antithesis'],
  ["It's not the job market, it's you.", 'antithesis'],
  ["The price isn't the problem. The silence is.", 'antithesis'],
  ['They left not because of the money, but because of you.', 'antithesis'],
  ["This isn't just a price rise, it's a goodbye letter.", 'antithesis'],
  ["You're not behind, you're early.", 'antithesis'],
  ["You aren't late. You are early.", 'antithesis'],
  ["This isn't karma, it was me.", 'antithesis'],
  ["It isn't him, it's the dog.", 'antithesis'],
  ["The price isn't the problem. The silence about it is.", 'antithesis'],
  ["The rent isn't the trouble. The heating and water are.", 'antithesis'],
  ["Ce café n'est pas cher, c'est un don.", 'antithesis'],
  ['Less a launch, more a hostage video.', 'antithesis'],
  ['This says more about the office than about the people.', 'antithesis'],
  ['Not a bug. A business model.', 'antithesis'],
  ['Stop measuring hours, start measuring work.', 'antithesis'],
  ['No es un bug, es una decisión.', 'antithesis'],
  ["Ce n'est pas une réunion, c'est une prise d'otage.", 'antithesis'],
  ['Das ist kein Fahrplan, das ist ein Wunschzettel.', 'antithesis'],
  ['Não é preguiça, é cansaço.', 'antithesis'],
  ['Nicht nur teuer, sondern auch langsam.', 'antithesis'],
  ['Eight months for a button. Prove me wrong.', 'closing_order'],
  ['You already wrote the answer. Commit.', 'closing_order'],
  ['Two years for this. Let that sink in.', 'closing_order'],
  ['El tren llegó antes que tu plan. Piénsalo.', 'closing_order'],
  ['Et personne n’a testé le bouton. À méditer.', 'closing_order'],
  ['The doubt in the middle is what makes this worth reading.', 'grading'],
  ['First rent, then ramen: the honest order.', 'grading'],
  ['The line that lands is the third one.', 'grading'],
  ['Beautifully put.', 'grading'],
  ['Such an important thread.', 'grading'],
  ['A gentle reminder to call your mother.', 'grading'],
  ['A masterclass in saying nothing.', 'grading'],
  ['Your feelings are valid.', 'therapist'],
  ['Holding space for you today.', 'therapist'],
  ['Be gentle with yourself.', 'therapist'],
  ["You're allowed to rest.", 'therapist'],
  ['That took real work, and it takes real courage to say.', 'therapist'],
  ['Tus emociones son válidas.', 'therapist'],
  ['The tax office liked this.', 'stock_joke'],
  ["Somebody's grandmother is typing.", 'stock_joke'],
  ["It's always DNS.", 'stock_joke'],
  ['Future lawyer right there.', 'stock_joke'],
  ['Villain origin story.', 'stock_joke'],
  ['tell me you never paid rent without telling me you never paid rent', 'stock_joke'],
  ['the leftovers have chosen violence', 'stock_joke'],
  ['hammersmith pigeons are built different', 'stock_joke'],
  ['That is what somebody who slams gates would say.', 'stock_joke'],
  ['“Temporary” is doing a lot of work here', 'stock_joke'],
  ['Somewhere a product manager is crying.', 'stock_joke'],
  ['No tests, no plan, no shame.', 'threes'],
  ['Same desk, same chair, same lie.', 'threes'],
  ['Faster, cheaper, worse.', 'threes'],
  ['Bold. Loud. Wrong.', 'threes'],
  ['Well: bold. Loud. Wrong.', 'threes'],
  ['Late. Late. Gone.', 'threes'],
  ['No plan for the next week, no plan for the next month, no plan for the next year.', 'threes'],
  ['One word for it: cold, wet, dear.', 'threes'],
  ['New name, new logo, new price, and the old bug.', 'threes'],
  ['Every day of the week, every week of the year, every year of my life.', 'threes'],
  ['It reads brave, honest, and raw.', 'threes'],
  ['Al final del día todos pagamos.', 'translationese'],
  ['Es un recordatorio de que nadie lee.', 'translationese'],
  ["Tu n'es pas seul(e).", 'translationese'],
  ['À la fin de la journée, on paie.', 'translationese'],
  ['Isso é um lembrete de que dormir é bom.', 'translationese'],
  ['Am Ende des Tages zahlt die Miete keiner.', 'translationese'],
])('%s is a habit of machines: %s', (reply, habit) => {
  expect(findHabit(reply)).toBe(habit);
});

test('a long reply is read to its end', () => {
  expect(findHabit(`${'and so on '.repeat(30)}. It's always DNS.`)).toBe('stock_joke');
});

/** Told apart by one word from what is taken, or simply good: each could be posted. */
const GOOD = `
Eight months and the loudest feature is still the invoice.
Which of the four screens did you throw away last?
The people who left in week three took the roadmap with them.
Ask the night shift how flexible the flexible hours are.
If it's not in the changelog, it's a bug.
I'm not crying, you're crying.
Not today.
Click... click... click... I held my breath for every one. Go on, Kevin!
No, no, no.
Not a single test in that repo and it shipped anyway.
It's not even noon.
It's not cheap and it's not close.
The bus isn't late. The driver left.
It's not cheap, it's not close.
The train is late, it's a Monday.
The rent on the old flat isn't low, it's fine.
It isn't cheap. Guess what the big one is.
Trains, buses, and whatever is left of us.
Trains, buses, half asleep.
My mother said to keep it quiet, my father said to keep it small, my sister said to keep it.
The small one isn't cheap. Guess how much the big one is.
It isn't cheap. Is anything?
The old one from the shed behind my aunt isn't broken. It's just ugly.
They were tired, and happy.
The queue, a wet dog, and quiet.
Same desk, same chair.
Same desk as before, same desk as the one my mother had in Leeds, same desk again.
Cold. Wet.
They came, they saw, the till was closed.
No.
No, the landlord does.
Prove it with one receipt.
Try again
You could prove me wrong by answering one email.
He committed on a Friday. Brave man.
The order is honest at least: rent first, dreams second.
Your cat has a better contract than I do.
what did the dentist say though
the dog knows. look at him
my man paid 40 euros for a tote bag
"Quick call" at 17:58 should be a criminal offence.
Two hundred people liked this from inside the same meeting.
That's a lot of words for "we lost the data".
Congratulations on the 200th customer. What did the first one say when you told them?
You kept the old error messages. I noticed, thank you.
The bit about the spare key got me.
Three weeks of silence and then a survey. Incredible.
Sorry about Biscuit. Seventeen years is a lot of mornings.
I'm so sorry. No need to answer.
That sounds like a long night. I hope somebody is with you today.
Bread, butter and a plan: name one thing that startup has.
Monday, Tuesday and half of Wednesday for a login page.
Rust, then Go, then a mass resignation.
He said no. She said no. They shipped it.
The first one was free. The second one had a meeting.
Good question for whoever approved the second logo.
It is a reminder app that forgets.
Sit down, the train is not coming.
Sit with us next time, we have the socket.
The group project survived, the group did not.
You are allowed two of these per marriage.
The chat left first.
Email would have taken a minute.
More room, less roof.
Fewer features and more sleep sounds like a plan.
Not because I like it.
It's not even hidden, that's what gets me.
Wasn't them, it was me. And it's 2.14.
eleven is the bit that gets me. ten i could sleep with
You're not making a fuss. This is serious.
Not a word of that should be so funny, and yet here we are.
Du übertreibst kein bisschen. Das ist ernst.
Nobody asked the bus driver, and he knew.
So the discount is larger than the price was in May?
Six months free, and then 49 a month for the rest of your life.
The hard part is month two.
Why is the answer always another dashboard?
Your manager's calendar is the real product.
Wait, the fish survived?
you had one tab open and it was this
The shed you built is different from the drawing.
Ya, pero el alquiler no se paga con experiencia.
¿Y el gato qué opina de la mudanza?
No es caro si lo paga otro.
Es lunes y ya van tres reuniones, ánimo.
Al final fuimos andando, como siempre.
Ça fait sens dans ta tête, mais pas sur la facture.
C'est pas faux.
Et le stagiaire, il est payé en visibilité ?
Tu as gardé la lettre, c'est déjà beaucoup.
Der Zug kommt nicht, aber die Ansage ist pünktlich.
Am Ende zahlt es wieder die Nachtschicht.
Das ist kein Geheimnis.
Erst die Kaution, dann die Miete, dann der Schimmel.
Não é todo dia que o ônibus chega antes da gente.
E o síndico, já sabe da piscina?
Alla fine ha vinto il cane.
Dat is geen nieuws voor wie met de trein reist.
それ、昨日の私に言ってほしかった
S.O.S. from the kitchen.
Das sind 1.000.000.000 Euro, für eine Brücke.
Read it: https://news.example.com/a-b-c lol
right, and then
karma, finally
Bravo. Loudly, and twice.
Good or bad? Pick one. Fence-sitting has never been so brief.
`
  .trim()
  .split('\n');

test('good replies pass, at least sixty of them', () => {
  expect(GOOD.length).toBeGreaterThanOrEqual(60);
  for (const reply of GOOD) {
    expect(findHabit(reply), reply).toBeNull();
    expect(findMachineVoice(reply), reply).toBeNull();
  }
});
