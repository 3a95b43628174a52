/** npm run verify: the one gate. Prints what it checked and, last, how many tests passed and failed. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { findBrowser, findBrowsers } from "./browser.mjs";
import { installPrograms } from "./packages.mjs";
import { bin, build, install, tryRun } from "./steps.mjs";

const results = [];
const totals = { passed: 0, failed: 0, skipped: 0 };
/** Browser tests that passed only when their file was run alone. */
const unsteady = [];

async function check(name, command, args = [], env = {}) {
  console.log(`\n== ${name}`);
  const began = Date.now();
  const ok = (await tryRun(command, args, env)) === 0;
  results.push({ name, ok, seconds: Math.round((Date.now() - began) / 1000) });
}

/** Runs Jest, which writes its numbers to a file. @returns the numbers; undefined when it did not get that far */
async function jest(name, args, env) {
  const file = path.join(fs.mkdtempSync(path.join(os.tmpdir(), "wornby-verify-")), "result.json");
  await check(name, bin("jest"), [...args, "--json", `--outputFile=${file}`], { NODE_ENV: "test", ...env });
  const result = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, "utf8")) : undefined;
  fs.rmSync(path.dirname(file), { recursive: true });
  return result;
}

function count(files) {
  for (const { status, assertionResults } of files) {
    const failed = assertionResults.filter((test) => test.status === "failed").length;
    totals.passed += assertionResults.filter((test) => test.status === "passed").length;
    // A file that does not even load counts as one failed test.
    totals.failed += failed || (status === "failed" ? 1 : 0);
    totals.skipped += assertionResults.filter((test) => test.status === "pending").length;
  }
}

async function tests(name, args, env = {}) {
  const result = await jest(name, args, env);
  if (result) count(result.testResults);
}

/**
 * Browsers, servers and databases of several files share two cores, and their tests run in real time. A file that
 * fails beside others is run once more alone: what fails again is a failure, what passes is told by name.
 */
async function browserTests() {
  const args = ["--config", "e2e/jest.config.mjs"];
  installPrograms();
  const first = await jest("browser", args, findBrowsers());
  if (!first) return;
  const failed = first.testResults.filter(({ status }) => status === "failed");
  count(first.testResults.filter((file) => !failed.includes(file)));
  if (failed.length === 0) return;
  const again = [...args, "--runInBand", "--runTestsByPath", ...failed.map(({ name }) => name)];
  const second = await jest("browser, files that failed", again, findBrowsers());
  count((second ?? first).testResults.filter(({ name }) => failed.some((file) => file.name === name)));
  if (second?.success) {
    results.find(({ name }) => name === "browser").ok = true;
    unsteady.push(
      ...failed.flatMap(({ name, assertionResults }) =>
        assertionResults
          .filter(({ status }) => status === "failed")
          .map(({ fullName }) => `${path.basename(name)}: ${fullName}`),
      ),
    );
  }
}

/** The site works without this folder. */
const sample = fs.existsSync("sample") ? ["sample"] : [];

// Where PostgreSQL runs all suites, the embedded engine runs those whose SQL, transactions or process could differ there.
const engineSuites = process.env.TEST_DATABASE_URL
  ? [
      "server/(database|commands|shared/paging)/",
      "\\.api\\.test",
      "(clickStore\\.service|cheduled|exhaustedPool|statements)\\.test",
    ].join("|")
  : "yes";

await install();
installPrograms();
// Two lanes, one for each core of a small machine: neither waits for the other.
await Promise.all([
  (async () => {
    await check("lint", bin("eslint"), ["--max-warnings=0", "."]);
    await check("libraries for the client's tests", process.execPath, ["scripts/bundleClientLibraries.mjs"]);
    // On the libraries that the browser gets, which are not the files that Node takes.
    const libraries = { TEST_DATABASE_URL: "", CLIENT_LIBRARIES: "bundle" };
    await tests("client", ["--selectProjects", "client", "--maxWorkers=1"], libraries);
  })(),
  (async () => {
    await check("schema and generated types", process.execPath, ["scripts/codegen.mjs", "--check"]);
    await check("types, server", bin("tsc"), ["-p", "server", "--noEmit"]);
    await check("types, client", bin("tsc"), ["-p", "client", "--noEmit"]);
    await check("types, browser tests", bin("tsc"), ["-p", "e2e", "--noEmit"]);
    await check("format", bin("prettier"), ["--check", "--log-level=warn", "."]);
    await check("import rules", bin("depcruise"), [
      "--config",
      "dependency-cruiser.config.cjs",
      "site",
      "server",
      "client",
      ...sample,
    ]);
    const monitoring = (name) => `deploy/monitoring/${name}`;
    await check("monitoring: configuration", "promtool", ["check", "config", monitoring("prometheus.yml")]);
    await check("monitoring: alerts", "promtool", ["test", "rules", monitoring("alerts.test.yml")]);
    await check("packages fit this Node", process.execPath, ["scripts/checkEngines.mjs"]);
    await build();
    if (sample.length > 0) await tests("sample", ["--selectProjects", "sample"]);
    // It serves one test file at a time.
    const engine = "server on the embedded engine";
    await tests(engine, ["--selectProjects", engine], { TEST_DATABASE_URL: "", TEST_GROUPS: engineSuites });
    const postgres = "server on PostgreSQL";
    if (process.env.TEST_DATABASE_URL) await tests(postgres, ["--selectProjects", postgres], { TEST_GROUPS: "yes" });
    else console.log("\nPostgreSQL is left out: TEST_DATABASE_URL is not set.");
  })(),
]);
await check("public pages: bytes and Lighthouse", process.execPath, ["bench/pages.mjs", "--gate"], {
  CHROME_PATH: findBrowser(),
});
await browserTests();

console.log("");
for (const { name, ok, seconds } of results) console.log(`${ok ? "ok    " : "FAILED"} ${name} (${seconds} s)`);
for (const test of unsteady) console.log(`second run: ${test}`);
const failed = results.filter((result) => !result.ok).length;
const left = totals.skipped ? `, ${totals.skipped} skipped` : "";
console.log(`${totals.passed} passed, ${Math.max(totals.failed, failed)} failed${left}`);
process.exit(failed === 0 ? 0 : 1);
