import type { Feature } from '../post-features.ts';

/** A post in features, and what it is; where two labels are equally right, both. */
export interface Labelled {
  features: readonly Feature[];
  labels: readonly string[];
}

/** A number for each label. */
export type Row = Float32Array;

export interface Learned {
  labels: readonly string[];
  bias: Row;
  /** What a feature adds to each label, by its name. */
  rows: ReadonlyMap<string, Row>;
  /** How many posts have the feature. */
  counts: ReadonlyMap<string, number>;
}

/** Which features a post has, as places in the list of names, and how much of each. */
interface Input {
  places: Int32Array;
  weights: Float32Array;
  target: Row;
}

/** Rarer words and pairs are chance. */
const MIN_POSTS_A_WORD = 2;
const MIN_POSTS_A_PAIR = 3;
/** How far each sort of feature is trusted from the start; found on held-out posts. */
const TRUST = { word: 0.67, shape: 0.5 };
/** So much is left to the labels that a post has not: they are not free of errors. */
const DOUBT = 0.05;
const RATE = 0.05;
const DECAY = 1e-4;

/**
 * Learns to tell the labels apart: softmax regression by Adam over all posts at once, from nothing, so
 * that the same posts give the same numbers.
 * @param steps Stopping early is what keeps it from learning the posts by heart.
 */
export function learn(posts: readonly Labelled[], steps: number): Learned {
  const labels = [...new Set(posts.flatMap((post) => post.labels))].toSorted();
  const counts = countFeatures(posts);
  const names = [...counts.keys()];
  const scales = names.map((name) => trustIn(name, posts.length / (counts.get(name) ?? 1)));
  const places = new Map(names.map((name, place) => [name, place]));
  const inputs = posts.map((post) => toInput(post, { labels, places, scales }));
  const own = createParameter(names.length * labels.length);
  const bias = createParameter(labels.length);
  for (let step = 1; step <= steps; step += 1) {
    for (const input of inputs) addGradients(input, { own, bias }, inputs.length);
    for (const parameter of [own, bias]) descend(parameter, step);
  }
  const rows = names.map((name, row) => {
    const start = row * labels.length;
    const values = own.values.subarray(start, start + labels.length);
    return [name, values.map((value) => value * (scales[row] ?? 0))] as const;
  });
  return { labels, bias: bias.values, rows: new Map(rows), counts };
}

/** The features that enough posts have. */
function countFeatures(posts: readonly Labelled[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of posts) {
    for (const name of new Set(features.map((feature) => feature.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  for (const [name, count] of counts) {
    const least = name.includes(' ') ? MIN_POSTS_A_PAIR : MIN_POSTS_A_WORD;
    if (!name.startsWith('shape: ') && count < least) counts.delete(name);
  }
  return counts;
}

/** How much a name counts: what stands in few posts says more about those. */
function trustIn(name: string, rarity: number): number {
  return name.startsWith('shape: ') ? TRUST.shape : TRUST.word * Math.log(rarity);
}

function toInput(
  { features, labels: right }: Labelled,
  options: {
    labels: readonly string[];
    places: ReadonlyMap<string, number>;
    scales: readonly number[];
  },
): Input {
  const { labels, places, scales } = options;
  const known = features.flatMap(({ name, weight }) => {
    const place = places.get(name);
    return place === undefined ? [] : [{ place, weight: weight * (scales[place] ?? 0) }];
  });
  return {
    places: Int32Array.from(known, ({ place }) => place),
    weights: Float32Array.from(known, ({ weight }) => weight),
    target: Float32Array.from(labels, (label) => {
      return DOUBT / labels.length + (right.includes(label) ? (1 - DOUBT) / right.length : 0);
    }),
  };
}

/** Numbers that are learned, with what Adam remembers of their gradients. */
interface Parameter {
  values: Float32Array;
  gradient: Float32Array;
  mean: Float32Array;
  square: Float32Array;
}

function createParameter(size: number): Parameter {
  return {
    values: new Float32Array(size),
    gradient: new Float32Array(size),
    mean: new Float32Array(size),
    square: new Float32Array(size),
  };
}

function addGradients(
  { places, weights, target }: Input,
  { own, bias }: { own: Parameter; bias: Parameter },
  count: number,
): void {
  const sums = Float32Array.from(bias.values);
  const size = sums.length;
  for (let index = 0; index < places.length; index += 1) {
    const start = (places[index] as number) * size;
    const weight = weights[index] as number;
    for (let label = 0; label < size; label += 1) {
      (sums[label] as number) += weight * (own.values[start + label] as number);
    }
  }
  const errors = toShares(sums);
  for (let label = 0; label < size; label += 1) {
    const error = ((errors[label] as number) - (target[label] as number)) / count;
    errors[label] = error;
    (bias.gradient[label] as number) += error;
  }
  for (let index = 0; index < places.length; index += 1) {
    const start = (places[index] as number) * size;
    const weight = weights[index] as number;
    for (let label = 0; label < size; label += 1) {
      (own.gradient[start + label] as number) += weight * (errors[label] as number);
    }
  }
}

/** One step of Adam (Kingma and Ba 2015, with a quicker second memory), and a clean gradient. */
function descend({ values, gradient, mean, square }: Parameter, step: number): void {
  const meanShare = 1 - 0.9 ** step;
  const squareShare = 1 - 0.99 ** step;
  for (let index = 0; index < values.length; index += 1) {
    const slope = (gradient[index] as number) + DECAY * (values[index] as number);
    const newMean = 0.9 * (mean[index] as number) + 0.1 * slope;
    const newSquare = 0.99 * (square[index] as number) + 0.01 * slope * slope;
    mean[index] = newMean;
    square[index] = newSquare;
    (values[index] as number) -=
      (RATE * (newMean / meanShare)) / (Math.sqrt(newSquare / squareShare) + 1e-8);
    gradient[index] = 0;
  }
}

/** @returns shares of 1, by softmax */
export function toShares(sums: Float32Array, temperature = 1): Float32Array {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) / temperature));
  const all = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / all);
}
