// Learns from training/posts what kind a post is, language by language or in those that are named,
// says how well, and writes what the writer reads by.
import { mkdirSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chooseKind } from '#server/writers/builtin/choose-kind.ts';
import { classifyPost } from '#server/writers/builtin/classify-post.ts';
import { LANGUAGES, type Language } from '#server/reading/detect-language.ts';
import type { PostKind } from '#server/writers/builtin/post-kinds.ts';
import { learn, toShares, type Learned, type Row } from './learn.ts';
import { readExamples, type Example } from './read-examples.ts';
import { NO_VECTORS, readWordVectors } from './word-vectors.ts';

const FOLDER = new URL('../post-readers/', import.meta.url);
/** One post in so many is kept back to see what was learned. */
const HELD_OUT = 10;
const MOST = 127;
/**
 * How much rarer or commoner a kind is in a feed than among the English examples, most of which were
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

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => LANGUAGES.every((language) => language !== name));
if (unknown.length > 0) throw new Error(`No such language: ${unknown.join(', ')}.`);
mkdirSync(FOLDER, { recursive: true });
for (const language of LANGUAGES) {
  if (asked.length === 0 || asked.includes(language)) train(language);
}

function train(language: Language): void {
  const examples = readExamples(language);
  const vectors = language === 'en' ? readWordVectors() : NO_VECTORS;
  const held = examples.filter((_, place) => place % HELD_OUT === 0);
  const tried = learn(
    examples.filter((_, place) => place % HELD_OUT !== 0),
    vectors,
  );
  const sums = held.map((example) => sumRows(tried, example));
  const temperature = findTemperature(tried, { held, sums });
  const prefer = (kind: PostKind) => (language === 'en' ? Math.log(IN_FEEDS[kind] ?? 1) : 0);
  console.log(`${language}: ${examples.length} posts`);
  report({ learned: tried, held, sums, temperature, prefer, language });
  const whole = learn(examples, vectors);
  writeFileSync(new URL(`${language}.bin.gz`, FOLDER), pack(whole, { temperature, prefer }));
}

function sumRows({ kinds, bias, rows }: Learned, { features }: Example): Row {
  const total = Float32Array.from(bias);
  for (const { name, weight } of features) {
    const row = rows.get(name);
    for (let kind = 0; kind < kinds.length; kind += 1) {
      total[kind] = (total[kind] ?? 0) + weight * (row?.[kind] ?? 0);
    }
  }
  return total;
}

interface Trial {
  learned: Learned;
  held: readonly Example[];
  /** Of the held-out posts, in their order. */
  sums: readonly Row[];
  temperature: number;
  /** What a kind's share in feeds adds to its sum. */
  prefer: (kind: PostKind) => number;
  language: Language;
}

/** What the sums are divided by so that the shares of the held-out posts' own kinds are likeliest. */
function findTemperature({ kinds }: Learned, { held, sums }: Pick<Trial, 'held' | 'sums'>): number {
  const tries = Array.from({ length: 27 }, (_, step) => 0.2 + step * 0.05);
  const surprise = (degree: number) =>
    held.reduce((all, { kinds: right }, place) => {
      const shares = toShares(sums[place] ?? new Float32Array(0), degree);
      const share = right.reduce((one, kind) => one + (shares[kinds.indexOf(kind)] ?? 0), 0);
      return all - Math.log(Math.max(share, 1e-9));
    }, 0);
  return tries.reduce((best, next) => (surprise(next) < surprise(best) ? next : best));
}

function report({ learned, held, sums, temperature, prefer, language }: Trial): void {
  const chosen = held.map(({ text, kinds }, place) => {
    const weighed = (sums[place] ?? new Float32Array(0)).map((sum, index) => {
      const kind = learned.kinds[index];
      return sum + (kind === undefined ? 0 : temperature * prefer(kind));
    });
    const shares = toShares(weighed, temperature);
    const reading = new Map(learned.kinds.map((kind, index) => [kind, shares[index] ?? 0]));
    const [likeliest] = [...reading].toSorted((one, other) => other[1] - one[1]);
    const kind: PostKind = chooseKind(reading, classifyPost(text, language));
    return { kind, isNamed: reading.has(kind), kinds, likeliest: likeliest?.[0] };
  });
  const share = (part: number, of: number) => `${((100 * part) / of).toFixed(1)} %`;
  const named = chosen.filter(({ isNamed }) => isNamed);
  const isRight = ({ kind, kinds }: { kind: PostKind; kinds: readonly PostKind[] }) =>
    kinds.includes(kind);
  const likely = chosen.filter(({ likeliest, kinds }) => kinds.some((kind) => kind === likeliest));
  console.log(`${learned.kinds.length} kinds, ${held.length} posts held out`);
  console.log(`likeliest kind right: ${share(likely.length, held.length)}`);
  console.log(`sure of the kind: ${share(named.length, held.length)}`);
  console.log(`  and right: ${share(named.filter(isRight).length, named.length)}`);
  console.log(`temperature ${temperature.toFixed(2)}`);
}

function pack(
  { kinds, bias, rows }: Learned,
  { temperature, prefer }: Pick<Trial, 'temperature' | 'prefer'>,
): Buffer {
  const scales = [...rows.values()].map((row) => Math.max(1e-6, ...row.map(Math.abs)) / MOST);
  const head = {
    kinds,
    bias: kinds.map((kind, index) => {
      return Number(((bias[index] ?? 0) + temperature * prefer(kind)).toFixed(4));
    }),
    names: [...rows.keys()],
    scales: scales.map((scale) => Number(scale.toPrecision(4))),
    temperature,
  };
  const bytes = [...rows.values()].map((row, place) =>
    Int8Array.from(row, (value) => Math.round(value / (scales[place] ?? 1))),
  );
  return gzipSync(
    Buffer.concat([
      Buffer.from(`${JSON.stringify(head)}\n`),
      ...bytes.map((row) => Buffer.from(row.buffer)),
    ]),
    { level: 9 },
  );
}
