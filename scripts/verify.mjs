/**
 * npm run verify: what a person runs before a commit: static checks, all unit, component and API tests, and the browser's
 * journeys. `--full` adds the rest of the gate; CONTRIBUTING.md says what that is.
 * Prints each step when it ends, then the failed tests, a table of the steps' seconds with the last lines that failed ones
 * printed, and, last, how many tests passed and failed.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser, findBrowsers } from "./browser.mjs";
import { describeResult, runTests } from "./jest/runTests.mjs";
import { runLanes } from "./checks/lanes.mjs";
import { installPrograms } from "./packages.mjs";
import { bin, install, tryRun } from "./steps.mjs";

const full = process.argv.includes("--full");
const startedAt = Date.now();
const totals = { passed: 0, failed: 0 };
const failures = [];

const check = (name, command, args = [], env = {}) => ({
  name,
  run: async (output) => (await tryRun(command, args, env, output)) === 0,
});
const script = (name, ...args) => check(name, process.execPath, args);
const types = (name, folder) => check(`types, ${name}`, bin("tsc"), ["-p", folder, "--noEmit"]);

function count({ ok, passed, failed, failures: texts = [] }) {
  failures.push(...texts);
  totals.passed += passed;
  // Jest can fail without a failed test, for example when its set-up does.
  totals.failed += ok ? failed : Math.max(failed, 1);
  return ok;
}

const tests = (name, args, env = {}) => ({ name, run: async (output) => count(await runTests(args, env, output)) });
const browserTests = (name, folders) => ({
  ...tests(name, ["--config", "e2e/jest.config.mjs", ...folders], { TEST_GROUPS: "", ...findBrowsers() }),
  needs: "build",
});

/** The command of the README. */
async function runNpmTest(output) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-verify-"));
  const file = path.join(folder, "result.json");
  const code = await tryRun("npm", ["test"], { TEST_RESULT: file }, output);
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : { passed: 0, failed: 0 };
  fs.rmSync(folder, { recursive: true });
  return count({ ...result, ok: code === 0 });
}

await install();
findBrowser();
if (full) installPrograms();

const onEmbedded = "server on the embedded engine";
const onServer = process.env.TEST_DATABASE_URL ? "server on PostgreSQL" : onEmbedded;
/** Keeps both cores of a small machine busy. */
const computing = [
  // Writes files that the steps after it read.
  script("schema and generated types", "scripts/codegen.mjs", "--check"),
  script("build", "scripts/build.mjs"),
  { name: "npm test", run: runNpmTest },
  browserTests("browser journeys", ["e2e/visitor", "e2e/admin"]),
];
/** Keeps one core busy, or waits. */
const waiting = [
  check("lint", bin("eslint"), ["--max-warnings=0", "."], full ? { FUZZ_PATTERNS: "all" } : {}),
  types("server", "server"),
  types("client", "client"),
  types("service worker", "client/serviceWorker"),
  types("browser tests", "e2e"),
  check("format", bin("prettier"), ["--check", "--log-level=warn", "."]),
  check("import rules", bin("depcruise"), ["--config", "dependency-cruiser.config.cjs", "site", "server", "client"]),
  script("packages fit this Node", "scripts/checks/engines.mjs"),
  script("advisories", "scripts/checks/advisories.mjs"),
  script("changelog and licenses", "scripts/release/obstacles.mjs"),
];
if (full) {
  computing.push(tests("slow tests of the server", ["--selectProjects", onServer], { TEST_GROUPS: "full" }));
  const engines = { TEST_GROUPS: "engines", TEST_DATABASE_URL: "" };
  if (onServer !== onEmbedded)
    computing.push(tests("what can differ on the embedded engine", ["--selectProjects", onEmbedded], engines));
  waiting.push(
    check("monitoring: configuration", "promtool", ["check", "config", "deploy/monitoring/prometheus.yml"]),
    check("monitoring: alerts", "promtool", ["test", "rules", "deploy/monitoring/alerts.test.yml"]),
    check("Caddyfile", "caddy", ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"], {
      DOMAIN: "wornby.example",
    }),
    // One at a time: the other lane keeps the cores busy, and these measure how long a site is away.
    browserTests("servers, clusters and faults", ["e2e/server", "--maxWorkers=1"]),
  );
}
const results = await runLanes([computing, waiting]);
// Alone: Lighthouse measures an idle machine.
if (full) {
  const browser = { CHROME_PATH: findBrowser() };
  const pages = check("public pages: bytes and Lighthouse", process.execPath, ["bench/pages.mjs", "--gate"], browser);
  results.push(...(await runLanes([[pages]])));
}

// Again, because the output of the steps is long.
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log("");
for (const { name, ok, seconds, lastLines } of results) {
  console.log(`${ok ? "ok    " : "FAILED"} ${String(seconds).padStart(5)} s  ${name}`);
  if (!ok) for (const line of lastLines) console.log(`FAILED         ${line}`);
}
console.log(`${String(Math.round((Date.now() - startedAt) / 1000)).padStart(12)} s  in all`);
const failed = results.filter((result) => !result.ok).length;
totals.failed = Math.max(totals.failed, failed);
console.log(describeResult(totals));
process.exit(totals.failed === 0 ? 0 : 1);
