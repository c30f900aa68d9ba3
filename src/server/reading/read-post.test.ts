import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readPost } from './read-post.ts';

function readTable(name: string): string[] {
  const text = readFileSync(new URL(`./tables/${name}.txt`, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '');
}

const IN_NEED = readTable('needs-care');
const LOOK_ALIKES = readTable('only-looks-so');

test('of 389 posts that need care in five languages five are missed', () => {
  const missed = IN_NEED.filter((post) => !readPost(post).needsCare);
  expect(IN_NEED).toHaveLength(389);
  expect(missed).toEqual([
    "It's a girl, and she never took a breath. We called her Wren.",
    'I left him last night with two bin bags and the baby.',
    "I can't stop shaking since the phone call", // which is a thing
    'my car died on the way to the hospital and so did my dad',
    'The boiler died the same week as mum',
  ]);
});

test('of 332 posts that only look so sixteen are taken for pain and none for self-harm', () => {
  const taken = LOOK_ALIKES.filter((post) => readPost(post).needsCare);
  expect(LOOK_ALIKES).toHaveLength(332);
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
  ]);
  expect(taken.map((post) => readPost(post).care)).not.toContain('self_harm');
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
