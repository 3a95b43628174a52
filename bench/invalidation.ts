/**
 * Measures how long an editor's write on one of three servers takes to show on the two others, under load:
 *   TEST_DATABASE_URL=postgres://... npm run bench:invalidation -- [--seconds 30] [--writes 2] [--reads 10]
 * `writes` per second go to the first server, `reads` per second to each server. From the acknowledged mutation on, the other servers
 * are asked again and again: until when do they send the old title, and when does the first new response arrive? Half of
 * the writes watch the page, half the query. The message's time is that of a listener of this process. Creates a database
 * and drops it afterwards.
 */
import "reflect-metadata";
import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import hashes from "../client/graphql/generated/persistedHashes.json";
import { listen } from "../server/database/listen";
import { startSession } from "../server/features/auth/session.service";
import { invalidationChannel } from "../server/shared/cache/publishInvalidation";
import { buildAdministrator } from "../server/testing/build";
import { createDataSource } from "../server/database/dataSource";
import { ask, type ServerProcess, startSite } from "./support/builtSite";
import { filling, small } from "./support/catalogue";
import { histogram, percentile } from "./support/histogram";
import { buildDatabaseUrl, fillDatabase, withDatabase } from "./support/ownDatabase";

const { values: options } = parseArgs({
  options: {
    seconds: { type: "string", default: "30" },
    writes: { type: "string", default: "2" },
    reads: { type: "string", default: "10" },
  },
});
const [seconds, writes, reads] = [options.seconds, options.writes, options.reads].map(Number);
const database = `wornby_bench_invalidation_${process.pid}`;
const outfitCount = 20;
/** Milliseconds in which 99 of 100 writes must show. */
const bar = 50;
/** A write that does not show within this time counts as this late. */
const longestMs = 5_000;

interface Outfit {
  id: string;
  slug: string;
  version: number;
}

const headers = { host: "wornby.example" };
const pagePath = (slug: string): string => `/outfit/${slug}`;
function queryPath(slug: string): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashes.OutfitPage } });
  const variables = JSON.stringify({ slug });
  return `/graphql?${new URLSearchParams({ operationName: "OutfitPage", variables, extensions }).toString()}`;
}

const failures: unknown[] = [];

/** Calls the function at a steady rate, whether or not the previous calls have ended. */
async function repeat(perSecond: number, end: number, call: (at: number) => Promise<unknown>): Promise<void> {
  const began = performance.now();
  const calls: Promise<unknown>[] = [];
  for (let at = 0; performance.now() < end; at += 1) {
    calls.push(call(at).catch((error: unknown) => failures.push(error)));
    await sleep(Math.max(0, began + ((at + 1) * 1_000) / perSecond - performance.now()));
  }
  await Promise.all(calls);
}

interface Wait {
  /** Milliseconds until the last response without the text arrived; 0 when there was none. */
  stale: number;
  /** Milliseconds until the first response with the text arrived. */
  fresh: number;
}

/** Asks again and again, from the acknowledgement until a response contains the text. */
async function waitForText(port: number, url: string, text: string, acknowledged: Promise<number>): Promise<Wait> {
  const from = await acknowledged;
  let stale = 0;
  for (;;) {
    const { body } = await ask(port, url, { headers });
    const took = performance.now() - from;
    if (body.includes(text) || took > longestMs) return { stale, fresh: took };
    stale = took;
  }
}

interface Times {
  message: number[];
  stale: number[];
  query: number[];
  page: number[];
  write: number[];
}

async function measure(servers: readonly ServerProcess[], outfits: Outfit[], cookie: string): Promise<Times> {
  const times: Times = { message: [], stale: [], query: [], page: [], write: [] };
  const received = new Map<string, number>();
  const stopListening = listen(buildDatabaseUrl(database), {
    channels: {
      [invalidationChannel]: (payload) => {
        const now = performance.now();
        for (const { id } of outfits) if (payload.includes(id)) received.set(id, now);
      },
    },
    onListening: () => undefined,
    onConnectionLost: (error) => console.error(error),
  });
  const save = async ({ id, version }: Outfit, title: string): Promise<number> => {
    const query = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { version } }";
    const body = JSON.stringify({ query, variables: { input: { id, version, title } } });
    const method = "POST";
    received.delete(id);
    const began = performance.now();
    const response = await ask(servers[0].port, "/graphql", { method, headers: { "content-type": "application/json", cookie, host: `127.0.0.1:${servers[0].port}` } }, body); // prettier-ignore
    const acknowledged = performance.now();
    if (!response.body.includes('"version"')) throw new Error(response.body.toString());
    times.write.push(acknowledged - began);
    return acknowledged;
  };
  const write = async (at: number): Promise<void> => {
    const outfit = outfits[at % outfits.length];
    const title = `Saved as ${at}.`;
    const acknowledged = save(outfit, title);
    outfit.version += 1;
    const kind = at % 2 === 0 ? "query" : "page";
    const url = kind === "query" ? queryPath(outfit.slug) : pagePath(outfit.slug);
    const waits = servers.slice(1).map(({ port }) => waitForText(port, url, title, acknowledged));
    for (const { stale, fresh } of await Promise.all(waits)) {
      times.stale.push(stale);
      times[kind].push(fresh);
    }
    const receivedAt = received.get(outfit.id);
    if (receivedAt !== undefined) times.message.push(receivedAt - (await acknowledged));
  };
  const end = performance.now() + seconds * 1_000;
  const urls = ["/", "/outfits", ...outfits.flatMap(({ slug }) => [pagePath(slug), queryPath(slug)])];
  const readers = servers.map(({ port }) => repeat(reads, end, (at) => ask(port, urls[at % urls.length], { headers })));
  await Promise.all([...readers, repeat(writes, end, write)]);
  await stopListening();
  return times;
}

async function main(): Promise<void> {
  await withDatabase(database, [], async () => {
    await fillDatabase(database, filling(small));
    const url = buildDatabaseUrl(database);
    const environment = { DATABASE_URL: url, DEMO: "false" };
    const servers = [await startSite(environment), await startSite(environment), await startSite(environment)];
    const dataSource = createDataSource({ url, poolSize: 1 });
    await dataSource.initialize();
    const { id } = await buildAdministrator(dataSource.manager, {
      email: "editor@example.com",
      password: "long enough",
    });
    const cookie = `session=${(await startSession(dataSource.manager, id, "A browser")).cookie}`;
    await dataSource.query("UPDATE link_checks SET next_check_at = now() + interval '1 year'");
    const outfits = await dataSource.query<Outfit[]>(
      "SELECT id, slug, version FROM outfits WHERE status = 'PUBLISHED' AND deleted_at IS NULL ORDER BY id LIMIT $1",
      [outfitCount],
    );
    await dataSource.destroy();
    // The jobs of the start, and the first rendering of each page.
    for (const { port } of servers)
      for (const { slug } of outfits) for (const path of [pagePath(slug), queryPath(slug)]) await ask(port, path, { headers }); // prettier-ignore
    await sleep(5_000);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    const { message, write, stale, query, page } = await measure(servers, outfits, cookie);
    console.log(`${writes} writes a second to one server, ${reads} reads a second to each of three, ${seconds} s`);
    console.log(histogram("the write itself", write));
    console.log(histogram("message at a listener, after the acknowledgement", message));
    console.log(histogram(`last stale response, bar ${bar} ms at p99`, stale));
    console.log(histogram("first new response of the query", query));
    console.log(histogram("first new page", page));
    console.log(
      `failed requests: ${failures.length}${failures.length > 0 ? `, the first: ${String(failures[0])}` : ""}`,
    );
    if (percentile(stale, 0.99) > bar) process.exitCode = 1;
    console.log(`event loop delay of this process: p99 ${(delay.percentile(99) / 1e6).toFixed(1)} ms`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
