/**
 * Compares requests without a cached response with and without tracing, to a collector on the same machine:
 *   TEST_DATABASE_URL=postgres://... npm run bench:tracing -- [seconds of a round] [rounds] [recorded shares of requests]
 * Creates a small catalogue and drops it afterwards. Rounds are interleaved, so that noise of the machine affects all alike. "off
 * again" is a second process without tracing: its difference from the first one is noise.
 */
import "reflect-metadata";
import { startBeside, startSite } from "./support/builtSite";
import { filling, small } from "./support/catalogue";
import { compare } from "./support/compare";
import { buildDatabaseUrl, fillDatabase, waitForJobs, withDatabase } from "./support/ownDatabase";
import { pages, reads } from "./support/reads";

const [seconds, rounds] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 9)];
const shares = (process.argv[4] ?? "0.01,0.1,1").split(",").map(Number);
const defaultShare = 0.01;
/** Share of the server's processor time with the default sampler. */
const bar = 0.03;
const database = `wornby_bench_tracing_${process.pid}`;

const head = "HTTP/1.1\r\nhost: wornby.example\r\n";
const graphqlRequests = reads
  .filter(({ name }) => ["home", "profile", "outfit"].includes(name))
  .map(({ name, query }) => {
    const body = JSON.stringify({ query: query.replaceAll(/\s+/g, " ") });
    const entity = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
    return { name: `read of ${name}`, request: `POST /graphql ${head}${entity}`, connections: 16 };
  });
/** Rendered for each request: the cache does not serve a GET with a content-length header. */
const pageRequests = Object.entries(pages)
  .filter(([name]) => name === "page of an outfit")
  .map(([name, url]) => ({ name, request: `GET ${url} ${head}content-length: 0\r\n\r\n`, connections: 4 }));

async function main(): Promise<void> {
  await withDatabase(database, ["synchronous_commit = off"], async () => {
    await fillDatabase(database, filling(small));
    const collector = await startBeside("bench/support/collector.mjs", {});
    const url = { DATABASE_URL: buildDatabaseUrl(database), DEMO: "false", PUBLIC_URL: "https://wornby.example" };
    const traced = { ...url, OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.port}` };
    const servers = [
      { name: "off", site: await startSite(url) },
      { name: "off again", site: await startSite(url) },
    ];
    for (const share of shares)
      servers.push({
        name: `${100 * share} %`,
        site: await startSite({ ...traced, OTEL_TRACES_SAMPLER_ARG: `${share}` }),
      });
    // Otherwise one of the servers would run them meanwhile.
    await waitForJobs(url.DATABASE_URL);
    for (const { name, request, connections } of [...graphqlRequests, ...pageRequests]) {
      const targets = servers.map(({ site }) => ({ ...site, request }));
      const { loads, costRatios } = await compare(targets, { connections, seconds, rounds });
      const figures = costRatios.map(({ median, lowest, highest }, at) => {
        const [middle, ...range] = [median, lowest, highest].map((ratio) => (100 * (ratio - 1)).toFixed(1));
        return `${servers[at + 1].name} ${middle} % (${range.join(" to ")})`;
      });
      const isMissed = shares.some((share, at) => share === defaultShare && costRatios[at + 1].median - 1 > bar);
      if (isMissed) process.exitCode = 1;
      console.log(
        `${name}: off ${Math.round(loads[0].rate)} a second, ${loads[0].cost.toFixed(0)} us of processor each; ` +
          `more processor time: ${figures.join(", ")}; bar of 1 % ${100 * bar} %${isMissed ? "  MISSED" : ""}`,
      );
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
