/**
 * Compares the rate of cached responses with a bare node:http server that sends the same headers and bytes:
 *   TEST_DATABASE_URL=postgres://... npm run bench:responses -- [seconds of a round] [rounds]
 * Creates a database and drops it afterwards. Rounds are interleaved, so that noise of the machine affects all alike.
 */
import "reflect-metadata";
import hashes from "../client/graphql/generated/persistedHashes.json";
import { ask, type ServerProcess, startBeside, startSite } from "./support/builtSite";
import { compare, ratioText } from "./support/compare";
import { buildDatabaseUrl, withDatabase } from "./support/ownDatabase";

const rounds = { connections: 32, seconds: Number(process.argv[2] ?? 2), rounds: Number(process.argv[3] ?? 9) };
const leastRatio = 0.8;
const database = `wornby_bench_responses_${process.pid}`;
const headers = {
  host: "wornby.example",
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36",
  accept: "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8",
  "accept-language": "en",
  "accept-encoding": "gzip, deflate, br, zstd",
};

const buildRequest = (url: string): string =>
  `GET ${url} HTTP/1.1\r\n${Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n`;

async function compareCached(name: string, site: ServerProcess, url: string): Promise<boolean> {
  const request = buildRequest(url);
  await ask(site.port, url, { headers });
  const response = await ask(site.port, url, { headers });
  const bare = await startBeside("bench/support/bareServer.mjs", {
    ...response,
    body: response.body.toString("base64"),
  });
  const { loads, ratios } = await compare(
    [site, bare].map((server) => ({ ...server, request })),
    rounds,
  );
  const [cached, plain] = loads.map(
    ({ rate, cost }) => `${Math.round(rate)} a second (${cost.toFixed(1)} us of processor each)`,
  );
  console.log(
    `${name}: ${response.body.length} bytes; cached ${cached}, bare ${plain}; ratio ${ratioText(ratios[0])}, bar ${leastRatio}`,
  );
  return ratios[0].median >= leastRatio;
}

function queryAddress(operationName: keyof typeof hashes, variables: object): string {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashes[operationName] } });
  const given = { operationName, variables: JSON.stringify(variables), extensions };
  return `/graphql?${new URLSearchParams(given).toString()}`;
}

async function main(): Promise<void> {
  await withDatabase(database, [], async () => {
    const site = await startSite({
      DATABASE_URL: buildDatabaseUrl(database),
      DEMO: "true",
      PUBLIC_URL: "https://wornby.example",
    });
    const passed = [
      await compareCached("API, home", site, queryAddress("HomePage", { featured: 4 })),
      await compareCached("page, home", site, "/"),
    ];
    if (passed.includes(false)) process.exitCode = 1;
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
