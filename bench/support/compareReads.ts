/** Compares the product's reads with servers that are not built from its code, on the same rows. */
import { isDeepStrictEqual } from "node:util";
import { askApi, type ServerProcess, startBeside } from "./builtSite";
import { type CatalogueSize, large, small } from "./catalogue";
import { compare, ratioText, report, type Rounds } from "./compare";
import { growthBar } from "./growth";
import type { Load, Target } from "./load";
import type { Read } from "./reads";

/** How many times as long as the SQL server 99 % of the responses take at most. */
const p99Bar = 2;

export interface Servers {
  small: ServerProcess;
  large: ServerProcess;
  /** Both on the rows of the large catalogue. */
  sql: ServerProcess;
  mercurius: ServerProcess;
}

/** @param url the database, in which `tables.sql` has run */
export const startPeers = async (url: string): Promise<Pick<Servers, "sql" | "mercurius">> => ({
  sql: await startBeside("bench/peers/sqlServer.mjs", url),
  mercurius: await startBeside("bench/peers/mercuriusServer.mjs", url),
});

function buildBodies({ query, variables }: Read, size: CatalogueSize): string[] {
  const operationName = /^query (\w+)/.exec(query)?.[1];
  const text = query.replaceAll(/\s+/g, " ");
  return variables(size).map((values) => JSON.stringify({ operationName, query: text, variables: values }));
}

/** A response to a POST is not cached, and none of these queries reads a cached count. */
const buildTarget = (read: Read, server: ServerProcess, size = large): Target => ({
  ...server,
  requests: buildBodies(read, size).map(
    (body) =>
      "POST /graphql HTTP/1.1\r\nhost: wornby.example\r\ncontent-type: application/json\r\n" +
      `content-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  ),
});

/** @throws when two responses differ, because their times are then not comparable. */
async function checkResponses(read: Read, servers: readonly ServerProcess[]): Promise<void> {
  for (const body of buildBodies(read, large)) {
    const responses = await Promise.all(servers.map((server) => askApi(server, body)));
    const [own, ...others] = responses.map((response) => response.body);
    for (const other of others) {
      if (!isDeepStrictEqual(JSON.parse(own), JSON.parse(other)))
        throw new Error(`${body} differs:\n${own.slice(0, 2_000)}\n${other.slice(0, 2_000)}`);
    }
  }
}

const describe = ({ rate, cost }: Load): string => `${Math.round(rate)} a second (${cost.toFixed(0)} us)`;

/** Prints requests per second, and processor time of the server for each. */
export async function compareRead(read: Read, servers: Servers, rounds: Rounds): Promise<void> {
  const onLarge = [servers.large, servers.sql, servers.mercurius];
  await checkResponses(read, onLarge);
  const targets = onLarge.map((server) => buildTarget(read, server));
  const { loads, ratios } = await compare([...targets, buildTarget(read, servers.small, small)], rounds);
  const [own, sql, mercurius, few] = loads;
  const [toSql, toMercurius, toFew] = ratios;
  const [growth, tail] = [1 / toFew.median, own.p99 / sql.p99];
  report(
    `read ${read.name}: ${describe(own)}; SQL ${describe(sql)}, share ${ratioText(toSql)}, bar ${read.bar}; ` +
      `Mercurius ${describe(mercurius)}, ${ratioText(toMercurius)} times, bar 1; ` +
      `p99 ${own.p99.toFixed(1)} ms, SQL ${sql.p99.toFixed(1)}, ${tail.toFixed(2)} times, bar ${p99Bar}; ` +
      `small ${describe(few)}, time grows ${growth.toFixed(2)} times, bar ${growthBar}`,
    toSql.median >= read.bar && toMercurius.median > 1 && tail <= p99Bar && growth <= growthBar,
  );
}
