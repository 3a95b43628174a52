import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { tryRun } from "../steps.mjs";

/** Jest loads packages that are ES modules only with the first option; the second leaves out its warning. */
const moduleOptions = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];

/** The title of a failed test, and what was expected. */
const failureLines = 12;

/** Starts Jest. @returns its exit code */
export const startJest = (args, env, output) =>
  tryRun(
    process.execPath,
    [...moduleOptions, "node_modules/jest/bin/jest.js", ...args],
    { NODE_ENV: "test", ...env },
    output,
  );

/** @returns a line for each failed test, and for each file that does not load */
const listFailures = ({ testResults = [] }) =>
  testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = path.relative(process.cwd(), name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      if (failed.length === 0) return [`${file}: ${message}`];
      return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join("\n")}`);
    })
    .map((failure) => failure.split("\n").slice(0, failureLines).join("\n"));

/** Runs Jest, and returns whether it succeeded, its numbers of tests, and a text for each failure. */
export async function runTests(args, env = {}, output = "inherit") {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-tests-"));
  const file = path.join(folder, "result.json");
  const command = [...args, "--json", `--outputFile=${file}`];
  const code = await startJest(command, { TEST_GROUPS: "verify", ...env }, output);
  const results = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : {};
  fs.rmSync(folder, { recursive: true });
  return {
    ok: code === 0,
    passed: results.numPassedTests ?? 0,
    // A file that does not load counts as one failed test.
    failed: (results.numFailedTests ?? 0) + (results.numRuntimeErrorTestSuites ?? 0),
    failures: listFailures(results),
  };
}

export const describeResult = ({ passed, failed }) => `${passed} passed, ${failed} failed`;
