import { expect, test } from 'vitest';
import { countCharacters } from '#contract/count-characters.ts';
import { MAX_TWEET_CHARACTERS } from '#contract/limits.ts';
import { isBlank, isPlainText } from '#contract/plain-text.ts';
import { writeCsv } from '../csv/write-csv.ts';
import { findDanger } from '../replies/find-danger.ts';
import { findGoingAlong } from '../replies/find-going-along.ts';
import { findHabit } from '../replies/find-habit.ts';
import { findMachineVoice } from '../replies/find-machine-voice.ts';
import { genericReplies } from '../generation/generic-replies.ts';
import { hasEmoji, removeEmoji, tidyReply } from '../replies/tidy-reply.ts';
import { detectLanguage } from './detect-language.ts';
import { readPost } from './read-post.ts';
import { splitTokens } from './split-tokens.ts';
import { measureBestMs } from '../testing/measure-best-ms.ts';
import { makeOddPosts } from '../testing/odd-posts.ts';
import { EmptyAnswerError } from '../writers/model/answer-errors.ts';
import { ReplyExtractor } from '../writers/model/reply-extractor.ts';
import { chooseKind } from '../writers/builtin/choose-kind.ts';
import { findClaims, findToldSentences } from '../writers/builtin/find-quotes.ts';

const MOST_MS = 10;
const TRIES = 20;
const POSTS = 300;
/** Of a model's answer: longer than the five longest replies. */
const ANSWER_LENGTH = 16_384;

const CALM = { language: 'en', needsCare: false, care: null, harm: null } as const;

const READERS: Record<string, (text: string) => unknown> = {
  detectLanguage,
  readPost: (text) => readPost(text),
  splitTokens,
  'chooseKind, built in': (text) => chooseKind(text, CALM),
  findClaims,
  findToldSentences,
  findDanger,
  findMachineVoice,
  findHabit,
  'findGoingAlong, as a reply': (text) =>
    findGoingAlong(text, { post: 'x', reading: { ...CALM, harm: 'exposure' } }),
  'findGoingAlong, as a post': (text) =>
    findGoingAlong('On Elm Street 14.', { post: text, reading: { ...CALM, harm: 'exposure' } }),
  genericReplies,
  hasEmoji,
  removeEmoji,
  isBlank,
  isPlainText,
  'tidyReply for X': (text) => tidyReply(text, 'x'),
  'tidyReply for Bluesky': (text) => tidyReply(text, 'bluesky'),
  'countCharacters for X': (text) => countCharacters(text, 'x'),
  'countCharacters for Bluesky': (text) => countCharacters(text, 'bluesky'),
  'countCharacters for Threads': (text) => countCharacters(text, 'threads'),
  writeCsv: (text) => writeCsv([text], [[text]]),
  EmptyAnswerError: (text) => new EmptyAnswerError(text),
};

/** Beginnings that readers look for, runs of what they read on over, and ends that they did not expect. */
const PUMPS = (
  'a|?|#a|@a|((|[|{|"|“|.|…|!| |\n|0|1 |1.\n|a@|a.|https://a.b |http://|<|é|😀|👍🏽|東|م|#a #' +
  "|my dad |walked on eggshells |i will a |a? |i want to |everyone better off |AB 12 plate |calle |gay people |l'|12 |+1-"
).split('|');
const worst = PUMPS.flatMap((pump) =>
  ['', 'so? ', 'reply '].map((start) => {
    const text = `${start}${pump.repeat(MAX_TWEET_CHARACTERS)}`;
    return `${text.slice(0, MAX_TWEET_CHARACTERS - 2)} x`.toWellFormed();
  }),
);

test.each(Object.entries(READERS))('%s takes at most 10 ms for any post', (_name, read) => {
  const texts = [...worst, ...makeOddPosts({ seed: 7, count: POSTS })];
  for (const text of texts.slice(0, 40)) read(text); // until it is compiled
  const slow = texts.flatMap((text) => {
    const ms = measureBestMs(() => void read(text), { tries: TRIES, enoughMs: MOST_MS });
    return ms > MOST_MS ? [`${ms.toFixed(1)} ms: ${JSON.stringify(text).slice(0, 80)}`] : [];
  });
  expect(slow).toEqual([]);
});

test('emoji are taken out of a text as long as a model’s whole answer in 150 ms: each is joined by what stands beside it', () => {
  for (const pump of ['a😀', 'a 😀 b', 'ab 😀 cd ']) {
    const text = pump.repeat(ANSWER_LENGTH).slice(0, ANSWER_LENGTH).toWellFormed();
    const ms = measureBestMs(() => void removeEmoji(text), { tries: 5, enoughMs: 150 });
    expect(ms, pump).toBeLessThan(150);
  }
});

test.each(['[', '1. [', '1. a[', ' ', '"', '{"text":"', '\\', '- ', '[" ', '\n'])(
  'a model that answers with nothing but %j is read in 10 ms',
  (pump) => {
    for (const start of ['', `1. ${'a'.repeat(3990)}`, `${' '.repeat(3990)}1. `]) {
      const text = `${start}${pump.repeat(ANSWER_LENGTH)}`.slice(0, ANSWER_LENGTH);
      const read = () => {
        const extractor = new ReplyExtractor();
        for (let at = 0; at < text.length; at += 100) extractor.push(text.slice(at, at + 100));
        extractor.finish();
      };
      expect(measureBestMs(read, { tries: TRIES, enoughMs: MOST_MS })).toBeLessThan(MOST_MS);
    }
  },
);
