/**
 * How fast public pages are on a phone: bytes of the first visit, and Lighthouse's mobile preset with simulated throttling,
 * median of some runs, against budgets:
 *   npm run bench:pages -- [--runs 5] [--routes home,outfit] [--gate]
 * The built site with its sample data on the embedded engine. Fails when a budget is missed. `--gate` looks once at the
 * first page, and only at what is the same on every machine: bytes, thread time as multiples of a fixed piece of work,
 * accessibility, best practices, SEO, CLS. `npm run verify` does.
 */
import http from "node:http";
import os from "node:os";
import { parseArgs } from "node:util";
import { lighthouseVersion, measure, processorBlocking } from "./support/lighthouse.mjs";
import { scriptBudget, listPageScripts } from "./support/pageBytes.mjs";
import { startSite } from "./support/site.mjs";
import { measureThreadTime } from "./support/threadTime.mjs";

/** One address of each kind of public page, from the sample data. */
const pageKinds = {
  home: "/",
  celebrities: "/celebrities",
  celebrity: "/celebrity/wren-halloway",
  outfits: "/outfits",
  dialog: "/outfits?dialog=style-match",
  outfit: "/outfit/beatrix-thornquist-quilted-teal-puffer-black-jumpsuit-airport",
  garment: "/garment/gold-cuff",
  category: "/category/dresses",
  categories: "/categories",
  categoryOutfits: "/categories/dresses",
  shop: "/shop",
  blog: "/blog",
  topics: "/blog/topics",
  topic: "/blog/topic/vintage",
  article: "/blog/a-field-guide-to-loafers",
  search: "/search?q=zendya",
  favorites: "/favorites",
  legal: "/privacy-policy",
};

const { values: options } = parseArgs({
  options: { runs: { type: "string" }, routes: { type: "string" }, gate: { type: "boolean", default: false } },
});
const { gate } = options;
const runs = Number(options.runs ?? (gate ? 1 : 5));
const routes = options.routes?.split(",") ?? (gate ? ["home"] : Object.keys(pageKinds));
const unknown = routes.filter((route) => !(route in pageKinds));
if (unknown.length > 0)
  throw new Error(`There is no route ${unknown.join(", ")}; there are ${Object.keys(pageKinds).join(", ")}.`);

const score = (id) => (report) => Math.round((report.categories[id].score ?? 0) * 100);
const audit = (id) => (report) => report.audits[id].numericValue;

/** Values read from a report and their bars: minimum for scores, maximum for the rest; the last is shown next to TBT. */
const allFigures = {
  performance: { read: score("performance"), least: 99, timed: true },
  accessibility: { read: score("accessibility"), least: 100 },
  "best practices": { read: score("best-practices"), least: 100 },
  SEO: { read: score("seo"), least: 100 },
  CLS: { read: audit("cumulative-layout-shift"), most: 0 },
  "LCP ms": { read: audit("largest-contentful-paint"), most: 1500, timed: true },
  "TBT ms": { read: audit("total-blocking-time"), most: 100, timed: true },
  "processor TBT ms": { read: processorBlocking, timed: true },
};
const figures = Object.fromEntries(Object.entries(allFigures).filter(([, { timed }]) => !(gate && timed)));
const looked = gate
  ? { onlyCategories: ["accessibility", "best-practices", "seo"], onlyAudits: ["cumulative-layout-shift"] }
  : {};
const firstVisitBudget = 270_000;
/** Multiples of the fixed work. The longest task takes 0.4 to 0.5, by machine; with React inside the site's script, 1.0. */
const threadTimeBudget = { "longest task": 0.75, "all tasks": 8 };

const median = (list) => [...list].sort((one, other) => one - other)[list.length >> 1];
const rounded = (name, value) => (name === "CLS" ? Math.round(value * 1000) / 1000 : Math.round(value));
const isMissed = ({ least = -Infinity, most = Infinity }, value) => value < least || value > most;

const missed = [];

function compareWithBars(route, reports) {
  const row = {};
  for (const [name, figure] of Object.entries(figures)) {
    row[name] = rounded(name, median(reports.map(figure.read)));
    if (isMissed(figure, row[name]))
      missed.push(`${route}: ${name} is ${row[name]}, to be ${figure.least ?? figure.most}`);
  }
  return { ...row, "load average": median(reports.map(({ load }) => load)).toFixed(1) };
}

function measureSize(url) {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { "accept-encoding": "br" } }, (response) => {
        const chunks = [];
        if (response.statusCode !== 200) reject(new Error(`${url} returned status ${response.statusCode}.`));
        response.on("data", (chunk) => chunks.push(chunk)).on("end", () => resolve(Buffer.concat(chunks).length));
      })
      .on("error", reject);
  });
}

const addresses = (html, pattern) => [...new Set([...html.matchAll(pattern)].map(([, address]) => address))];

/** Bytes that the first visit of the home page takes, pictures aside, as they come over the line, without headers. */
async function firstVisit(site) {
  const html = await (await fetch(site)).text();
  const sum = async (list) =>
    (await Promise.all(list.map((address) => measureSize(site + address)))).reduce((a, b) => a + b, 0);
  const kinds = {
    page: ["/"],
    scripts: addresses(html, /(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    styles: addresses(html, /href="(\/assets\/[^"]+\.css)"/g),
    fonts: addresses(html, /href="(\/assets\/[^"]+\.woff2)"/g),
    rest: addresses(html, /href="(\/site\.webmanifest)"/g),
  };
  const row = {};
  for (const [kind, list] of Object.entries(kinds)) row[kind] = await sum(list);
  return { ...row, total: Object.values(row).reduce((a, b) => a + b, 0) };
}

const site = await startSite();
try {
  console.log(
    `Lighthouse ${lighthouseVersion}, mobile, median of ${runs}; ${os.cpus()[0].model}, ${os.cpus().length} cores.`,
  );
  const pages = listPageScripts();
  console.table(pages);
  if (pages.length === 0) missed.push("The build has no public pages.");
  for (const { page, bytes } of pages)
    if (bytes > scriptBudget) missed.push(`${page}: ${bytes} bytes of scripts, to be ${scriptBudget}`);
  const visit = await firstVisit(site.address);
  console.table([visit]);
  if (visit.total > firstVisitBudget)
    missed.push(`home: ${visit.total} bytes of the first visit, to be ${firstVisitBudget}`);
  const timed = ["home", "blog"];
  const threadTimes = await measureThreadTime(timed.map((route) => site.address + pageKinds[route]));
  console.table(Object.fromEntries(timed.map((route, index) => [route, threadTimes[index]])));
  for (const [index, route] of timed.entries())
    for (const [name, most] of Object.entries(threadTimeBudget)) {
      const value = threadTimes[index][name];
      if (value > most)
        missed.push(`${route}: ${name} after the first paint: ${value.toFixed(2)} times the fixed work, to be ${most}`);
    }
  const table = {};
  for (const route of routes) {
    const url = site.address + pageKinds[route];
    // As every visitor but the first finds it.
    await (await fetch(url, { headers: { "accept-encoding": "br" } })).arrayBuffer();
    const reports = [];
    for (let run = 0; run < runs; run += 1) reports.push({ ...(await measure(url, looked)), load: os.loadavg()[0] });
    table[route] = compareWithBars(route, reports);
    console.log(route, JSON.stringify(table[route]));
  }
  console.table(table);
} finally {
  await site.stop();
}
for (const sentence of missed) console.error(sentence);
if (missed.length > 0) process.exitCode = 1;
