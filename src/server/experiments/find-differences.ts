import type { ArmLabel } from '#contract/arms.ts';
import type { Experiment } from '#contract/experiments.ts';

/** What may be said wrongly in one of so many experiments. */
const MOST_CHANCE = 0.05;

/** An arm as it was counted. */
export interface CountedArm {
  label: ArmLabel;
  sets: number;
  setsTaken: number;
}

/**
 * Which arms differ in truth. May be asked after every set, and as often as one likes: that it ever
 * names a difference where there is none happens in at most 5 of 100 experiments. Each pair is
 * weighed by `weighDifference`, and by Bonferroni's correction where there are three of them.
 */
export function findDifferences(arms: readonly CountedArm[]): Experiment['differences'] {
  const pairs = arms.flatMap((one, index) =>
    arms.slice(index + 1).map((other): [CountedArm, CountedArm] => [one, other]),
  );
  return pairs.flatMap(([one, other]) => {
    const chance = Math.min(1, pairs.length * Math.exp(-weighDifference(one, other)));
    if (chance > MOST_CHANCE) return [];
    const isMore = one.setsTaken / one.sets > other.setsTaken / other.sets;
    const [more, less] = isMore ? [one, other] : [other, one];
    return [{ more: more.label, less: less.label, chance }];
  });
}

/**
 * The logarithm of an e-value against 'both are taken alike': how well the counts go with two shares,
 * each averaged evenly over all that are possible (Beta(1, 1)), against the one share that suits 'alike'
 * best. Where both are alike it ever exceeds ln(1 / α) with a probability of at most α, whatever the
 * share, and however the sets fall to the arms: the numerator over the likelihood of the true share is
 * a martingale that begins with 1 (Ville), and the denominator is no smaller than that likelihood.
 * Sources: L. Wasserman, A. Ramdas, S. Balakrishnan, Universal inference, PNAS 117 (2020),
 * 16880–16890, for what is below the line; H. Robbins, Statistical methods related to the law of
 * the iterated logarithm, Annals of Mathematical Statistics 41 (1970), 1397–1409, for the average above.
 */
function weighDifference(one: CountedArm, other: CountedArm): number {
  const sets = one.sets + other.sets;
  const taken = one.setsTaken + other.setsTaken;
  const alike = logPower(taken, sets) + logPower(sets - taken, sets);
  return logEvenly(one) + logEvenly(other) - alike;
}

/** Of `share ** taken * (1 - share) ** left`, averaged over all shares. */
function logEvenly({ sets, setsTaken }: CountedArm): number {
  return logFactorial(setsTaken) + logFactorial(sets - setsTaken) - logFactorial(sets + 1);
}

/** Of (count / of) ** count. */
function logPower(count: number, of: number): number {
  return count === 0 ? 0 : count * Math.log(count / of);
}

/** From here on two terms of Stirling's series are exact to ten digits. */
const STIRLING_FROM = 32;

function logFactorial(number: number): number {
  if (number < STIRLING_FROM) {
    let sum = 0;
    for (let factor = 2; factor <= number; factor += 1) sum += Math.log(factor);
    return sum;
  }
  const series = 1 / (12 * number) - 1 / (360 * number ** 3);
  return number * Math.log(number) - number + Math.log(2 * Math.PI * number) / 2 + series;
}
