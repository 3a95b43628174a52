/**
 * Resident memory of the server under an hour of mixed load:
 *   TEST_DATABASE_URL=postgres://... npm run bench:memory -- [--minutes 60] [--rate 100]
 * Pages and queries of changing rows, so that the response cache evicts. Creates a database and drops it afterwards.
 */
import "reflect-metadata";
import fs from "node:fs";
import http from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs, parseEnv } from "node:util";
import { ask, startSite } from "./support/builtSite";
import { filling, small } from "./support/catalogue";
import { buildDatabaseUrl, fillDatabase, withDatabase } from "./support/ownDatabase";
import { reads } from "./support/reads";

const { values: options } = parseArgs({
  options: { minutes: { type: "string", default: "60" }, rate: { type: "string", default: "100" } },
});
const [minutes, rate] = [Number(options.minutes), Number(options.rate)];
const bar = 250;
const workers = 8;
const database = `wornby_bench_memory_${process.pid}`;

const agent = new http.Agent({ keepAlive: true, maxSockets: workers });
const post = { method: "POST", agent, headers: { "content-type": "application/json" } };
const page = { agent, headers: { "accept-encoding": "br", accept: "text/html" } };

/** What the request of this number asks for. */
function request(port: number, number: number): Promise<unknown> {
  const row = 1 + ((number * 7_919) % small.outfits);
  if (number % 5 === 0)
    return ask(port, "/graphql", post, JSON.stringify({ query: reads[(number / 5) % reads.length].query }));
  if (number % 5 === 1) return ask(port, `/celebrity/person-${1 + (row % small.celebrities)}`, page);
  if (number % 5 === 2) return ask(port, `/search?q=silk+${row}`, page);
  return ask(port, number % 2 ? `/outfit/outfit-${row}` : `/blog/article-${1 + (row % small.posts)}`, page);
}

/** Megabytes. */
const readResidentMemory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1_024;

async function main(): Promise<void> {
  await withDatabase(database, ["synchronous_commit = off"], async () => {
    await fillDatabase(database, filling(small));
    const { port, pid } = await startSite({
      ...parseEnv(fs.readFileSync("deploy/memory.env", "utf8")),
      DATABASE_URL: buildDatabaseUrl(database),
      DEMO: "false",
      PUBLIC_URL: "https://wornby.example",
    });
    console.log(`ready: ${readResidentMemory(pid).toFixed(0)} MB`);
    const end = Date.now() + minutes * 60_000;
    let number = 0;
    let failed = 0;
    const work = async (): Promise<void> => {
      while (Date.now() < end) {
        const began = Date.now();
        await request(port, number++).catch(() => (failed += 1));
        await sleep(Math.max(0, (workers * 1_000) / rate - (Date.now() - began)));
      }
    };
    const working = Promise.all(Array.from({ length: workers }, work));
    const samples: number[] = [];
    while (Date.now() < end) {
      await sleep(Math.min(60_000, Math.max(1_000, end - Date.now())));
      samples.push(readResidentMemory(pid));
      if (samples.length % 5 === 0) console.log(`after ${samples.length} minutes: ${samples.at(-1)?.toFixed(0)} MB`);
    }
    await working;
    const highest = Math.max(...samples);
    console.log(
      `${number} requests, ${failed} failed; resident: highest ${highest.toFixed(0)} MB, last ${samples.at(-1)?.toFixed(0)} MB, bar ${bar} MB`,
    );
    if (highest > bar || failed > 0) process.exitCode = 1;
  });
  agent.destroy();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
