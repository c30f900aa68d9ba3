import type { Finding, Row } from './row.ts';

/** One test as the run reports it. */
export interface TestResult {
  /** Relative to the repository. */
  file: string;
  title: string;
  status: string;
  meta: Finding;
}

export interface Verdict {
  state: 'holds' | 'FAILED' | 'not shown' | 'not measured';
  found: string;
}

/**
 * What a run says about one row. A row that no test showed does not hold; nor does one of whose
 * tests one failed or did not run.
 */
export function judgeRow(row: Row, results: readonly TestResult[]): Verdict {
  const evidence = (row.shownBy ?? []).flatMap(([file, ...titles]) =>
    titles.map((title) =>
      results.filter((result) => result.file === file && result.title.startsWith(title)),
    ),
  );
  const own = results.filter(
    ({ file, title }) => file.startsWith('endure/') && isOf(row.id, title),
  );
  const tests = [...evidence.flat(), ...own];
  const bad = tests.filter(({ status }) => status !== 'passed');
  const figures = tests.flatMap(({ meta }) => meta.figure ?? []);
  if (bad.length > 0) {
    return { state: 'FAILED', found: [...bad.map(({ title }) => title), ...figures].join('; ') };
  }
  if (tests.length === 0 || evidence.some((found) => found.length === 0)) {
    return { state: 'not shown', found: 'no such test ran' };
  }
  const reasons = tests.flatMap(({ meta }) => meta.notMeasured ?? []);
  if (reasons.length > 0) return { state: 'not measured', found: reasons.join('; ') };
  const count = `${tests.length} ${tests.length === 1 ? 'test' : 'tests'}`;
  return { state: 'holds', found: figures.length > 0 ? figures.join('; ') : count };
}

/** Whether a test of the endurance run belongs to a row: "Q1: …", or "R2, R3: …" for several. */
export function isOf(id: string, title: string): boolean {
  return /^[A-Z]\d+(, [A-Z]\d+)*(?=:)/.exec(title)?.[0].split(', ').includes(id) ?? false;
}
