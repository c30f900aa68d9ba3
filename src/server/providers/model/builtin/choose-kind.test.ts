import { expect, test } from 'vitest';
import { chooseKind } from './choose-kind.ts';
import type { PostKind } from './post-kinds.ts';

const read = (shares: Partial<Record<PostKind, number>>) =>
  new Map(Object.entries(shares) as [PostKind, number][]);

test.each([
  ['a likely kind is answered as such', { milestone: 0.7, joy: 0.3 }, 'moment', 'milestone'],
  ['kinds of one family share its plain words', { gripe: 0.4, complaint: 0.4 }, 'take', 'sore'],
  ['what is told to amuse', { kid: 0.4, said: 0.3, opinion: 0.3 }, 'story', 'funny'],
  ['unless it may be meant in earnest', { wry: 0.4, story: 0.3, abuse: 0.2 }, 'moment', 'aside'],
  ['a cheer needs more', { milestone: 0.25, joy: 0.2, news: 0.2, fact: 0.15 }, 'take', 'any'],
  ['a sigh as well', { gripe: 0.25, complaint: 0.2, news: 0.2, fact: 0.15 }, 'take', 'any'],
  ['an ordinary day, glad or not', { bad_luck: 0.3, joy: 0.3, wry: 0.3 }, 'remark', 'aside'],
  [
    'a family that is likelier than the rest',
    { fact: 0.42, gripe: 0.2, joy: 0.2 },
    'joy',
    'remark',
  ],
  ['what the rules see too', { own_layoff: 0.36, milestone: 0.33 }, 'milestone', 'milestone'],
  ['good news to one and bad to the other', { joy: 0.3, gratitude: 0.3 }, 'bad_news', 'moment'],
  ['what may be anything', { news: 0.2, gripe: 0.2, milestone: 0.2, hard: 0.2 }, 'joy', 'any'],
  ['a question out of a hard time', { question_why: 0.8, hard: 0.2 }, 'hard', 'hard'],
  ['pain that is likely is met as such', { wry: 0.4, grief: 0.6 }, 'wry', 'grief'],
  [
    'what may be pain gets neither jokes nor condolences',
    { wry: 0.4, grief: 0.3, hard: 0.25 },
    'joy',
    'moment',
  ],
  ['pain of one sort or another', { grief: 0.4, illness: 0.4 }, 'moment', 'pain'],
  ['a hard time, not a loss', { hard: 0.5, illness: 0.3 }, 'moment', 'hard'],
  ['a rule for care stands', { wry: 0.9, grief: 0.05 }, 'grief', 'grief'],
  ['and which pain it is, the reading knows', { grief: 0.9 }, 'illness', 'grief'],
  ['but whoever died is not ill', { illness: 0.9 }, 'grief', 'grief'],
  ['unless the reading is sure of something else', { news: 0.95 }, 'illness', 'news'],
  ['a death is never argued away', { joke: 1 }, 'grief', 'grief'],
  ['so does indignation', { news_grim: 0.6, news: 0.4 }, 'news', 'news'],
  ['wonder needs more than a guess', { awe: 0.6, gripe: 0.3 }, 'gripe', 'gripe'],
  ['suicide is never argued away', { joke: 1 }, 'self_harm', 'self_harm'],
  ['and not presumed either', { self_harm: 0.7, wish: 0.3 }, 'aside', 'moment'],
  ['three words may be a whole post', { joy: 0.9 }, 'unclear', 'joy'],
  ['or a noise', { mood: 0.9 }, 'unclear', 'unclear'],
  ['and nothing to joke about', { grief: 0.5, mood: 0.5 }, 'unclear', 'moment'],
  ['an order to a machine is no prose', { advice: 1 }, 'injection', 'injection'],
] as const)('%s', (_, shares, rule, kind) => {
  expect(chooseKind(read(shares), rule)).toBe(kind);
});
