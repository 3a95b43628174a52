/**
 * Processor time of the grid on the Outfits screen, and its tab stops:
 *   npm run bench:grid -- [--runs 9] [--address http://127.0.0.1:3000]
 * The built site with its sample data on the embedded engine, or a running one in demo mode. Counts the time that the
 * page's main thread computes (scripts, styles, layout), so that other work on the machine matters little.
 */
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findBrowsers } from "../scripts/browser.mjs";
import { startSite } from "./support/site.mjs";

const flags = createRequire(import.meta.url)("../scripts/browserFlags.json");

const { values: options } = parseArgs({ options: { runs: { type: "string" }, address: { type: "string" } } });
const runs = Number(options.runs ?? 9);
const signIn = {
  query: "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }",
  variables: { input: { email: "demo@wornby.example", password: "wornby-demo" } },
};

const names = {
  tick: "tick of a checkbox, 50 rows",
  choose: "from 25 to 50 rows",
  open: "screen with 50 rows, from another screen",
};

/** Signs in and opens a page. @returns it, and a function that reads its processor time in milliseconds. */
async function openPage(browser, address) {
  const page = await browser.newPage({ baseURL: address, viewport: { width: 1280, height: 900 } });
  const response = await page.request.post("/graphql", { data: signIn });
  if (!response.ok()) throw new Error(`The demo administrator could not sign in: ${await response.text()}`);
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    const find = (name) => metrics.find((metric) => metric.name === name).value * 1_000;
    return { task: find("TaskDuration"), script: find("ScriptDuration") };
  };
  return { page, read };
}

/** Waits until the page has computed nothing for half a second. */
async function settle(read) {
  let before = await read();
  for (let quiet = 0; quiet < 3;) {
    await sleep(170);
    const now = await read();
    quiet = now.task - before.task < 2 ? quiet + 1 : 0;
    before = now;
  }
  return before;
}

async function measure({ read }, act) {
  const before = await settle(read);
  await act();
  const after = await settle(read);
  return { task: after.task - before.task, script: after.script - before.script };
}

/** Goes backward from the control below the grid until the focus is above it. */
async function countTabStops(page) {
  await page.getByRole("combobox", { name: "Rows per page" }).focus();
  for (let stops = 0; ; stops += 1) {
    await page.keyboard.press("Shift+Tab");
    if (!(await page.evaluate(() => document.activeElement?.closest('[role="grid"]')))) return stops;
  }
}

async function measureGrid(browser, address) {
  const opened = await openPage(browser, address);
  const { page } = opened;
  // The header is a row too. The grid renders only the visible rows.
  const waitForRows = (count) => page.locator(`[role="grid"][aria-rowcount="${count + 1}"]`).waitFor();
  const size = page.getByRole("combobox", { name: "Rows per page" });
  const figures = { tick: [], choose: [], open: [] };
  await page.goto("/admin/outfits");
  for (let run = 0; run < runs; run += 1) {
    await size.selectOption("25");
    await waitForRows(25);
    const choose = async () => {
      await size.selectOption("50");
      await waitForRows(50);
    };
    figures.choose.push(await measure(opened, choose));
    // The first box selects all rows.
    const box = page
      .getByRole("grid")
      .getByRole("checkbox")
      .nth(1 + run);
    figures.tick.push(await measure(opened, () => box.click()));
  }
  const tabStops = await countTabStops(page);
  for (let run = 0; run < runs; run += 1) {
    await page.getByRole("link", { name: "Celebrities" }).click();
    await page.waitForURL(/celebrities/);
    const open = async () => {
      await page.goBack();
      await waitForRows(50);
    };
    figures.open.push(await measure(opened, open));
  }
  return { figures, tabStops };
}

function summarize(list) {
  const sorted = (kind) => list.map((figure) => Math.round(figure[kind])).sort((one, other) => one - other);
  const [task, script] = [sorted("task"), sorted("script")];
  const middle = list.length >> 1;
  return {
    "median ms": task[middle],
    "its scripts ms": script[middle],
    "lowest ms": task[0],
    "highest ms": task.at(-1),
  };
}

const site = options.address ? { address: options.address, stop: () => undefined } : await startSite();
const browser = await chromium.launch({ executablePath: findBrowsers().HEADLESS_PATH, args: flags });
try {
  const { figures, tabStops } = await measureGrid(browser, site.address);
  console.table(Object.fromEntries(Object.entries(names).map(([key, name]) => [name, summarize(figures[key])])));
  console.log(`tab stops of the grid with 50 rows: ${tabStops}`);
} finally {
  await browser.close();
  await site.stop();
}
