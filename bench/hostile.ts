/**
 * What a hostile client costs other visitors: the home page's median while a query is repeated on 3 connections, beside the quiet one.
 *   TEST_DATABASE_URL=postgres://... npm run bench:hostile -- [--rounds 5] [--samples 20]
 * On PostgreSQL, in a small catalogue that it makes and drops again, and on the embedded engine with the sample data.
 */
import "reflect-metadata";
import http from "node:http";
import { parseArgs } from "node:util";
import { ask, type ResponseData, type ServerProcess, startSite, stopServers } from "./support/builtSite";
import { filling, small } from "./support/catalogue";
import { median, report } from "./support/compare";
import { buildDatabaseUrl, fillDatabase, withDatabase } from "./support/ownDatabase";

const { values: options } = parseArgs({
  options: { rounds: { type: "string", default: "5" }, samples: { type: "string", default: "20" } },
});
const connections = 3;
const bar = 1.5;

const counts = "celebrityCount outfitCount productCount itemCount postCount";
const words = ["navy", "silk", "gown", "gwon", "a"];
const aliases = (count: number, salt: number): string =>
  Array.from({ length: count }, (_, n) => `a${n}: search(text: "${words[n % 5]} ${salt} ${n}") { ${counts} }`).join(
    " ",
  );
/** Another text each time, so that nothing is remembered. */
const hostile: Record<string, (salt: number) => string> = {
  "30 aliases of search with its counts": (salt) => `{ ${aliases(30, salt)} }`,
  "as many as one query may have": (salt) => `{ ${aliases(10, salt)} }`,
};

/** Rendered for each request: the cache does not serve a GET with a content-length header. Each request has another client address. */
async function homeTimes(site: ServerProcess): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < Number(options.samples); n += 1) {
    const headers = { accept: "text/html", "content-length": "0", "x-forwarded-for": `198.51.100.${n}` };
    const { status, took } = await ask(site, { path: "/", headers });
    if (status !== 200) throw new Error(`The home page returned status ${status}.`);
    times.push(took);
  }
  return times;
}

/** Repeats the query on all connections until the returned function is called, which returns the responses. */
function attack(site: ServerProcess, query: (salt: number) => string): () => Promise<ResponseData[]> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const headers = { "content-type": "application/json", "x-forwarded-for": "192.0.2.1" };
  const responses: ResponseData[] = [];
  let goesOn = true;
  const ends = Array.from({ length: connections }, async (_, place) => {
    for (let n = 0; goesOn; n += 1) {
      const body = JSON.stringify({ query: query(n * connections + place) });
      responses.push(await ask(site, { agent, method: "POST", path: "/graphql", headers }, body));
    }
  });
  const ended = Promise.all(ends);
  // The returned function throws failures; it is not called when the home page has failed before.
  ended.catch(() => undefined);
  return async () => {
    goesOn = false;
    await ended;
    agent.destroy();
    return responses;
  };
}

async function measure(engine: string, site: ServerProcess): Promise<void> {
  await homeTimes(site);
  for (const [name, query] of Object.entries(hostile)) {
    const rounds: { quiet: number; attacked: number; responses: ResponseData[] }[] = [];
    for (let round = 0; round < Number(options.rounds); round += 1) {
      const quiet = median(await homeTimes(site));
      const stop = attack(site, query);
      const attacked = median(await homeTimes(site));
      rounds.push({ quiet, attacked, responses: await stop() });
    }
    const ratio = median(rounds.map(({ quiet, attacked }) => attacked / quiet));
    const responses = rounds.flatMap((round) => round.responses);
    const statuses = [...new Set(responses.map(({ status }) => status))].sort().map((status) => {
      const times = responses.filter((response) => response.status === status).map(({ took }) => took);
      return `${times.length} times ${status} in ${median(times).toFixed(1)} ms`;
    });
    report(
      `${engine}, ${name}: home ${median(rounds.map(({ quiet }) => quiet)).toFixed(1)} ms quiet, ` +
        `${median(rounds.map(({ attacked }) => attacked)).toFixed(1)} ms beside it, ratio ${ratio.toFixed(2)}, bar ${bar}; ${statuses.join(", ")}`,
      ratio <= bar,
    );
  }
}

async function main(): Promise<void> {
  const database = `wornby_bench_hostile_${process.pid}`;
  const variables = { TRUST_PROXY: "1", PUBLIC_URL: "http://wornby.example", CLIENT_BUDGET_MS: "" };
  await withDatabase(database, ["synchronous_commit = off"], async () => {
    await fillDatabase(database, filling(small));
    await measure(
      "PostgreSQL",
      await startSite({ ...variables, DATABASE_URL: buildDatabaseUrl(database), DEMO: "false" }),
    );
  });
  try {
    await measure("embedded engine", await startSite(variables));
  } finally {
    stopServers();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
