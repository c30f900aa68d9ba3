import { mkdtempSync, rmSync } from 'node:fs';
import { request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { AppError } from '#contract/errors.ts';
import { readPost } from '#server/reading/read-post.ts';
import { createScriptedWriter } from '#server/testing/scripted-writer.ts';
import { BRIEF_VERSION, writeBrief } from '#server/writers/model/brief.ts';
import { readPosts, type Pair, type Reading } from './comparison.ts';
import { dealPairs } from './deal-pairs.ts';
import { makeTable } from './make-table.ts';
import { nameWriter } from './name-writer.ts';
import { servePage } from './serve-page.ts';
import { writeSets } from './write-sets.ts';

const FORTY = Array.from({ length: 40 }, (_, index) => ({
  post: `Post ${index}`,
  tone: 'rage' as const,
}));
const SETS = {
  one: FORTY.map(({ post }) => [`${post}, one`]),
  two: FORTY.map(({ post }) => [`${post}, two`]),
};
const DEAL = { sets: SETS, seed: '1', reader: 'ann', begun: null };
const WRITERS = { one: 'm@brief-4', two: 'm@plain' };

function readAs(pairs: readonly Pair[], reader: string): Reading {
  return { reader, seed: '1', writers: WRITERS, pairs: [...pairs] };
}

test.each(['compare', 'unseen'])('the posts of %s are of all tones, and sixty or more', (name) => {
  const posts = readPosts(`bench/posts/${name}.json`);
  expect(posts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(posts.map(({ post }) => post)).size).toBe(posts.length);
  expect(new Set(posts.map(({ tone }) => tone)).size).toBe(3);
});

test.each([
  ['google:gemini-x', `google:gemini-x@brief-${BRIEF_VERSION}`],
  ['google:gemini-x@brief-3', 'google:gemini-x@brief-3'],
  ['openai-compatible:org/model@v2', `openai-compatible:org/model@v2@brief-${BRIEF_VERSION}`],
  ['openai-compatible:org/model@v2@plain', 'openai-compatible:org/model@v2@plain'],
  ['builtin', 'builtin'],
])('%s is %s', (text, name) => {
  expect(nameWriter(text).name).toBe(name);
});

test.each(['brief-4', 'brief-3', 'plain'])('what was measured against %s was this', (former) => {
  const request = {
    tweetText: 'Tabs are better than spaces.',
    reading: readPost('Tabs are better than spaces.'),
    tone: 'informal',
    count: 5,
    spares: 3,
  } as const;
  const { brief } = nameWriter(`google:x@${former}`);
  expect(brief?.(request, { nonce: 'abc', hasReading: true, chooses: true })).toMatchSnapshot();
});

test('sides and order are by chance, the same for the same seed and reader, others for another', () => {
  const pairs = dealPairs(FORTY, DEAL);
  const lefts = pairs.filter(({ left }) => left === 'one').length;
  expect(lefts).toBeGreaterThan(8);
  expect(lefts).toBeLessThan(32);
  expect(dealPairs(FORTY, DEAL)).toEqual(pairs);
  expect(dealPairs(FORTY, { ...DEAL, reader: 'bob' })).not.toEqual(pairs);
  expect(dealPairs(FORTY, { ...DEAL, seed: '2' })).not.toEqual(pairs);
});

test('a vote stays with the sets that were read, and no longer', () => {
  const vote = { preferred: 'one', one: 'A', two: 'C' } as const;
  const read = dealPairs(FORTY, DEAL).map((pair) => ({ ...pair, vote }));
  const begun = readAs(read, 'ann');
  const [, ...rest] = SETS.one;
  const sets = { ...SETS, one: [['Written anew'], ...rest] };
  const pairs = dealPairs(FORTY, { ...DEAL, sets, begun });
  expect(pairs.filter((pair) => pair.vote === null).map(({ post }) => post)).toEqual(['Post 0']);
});

test('a set is kept at once, asked for once, and asked anew for another brief', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'riposte-sets-'));
  const asked: string[] = [];
  const file = join(folder, 'sets.json');
  const problems: (string | null)[] = [];
  let down = 2;
  const write = (named = nameWriter('openai:x')) =>
    writeSets(FORTY.slice(0, 4), {
      named,
      open: () =>
        Promise.resolve(
          createScriptedWriter({
            onWrite: ({ tweetText }) => {
              asked.push(tweetText);
              if (asked.length > 2 && down > 0) {
                down -= 1;
                throw new AppError('writer_busy');
              }
            },
            replies: ['One plum.', 'Two figs.', 'Three limes.'],
          }),
        ),
      file,
      onSet: ({ problem }) => problems.push(problem),
    });
  try {
    expect(await write()).toEqual([expect.any(Array), expect.any(Array), null, null]);
    expect(problems.filter((problem) => problem !== null)).toHaveLength(2);
    expect(await write()).not.toContain(null);
    expect(asked).toEqual(['Post 0', 'Post 1', 'Post 2', 'Post 3', 'Post 2', 'Post 3']);
    await write();
    expect(asked).toHaveLength(6);
    const changed: typeof writeBrief = (...args) => ({
      ...writeBrief(...args),
      message: 'Changed',
    });
    await write({ ...nameWriter('openai:x'), brief: changed });
    expect(asked).toHaveLength(10);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the table counts each writer by its votes, and how far two readers agree', () => {
  const pairs = dealPairs(FORTY, DEAL);
  const vote = (preferred: 'one' | 'two' | 'neither', grade: string) => (pair: Pair) => ({
    ...pair,
    vote: { preferred, one: grade, two: 'C' },
  });
  const ann = [...pairs.slice(0, 3).map(vote('one', 'A')), ...pairs.slice(3)];
  const bob = [vote('one', 'A'), vote('two', 'B'), vote('neither', 'A')].map((as, index) =>
    as(pairs[index] as Pair),
  );
  const lines = makeTable([readAs(ann, 'ann'), readAs(bob, 'bob')]).map((line) =>
    line.replaceAll(/ +/g, ' ').trim(),
  );
  expect(lines).toContain('ann: 3 of 40 posts read');
  expect(lines).toContain('preferred, one 3 of 3 100.0 % 43.9 to 100.0 neither 0');
  expect(lines).toContain('preferred, one 1 of 2 50.0 % 9.5 to 90.5 neither 1');
  expect(lines).toContain('B, one 1 of 3 33.3 % 6.1 to 79.2');
  expect(lines).toContain('on the set 1 of 3 33.3 % 6.1 to 79.2');
  expect(lines).toContain('on the grade of a reply 5 of 6 83.3 % 43.6 to 97.0');
  const other = { ...readAs(bob, 'bob'), writers: { one: 'n', two: 'm@plain' } };
  expect(() => makeTable([readAs(ann, 'ann'), other])).toThrow('different writers');
});

test('only the page itself can vote, and only on what is there', async () => {
  const pairs = dealPairs(FORTY, DEAL);
  let votes = 0;
  await using page = await servePage(pairs, { onVote: () => (votes += 1) });
  const vote = (body: unknown, type = 'application/json') =>
    fetch(`${page.url}vote`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: JSON.stringify(body),
    });
  const fine = { index: 0, vote: { preferred: 'left', left: 'A', right: 'C' } };
  expect((await vote(fine, 'text/plain')).status).toBe(403);
  expect((await vote({ ...fine, index: 40 })).status).toBe(400);
  expect((await vote({ index: 0, vote: { ...fine.vote, left: 'AA' } })).status).toBe(400);
  expect((await vote('x'.repeat(20_000))).status).toBe(400);
  const renamed = await new Promise((resolve) => {
    ask(`${page.url}pairs`, { headers: { host: 'example.com' } }, ({ statusCode }) =>
      resolve(statusCode),
    ).end();
  });
  expect(renamed).toBe(403);
  expect(votes).toBe(0);
  expect((await vote(fine)).status).toBe(200);
  expect(votes).toBe(1);
  const isFirstLeft = pairs[0]?.left === 'one';
  expect(pairs[0]?.vote).toEqual({
    preferred: isFirstLeft ? 'one' : 'two',
    one: isFirstLeft ? 'A' : 'C',
    two: isFirstLeft ? 'C' : 'A',
  });
});
