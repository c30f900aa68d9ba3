/**
 * What `npm test` was asked for. With a file or a name, the checks of the whole project are left
 * out: it is asked while working on that one.
 * @param {string[]} args
 * @param {string[]} all the steps there are
 * @returns {{ steps: string[], rest: string[], isFiltered: boolean, isChanged: boolean, problem: string | null }}
 *   rest: for vitest; isFiltered: vitest will skip tests by their name; isChanged: only tests that a
 *   change touches are wanted
 */
export function readTestArguments(args, all) {
  const at = args.indexOf('--only');
  const only = at === -1 ? null : (args[at + 1] ?? '').split(',');
  const others = at === -1 ? args : args.toSpliced(at, 2);
  const rest = others.filter((one) => one !== '--changed');
  const unknown = only?.filter((step) => !all.includes(step)) ?? [];
  return {
    steps: only ?? (rest.length > 0 ? ['tests'] : all),
    rest,
    isChanged: others.length > rest.length,
    isFiltered: rest.some((one) => /^(-t|--testNamePattern)(=|$)/.test(one)),
    problem:
      unknown.length > 0 ? `--only knows ${all.join(', ')}; it got "${unknown.join(', ')}".` : null,
  };
}
