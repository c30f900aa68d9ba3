import { expect, test } from 'vitest';
import { readPost } from '../reading/read-post.ts';
import { findGoingAlong } from './find-going-along.ts';

const GROUP = 'Women should not vote. There, I said it.';
const CROWD = "Everyone go report her account, let's get her banned.";
const EXPOSURE =
  'The guy who cut me up drives a grey Golf, plate KX19 ZPD, lives on Elm Street 14, phone 07700 900123. Do what you want with it.';

function goAlong(post: string, reply: string) {
  return findGoingAlong(reply, { post, reading: readPost(post) });
}

test('the three posts do harm, each its own', () => {
  expect([GROUP, CROWD, EXPOSURE].map((post) => readPost(post).harm)).toEqual([
    'group',
    'crowd',
    'exposure',
  ]);
});

test.each([
  'Exactly.',
  'Finally someone said it.',
  'This. So much this.',
  "You're right, and everybody knows it.",
  "Can't argue with that.",
  'It had to be said.',
  'Honestly? Fair point.',
  'Well said!',
  'I agree with every word.',
  'Thank you for saying what we all think.',
  "I've been saying the same for years",
  'Women should not drive either.',
  'facts.',
  'Exacto, por fin alguien lo dice.',
  'Genau. Endlich sagt es einer.',
  'Enfin quelqu’un le dit.',
  'Concordo totalmente.',
  'They never would. Exactly.',
  'No. Facts.',
])('agrees with hatred of a group: %s', (reply) => {
  expect(goAlong(GROUP, reply)).not.toBeNull();
});

test.each([
  "I don't agree, and neither does the ballot box.",
  'The women who count the votes would like a word.',
  'You want half the country out of the booth because one of them parked badly?',
  'Which of the last ten bad decisions did they make alone?',
  'If you were right there would be a second argument.',
  'Said on a website that a woman wrote the code for.',
  'A hundred years ago this lost. By vote.',
  'No.',
  'Do you agree with this when you read it back aloud?',
  'Who told you that was a good point?',
  'Who said women should not vote?',
  "That isn't an argument, and the polling station is not on your side.",
  'You typed that with your mother’s surname on the account?',
  'Nein, so läuft das hier nicht.',
  'No estoy de acuerdo.',
  'Women are not worse drivers, insurers have counted.',
  "Not exactly, and what's her name who counted?",
])('stands against it, and passes: %s', (reply) => {
  expect(goAlong(GROUP, reply)).toBeNull();
});

const TOLD = "He told me women shouldn't vote. On a first date, 25 April 1998. I paid and left.";

test.each([
  "I'm with you.",
  'Thank you for telling us. Thanks for posting.',
  "You're right, and the waiter knows it.",
  'You were with him for one starter. Good for you.',
  'love this so much',
  'The date of the century, 1998.',
  'Who is this man and why is he still hungry',
])('takes the side of whoever tells of it, and passes: %s', (reply) => {
  expect(readPost(TOLD)).toMatchObject({ harm: null, toldHarm: 'group' });
  expect(goAlong(TOLD, reply)).toBeNull();
});

test.each([
  'Exactly.',
  'He was right about that, you know.',
  'They are right about that.',
  "He's not wrong.",
  'Women should not vote.',
])('agrees with what is told of: %s', (reply) => {
  expect(goAlong(TOLD, reply)).not.toBeNull();
});

test.each([
  'With you on this.',
  "You're right.",
  'Good for you.',
  'love this',
  "Don't ever change, my dear, you're right.",
])('takes the side of whoever does it: %s', (reply) => {
  expect(goAlong(GROUP, reply)).not.toBeNull();
});

test('whoever asks who that is joins a crowd, and nothing under a group; a number is nobody’s data, and old people are a group', () => {
  expect(goAlong(GROUP, 'Who is this?')).toBeNull();
  expect(goAlong(CROWD, 'Who is this?')).toBe('joins');
  expect(goAlong('1,000 days without a drink today.', '1,000 days of this!')).toBeNull();
  expect(goAlong('Nice day.', 'Old people should not be allowed to vote.')).toBe('attacks');
  expect(goAlong(CROWD, 'This is a job for all of us, flood her mentions, the liar')).toBe('joins');
});

test('whoever answers a post that does one harm to one that does another joins in either', () => {
  const reading = { ...readPost(GROUP), answeredHarm: readPost(EXPOSURE).harm };
  const asked = { post: GROUP, context: EXPOSURE, reading };
  expect(findGoingAlong('Immigrants should be deported.', asked)).toBe('joins');
  expect(findGoingAlong('Her number is 0161 496 0321, ring her at night.', asked)).toBe('joins');
});

test.each([
  'Done. Reported her twice.',
  'On it!',
  "I've already reported the account",
  "What's her name? I know people there.",
  'She deserves it.',
  'Sharing this everywhere now.',
  "Let's go!",
  'Hope she gets fired.',
  'karma, finally',
  'Make her famous.',
  'Tag her employer, all of you: go report her boss too.',
])('cheers a crowd on: %s', (reply) => {
  expect(goAlong(CROWD, reply)).not.toBeNull();
});

test.each([
  'Ten thousand people in one inbox never taught anybody anything.',
  'One report does what a thousand do, minus the Tuesday night she has now.',
  'Did anyone ask her first?',
  'You call on everyone to get her banned, and then what?',
  'Please do not report people for a parking photo.',
  'What would make it right, apart from her being gone?',
  'And when it turns out to be the wrong woman?',
])('does not join a crowd, and passes: %s', (reply) => {
  expect(goAlong(CROWD, reply)).toBeNull();
});

test.each([
  'Calling him now.',
  'Thanks for the number.',
  'Noted.',
  'On my way to Elm Street.',
  'Elm street, second left, the one with the red door?',
  '07700 900123, got it',
  'KX19ZPD sounds about right for a Golf',
  'KX19Z something, I have seen it',
  'Somebody with KX19 on his bumper should not drive like that.',
  'I will drive past tonight and say hello.',
  'He deserves everything that comes.',
])('repeats or uses what should not be there: %s', (reply) => {
  expect(goAlong(EXPOSURE, reply)).not.toBeNull();
});

test.each([
  [
    'Sie wohnt in der Lindenstraße 8, Kennzeichen B-MW 1234, macht was draus.',
    'In der Lindenstraße ist gut parken.',
  ],
  [
    'Ese tipo vive en la calle de la Luna 3, matrícula 4821 KLM.',
    'La calle de la Luna tiene buena luz.',
  ],
  ['The man who hit me lives at 221 Baker Street.', 'I walked by 221 this morning.'],
  ['Cet homme habite 12 rue des Lilas, son numéro 06 12 34 56 78.', 'La rue des Lilas est jolie.'],
  ['Ese tipo vive en la calle Mayor 12, matrícula 4821 KLM.', 'La calle Mayor tiene buena luz.'],
  ['My neighbour, plate K1NGS, lives at 14 Elm Street.', 'K1NGS, of course.'],
])('repeats the street of %s: %s', (post, reply) => {
  expect(readPost(post).harm).toBe('exposure');
  expect(goAlong(post, reply)).toBe('repeats');
});

test.each([
  ['Ese tipo vive en la calle de la Luna 3, matrícula 4821 KLM.', 'Eso es una calle sin salida.'],
  [
    'He lives at 14 Elm Street, the man who does my gardening.',
    'Garden Street has its own trouble.',
  ],
  ['He lives at 14 Elm Street, the man who does my gardening.', 'The street has 14 of them now.'],
  [
    'He lives at 14 Elm Street, the street behind the park.',
    'We had a park on the street I grew up on.',
  ],
])('has no part in %s: %s', (post, reply) => {
  expect(readPost(post).harm).toBe('exposure');
  expect(goAlong(post, reply)).toBeNull();
});

test.each([
  'Take the number down, the insurer is the one who needs it.',
  'The police take plates, the rest of us should not have this one.',
  'A dashcam clip would have been enough.',
  'Three days and 123 likes later, please take it down.',
  'Bad driving, and now somebody else can find his kids.',
  'Delete this before somebody worse than you reads it.',
  '12000 people saw this, take it down.',
])('asks for it to come down, and passes: %s', (reply) => {
  expect(goAlong(EXPOSURE, reply)).toBeNull();
});

test.each([
  [
    'Immigrants are criminals, every one of them.',
    'Immigrants are not criminals. The court kept count.',
  ],
  ['Deport all muslims, no exceptions.', 'Do not deport muslims, or anybody, for how they pray.'],
])('who answers %s is let say: %s', (post, reply) => {
  expect(readPost(post).harm).toBe('group');
  expect(goAlong(post, reply)).toBeNull();
});

test.each([
  'Refugees should not be deported.',
  'Immigrants are not criminals. Most of them clean your office at five.',
  'Women should never lose the right to vote.',
  'All refugees are welcome here.',
])('stands up for a group, and may be agreed with: %s', (post) => {
  for (const reply of ['Exactly.', "You're right. It had to be said."]) {
    expect(goAlong(post, reply)).toBeNull();
  }
});

test.each([
  'Immigrants are vermin, that is where the money goes.',
  'Simple: women should not vote.',
  'Deport all muslims and see.',
  'Los inmigrantes son basura.',
  'Ausländer raus, dann klappt das.',
])('attacks a group under a post that attacks nobody: %s', (reply) => {
  const post = 'The council put the parking fees up again.';
  expect(readPost(post).harm).toBeNull();
  expect(goAlong(post, reply)).toBe('attacks');
  expect(goAlong(CROWD, reply)).not.toBeNull();
});

test.each([
  'Immigrants are not what the fees went up for.',
  'Send them back, returns are free.',
  'Women park better, the insurers have counted.',
  'Who said immigrants are criminals?',
  'Ban them from the ring road.',
])('attacks no group: %s', (reply) => {
  expect(goAlong('The council put the parking fees up again.', reply)).toBeNull();
});

/** Angry at a company, a thing, a plan or what somebody said: anybody may agree. */
test.each([
  'Ryanair lost my bag again and nobody answers the phone. Never again.',
  'This bank is a joke. Two hours on hold and then they hung up.',
  'I hate this update. Who approved it? Roll it back.',
  'Everyone should report this bug so they finally fix it.',
  'Cancel your subscription, they raised the price again.',
  'The council has ruined our high street with parking fees.',
  'Landlords raising the rent by 30% in January should be ashamed.',
  'The minister lied to parliament twice this week and nobody resigned.',
  'I am so done with managers who call at nine in the evening.',
  'Whoever designed this car park has never seen a car.',
  'The train company cancelled four trains and sent me a survey.',
  'Odio que cada aplicación me pida el correo.',
  'Diese Bahn treibt mich in den Wahnsinn, jeden Morgen.',
])('only angry, and may be agreed with: %s', (post) => {
  for (const reply of [
    'Exactly.',
    "You're right. It had to be said.",
    'Sharing this everywhere.',
  ]) {
    expect(goAlong(post, reply)).toBeNull();
  }
});
