/**
 * Measures responses that are not cached: the API's reads next to a hand-written SQL server and Mercurius (bench/peers/),
 * how reads and a save grow with the catalogue, and pages:
 *   TEST_DATABASE_URL=postgres://... npm run bench -- [--seconds 2] [--rounds 5] [--connections 16] [--only read,ShopPage] [--keep]
 * Makes a small and a large database and drops them again; with --keep they stay, and the next run uses them.
 */
import "reflect-metadata";
import fs from "node:fs";
import { parseArgs } from "node:util";
import { createDataSource } from "../server/database/dataSource";
import { type ServerProcess, startSite, stopServers } from "./support/builtSite";
import { type CatalogueSize, filling, large, small } from "./support/catalogue";
import { compare, median, report, type Rounds } from "./support/compare";
import { compareRead, startPeers } from "./support/compareReads";
import { startEditorApi } from "./support/editorApi";
import { measureFirstUse, measureGrowth, type Site } from "./support/growth";
import { buildDatabaseUrl, dropDatabase, fillDatabase, prepareDatabase, waitForJobs } from "./support/ownDatabase";
import { pages, reads } from "./support/reads";

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
const warmUps = 20;
const saves = 100;
const save = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }";
/** Milliseconds of the server's processor for a page. */
const renderBar = 15;
const isChosen = (name: string): boolean =>
  options.only === "" || options.only.split(",").some((word) => name.includes(word));

/** The site on a catalogue of its own, whose rows the peers' tables repeat as they are now. */
async function serve(database: string, size: CatalogueSize): Promise<ServerProcess & Site> {
  const url = buildDatabaseUrl(database);
  await prepareDatabase(database, { keep: options.keep, statements: filling(size) });
  const peers = fs.readFileSync("bench/peers/tables.sql", "utf8");
  await fillDatabase(database, [peers, "VACUUM ANALYZE"]);
  const site = await startSite({ DATABASE_URL: url, DEMO: "false", PUBLIC_URL: "https://wornby.example" });
  await waitForJobs(url);
  return { ...site, url };
}

/** Rendered for each request: the cache does not serve a GET with a content-length header. */
async function measurePages(site: ServerProcess): Promise<void> {
  for (const [name, url] of Object.entries(pages).filter(([page]) => isChosen(page))) {
    const request = `GET ${url} HTTP/1.1\r\nhost: wornby.example\r\naccept: text/html\r\ncontent-length: 0\r\n\r\n`;
    const { loads } = await compare([{ ...site, requests: [request] }], { ...rounds, connections: 4 });
    const [{ rate, cost }] = loads;
    report(
      `${name}: large ${Math.round(rate)} a second, ${(cost / 1_000).toFixed(1)} ms of processor each, bar ${renderBar}`,
      cost <= renderBar * 1_000,
    );
  }
}

/** Returns the milliseconds of an editor's save, through GraphQL in this process. */
async function measureSave({ url }: Site): Promise<number> {
  const dataSource = createDataSource({ url, poolSize: 2 });
  await dataSource.initialize();
  const api = await startEditorApi(dataSource);
  try {
    const rows = await dataSource.query<{ id: string; version: number }[]>(
      "SELECT id, version FROM outfits ORDER BY id LIMIT $1",
      [warmUps + saves],
    );
    const times: number[] = [];
    for (const { id, version } of rows) {
      const began = performance.now();
      await api.run(save, { input: { id, version, title: `Outfit saved as ${version}` } });
      times.push(performance.now() - began);
    }
    return median(times.slice(warmUps));
  } finally {
    await api.stop();
    await dataSource.destroy();
  }
}

async function compareSaves([small, large]: readonly Site[]): Promise<void> {
  const [few, many] = [await measureSave(small), await measureSave(large)];
  const growth = (many / few).toFixed(2);
  console.log(`save: small ${few.toFixed(1)} ms, large ${many.toFixed(1)} ms, time grows ${growth} times`);
}

async function main(): Promise<void> {
  const suffix = options.keep ? "" : `_${process.pid}`;
  const names = [`wornby_bench_small${suffix}`, `wornby_bench_large${suffix}`];
  try {
    const sites = [await serve(names[0], small), await serve(names[1], large)];
    const servers = { small: sites[0], large: sites[1], ...(await startPeers(sites[1].url)) };
    for (const read of reads.filter(({ name }) => isChosen(`read ${name}`))) await compareRead(read, servers, rounds);
    await measureGrowth(sites, rounds.rounds, isChosen);
    await measureFirstUse(sites[1], rounds.rounds, isChosen);
    await measurePages(sites[1]);
    if (isChosen("save")) await compareSaves(sites);
  } finally {
    stopServers();
    if (!options.keep) for (const name of names) await dropDatabase(name);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
