// npm run check: no pattern of the product may look at a text more often than it has the time for.
import { fileURLToPath } from 'node:url';
import { ALLOWED, isAllowed } from './patterns/allowed-patterns.ts';
import { findPatterns, type FoundPattern } from './patterns/find-patterns.ts';
import { longestText } from './patterns/longest-text.ts';
import { describeAttack, makeAttacks } from './patterns/make-attacks.ts';
import { MAX_STEPS, weighPattern } from './patterns/weigh-pattern.ts';

const found = await findPatterns(fileURLToPath(new URL('..', import.meta.url)));
const slow = found.flatMap((each) => {
  const problem = findProblem(each);
  return problem === null ? [] : [{ ...each, problem }];
});
const unneeded = ALLOWED.filter(
  ({ file, code }) => !slow.some((each) => each.file === file && each.code === code),
);
const wrong = slow.filter((each) => !isAllowed(each));
for (const { file, line, code, problem } of wrong) {
  console.log(`${file}:${line} ${code.slice(0, 60)}\n  ${problem}`);
}
for (const { file, code } of unneeded) {
  console.log(`${file}: ${code} needs no place among the allowed patterns`);
}
console.log(`${found.length} patterns, ${slow.length - wrong.length} of them allowed as they are`);
if (wrong.length + unneeded.length > 0) process.exitCode = 1;

function findProblem({ file, pattern }: FoundPattern): string | null {
  if (pattern === null) return 'nobody can say what it will be: it is made of what a run brings';
  const length = longestText(file);
  const weight = weighPattern(pattern, length);
  if (weight.steps <= MAX_STEPS) return null;
  const growth = weighPattern(pattern, 2 * length).steps / weight.steps;
  const power = Number.isFinite(growth) ? `${Math.round(Math.log2(growth))}` : 'n';
  const steps = Number.isFinite(weight.steps) ? (weight.steps / 1e6).toFixed(0) : 'any number of';
  const attack = makeAttacks(weight)[0];
  return [
    `up to ${steps} million steps in ${length} characters, as length^${power}`,
    ...weight.doubts.slice(0, 3).map(({ raw }) => `undecided: ${raw.slice(0, 60)}`),
    ...(attack === undefined ? [] : [`try ${describeAttack(attack)}`]),
  ].join('; ');
}
