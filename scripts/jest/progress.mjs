/**
 * A reporter of Jest that says every ten seconds how far a run is, because files that share modules report only at their
 * end, and at the end which tests were skipped and why (server/testing/skipped.ts).
 */
const intervalMs = 10_000;

export default class Progress {
  passed = 0;
  failed = 0;
  skipped = [];

  onRunStart() {
    const startedAt = Date.now();
    this.timer = setInterval(() => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      console.log(`${seconds} s: ${this.passed} passed, ${this.failed} failed`);
    }, intervalMs);
  }

  onTestCaseResult(_file, { status, fullName, failureMessages }) {
    if (status === "passed") this.passed++;
    if (status !== "failed") return;
    this.failed++;
    console.log(`Failed: ${fullName}\n${failureMessages.join("\n")}`);
  }

  onTestResult(_file, { testResults }) {
    // Others are pending because a person chose tests by their title.
    this.skipped.push(...testResults.map(({ fullName }) => fullName).filter((name) => name.includes("(skipped: ")));
  }

  onRunComplete() {
    clearInterval(this.timer);
    for (const name of this.skipped) console.log(`Skipped: ${name}`);
  }
}
