/**
 * Measures responses that are not cached: the API's reads and an editor's write next to hand-written SQL, with their growth, and pages:
 *   TEST_DATABASE_URL=postgres://... npm run bench -- [--seconds 2] [--rounds 5] [--connections 16] [--only home,search] [--keep]
 * Makes a small and a large database and drops them again; with --keep they stay, and the next run uses them.
 */
import "reflect-metadata";
import { isDeepStrictEqual, parseArgs } from "node:util";
import { Client } from "pg";
import { wordSimilarity } from "../server/database/searchSettings";
import { ask, type ServerProcess, startBeside, startSite, stopServers } from "./support/builtSite";
import { type CatalogueSize, filling, large, small } from "./support/catalogue";
import { compare, ratioText, type Rounds } from "./support/compare";
import { measureFirstUse, measureGrowth } from "./support/growth";
import type { Target } from "./support/load";
import { buildDatabaseUrl, createDatabase, dropDatabase, fillDatabase, waitForJobs } from "./support/ownDatabase";
import { pages, type Read, reads } from "./support/reads";
import { measureWrites } from "./support/writes";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "5" },
    connections: { type: "string", default: "16" },
    only: { type: "string", default: "" },
    keep: { type: "boolean", default: false },
  },
});
const rounds: Rounds = {
  connections: Number(options.connections),
  seconds: Number(options.seconds),
  rounds: Number(options.rounds),
};
const growthBar = 1.5;
/** Milliseconds that the first visitor after a change waits at most. */
const firstBar = 100;
/** How many times as long as the hand-written server 99 % of the responses take at most. */
const p99Bar = 2;
/** Milliseconds of the server's processor for a page. */
const renderBar = 15;
const isChosen = (name: string): boolean =>
  options.only === "" || options.only.split(",").some((word) => name.includes(word));
const chosen = reads.filter(({ name }) => isChosen(name));

async function exists(database: string): Promise<boolean> {
  const client = new Client({ connectionString: buildDatabaseUrl(database) });
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

/** The site and the hand-written server on a catalogue of their own. */
async function serve(database: string, size: CatalogueSize): Promise<{ site: ServerProcess; byHand: ServerProcess }> {
  if (!options.keep || !(await exists(database))) {
    await dropDatabase(database);
    await createDatabase(database, ["synchronous_commit = off"]);
    await fillDatabase(database, filling(size));
  }
  const url = buildDatabaseUrl(database);
  const site = await startSite({ DATABASE_URL: url, DEMO: "false", PUBLIC_URL: "https://wornby.example" });
  await waitForJobs(url);
  return {
    site,
    byHand: await startBeside("bench/support/handWritten.mjs", {
      url,
      options: `-c ${wordSimilarity}`,
      statements: Object.fromEntries(reads.map(({ name, sql }) => [name, sql])),
    }),
  };
}

/** A response to a POST is not cached, and none of these queries reads a cached count. */
function buildTargets(
  { name, query }: Read,
  { site, byHand }: { site: ServerProcess; byHand: ServerProcess },
): Target[] {
  const body = JSON.stringify({ query: query.replaceAll(/\s+/g, " ") });
  const head = "HTTP/1.1\r\nhost: wornby.example\r\n";
  const entity = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  return [
    { ...site, request: `POST /graphql ${head}${entity}` },
    { ...byHand, request: `GET /${encodeURIComponent(name)} ${head}\r\n` },
  ];
}

/** Rendered for each request: the cache does not serve a GET with a content-length header. */
async function measurePages(site: ServerProcess): Promise<void> {
  for (const [name, url] of Object.entries(pages).filter(([page]) => isChosen(page))) {
    const request = `GET ${url} HTTP/1.1\r\nhost: wornby.example\r\naccept: text/html\r\ncontent-length: 0\r\n\r\n`;
    const { loads } = await compare([{ ...site, request }], { ...rounds, connections: 4 });
    const [{ rate, cost }] = loads;
    const passed = cost <= renderBar * 1_000;
    if (!passed) process.exitCode = 1;
    console.log(
      `${name}: large ${Math.round(rate)} a second, ${(cost / 1_000).toFixed(1)} ms of processor each, bar ${renderBar}${passed ? "" : "  MISSED"}`,
    );
  }
}

/** Each public read of the site's own pages. */
async function compareGrowth(names: readonly string[], sites: readonly ServerProcess[]): Promise<void> {
  const sited = sites.map(({ port }, at) => ({ port, databaseUrl: buildDatabaseUrl(names[at]) }));
  await measureGrowth(sited, rounds.rounds, isChosen, (name, small, large) => {
    const growth = large.again / small.again;
    if (growth > growthBar || large.longest > firstBar) process.exitCode = 1;
    console.log(
      `${name}: small ${small.again.toFixed(1)} ms, large ${large.again.toFixed(1)} ms, time grows ${growth.toFixed(2)} times, bar ${growthBar}` +
        `${growth > growthBar ? "  MISSED" : ""}; first after a change ${small.first.toFixed(1)} and ${large.first.toFixed(1)} ms, at most ${large.longest.toFixed(1)}, bar ${firstBar}` +
        (large.longest > firstBar ? "  MISSED" : ""),
    );
  });
}

/** Filters that nobody has used before. */
async function compareFirstUse(site: ServerProcess): Promise<void> {
  await measureFirstUse(site, rounds.rounds, isChosen, (name, longest) => {
    if (longest > firstBar) process.exitCode = 1;
    console.log(
      `${name} with a filter that nobody has used: at most ${longest.toFixed(1)} ms, bar ${firstBar}${longest > firstBar ? "  MISSED" : ""}`,
    );
  });
}

async function compareWrites([few, many]: readonly string[]): Promise<void> {
  if (!isChosen("save")) return;
  const [small, large] = [await measureWrites(few, rounds.rounds), await measureWrites(many, rounds.rounds)];
  console.log(
    `save: large ${large.ours.toFixed(1)} ms, by hand ${large.byHand.toFixed(1)} ms, ratio ${(large.byHand / large.ours).toFixed(2)}; ` +
      `small ${small.ours.toFixed(1)} ms, time grows ${(large.ours / small.ours).toFixed(2)} times`,
  );
}

/** @throws when the two responses differ, because their times are then not comparable. */
async function checkResponses({ name, query }: Read, site: ServerProcess, byHand: ServerProcess): Promise<void> {
  const headers = { "content-type": "application/json" };
  const api = await ask(site.port, "/graphql", { method: "POST", headers }, JSON.stringify({ query }));
  const sql = await ask(byHand.port, `/${encodeURIComponent(name)}`, {});
  const [one, other] = [api, sql].map(({ body }) => JSON.parse(body.toString()) as object);
  if (!isDeepStrictEqual(one, other)) {
    throw new Error(`${name} differs:\n${api.body.toString().slice(0, 2_000)}\n${sql.body.toString().slice(0, 2_000)}`);
  }
}

async function main(): Promise<void> {
  const names = options.keep
    ? ["wornby_bench_small", "wornby_bench_large"]
    : [`wornby_bench_small_${process.pid}`, `wornby_bench_large_${process.pid}`];
  try {
    const sizes = [await serve(names[0], small), await serve(names[1], large)];
    for (const read of chosen) {
      for (const { site, byHand } of sizes) await checkResponses(read, site, byHand);
      const [few, many] = sizes.map((servers) => buildTargets(read, servers));
      const { loads, ratios } = await compare([many[0], many[1], few[0]], rounds);
      const [byHand, growth] = ratios;
      const tail = loads[0].p99 / loads[1].p99;
      const passed = byHand.median >= read.bar && 1 / growth.median <= growthBar && tail <= p99Bar;
      if (!passed) process.exitCode = 1;
      console.log(
        `${read.name}: large ${Math.round(loads[0].rate)} a second (${loads[0].cost.toFixed(0)} us of processor each), by hand ${Math.round(loads[1].rate)} (${loads[1].cost.toFixed(0)} us), ` +
          `ratio ${ratioText(byHand)}, bar ${read.bar}; small ${Math.round(loads[2].rate)}, ` +
          `time grows ${(1 / growth.median).toFixed(2)} times, bar ${growthBar}; ` +
          `p99 ${loads[0].p99.toFixed(1)} ms, by hand ${loads[1].p99.toFixed(1)}, ${tail.toFixed(2)} times, bar ${p99Bar}${passed ? "" : "  MISSED"}`,
      );
    }
    await compareGrowth(
      names,
      sizes.map(({ site }) => site),
    );
    await compareFirstUse(sizes[1].site);
    await measurePages(sizes[1].site);
    await compareWrites(names);
  } finally {
    stopServers();
    if (!options.keep) for (const name of names) await dropDatabase(name);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
