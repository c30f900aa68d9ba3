import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPost } from './read-post.ts';

function readTable(name: string): string[] {
  const text = readFileSync(new URL(`./tables/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

const IN_NEED = readTable('needs-care');
const LOOK_ALIKES = readTable('only-looks-so');

test('of 542 posts that need care in five languages thirteen are missed', () => {
  const missed = IN_NEED.filter((post) => !readPost(post).needsCare);
  expect(IN_NEED).toHaveLength(542);
  expect(missed).toEqual([
    "It's a girl, and she never took a breath. We called her Wren.",
    'I left him last night with two bin bags and the baby.',
    "I can't stop shaking since the phone call", // which is a thing
    'my car died on the way to the hospital and so did my dad',
    'The boiler died the same week as mum',
    'still paying her phone bill so i can call and hear the voicemail. 8 months. my husband doesnt know',
    "Found a good home for the cat, paid up the rent through March, cleared out the closet. Feels calm for the first time in ages. You've all been really good to me on here, I mean that.",
    "I can tell what kind of night it'll be by how the truck door shuts. Kids can too now. My 6yo turned the tv down on her own and went and got her brother",
    "Anyone near Cedar Ridge seen an old man with a blue pickup?? its my uncle Ray, he stayed behind when the rest of us evacuated and the fire's jumped the road. not answering since 2",
    "First weekend the kids are at their dad's new place. Made three packed lunches for Monday before I remembered. Its a very loud silence.",
    "Il a enlevé sa brosse à dents, ses livres, même le chat. Douze ans ensemble et il reste un post-it avec le code de la box. J'ai mal partout",
    'Set the table for four again tonight. Put the fourth plate back before the kids saw it.',
    'A encosta desceu de madrugada e levou a casa da minha comadre com os dois meninos dentro. Os bombeiros ainda tão lá. Não durmo desde ontem.',
  ]);
});

test('of 440 posts that only look so 24 are taken for pain, two of them for self-harm', () => {
  const taken = LOOK_ALIKES.filter((post) => readPost(post).needsCare);
  expect(LOOK_ALIKES).toHaveLength(440);
  expect(taken).toEqual([
    'We raised 14,203 pounds for the hospice! Thank you.',
    'She left without him knowing about the cake',
    'Stage 4 of the tour is tomorrow, flat and fast',
    "The vet said he is overweight and he looked at me like I'd betrayed him.",
    'My toddler told the whole bus that daddy is in hospital. Daddy works in a hospital.',
    'My sourdough is on its deathbed and my husband is composing the eulogy.',
    'I nearly died of embarrassment when the kids told the vicar about my tattoo.',
    "Nan's funeral plan leaflets keep arriving and she keeps sending them back with jokes.",
    'my brother was attacked by a goose and lost',
    'my 2009 corolla died today. she carried me through two degrees and a divorce',
    'my husband killed the sourdough starter. RIP Clint Yeastwood',
    'The dog killed the remote. Third one.',
    'My mate died on his feet at open mic last night',
    'he died inside when the waiter said "enjoy" and he said "you too"',
    'My toddler told the nursery that grandma died. Grandma is on a cruise.',
    'my boyfriend dumped me... in mario kart, into the lava lmao',
    'Absolutely slaughtered at home, 5-0. Relegated by Easter at this rate. I have no will to live and a season ticket',
    'my sourdough starter died while we were in tenerife. told my sister in law ONE job. ONE. funeral is sunday bring butter',
    'Me quiero morir, le mandé el audio criticando a la profe AL GRUPO DE LA PROFE 💀💀 cambio de colegio, de nombre y de país',
    "Mum and Dad's 50th anniversary do at the bowls club last night. She still won't dance to Abba and he still asked her every time it came on.",
    'Se me murió el personaje nivel 80 por culpa del wifi de mi hermano. Luto oficial de tres días en esta casa, no me hablen',
    "RIP ma mayonnaise, tu as tranché à dix minutes de l'arrivée des invités. Je ne m'en remettrai jamais.",
    "My bias cut his hair and didn't warn us. I'm in mourning, wearing black to school tomorrow, no one talk to me 😭😭",
    'my printer is gaslighting me. it says no paper. there is paper. i am in an abusive relationship with a canon',
  ]);
  // A plea that is meant as a joke is answered gently: the other way round costs more.
  expect(taken.filter((post) => readPost(post).care === 'self_harm')).toHaveLength(2);
});

test.each([
  ['I don’t want to be here anymore', 'self_harm'],
  ['i took all the pills', 'self_harm'],
  ['No quiero vivir más', 'self_harm'],
  ['He put his hands round my neck and choked me', 'abuse'],
  ['Mon chat est mort ce matin, il avait quinze ans.', 'grief'],
  ['Mi perro murió ayer en mis brazos.', 'grief'],
  ['Nossa gatinha morreu hoje.', 'grief'],
  ['Unser Hund ist heute gestorben.', 'grief'],
  ['Mum has cancer', 'illness'],
  ['The oncologist rang at nine', 'illness'],
  ['Dad is out of intensive care. Thank you all.', 'recovery'],
  ['Wife asked for a divorce last night.', 'heartbreak'],
  ['Dozens killed as the earthquake hit the coast', 'disaster'],
])('%s: %s', (post, care) => {
  expect(readPost(post).care).toBe(care);
});

test('laughter turns a sign into a figure of speech, save of self-harm', () => {
  expect(readPost('My dad died laughing when he saw the bill 😂').care).toBeNull();
  expect(readPost('He broke up with me').care).toBe('heartbreak');
  expect(readPost('He broke up with me 😂').care).toBeNull();
  expect(readPost('I want to die 😂').care).toBe('self_harm');
});

test('a thing beside somebody takes less than a thing alone, and abuse is never said of one', () => {
  expect(readPost('He checks the mileage on my car every night').care).not.toBeNull();
  expect(readPost('He threw the kettle at the wall. It was full.').care).toBeNull();
  expect(readPost('Me revisa el móvil todas las noches').care).toBe('abuse');
  expect(readPost('Mein Vater schlägt mich im Schach, immer noch').care).toBeNull();
});

test('who dies in a story is no grief, unless somebody is named', () => {
  expect(readPost("Fin de saison 3 : ILS L'ONT TUÉ. Je pose un jour de deuil").care).toBeNull();
  expect(readPost('Fin de saison 3, et le deuil de ma mère qui revient').care).toBe('grief');
});

test('whoever writes that they died did not', () => {
  expect(readPost('tell my boss i died doing what i hated').care).toBeNull();
  expect(readPost('tell my boss dad died').care).toBe('grief');
});

test('a few words that sound like anything are no pain', () => {
  for (const post of ['nice', 'Six.', 'word', 'that is all']) {
    expect(readPost(post).care, post).toBeNull();
  }
});

test('a machine that says it misses somebody is no grief, and whom a family misses is', () => {
  const scale = 'my bathroom scale sent me a push notification saying "we miss you"';
  expect(readPost(scale).care).toBeNull();
  expect(readPost('A year today. We miss you, dad').care).toBe('grief');
  expect(readPost('Still setting a place for her. We miss her').care).toBe('grief');
});

const HARM = readTable('harm').map((line) => line.split('|') as [harm: string, post: string]);

/** 'told': what somebody else says or does, and the post only tells of. */
function readHarm(post: string): string {
  const { harm, toldHarm = null } = readPost(post);
  return String(harm ?? (toldHarm === null ? null : 'told'));
}

test.each(['group', 'crowd', 'exposure', 'told', 'null'])(
  'what does %s harm is read as that',
  (harm) => {
    const posts = HARM.filter(([of]) => of === harm).map(([, post]) => post);
    expect(posts.length).toBeGreaterThanOrEqual(20);
    expect(posts.filter((post) => readHarm(post) !== harm)).toEqual([]);
  },
);

test('nothing is claimed of a post when the time is over', () => {
  const late = { nowMs: () => 1000, withinMs: 0 };
  const post = 'My dad died yesterday. Women should not vote.';
  expect(readPost(post, late)).toEqual({
    language: 'en',
    needsCare: false,
    care: null,
    harm: null,
  });
  let nowMs = 0;
  const stopping = { nowMs: () => (nowMs += 1), withinMs: 6 };
  expect(readPost(`${'word '.repeat(200)}${post}`, stopping).harm).toBeNull();
});
