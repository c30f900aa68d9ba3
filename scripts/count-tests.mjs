/**
 * How many tests passed, from vitest's JSON report. What did not run did not pass, unless it was
 * not asked for. A run that failed without a failed test (an unhandled error, a file that could not
 * be read) has failed.
 * @param {string} report
 * @param {{ exitCode: number, isFiltered: boolean }} run exitCode: vitest's; isFiltered: only tests
 *   of some name were asked for, and the others are reported as skipped
 */
export function countTests(report, { exitCode, isFiltered }) {
  const { numTotalTests, numPassedTests, numFailedTests } = JSON.parse(report);
  const failed = isFiltered ? numFailedTests : numTotalTests - numPassedTests;
  const isSilentFailure = failed === 0 && (exitCode !== 0 || numPassedTests === 0);
  return { passed: numPassedTests, failed: isSilentFailure ? 1 : failed };
}
