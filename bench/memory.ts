/**
 * What the server's process holds after minutes of visits: prints its memory (RSS) each minute, and the failed requests:
 *   TEST_DATABASE_URL=postgres://... npm run bench:memory -- [--minutes 15] [--rate 10] [--keep] [--large]
 * Asks for another page, feed, file or query each time, with 10 requests a second, as a crawler and an editor do. In a small
 * catalogue that it makes and drops again, or in the large one; with --keep it stays, and the next run uses it. The process has
 * the settings of deploy/memory.env.
 */
import "reflect-metadata";
import fs from "node:fs";
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { ask, type ServerProcess, startSite, stopServers } from "./support/builtSite";
import { filling, large, small } from "./support/catalogue";
import { report } from "./support/compare";
import { buildDatabaseUrl, dropDatabase, prepareDatabase } from "./support/ownDatabase";
import { listPages } from "./support/pagePlans";

const { values: options } = parseArgs({
  options: {
    minutes: { type: "string", default: "15" },
    rate: { type: "string", default: "10" },
    keep: { type: "boolean", default: false },
    large: { type: "boolean", default: false },
  },
});
/** Megabytes. */
const bar = 300;
const size = options.large ? large : small;
const agent = new http.Agent({ keepAlive: true, maxSockets: 50 });

/** Returns the megabytes that the process holds in memory. */
const readMemory = ({ pid }: ServerProcess): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;

/** A number from 1 to `count`, another one for each request. */
const pick = (request: number, count: number): number => 1 + ((request * 7_919) % count);
const addresses: readonly ((request: number) => string)[] = [
  (n) => `/outfit/outfit-${pick(n, size.outfits)}`,
  (n) => `/celebrity/person-${pick(n, size.celebrities)}`,
  (n) => `/blog/article-${pick(n, size.posts)}`,
  (n) => `/shop?maxPrice=${pick(n, 4_000)}`,
  (n) => `/search?q=navy+silk+${n}`,
  (n) => `/outfits?minPrice=${pick(n, 2_000)}`,
  (n) => `/celebrity/person-${pick(n, size.celebrities)}/feed.xml`,
  () => "/",
  () => "/sitemap.xml",
  () => "/sitemap-outfits-1.xml",
  (n) => `/category/${["dresses", "shoes", "handbags"][n % 3]}`,
  (n) => `/no-such-page-${n}`,
];

interface Visit {
  name: string;
  status: number;
  isFailed: boolean;
}

async function visit(site: ServerProcess, request: number): Promise<Visit> {
  // Each visitor asks for a few pages only.
  const headers = {
    "accept-encoding": "identity",
    "x-forwarded-for": `198.51.${pick(request, 200)}.${pick(request, 250)}`,
  };
  if (request % 3 > 0) {
    const path = addresses[pick(request, addresses.length) - 1](request);
    const { status } = await ask(site, { agent, path, headers: { ...headers, accept: "text/html,*/*" } });
    return { name: path, status, isFailed: status >= 500 || status === 429 };
  }
  const { label, query, variables } = listPages[pick(request, listPages.length) - 1];
  const type = { ...headers, "content-type": "application/json" };
  const asked = JSON.stringify({ query, variables });
  const { status, body } = await ask(site, { agent, method: "POST", path: "/graphql", headers: type }, asked);
  return { name: label, status, isFailed: status !== 200 || body.includes('{"errors"') };
}

/** Sends the requests at their times, whether the former ones were answered or not. @returns the number of failed ones. */
async function measure(site: ServerProcess): Promise<void> {
  const pause = 1_000 / Number(options.rate);
  const [began, open] = [performance.now(), new Set<Promise<void>>()];
  let [sent, failed, most] = [0, 0, 0];
  const note = ({ name, status, isFailed }: Visit): void => {
    if (!isFailed) return;
    failed += 1;
    console.log(`failed with status ${status}: ${name}`);
  };
  for (let minute = 1; minute <= Number(options.minutes); minute += 1) {
    for (const end = began + minute * 60_000; performance.now() < end;) {
      sent += 1;
      const visited: Promise<void> = visit(site, sent)
        .catch((error: unknown) => ({ name: String(error), status: 0, isFailed: true }))
        .then(note)
        .finally(() => open.delete(visited));
      open.add(visited);
      await sleep(Math.max(0, began + sent * pause - performance.now()));
    }
    const memory = readMemory(site);
    most = Math.max(most, memory);
    console.log(`minute ${minute}: ${Math.round(memory)} MB, ${sent} requests, ${failed} failed`);
  }
  await Promise.all(open);
  report(`at most ${Math.round(most)} MB, bar ${bar}; ${failed} of ${sent} failed`, most <= bar && failed === 0);
}

async function main(): Promise<void> {
  const name = `wornby_memory_${options.large ? "large" : "small"}${options.keep ? "" : `_${process.pid}`}`;
  try {
    await prepareDatabase(name, { keep: options.keep, statements: filling(size) });
    const settings = fs.readFileSync("deploy/memory.env", "utf8").matchAll(/^([A-Z_]+)="?([^"\n]*)"?$/gm);
    const site = await startSite({
      ...Object.fromEntries(Array.from(settings, ([, key, value]) => [key, value])),
      DATABASE_URL: buildDatabaseUrl(name),
      DEMO: "false",
      PUBLIC_URL: "https://wornby.example",
      TRUST_PROXY: "1",
    });
    console.log(`after the start: ${Math.round(readMemory(site))} MB`);
    await measure(site);
  } finally {
    agent.destroy();
    stopServers();
    if (!options.keep) await dropDatabase(name);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
