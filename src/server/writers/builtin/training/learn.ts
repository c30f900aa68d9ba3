import type { PostKind } from '#server/writers/builtin/post-kinds.ts';
import type { Example } from './read-examples.ts';
import type { WordVectors } from './word-vectors.ts';

/** A number for each kind. */
export type Row = Float32Array;

export interface Learned {
  kinds: readonly PostKind[];
  bias: Row;
  /** What a feature adds to each kind, by its name. */
  rows: ReadonlyMap<string, Row>;
}

/** A post in numbers. */
interface Input {
  /** Which features it has, as places in the list of names, and how much of each. */
  places: Int32Array;
  weights: Float32Array;
  /** Its words' vectors, summed. */
  vector: Float32Array;
  target: Row;
}

/** Rarer words and pairs are chance. */
const MIN_POSTS_A_WORD = 2;
const MIN_POSTS_A_PAIR = 3;
/** How far each sort of feature is trusted from the start; found on held-out authors. */
const TRUST = { word: 0.67, shape: 0.5, rule: 1.2, vector: 3 };
/** So much is left to the kinds that a post is not: labels are not free of errors. */
const DOUBT = 0.05;
/** Stopping early is what keeps it from learning the posts by heart. */
const STEPS = 45;
const RATE = 0.05;
const DECAY = 1e-4;

/**
 * Learns to tell the kinds apart: softmax regression by Adam over all examples at once, from nothing,
 * so that the same examples give the same numbers.
 */
export function learn(examples: readonly Example[], vectors: WordVectors): Learned {
  const kinds = [...new Set(examples.flatMap((example) => example.kinds))].toSorted();
  const scales = weighFeatures(examples);
  const places = new Map([...scales.keys()].map((name, place) => [name, place]));
  const inputs = examples.map((example) => toInput(example, { kinds, places, scales, vectors }));
  const own = createParameter(scales.size * kinds.length);
  const shared = createParameter(vectors.dimensions * kinds.length);
  const bias = createParameter(kinds.length);
  for (let step = 1; step <= STEPS; step += 1) {
    for (const input of inputs) addGradients(input, { own, shared, bias }, inputs.length);
    for (const parameter of [own, shared, bias]) descend(parameter, step);
  }
  return { kinds, bias: bias.values, rows: fold({ scales, vectors, own, shared, kinds }) };
}

/** How much each name counts: what stands in few posts says more about those. */
function weighFeatures(examples: readonly Example[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { features } of examples) {
    for (const name of new Set(features.map((feature) => feature.name))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  const scales = new Map<string, number>();
  for (const [name, count] of counts) {
    if (name.startsWith('shape: ')) scales.set(name, TRUST.shape);
    else if (name.startsWith('rule: ')) scales.set(name, TRUST.rule);
    else if (count >= (name.includes(' ') ? MIN_POSTS_A_PAIR : MIN_POSTS_A_WORD)) {
      scales.set(name, TRUST.word * Math.log(examples.length / count));
    }
  }
  return scales;
}

function toInput(
  { features, kinds: right }: Example,
  {
    kinds,
    places,
    scales,
    vectors,
  }: {
    kinds: readonly PostKind[];
    places: ReadonlyMap<string, number>;
    scales: ReadonlyMap<string, number>;
    vectors: WordVectors;
  },
): Input {
  const known = features.filter(({ name }) => places.has(name));
  const vector = new Float32Array(vectors.dimensions);
  for (const { name, weight } of features) {
    vectors.find(name)?.forEach((value, index) => {
      vector[index] = (vector[index] ?? 0) + value * weight * TRUST.vector;
    });
  }
  return {
    places: Int32Array.from(known, ({ name }) => places.get(name) ?? 0),
    weights: Float32Array.from(known, ({ name, weight }) => weight * (scales.get(name) ?? 0)),
    vector,
    target: Float32Array.from(kinds, (kind) => {
      return DOUBT / kinds.length + (right.includes(kind) ? (1 - DOUBT) / right.length : 0);
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

interface Parameters {
  own: Parameter;
  shared: Parameter;
  bias: Parameter;
}

function addGradients(input: Input, { own, shared, bias }: Parameters, count: number): void {
  const { places, weights, vector, target } = input;
  const sums = Float32Array.from(bias.values);
  places.forEach((place, index) => {
    addRow(sums, { from: own.values, row: place, weight: weights[index] ?? 0 });
  });
  vector.forEach((weight, row) => addRow(sums, { from: shared.values, row, weight }));
  const errors = toShares(sums).map((share, kind) => (share - (target[kind] ?? 0)) / count);
  errors.forEach((error, kind) => {
    bias.gradient[kind] = (bias.gradient[kind] ?? 0) + error;
  });
  places.forEach((place, index) => {
    addTo(own.gradient, { row: place, errors, weight: weights[index] ?? 0 });
  });
  vector.forEach((weight, row) => addTo(shared.gradient, { row, errors, weight }));
}

function addRow(
  sums: Float32Array,
  { from, row, weight }: { from: Float32Array; row: number; weight: number },
): void {
  const start = row * sums.length;
  for (let kind = 0; kind < sums.length; kind += 1) {
    sums[kind] = (sums[kind] ?? 0) + weight * (from[start + kind] ?? 0);
  }
}

function addTo(
  gradient: Float32Array,
  { row, errors, weight }: { row: number; errors: Float32Array; weight: number },
): void {
  const start = row * errors.length;
  for (let kind = 0; kind < errors.length; kind += 1) {
    gradient[start + kind] = (gradient[start + kind] ?? 0) + weight * (errors[kind] ?? 0);
  }
}

/** One step of Adam (Kingma and Ba 2015, with a quicker second memory), and a clean gradient. */
function descend({ values, gradient, mean, square }: Parameter, step: number): void {
  const meanShare = 1 - 0.9 ** step;
  const squareShare = 1 - 0.99 ** step;
  for (let index = 0; index < values.length; index += 1) {
    const slope = (gradient[index] ?? 0) + DECAY * (values[index] ?? 0);
    const newMean = 0.9 * (mean[index] ?? 0) + 0.1 * slope;
    const newSquare = 0.99 * (square[index] ?? 0) + 0.01 * slope * slope;
    mean[index] = newMean;
    square[index] = newSquare;
    values[index] =
      (values[index] ?? 0) -
      (RATE * (newMean / meanShare)) / (Math.sqrt(newSquare / squareShare) + 1e-8);
    gradient[index] = 0;
  }
}

/**
 * One row for each name: a word's own and what its vector adds, so that reading a post needs neither
 * vectors nor scales.
 */
function fold({
  scales,
  vectors,
  own,
  shared,
  kinds,
}: {
  scales: ReadonlyMap<string, number>;
  vectors: WordVectors;
  own: Parameter;
  shared: Parameter;
  kinds: readonly PostKind[];
}): Map<string, Row> {
  const names = [...scales.keys()];
  const rows = new Map(
    names.map((name, row) => {
      const sums = new Float32Array(kinds.length);
      addRow(sums, { from: own.values, row, weight: scales.get(name) ?? 0 });
      return [name, sums] as const;
    }),
  );
  for (const name of new Set([...names, ...vectors.words])) {
    const vector = vectors.find(name);
    if (vector === undefined) continue;
    const sums = rows.get(name) ?? new Float32Array(kinds.length);
    vector.forEach((value, row) => {
      addRow(sums, { from: shared.values, row, weight: value * TRUST.vector });
    });
    rows.set(name, sums);
  }
  return rows;
}

/** @returns shares of 1, by softmax */
export function toShares(sums: Float32Array, temperature = 1): Float32Array {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp((sum - most) / temperature));
  const all = powers.reduce((one, other) => one + other, 0);
  return powers.map((power) => power / all);
}
