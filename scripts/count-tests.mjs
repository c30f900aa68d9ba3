/**
 * How many tests passed, from vitest's JSON report. What did not run did not pass, unless it was
 * not asked for. A run that failed without a failed test (an unhandled error, a file that could not
 * be read) has failed.
 * @param {string} report
 * @param {{ exitCode: number, isFiltered: boolean, mayBeNone?: boolean }} run exitCode: vitest's;
 *   isFiltered: only tests of some name were asked for, and the others are reported as skipped;
 *   mayBeNone: a change may touch none
 */
export function countTests(report, { exitCode, isFiltered, mayBeNone = false }) {
  const { numTotalTests, numPassedTests, numFailedTests } = JSON.parse(report);
  const failed = isFiltered ? numFailedTests : numTotalTests - numPassedTests;
  const isEmpty = numPassedTests === 0 && !mayBeNone;
  const isSilentFailure = failed === 0 && (exitCode !== 0 || isEmpty);
  return { passed: numPassedTests, failed: isSilentFailure ? 1 : failed };
}
