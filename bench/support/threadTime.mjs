/**
 * The main thread's processor time that a first visit takes after the first paint. It does not count what other processes
 * take, and it is divided by that of a fixed piece of work in the same run, so it is nearly the same on every machine.
 * Lighthouse's trace reads scripts again for the stacks it records, and hides what evaluating them takes.
 */
import { chromium, devices } from "playwright-core";
import { createRequire } from "node:module";
import { findBrowser } from "../../scripts/browser.mjs";

const flags = createRequire(import.meta.url)("../../scripts/browserFlags.json");

const runs = 5;
const includedCategories = ["toplevel", "loading", "blink.user_timing"];

const median = (list) => [...list].sort((one, other) => one - other)[list.length >> 1];

/** Runs in the browser: objects, texts and elements, as in a page's scripts. */
function fixedWork() {
  performance.mark("fixedWork");
  const rows = Array.from({ length: 20_000 }, (_, id) => ({
    id,
    name: `Row ${(id * 7919) % 10_007}`,
    tags: [id, id + 1],
  }));
  const read = JSON.parse(JSON.stringify(rows)).sort((one, other) => (one.name < other.name ? -1 : 1));
  const list = document.createElement("ul");
  for (const { name } of read) list.appendChild(document.createElement("li")).textContent = name;
  return list.childNodes.length;
}

/** Runs in the browser. The footer is the last part that hydrates. */
const isHydrated = () =>
  Object.keys(document.querySelector("footer a") ?? {}).some((key) => key.startsWith("__reactProps"));

/** Traces an action in a new profile. @returns the trace's events */
async function trace(browser, act) {
  const context = await browser.newContext(devices["Moto G4"]);
  const cdp = await browser.newBrowserCDPSession();
  const events = [];
  cdp.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  try {
    const page = await context.newPage();
    await cdp.send("Tracing.start", { transferMode: "ReportEvents", traceConfig: { includedCategories } });
    await act(page);
    const complete = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
    await cdp.send("Tracing.end");
    await complete;
  } finally {
    await cdp.detach();
    await context.close();
  }
  return events;
}

const listTasks = (events) => events.filter(({ name }) => name === "ThreadControllerImpl::RunTask");

const longest = (tasks) => Math.max(...tasks.map(({ tdur = 0 }) => tdur));

/** @returns the task of the fixed work, in microseconds; none when the browser began to record after the task did */
async function measureFixedWork(browser) {
  const events = await trace(browser, (page) => page.evaluate(fixedWork));
  const mark = events.find(({ name }) => name === "fixedWork");
  if (!mark) return [];
  const isMarked = ({ pid, tid, ts, dur }) =>
    pid === mark.pid && tid === mark.tid && ts <= mark.ts && mark.ts <= ts + dur;
  return listTasks(events)
    .filter(isMarked)
    .map(({ tdur }) => tdur);
}

/** @returns the longest task and the sum of all tasks after the first paint, in microseconds */
async function visit(browser, url) {
  const events = await trace(browser, async (page) => {
    await page.goto(url);
    await page.waitForFunction(isHydrated, null, { polling: 200 });
  });
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (!paint) throw new Error(`${url}: the trace has no first paint.`);
  const tasks = listTasks(events).filter(({ pid, tid, ts }) => pid === paint.pid && tid === paint.tid && ts > paint.ts);
  return { longest: longest(tasks), sum: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) };
}

/**
 * Visits each page five times, in turns with the fixed work.
 * @returns for each URL the medians of the longest task and of the sum of all tasks, as multiples of the fixed work
 */
export async function measureThreadTime(urls) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: flags });
  const works = [];
  const visits = urls.map(() => []);
  try {
    for (let run = 0; run < runs; run += 1) {
      works.push(...(await measureFixedWork(browser)));
      for (const [index, url] of urls.entries()) visits[index].push(await visit(browser, url));
    }
  } finally {
    await browser.close();
  }
  if (works.length === 0) throw new Error("The browser recorded no fixed work.");
  const work = median(works);
  return visits.map((list) => ({
    "longest task": median(list.map((one) => one.longest)) / work,
    "all tasks": median(list.map((one) => one.sum)) / work,
  }));
}
