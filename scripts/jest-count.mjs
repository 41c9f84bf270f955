/** Prints the one line that a machine reads at the end of a test run. */
export default class CountReporter {
  onRunComplete(_contexts, results) {
    const failed = results.numFailedTests + results.numRuntimeErrorTestSuites;
    const skipped = results.numPendingTests ? `, ${results.numPendingTests} skipped` : '';
    process.stdout.write(`\n${results.numPassedTests} passed, ${failed} failed${skipped}\n`);
  }
}
