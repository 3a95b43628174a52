/**
 * Whether the earnings of a simulated month on two servers equal the simulation's own record, to the cent:
 *   TEST_DATABASE_URL=postgres://... npm run bench:month -- [--scale 1] [--seed 39]
 * At scale 1: 1,000,000 beacons of page views and 100,000 requests of /go, each sent to one of two built servers on one
 * database; then 3,000 orders in reports of six networks, uploaded to both servers. The click ids in the reports are those
 * in the addresses of the redirects. All requests have today's date: after the requests of each simulated day, SQL moves
 * the recorded rows and daily figures of today to that day of the month before. Creates a database and drops it.
 */
import "reflect-metadata";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { stringify } from "csv-stringify/sync";
import type { DataSource, EntityManager } from "typeorm";
import { createRandom } from "../server/testing/random";
import { type SalesMonth, simulateSales } from "../server/testing/salesMonth/simulateSales";
import { startSite } from "./support/builtSite";
import { compareAnalytics, compareEarnings, type MonthRecord, type MonthSite } from "./support/monthReports";
import { content, prepareSite, readArticles, readLinks, readPaths } from "./support/monthSite";
import { type DayTraffic, makeDay, type Reasons } from "./support/monthTraffic";
import { buildDatabaseUrl, waitForJobs, withDataSource } from "./support/ownDatabase";
import { sendAll } from "./support/pipeline";

const { values: options } = parseArgs({
  options: { scale: { type: "string", default: "1" }, seed: { type: "string", default: "39" } },
});
const scale = Number(options.scale);
const random = createRandom(Number(options.seed));
const visits = 1_000_000;
const orders = 3_000;
const name = `wornby_bench_month_${process.pid}`;

/** The days of the month before this one, YYYY-MM-DD. */
function listMonth(): string[] {
  const now = new Date();
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Array.from({ length }, (_, at) => new Date(Date.UTC(year, month - 1, at + 1)).toISOString().slice(0, 10));
}
const days = listMonth();
const to = days[days.length - 1];

const shift = (time: string): string => `${time} - ((${time} AT TIME ZONE 'UTC')::date - $1::date) * interval '1 day'`;
/** SQL: moves all that is later than the month to one of its days. */
const moves = [
  ["link_clicks", "clicked_at"],
  ["page_views", "viewed_at"],
  ["click_origins", "clicked_at"],
]
  .map(([table, time]) => `UPDATE ${table} SET ${time} = ${shift(time)} WHERE ${time} >= $2::date + 1`)
  .concat(["traffic_days", "click_days", "view_days"].map((table) => `UPDATE ${table} SET day = $1 WHERE day > $2`));

/** @throws after two minutes. */
async function waitUntilStored(db: EntityManager, expected: number): Promise<void> {
  const end = Date.now() + 120_000;
  for (let stored = 0; stored < expected; await sleep(100)) {
    const [row] = await db.query<{ stored: number }[]>(
      "SELECT COALESCE(sum(number), 0)::int AS stored FROM traffic_days WHERE day > $1",
      [to],
    );
    ({ stored } = row);
    if (Date.now() > end) throw new Error(`Only ${stored} of ${expected} views and clicks were stored.`);
  }
}

const clickIdIn = (head: string): string | null => /(?<![0-9a-f])[0-9a-f]{16}(?![0-9a-f])/.exec(head)?.[0] ?? null;
const total = (reasons: Reasons): number => Object.values(reasons).reduce((sum, number) => sum + number, 0);

function addReasons(sums: Reasons, more: Reasons): void {
  for (const [reason, number] of Object.entries(more)) sums[reason] = (sums[reason] ?? 0) + number;
}

/** Sends the requests of a day to their servers, and notes the ids of the clicks. */
const sendDay = ({ requests }: DayTraffic, ports: readonly number[]): Promise<void[]> =>
  Promise.all(
    requests.map((list, server) =>
      sendAll(
        ports[server],
        list.map(({ text }) => text),
        (at, head) => {
          const { click } = list[at];
          if (!head.startsWith(click ? "HTTP/1.1 302" : "HTTP/1.1 204")) throw new Error(head);
          if (click) click.id = clickIdIn(/\nlocation: (.*)/i.exec(head)?.[1] ?? "");
        },
      ),
    ),
  );

/** Sends the requests of the month, day by day. */
async function sendTraffic(db: EntityManager, ports: readonly number[]): Promise<MonthRecord> {
  const record: MonthRecord = { clicks: [], followed: [], views: {}, clicked: {}, days: [] };
  const site = { links: await readLinks(db), articles: await readArticles(db), paths: await readPaths(db) };
  const share = (sum: number, at: number): number =>
    Math.floor((sum * scale * (at + 1)) / days.length) - Math.floor((sum * scale * at) / days.length);
  let took = 0;
  let sent = 0;
  for (const [number, day] of days.entries()) {
    const counts = { views: share(visits, number), clicks: share(visits / 10, number) };
    const traffic = makeDay({ random, day, number, servers: ports.length, ...counts, ...site });
    const began = performance.now();
    await sendDay(traffic, ports);
    await waitUntilStored(db, total(traffic.views) + total(traffic.clicks));
    took += (performance.now() - began) / 1_000;
    for (const move of moves) await db.query(move, [day, to]);
    const requests = traffic.requests.flat();
    sent += requests.length;
    for (const { click, isBrowser } of requests) {
      if (click) record.clicks.push(click);
      if (click && isBrowser) record.followed.push(click);
    }
    addReasons(record.views, traffic.views);
    addReasons(record.clicked, traffic.clicks);
    record.days.push({ day, views: traffic.views[""], clicks: traffic.clicks[""] });
  }
  console.log(`${sent} requests in ${took.toFixed(0)} s until stored, ${Math.round(sent / took)} a second`);
  return record;
}

/** Uploads the reports of each program, to the servers in turn. The first file comes again at the end. */
async function importReports(site: MonthSite, { reports }: SalesMonth): Promise<void> {
  let rows = 0;
  for (const { network, files } of reports)
    for (const [turn, file] of [0, 1, 2, 0].entries()) {
      const form = new FormData();
      form.append("programId", site.programs[network.program]);
      const text = stringify([[...network.titles], ...files[file]]);
      form.append("file", new Blob([text], { type: "text/csv" }), "report.csv");
      const address = `http://127.0.0.1:${site.ports[turn % site.ports.length]}/api/conversions`;
      const response = await fetch(address, { method: "POST", headers: site.headers, body: form });
      if (!response.ok) throw new Error(`${network.program}: ${await response.text()}`);
      rows += files[file].length;
    }
  console.log(`${rows} rows of reports imported`);
}

async function measure({ manager: db }: DataSource): Promise<void> {
  await db.query("SET statement_timeout = 0");
  const { programs, token } = await prepareSite(db);
  const url = buildDatabaseUrl(name);
  const variables = {
    DATABASE_URL: url,
    DEMO: "false",
    TRUST_PROXY: "1",
    PUBLIC_URL: "http://wornby.example",
    MAX_LAG_MS: "0",
  };
  const servers = [await startSite(variables), await startSite(variables)];
  await waitForJobs(url);
  const site = { ports: servers.map(({ port }) => port), headers: { authorization: `Bearer ${token}` }, programs };
  const record = await sendTraffic(db, site.ports);
  const month = simulateSales(random, { clicks: record.followed, orders, lastDay: to });
  await importReports(site, month);
  await compareEarnings(site, record, month.sales);
  await compareAnalytics(site, record);
}

withDataSource(name, { settings: [], statements: content, poolSize: 1 }, measure).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
