/**
 * Compares requests without a cached response with and without tracing, to a collector on the same machine:
 *   TEST_DATABASE_URL=postgres://... npm run bench:tracing -- [seconds of a round] [rounds]
 * Creates a small catalogue and drops it afterwards. Rounds are interleaved, so that noise of the machine affects all alike.
 */
import "reflect-metadata";
import { startBeside, startSite } from "./support/builtSite";
import { filling, small } from "./support/catalogue";
import { compare } from "./support/compare";
import { buildDatabaseUrl, fillDatabase, withDatabase } from "./support/ownDatabase";
import { pages, reads } from "./support/reads";

const [seconds, rounds] = [Number(process.argv[2] ?? 1), Number(process.argv[3] ?? 9)];
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
      { name: "default", site: await startSite(traced) },
      { name: "10 %", site: await startSite({ ...traced, OTEL_TRACES_SAMPLER_ARG: "0.1" }) },
      { name: "all", site: await startSite({ ...traced, OTEL_TRACES_SAMPLER: "always_on" }) },
    ];
    for (const { name, request, connections } of [...graphqlRequests, ...pageRequests]) {
      const { loads, ratios } = await compare(
        servers.map(({ site }) => ({ ...site, request })),
        { connections, seconds, rounds },
      );
      const [off, ...on] = loads;
      const costs = on.map(({ cost }) => cost / off.cost - 1);
      const figures = costs.map(
        (cost, at) =>
          `${servers[at + 1].name} ${(100 * cost).toFixed(1)} % (rate ${(1 / ratios[at].median).toFixed(3)} of off)`,
      );
      const isMissed = costs[0] > bar;
      if (isMissed) process.exitCode = 1;
      console.log(
        `${name}: off ${Math.round(off.rate)} a second, ${off.cost.toFixed(0)} us of processor each; more processor time: ` +
          `${figures.join(", ")}; bar of the default ${100 * bar} %${isMissed ? "  MISSED" : ""}`,
      );
    }
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
