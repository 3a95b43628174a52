/**
 * How long shop, lists and search take with 100,000 looks and 400,000 products, and how many buffers they read there and with a
 * small catalogue, through GraphQL in process, without any cache:
 *   TEST_DATABASE_URL=postgres://... npm run bench:search -- [--rounds 10] [--only ShopPage,navy] [--keep] [--plans] [--pairs]
 * Makes a small and a large database and drops them again; with --keep they stay, and the next run uses them. With --plans it prints
 * the plans of the large one instead; with --pairs it asks for each color with each garment that a look has as one piece, and counts
 * wrong and missing looks. The operations are interleaved, so that noise of the machine affects all alike.
 */
import "reflect-metadata";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { createDataSource } from "../server/database/dataSource";
import { filling, large, small } from "./support/catalogue";
import { report } from "./support/compare";
import { type EditorApi, startEditorApi } from "./support/editorApi";
import { buildDatabaseUrl, dropDatabase, prepareDatabase } from "./support/ownDatabase";
import { listPages, type Operation } from "./support/pagePlans";
import { comparePairs } from "./support/pairs";
import { collectStatements, countBuffers, explainStatements } from "../server/testing/database/statements";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    only: { type: "string", default: "" },
    keep: { type: "boolean", default: false },
    plans: { type: "boolean", default: false },
    pairs: { type: "boolean", default: false },
  },
});
const chosen = options.only.split(",");
const operations = listPages.filter(({ label }) => chosen.some((word) => label.includes(word)));
/** Milliseconds of 95 % of the reads at most. */
const timeBar = 150;
/** An operation that reads more buffers must not read this many times those of the small catalogue. */
const [freeBuffers, buffersBar] = [2_000, 3];

interface Site {
  api: EditorApi;
  dataSource: DataSource;
}

async function start(database: string): Promise<Site> {
  const dataSource = createDataSource({ url: buildDatabaseUrl(database), poolSize: 5 });
  await dataSource.initialize();
  return { api: await startEditorApi(dataSource, null), dataSource };
}

async function stop({ api, dataSource }: Site): Promise<void> {
  await api.stop();
  await dataSource.destroy();
}

const ask = ({ api }: Site, { query, variables }: Operation) => api.run(query, variables);

async function measureTimes(site: Site): Promise<Map<Operation, number[]>> {
  const times = new Map(operations.map((operation): [Operation, number[]] => [operation, []]));
  for (let round = -2; round < Number(options.rounds); round += 1) {
    for (const [operation, list] of times) {
      const began = performance.now();
      await ask(site, operation);
      if (round >= 0) list.push(performance.now() - began);
    }
  }
  return times;
}

/** Returns the time within which that share of the reads answered. */
const at = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))];

async function measure([few, many]: readonly Site[]): Promise<void> {
  for (const [operation, times] of await measureTimes(many)) {
    const count = async (site: Site) =>
      countBuffers(site.dataSource, await collectStatements(site.dataSource, () => ask(site, operation)));
    const [smallBuffers, largeBuffers] = [await count(few), await count(many)];
    const [p50, p95] = [at(times, 0.5), at(times, 0.95)];
    report(
      `${operation.label}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, bar ${timeBar}; ${largeBuffers} buffers, small ${smallBuffers}`,
      p95 <= timeBar && largeBuffers <= Math.max(freeBuffers, buffersBar * smallBuffers),
    );
  }
}

async function printPlans(site: Site): Promise<void> {
  for (const operation of operations) {
    const statements = await collectStatements(site.dataSource, () => ask(site, operation));
    console.log(`${operation.label}\n${await explainStatements(site.dataSource, statements)}\n`);
  }
}

async function printPairs(site: Site): Promise<void> {
  for (const [surface, { pairs, wrong, missing, examples }] of await comparePairs(site, { only: options.only })) {
    report(`${surface}: ${pairs} pairs, ${wrong} wrong looks, ${missing} missing`, wrong + missing === 0);
    for (const example of examples) console.log(`  ${example}`);
  }
}

async function main(): Promise<void> {
  const suffix = options.keep ? "" : `_${process.pid}`;
  const names = [`wornby_search_small${suffix}`, `wornby_search_large${suffix}`];
  const sites: Site[] = [];
  try {
    for (const [place, size] of [small, large].entries()) {
      await prepareDatabase(names[place], { keep: options.keep, statements: filling(size) });
      sites.push(await start(names[place]));
    }
    if (options.plans) await printPlans(sites[1]);
    else if (options.pairs) await printPairs(sites[1]);
    else await measure(sites);
  } finally {
    await Promise.all(sites.map(stop));
    if (!options.keep) for (const name of names) await dropDatabase(name);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
