/**
 * How many tests passed, from vitest's JSON report. What did not run did not pass, and a run that
 * failed without a failed test (an unhandled error, a file that could not be read) has failed.
 * @param {string} report
 * @param {number | null} exitCode of vitest
 */
export function countTests(report, exitCode) {
  const { numTotalTests, numPassedTests } = JSON.parse(report);
  const failed = numTotalTests - numPassedTests;
  const isSilentFailure = failed === 0 && (exitCode !== 0 || numTotalTests === 0);
  return { passed: numPassedTests, failed: isSilentFailure ? 1 : failed };
}
