/**
 * npm run verify: what a person runs before a commit: static checks, all unit, component and API tests, and the browser's
 * journeys. `--full` adds the rest of the gate; CONTRIBUTING.md says what that is. `--after-test` leaves out the tests that
 * `npm test` has run before, and adds its numbers from the file that TEST_RESULT names.
 * Prints what it checked and, last, how many tests passed and failed.
 */
import fs from "node:fs";
import { findBrowser, findBrowsers } from "./browser.mjs";
import { describeResult, runTests } from "./jest/runTests.mjs";
import { installPrograms } from "./packages.mjs";
import { bin, build, install, tryRun } from "./steps.mjs";

const full = process.argv.includes("--full");
const afterTest = process.argv.includes("--after-test");
const { TEST_DATABASE_URL, TEST_RESULT } = process.env;
const results = [];
const totals = { passed: 0, failed: 0, skipped: 0 };

async function step(name, run) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const ok = await run();
  results.push({ name, ok, seconds: Math.round((Date.now() - began) / 1000) });
}

const check = (name, command, args = [], env = {}) => step(name, async () => (await tryRun(command, args, env)) === 0);

function count({ ok, passed, failed, skipped }) {
  totals.passed += passed;
  // Jest can fail without a failed test, for example when its set-up does.
  totals.failed += ok ? failed : Math.max(failed, 1);
  totals.skipped += skipped;
  return ok;
}

const tests = (name, args, env = {}) => step(name, async () => count(await runTests(args, env)));
const browserTests = (name, folders) =>
  tests(name, ["--config", "e2e/jest.config.mjs", ...folders], { TEST_GROUPS: "", ...findBrowsers() });

await install();
findBrowser();
if (full) installPrograms();

// Two lanes, one for each core of a small machine: neither waits for the other.
await Promise.all([
  check("lint", bin("eslint"), ["--max-warnings=0", "."], full ? { FUZZ_PATTERNS: "all" } : {}),
  (async () => {
    await check("schema and generated types", process.execPath, ["scripts/codegen.mjs", "--check"]);
    await check("types, server", bin("tsc"), ["-p", "server", "--noEmit"]);
    await check("types, client", bin("tsc"), ["-p", "client", "--noEmit"]);
    await check("types, service worker", bin("tsc"), ["-p", "client/serviceWorker", "--noEmit"]);
    await check("types, browser tests", bin("tsc"), ["-p", "e2e", "--noEmit"]);
    await check("format", bin("prettier"), ["--check", "--log-level=warn", "."]);
    await check("import rules", bin("depcruise"), [
      "--config",
      "dependency-cruiser.config.cjs",
      "site",
      "server",
      "client",
    ]);
    await check("packages fit this Node", process.execPath, ["scripts/checkEngines.mjs"]);
  })(),
]);
await build();
if (afterTest) count(JSON.parse(fs.readFileSync(TEST_RESULT, "utf8")));
else await tests("unit, component and API tests", []);
await browserTests("browser journeys", ["e2e/visitor", "e2e/admin"]);

if (full) {
  const monitoring = (name) => `deploy/monitoring/${name}`;
  await check("monitoring: configuration", "promtool", ["check", "config", monitoring("prometheus.yml")]);
  await check("monitoring: alerts", "promtool", ["test", "rules", monitoring("alerts.test.yml")]);
  const embedded = "server on the embedded engine";
  const server = TEST_DATABASE_URL ? "server on PostgreSQL" : embedded;
  await tests("slow tests of the server", ["--selectProjects", server], { TEST_GROUPS: "full" });
  if (TEST_DATABASE_URL) await tests(embedded, ["--selectProjects", embedded], { TEST_DATABASE_URL: "" });
  await browserTests("servers, clusters and faults", ["e2e/server"]);
  await check("public pages: bytes and Lighthouse", process.execPath, ["bench/pages.mjs", "--gate"], {
    CHROME_PATH: findBrowser(),
  });
}

console.log("");
for (const { name, ok, seconds } of results) console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
const failed = results.filter((result) => !result.ok).length;
totals.failed = Math.max(totals.failed, failed);
console.log(describeResult(totals));
process.exit(totals.failed === 0 ? 0 : 1);
