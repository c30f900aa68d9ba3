/**
 * What `npm test` was asked for. With a file or a name, the checks of the whole project are left
 * out: it is asked while working on that one.
 * @param {string[]} args
 * @param {string[]} all the steps there are
 * @returns {{ steps: string[], rest: string[], isFiltered: boolean, problem: string | null }}
 *   rest: for vitest; isFiltered: vitest will skip tests by their name
 */
export function readTestArguments(args, all) {
  const at = args.indexOf('--only');
  const only = at === -1 ? null : (args[at + 1] ?? '').split(',');
  const rest = at === -1 ? args : args.toSpliced(at, 2);
  const unknown = only?.filter((step) => !all.includes(step)) ?? [];
  return {
    steps: only ?? (rest.length > 0 ? ['tests'] : all),
    rest,
    isFiltered: rest.some((one) => /^(-t|--testNamePattern)(=|$)/.test(one)),
    problem:
      unknown.length > 0 ? `--only knows ${all.join(', ')}; it got "${unknown.join(', ')}".` : null,
  };
}
