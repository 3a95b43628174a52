/**
 * How long the site's queries take with 100,000 looks and 400,000 products, the processor time of the database, and how many
 * buffers they read there and with a small catalogue, through GraphQL in process, without any cache:
 *   TEST_DATABASE_URL=postgres://... npm run bench:search -- [--admin] [--rounds 10] [--only ShopPage,navy] [--keep] [--plans] [--pairs]
 * Asks what visitors ask, or with --admin what the admin area's screens do. Makes a small and a large database and drops them
 * again; with --keep they stay, and the next run uses them. With --plans it prints the plans of the large one instead; with --pairs it
 * asks for each color with each garment that a look has as one piece, and counts wrong and missing looks. The operations are
 * interleaved, so that noise of the machine affects all alike.
 */
import "reflect-metadata";
import fs from "node:fs";
import { performance } from "node:perf_hooks";
import { parseArgs } from "node:util";
import type { DataSource } from "typeorm";
import { createDataSource } from "../server/database/dataSource";
import { editor } from "../server/testing/editor";
import { listAdminPlans } from "./support/adminPlans";
import { filling, large, small } from "./support/catalogue";
import { report } from "./support/compare";
import { type EditorApi, startEditorApi } from "./support/editorApi";
import { listPublicReads } from "./support/growth";
import { buildDatabaseUrl, dropDatabase, prepareDatabase } from "./support/ownDatabase";
import { listPages, type Operation } from "./support/pagePlans";
import { comparePairs } from "./support/pairs";
import { collectStatements, countBuffers, explainStatements } from "../server/testing/database/statements";

const { values: options } = parseArgs({
  options: {
    rounds: { type: "string", default: "10" },
    admin: { type: "boolean", default: false },
    only: { type: "string", default: "" },
    keep: { type: "boolean", default: false },
    plans: { type: "boolean", default: false },
    pairs: { type: "boolean", default: false },
  },
});
const chosen = options.only.split(",");
/** Milliseconds of 95 % of the reads at most, and of the database's processor for one. */
const [timeBar, processorBar] = [options.admin ? 300 : 150, 1_000];
/** An operation that reads more buffers must not read this many times those of the small catalogue. */
const [freeBuffers, buffersBar] = [2_000, 3];

interface Site {
  api: EditorApi;
  dataSource: DataSource;
}

async function start(database: string): Promise<Site> {
  const dataSource = createDataSource({ url: buildDatabaseUrl(database), poolSize: 5, connectTimeoutMs: 30_000 });
  await dataSource.initialize();
  // Helpers of a statement are other processes, of which none is left where many visitors ask.
  await dataSource.query(`ALTER DATABASE ${database} SET max_parallel_workers_per_gather = 0`);
  await dataSource.destroy();
  await dataSource.initialize();
  return { api: await startEditorApi(dataSource, options.admin ? editor : null), dataSource };
}

async function stop({ api, dataSource }: Site): Promise<void> {
  await api.stop();
  await dataSource.destroy();
}

const ask = ({ api }: Site, { query, variables }: Operation) => api.run(query, variables);

/** Returns the milliseconds of processor that each of the site's sessions has taken; none if the database is on another machine. */
async function readProcessor({ dataSource }: Site): Promise<Map<number, number>> {
  const sessions = await dataSource.query<{ pid: number }[]>(
    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state IS NOT NULL",
  );
  const files = sessions.map(({ pid }) => ({ pid, file: `/proc/${pid}/schedstat` }));
  return new Map(
    files
      .filter(({ file }) => fs.existsSync(file))
      .map(({ pid, file }) => [pid, Number.parseInt(fs.readFileSync(file, "utf8"), 10) / 1e6]),
  );
}

interface Times {
  waited: number[];
  processor: number[];
  /** Why it returned no data. */
  failure?: string;
}

async function measureTimes(site: Site, operations: readonly Operation[]): Promise<Map<Operation, Times>> {
  const times = new Map(operations.map((operation): [Operation, Times] => [operation, { waited: [], processor: [] }]));
  for (let round = -2; round < Number(options.rounds); round += 1) {
    for (const [operation, list] of times) {
      const before = await readProcessor(site);
      const began = performance.now();
      const failure = await ask(site, operation).then(() => undefined, String);
      if (round < 0) continue;
      list.failure ??= failure;
      list.waited.push(performance.now() - began);
      const after = await readProcessor(site);
      list.processor.push([...after].reduce((sum, [pid, taken]) => sum + taken - (before.get(pid) ?? 0), 0));
    }
  }
  return times;
}

/** Returns the time within which that share of the reads answered. */
const at = (times: readonly number[], share: number): number =>
  [...times].sort((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * share))];

async function measure([few, many]: readonly Site[], operations: readonly Operation[]): Promise<void> {
  for (const [operation, { waited, processor, failure }] of await measureTimes(many, operations)) {
    if (failure !== undefined) {
      report(`${operation.label}: ${failure}`, false);
      continue;
    }
    const count = async (site: Site) =>
      countBuffers(site.dataSource, await collectStatements(site.dataSource, () => ask(site, operation)));
    const [smallBuffers, largeBuffers] = [await count(few), await count(many)];
    const [p50, p95, most] = [at(waited, 0.5), at(waited, 0.95), Math.max(...processor)];
    report(
      `${operation.label}: p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, bar ${timeBar}; ` +
        `processor ${at(processor, 0.5).toFixed(0)} ms; ${largeBuffers} buffers, small ${smallBuffers}`,
      p95 <= timeBar && !(most > processorBar) && largeBuffers <= Math.max(freeBuffers, buffersBar * smallBuffers),
    );
  }
}

async function printPlans(site: Site, operations: readonly Operation[]): Promise<void> {
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
    const { manager } = sites[1].dataSource;
    const all = options.admin ? await listAdminPlans(manager) : [...listPages, ...listPublicReads()];
    const operations = all.filter(({ label }) => chosen.some((word) => label.includes(word)));
    if (options.plans) await printPlans(sites[1], operations);
    else if (options.pairs) await printPairs(sites[1]);
    else await measure(sites, operations);
  } finally {
    await Promise.all(sites.map(stop));
    if (!options.keep) for (const name of names) await dropDatabase(name);
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
