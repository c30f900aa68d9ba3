// Learns from the posts beside it what kind a post is and which words want care, says how well, and
// writes what the writer and the reading go by. `unpack` lays the posts out to be edited instead.
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { CARE_KINDS } from '../../../reading/care-kinds.ts';
import { namesForCare, POINTS_A_STEP } from '../../../reading/care-names.ts';
import { LANGUAGES, type Language } from '../../../reading/detect-language.ts';
import { splitTokens } from '../../../reading/split-tokens.ts';
import { findFeatures } from '../post-features.ts';
import type { PostKind } from '../post-kinds.ts';
import { HALF_BYTE_ZERO, type ReaderHead } from '../reader-file.ts';
import { learn, toShares, type Labelled, type Learned, type Row } from './learn.ts';
import {
  packPosts,
  readCareExamples,
  readExamples,
  readFeed,
  unpackPosts,
  type CareExample,
  type Example,
} from './read-examples.ts';

const READER = new URL('../post-reader.bin.gz', import.meta.url);
const CARE_POINTS = new URL('../../../reading/care-points/', import.meta.url);
/** One post in so many is kept back to see what was learned. */
const HELD_OUT = 10;
/** The features that say most; the rest adds a point in 100 and doubles the file. */
const READER_NAMES = 40_000;
const CARE_NAMES = 12_000;
/** Of the other languages, which have a twentieth of the posts. */
const OTHER_CARE_NAMES = 3000;
/** Found on held-out posts: two labels go on getting better for longer than eighty do. */
const READER_STEPS = 45;
const CARE_STEPS = 90;
/** How often a post of the feed counts: five to ten times read others of it alike. */
const FEED_TIMES = 8;
/**
 * How much rarer or commoner a kind is in a feed than among the examples, most of which were
 * written with as many of each: rough counts, so that an ordinary evening isn't read as despair.
 */
const IN_FEEDS: Partial<Record<PostKind, number>> = {
  self_harm: 0.1,
  abuse: 0.3,
  sober: 0.4,
  disaster: 0.5,
  heartbreak: 0.5,
  recovery: 0.5,
  own_layoff: 0.6,
  layoffs: 0.6,
  opening: 0.6,
  quotation: 0.6,
  hiring: 0.7,
  illness: 0.7,
  regret: 0.7,
  thread_hook: 0.7,
  grief: 0.8,
  hard: 0.8,
  complaint: 1.2,
  observation: 1.2,
  small_win: 1.2,
  take: 1.2,
  work_life: 1.2,
  gripe: 1.3,
  joke: 1.3,
  opinion: 1.5,
  wry: 1.5,
};

if (process.argv.includes('unpack')) unpackPosts();
else {
  packPosts();
  const examples = readExamples();
  const feed = readFeed();
  console.log(`${examples.length} posts, ${feed.length} of a feed`);
  // Hard times are neither.
  const known = examples.filter(({ kinds }) => !kinds.includes('hard'));
  trainCare('en', known.map(toCareExample), CARE_NAMES);
  for (const language of LANGUAGES.filter((other) => other !== 'en')) {
    trainCare(language, readCareExamples(language), OTHER_CARE_NAMES);
  }
  trainReader(examples, feed);
}

function toCareExample({ text, kinds }: Example): CareExample {
  return { text, wantsCare: kinds.some((kind) => CARE_KINDS.some((care) => care === kind)) };
}

/** Words that want care against all others. */
function trainCare(language: Language, examples: readonly CareExample[], names: number): void {
  const posts = examples.map(({ text, wantsCare }) => {
    const tokens = splitTokens(text);
    const weight = 1 / Math.sqrt(Math.max(1, tokens.length));
    return {
      labels: [wantsCare ? 'care' : 'calm'],
      features: [...namesForCare(tokens)].map((name) => ({ name, weight })),
    };
  });
  const tried = learn(
    posts.filter((_, place) => place % HELD_OUT !== 0),
    CARE_STEPS,
  );
  const kept = new Map(keepMost(tried, names));
  const held = posts.filter((_, place) => place % HELD_OUT === 0);
  for (const bound of [0.3, 0, -0.3, -0.5]) {
    const found = (label: string) => {
      const all = held.filter(({ labels }) => labels[0] === label);
      return share(all.filter((post) => differ(tried, kept, post) > bound).length, all.length);
    };
    console.log(`${language}, care above ${bound}: ${found('care')}, calm ${found('calm')}`);
  }
  const whole = learn(posts, CARE_STEPS);
  const points = keepMost(whole, names)
    .map(([name, row]) => [name, Math.round(gainOf(row) * POINTS_A_STEP)] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const table = { bias: Number(gainOf(whole.bias).toFixed(3)), points: Object.fromEntries(points) };
  const file = new URL(`${language}.json`, CARE_POINTS);
  writeFileSync(file, `${JSON.stringify(table, null, 2)}\n`);
}

/** Labels stand in their order: calm, care. */
function gainOf([calm = 0, care = 0]: Row): number {
  return care - calm;
}

function differ(
  { bias }: Learned,
  rows: ReadonlyMap<string, Row>,
  { features }: Pick<Labelled, 'features'>,
): number {
  return features.reduce((sum, { name, weight }) => {
    const row = rows.get(name);
    return row === undefined ? sum : sum + weight * gainOf(row);
  }, gainOf(bias));
}

function trainReader(examples: readonly Example[], feed: readonly Example[]): void {
  const [posts, feedPosts] = [toLabelled(examples), toLabelled(feed)];
  const isHeld = (_: Labelled, place: number) => place % HELD_OUT === 0;
  const isLearned = (post: Labelled, place: number) => !isHeld(post, place);
  const repeat = (all: Labelled[]) => Array.from({ length: FEED_TIMES }, () => all).flat();
  const tried = learn(
    [...posts.filter(isLearned), ...repeat(feedPosts.filter(isLearned))],
    READER_STEPS,
  );
  const rows = new Map(keepMost(tried, READER_NAMES));
  const tell = (what: string, held: readonly Labelled[]) => {
    const right = held.filter((post) => {
      const sums = sumRows(tried, rows, post);
      return post.labels.some((kind) => kind === tried.labels[sums.indexOf(Math.max(...sums))]);
    });
    console.log(`likeliest kind right: ${share(right.length, held.length)} of ${what}, held out`);
  };
  const held = feedPosts.filter(isHeld);
  tell('every tenth post', posts.filter(isHeld));
  tell('every tenth of the feed', held);
  const sums = held.map((post) => sumRows(tried, rows, post));
  const temperature = findTemperature(tried, { held, sums });
  console.log(`temperature ${temperature}`);
  writeFileSync(READER, pack(learn([...posts, ...repeat(feedPosts)], READER_STEPS), temperature));
}

function toLabelled(examples: readonly Example[]): Labelled[] {
  return examples.map(({ text, kinds }) => ({ labels: kinds, features: findFeatures(text) }));
}

function share(part: number, of: number): string {
  return `${((100 * part) / of).toFixed(1)} %`;
}

/** The rows of the features that say most, and of the commoner ones among those. */
function keepMost({ rows, counts }: Learned, most: number): [string, Row][] {
  const worth = (name: string, row: Row) =>
    Math.max(...row.map(Math.abs)) * Math.sqrt(counts.get(name) ?? 0);
  return [...rows]
    .map(([name, row]) => ({ name, row, worth: worth(name, row) }))
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, most)
    .map(({ name, row }) => [name, row]);
}

function sumRows(
  { bias }: Learned,
  rows: ReadonlyMap<string, Row>,
  { features }: Pick<Labelled, 'features'>,
): Row {
  const total = Float32Array.from(bias);
  for (const { name, weight } of features) {
    rows.get(name)?.forEach((value, kind) => {
      total[kind] = (total[kind] ?? 0) + weight * value;
    });
  }
  return total;
}

/** What the sums are divided by so that the shares of the held-out posts' own kinds are likeliest. */
function findTemperature(
  { labels }: Learned,
  { held, sums }: { held: readonly Labelled[]; sums: readonly Row[] },
): number {
  const tries = Array.from({ length: 27 }, (_, step) => 0.2 + step * 0.05);
  const surprise = (degree: number) =>
    held.reduce((all, { labels: right }, place) => {
      const shares = toShares(sums[place] ?? new Float32Array(0), degree);
      const own = right.reduce((one, kind) => one + (shares[labels.indexOf(kind)] ?? 0), 0);
      return all - Math.log(Math.max(own, 1e-9));
    }, 0);
  return tries.reduce((best, next) => (surprise(next) < surprise(best) ? next : best));
}

function pack(learned: Learned, temperature: number): Buffer {
  const kinds = learned.labels as PostKind[];
  const rows = keepMost(learned, READER_NAMES).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const scales = rows.map(([, row]) => {
    const most = Math.max(1e-6, ...row.map(Math.abs)) / (HALF_BYTE_ZERO - 1);
    return Number(most.toPrecision(3));
  });
  const head: ReaderHead = {
    kinds,
    bias: kinds.map((kind, index) => {
      const prefer = Math.log(IN_FEEDS[kind] ?? 1);
      return Number(((learned.bias[index] ?? 0) + temperature * prefer).toFixed(4));
    }),
    names: rows.map(([name]) => name),
    scales,
    temperature,
  };
  const bytes = rows.map(([, row], place) => packRow(row, scales[place] ?? 1));
  return gzipSync(Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bytes]), {
    level: 9,
  });
}

/** Half a byte for each kind, the first one in the upper half. */
function packRow(row: Row, scale: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil(row.length / 2));
  row.forEach((value, kind) => {
    const half = Math.round(value / scale) + HALF_BYTE_ZERO;
    bytes[kind >> 1] = (bytes[kind >> 1] ?? 0) | (kind % 2 === 0 ? half << 4 : half);
  });
  return bytes;
}
