/**
 * What a first visit to an admin screen costs, with an empty browser cache, 1280 by 900 pixels:
 *   npm run bench:screens -- [--runs 5] [--screens dashboard,outfits] [--address http://127.0.0.1:3000]
 * The built site with its sample data on the embedded engine, or a running one in demo mode. Counts the requests, their
 * bytes, and the time that the page's main thread computes, so that other work on the machine matters little.
 */
import { createRequire } from "node:module";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { chromium } from "playwright-core";
import { findBrowsers } from "../scripts/browser.mjs";
import { startSite } from "./support/site.mjs";

const flags = createRequire(import.meta.url)("../scripts/browserFlags.json");
const screens = {
  dashboard: "/admin",
  outfits: "/admin/outfits",
  products: "/admin/products",
  celebrities: "/admin/celebrities",
  articles: "/admin/blog",
  media: "/admin/media",
  analytics: "/admin/analytics",
  people: "/admin/people",
  settings: "/admin/settings",
};
const { values: options } = parseArgs({
  options: { runs: { type: "string" }, screens: { type: "string" }, address: { type: "string" } },
});
const runs = Number(options.runs ?? 5);
const chosen = options.screens?.split(",") ?? Object.keys(screens);
const signIn = {
  query: "mutation SignIn($input: SignInInput!) { signIn(input: $input) { __typename } }",
  variables: { input: { email: "demo@wornby.example", password: "wornby-demo" } },
};

/** Waits until the page has computed nothing for a second. @returns its processor time in milliseconds */
async function settle(session) {
  const read = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "TaskDuration").value * 1_000;
  };
  let before = await read();
  for (let quiet = 0; quiet < 5;) {
    await sleep(200);
    const now = await read();
    quiet = now - before < 2 ? quiet + 1 : 0;
    before = now;
  }
  return before;
}

async function visit(browser, address, path) {
  const context = await browser.newContext({ baseURL: address, viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  const response = await page.request.post("/graphql", { data: signIn });
  if (!response.ok()) throw new Error(`The demo administrator could not sign in: ${await response.text()}`);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Network.enable");
  const types = new Map();
  let bytes = 0;
  let pictures = 0;
  let requests = 0;
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    requests += 1;
    bytes += encodedDataLength;
    if (types.get(requestId) === "Image") pictures += 1;
  });
  await page.goto(path);
  const processor = await settle(session);
  await context.close();
  return {
    requests: requests - pictures,
    pictures,
    kB: Math.round(bytes / 1_000),
    "processor ms": Math.round(processor),
  };
}

const site = options.address ? { address: options.address, stop: () => undefined } : await startSite();
const browser = await chromium.launch({ executablePath: findBrowsers().HEADLESS_PATH, args: flags });
try {
  const table = {};
  for (const screen of chosen) {
    const visits = [];
    for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, site.address, screens[screen]));
    visits.sort((one, other) => one["processor ms"] - other["processor ms"]);
    table[screen] = visits[runs >> 1];
  }
  console.table(table);
} finally {
  await browser.close();
  await site.stop();
}
