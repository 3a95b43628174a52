/** A reporter of Jest that says every ten seconds how far a run is: files that share modules report only at their end. */
const intervalMs = 10_000;

export default class Progress {
  passed = 0;
  failed = 0;

  onRunStart() {
    const startedAt = Date.now();
    this.timer = setInterval(() => {
      const seconds = Math.round((Date.now() - startedAt) / 1000);
      console.log(`${seconds} s: ${this.passed} passed, ${this.failed} failed`);
    }, intervalMs);
  }

  onTestCaseResult(_file, { status }) {
    if (status === "passed") this.passed++;
    if (status === "failed") this.failed++;
  }

  onRunComplete() {
    clearInterval(this.timer);
  }
}
