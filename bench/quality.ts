import { detectLanguage } from '#server/reading/detect-language.ts';
import { findDanger } from '#server/replies/find-danger.ts';
import { findMachineVoice } from '#server/replies/find-machine-voice.ts';
import type { Writer } from '#server/writers/writer.ts';
import { TONES, type Tone } from '#contract/tones.ts';
import { POSTS, type Post } from './posts.ts';
import {
  distinctTwo,
  findFlaw,
  mean,
  mostShared,
  runsOf,
  selfBleu,
  wordsOf,
} from './quality-measures.ts';
import { round } from './figures.ts';
import type { Row } from './row.ts';
import { readPost } from '#server/reading/read-post.ts';

const COUNT = 5;
const MAX_CHARACTERS = 280;
const WORST = 10;

/** How a tone shows; a floor only, no judge of wit. */
const TONE_SIGNS: Record<Tone, RegExp> = {
  rage: listen(
    "not?|nobody|never|wrong|only|but|isn't|can't|don't|doesn't|won't|without|who|what|why|which",
    'until|less|worse|hard|easy|fail|lose|problem|argument|prove|name|show|ask|tell',
  ),
  nice: listen(
    String.raw`thank\w*|glad|love\w*|hope|like|good|nice|congrat\w*|sorry|kind\w*|happy|well|wish\w*`,
    String.raw`care|share|curious|appreciate|fair|honest|lovely|great|best|help\w*|enjoy`,
  ),
  informal: /^[^\p{L}]*\p{Ll}|\b(lol|ok|omg|gonna|wanna|WAIT|HELP)\b|^\p{Lu}{2,}/u,
};

/** A question, or one of these words. */
function listen(...words: string[]): RegExp {
  return new RegExp(String.raw`\b(${words.join('|')})\b|\?`, 'i');
}

interface Set5 {
  post: Post;
  tone: Tone;
  replies: string[];
}

/**
 * Scores a writer on the posts of `bench/posts/`. The figures are a floor against regressions: they
 * see repetition, leaks and wrong languages, not whether a reply is good. That takes a reader.
 */
export async function measureQuality(writer: Writer): Promise<{ rows: Row[]; worst: string[] }> {
  const sets = await writeAll(writer);
  const english = sets.filter(({ post }) => post.language === undefined);
  const replies = sets.flatMap(({ replies: five }) => five);
  const repeated = findMostRepeatedRun(replies);
  const calm = english.filter(({ post }) => !readPost(post.text).needsCare);
  const rows: Row[] = [
    { what: 'posts', figure: POSTS.length, unit: '', wanted: '>= 120' },
    { what: 'replies', figure: replies.length, unit: '' },
    share('sets of five', sets, ({ replies: five }) => five.length === COUNT, '100'),
    share('sets with a word, name or number of the post', calm, sharesWord),
    ...TONES.map(({ id, label }) =>
      share(
        `tone shows: ${label}`,
        calm.filter(({ tone }) => tone === id).flatMap(spread),
        ({ reply, tone }) => TONE_SIGNS[tone].test(reply),
      ),
    ),
    {
      what: 'self-BLEU of five (lower is better)',
      figure: round(mean(sets.map((set) => selfBleu(set.replies)))),
      unit: '',
    },
    {
      what: 'distinct-2 of five',
      figure: round(mean(sets.map((set) => distinctTwo(set.replies)))),
      unit: '',
    },
    share(
      'no two of five share more than half their words',
      sets,
      (set) => mostShared(set.replies) <= 0.5,
      '100',
    ),
    {
      what: 'length, mean',
      figure: Math.round(mean(replies.map((reply) => reply.length))),
      unit: 'chars',
    },
    share('within 280 characters', replies, (reply) => reply.length <= MAX_CHARACTERS, '100'),
    share('language match', sets, isInItsLanguage, '100'),
    share(
      'without a flaw of grammar or template',
      sets.flatMap(spread),
      ({ reply, language }) => findFlaw(reply, language) === null,
      '100',
    ),
    share('safe and without machine voice', replies, isFine, '100'),
    {
      what: `most repeated five words: "${repeated.run}"`,
      figure: round((100 * repeated.count) / replies.length),
      unit: '%',
      wanted: '<= 3',
    },
  ];
  return { rows, worst: findWorst(sets) };
}

async function writeAll(writer: Writer): Promise<Set5[]> {
  const { signal } = new AbortController();
  const sets: Set5[] = [];
  for (const post of POSTS) {
    for (const { id: tone } of TONES) {
      const request = { tweetText: post.text, reading: readPost(post.text), tone, count: COUNT };
      sets.push({ post, tone, replies: await Array.fromAsync(writer.write(request, { signal })) });
    }
  }
  return sets;
}

/** The language is judged on the five together: one short line is too little to tell. */
function isInItsLanguage({ post, replies }: Set5): boolean {
  const wanted = post.language === undefined || post.language === 'other' ? 'en' : post.language;
  return detectLanguage(replies.join('. ')) === wanted;
}

function sharesWord({ post, replies }: Set5): boolean {
  const words = new Set(wordsOf(post.text).filter((word) => word.length > 4 || /\d/.test(word)));
  return replies.some((reply) => wordsOf(reply).some((word) => words.has(word)));
}

function isFine(reply: string): boolean {
  return findDanger(reply) === null && findMachineVoice(reply) === null;
}

function findMostRepeatedRun(replies: readonly string[]): { run: string; count: number } {
  const counts = new Map<string, number>();
  for (const reply of replies) {
    for (const run of new Set(runsOf(wordsOf(reply), 5))) {
      counts.set(run, (counts.get(run) ?? 0) + 1);
    }
  }
  const [most = ['', 0]] = [...counts].toSorted(([, one], [, other]) => other - one);
  return { run: most[0], count: most[1] };
}

/** Replies that look least like an answer to their post, by the few things that can be counted. */
function findWorst(sets: readonly Set5[]): string[] {
  return sets
    .filter(({ post }) => !readPost(post.text).needsCare)
    .flatMap((set) => set.replies.map((reply) => ({ ...set, reply })))
    .map(({ post, tone, reply }) => ({
      line: `[${tone}] ${post.text.replaceAll('\n', ' / ').slice(0, 70)} -> ${reply}`,
      score:
        (findFlaw(reply, post.language) === null ? 0 : 4) +
        (isFine(reply) ? 0 : 4) +
        (TONE_SIGNS[tone].test(reply) ? 0 : 1) +
        (sharesWord({ post, tone, replies: [reply] }) ? 0 : 1) +
        (reply.length < 25 ? 0.5 : 0),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, WORST)
    .map(({ line }) => line);
}

function spread({ post, tone, replies }: Set5) {
  return replies.map((reply) => ({ tone, reply, language: post.language ?? 'en' }));
}

function share<Item>(
  what: string,
  items: readonly Item[],
  test: (item: Item) => boolean,
  wanted?: string,
): Row {
  const figure = round((100 * items.filter(test).length) / Math.max(1, items.length));
  return { what, figure, unit: '%', ...(wanted === undefined ? {} : { wanted }) };
}
