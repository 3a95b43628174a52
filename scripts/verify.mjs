/** npm run verify: the one gate. Prints what it checked and, last, how many tests passed and failed. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser } from "./browser.mjs";
import { bin, build, install, tryRun } from "./steps.mjs";

const results = [];
const totals = { passed: 0, failed: 0, skipped: 0 };

async function check(name, command, args = [], env = {}) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const ok = (await tryRun(command, args, env)) === 0;
  results.push({ name, ok, seconds: Math.round((Date.now() - began) / 1000) });
}

/** Jest writes its numbers to a file, so that they can be added up. */
async function tests(name, args, env = {}) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "wornby-verify-")), "result.json");
  await check(name, bin("jest"), [...args, "--json", `--outputFile=${file}`], { NODE_ENV: "test", ...env });
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
  fs.rmSync(path.dirname(file), { recursive: true });
  if (!result) return;
  const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = result;
  totals.passed += numPassedTests;
  // A file that does not even load counts as one failed test.
  totals.failed += Math.max(numFailedTests, numFailedTestSuites);
  totals.skipped += numPendingTests;
}

await install();
// Two at a time, one for each core of a small machine.
await Promise.all([
  check("lint", bin("eslint"), ["--max-warnings=0", "."]),
  (async () => {
    await check("schema and generated types", process.execPath, ["scripts/codegen.mjs", "--check"]);
    await check("types, server", bin("tsc"), ["-p", "server", "--noEmit"]);
    await check("types, client", bin("tsc"), ["-p", "client", "--noEmit"]);
    await check("types, browser tests", bin("tsc"), ["-p", "e2e", "--noEmit"]);
    await check("format", bin("prettier"), ["--check", "--log-level=warn", "."]);
    await check("import rules", bin("depcruise"), ["--config", "dependency-cruiser.config.cjs", "server", "client"]);
    await check("packages fit this Node", process.execPath, ["scripts/checkEngines.mjs"]);
  })(),
]);
// They ask much and mind no engine: where there is PostgreSQL, they run there.
const peerSuites = process.env.TEST_DATABASE_URL
  ? "contract/(naughtyStrings|graphqlOverHttp|properties)"
  : "/node_modules/";
// The embedded engine serves one test file at a time, which leaves a core for the client's tests.
await Promise.all([
  tests(
    "server on the embedded engine",
    ["--selectProjects", "server on the embedded engine", "--testPathIgnorePatterns", peerSuites],
    { TEST_DATABASE_URL: "" },
  ),
  tests("client", ["--selectProjects", "client", "--maxWorkers=1"], { TEST_DATABASE_URL: "" }),
]);
if (process.env.TEST_DATABASE_URL) {
  await tests("server on PostgreSQL", ["--selectProjects", "server on PostgreSQL"]);
} else {
  console.log("\nPostgreSQL is left out: TEST_DATABASE_URL is not set.");
}
await build();
await check("public pages: bytes and Lighthouse", process.execPath, ["bench/pages.mjs", "--gate"], {
  CHROME_PATH: findBrowser(),
});
// A slow machine has half an hour for all of this: `npm run e2e` runs what is left out, screens and sections whose parts have tests above.
const leftOut =
  "(admin(Account|Activity|Analytics|Blog|Celebrities|Dashboard|Import|Items|Links|Newsletter|Outfits|Products|Settings|Tags|Trash|Upload)|newsletterSources|sections)\\.e2e";
await tests("browser", ["--config", "e2e/jest.config.mjs", "--testPathIgnorePatterns", leftOut], {
  CHROME_PATH: findBrowser(),
});

console.log("");
for (const { name, ok, seconds } of results) console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
const failed = results.filter((result) => !result.ok).length;
const left = totals.skipped ? `, ${totals.skipped} skipped` : "";
console.log(`${totals.passed} passed, ${Math.max(totals.failed, failed)} failed${left}`);
process.exit(failed === 0 ? 0 : 1);
