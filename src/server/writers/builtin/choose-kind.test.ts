import { expect, test } from 'vitest';
import { chooseKind } from './choose-kind.ts';
import type { PostKind } from './post-kinds.ts';

const read = (shares: Partial<Record<PostKind, number>>) =>
  new Map(Object.entries(shares) as [PostKind, number][]);

test.each([
  ['a likely kind is answered as such', { milestone: 0.7, joy: 0.3 }, 'moment', 'milestone'],
  [
    'but not one that is no more than likely',
    { take: 0.42, fact: 0.25, joy: 0.3 },
    'take',
    'remark',
  ],
  ['or one that is kindred to the rest', { opinion: 0.35, advice: 0.3 }, 'news', 'opinion'],
  ['kinds of one family share its plain words', { gripe: 0.4, bad_luck: 0.35 }, 'take', 'sore'],
  ['what is told to amuse', { kid: 0.4, said: 0.35, opinion: 0.2 }, 'story', 'funny'],
  ['unless it may be meant in earnest', { wry: 0.4, story: 0.3, abuse: 0.2 }, 'moment', 'aside'],
  ['a cheer needs more', { milestone: 0.3, their_win: 0.25, news: 0.3 }, 'take', 'aside'],
  ['a sigh as well', { gripe: 0.3, closing: 0.25, news: 0.3 }, 'take', 'any'],
  ['a grumble or a joke', { complaint: 0.4, wry: 0.3, news: 0.2 }, 'moment', 'rueful'],
  ['something fond', { kid: 0.4, joy: 0.4, plan: 0.1 }, 'moment', 'glad'],
  ['an ordinary day, glad or not', { bad_luck: 0.25, joy: 0.35, wry: 0.25 }, 'remark', 'aside'],
  ['a family that is likelier than the rest', { fact: 0.4, comparison: 0.25 }, 'joy', 'remark'],
  ['what may be anything', { news: 0.2, gripe: 0.2, milestone: 0.2, hard: 0.2 }, 'joy', 'aside'],
  ['but claims something', { news: 0.3, gripe: 0.25, milestone: 0.2 }, 'joy', 'any'],
  ['a question out of a hard time', { question_why: 0.8, hard: 0.2 }, 'hard', 'hard'],
  ['pain that is likely is met as such', { wry: 0.25, grief: 0.75 }, 'wry', 'grief'],
  [
    'what may be pain gets neither jokes nor condolences',
    { wry: 0.4, grief: 0.3, hard: 0.25 },
    'joy',
    'moment',
  ],
  ['a third of it is enough', { joke: 0.4, illness: 0.36 }, 'aside', 'moment'],
  ['of a hard time it takes more', { gripe: 0.4, hard: 0.36 }, 'gripe', 'aside'],
  ['pain of one sort or another', { grief: 0.4, illness: 0.4 }, 'moment', 'pain'],
  ['a hard time, not a loss', { hard: 0.5, illness: 0.3 }, 'moment', 'hard'],
  ['a rule for care stands', { wry: 0.8, grief: 0.15 }, 'grief', 'grief'],
  ['and which pain it is, the reading knows', { grief: 0.9 }, 'illness', 'grief'],
  ['but whoever died is not ill', { illness: 0.9 }, 'grief', 'grief'],
  ['unless the reading is sure of something else', { news: 0.95 }, 'illness', 'news'],
  ['or hears no pain at all', { pet: 0.6, kid: 0.4 }, 'grief', 'pet'],
  ['with a little, neither is said', { wry: 0.9, grief: 0.05 }, 'grief', 'moment'],
  ['indignation needs more', { news_grim: 0.5, fact: 0.3 }, 'news', 'remark'],
  ['and so does wonder', { awe: 0.5, joy: 0.4 }, 'joy', 'glad'],
  ['suicide is never argued away', { joke: 1 }, 'self_harm', 'self_harm'],
  ['and not presumed either', { self_harm: 0.7, wish: 0.3 }, 'aside', 'pain'],
  ['not even in a hard time', { hard: 0.8, self_harm: 0.2 }, 'aside', 'pain'],
  ['two words may tell of a death', { grief: 0.95 }, 'unclear', 'grief'],
  ['three words may be a whole post', { joy: 0.9 }, 'unclear', 'joy'],
  ['or a noise', { mood: 0.9 }, 'unclear', 'unclear'],
  ['and nothing to joke about', { grief: 0.5, mood: 0.5 }, 'unclear', 'moment'],
  ['an order to a machine is no prose', { advice: 1 }, 'injection', 'injection'],
] as const)('%s', (_, shares, rule, kind) => {
  expect(chooseKind(read(shares), rule)).toBe(kind);
});
