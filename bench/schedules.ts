/**
 * Publishes scheduled outfits on two servers, of which one is killed, while the database is away for a time:
 *   TEST_DATABASE_URL=postgres://... npm run bench:schedules -- [schedules] [seconds]
 * They are scheduled minute by minute over the night in which the site's clocks change to daylight saving time. Half
 * of the outfits are edited after they were scheduled. Fails unless each time is the right moment, each outfit is
 * published exactly once with the scheduled title, and the first page that is asked for after it shows it; prints how
 * late they were.
 */
import "reflect-metadata";
import { setTimeout as sleep } from "node:timers/promises";
import type { DataSource } from "typeorm";
import { tcpGate } from "../server/testing/faults/tcpGate";
import { ask, type ServerProcess, startSite } from "./support/builtSite";
import { startEditorApi } from "./support/editorApi";
import { buildDatabaseUrl, withDataSource } from "./support/ownDatabase";

const count = Number(process.argv[2] ?? 200);
const seconds = Number(process.argv[3] ?? 40);
const database = `wornby_bench_schedules_${process.pid}`;
const outageSeconds = 3;

const timeZone = "Europe/Berlin";
const clocksChangeAt = Date.parse("2090-03-26T01:00:00Z");

const statements = [
  `UPDATE settings SET time_zone = '${timeZone}'`,
  "INSERT INTO celebrities (name, slug) VALUES ('Ada Lace', 'ada-lace')",
  `INSERT INTO outfits (title, slug, status, celebrity_id) SELECT 'Look ' || n, 'look-' || n, 'DRAFT', id
   FROM celebrities, generate_series(1, ${count}) n`,
  `INSERT INTO affiliate_products (title, outfit_id) SELECT 'Belt', id FROM outfits`,
];

interface Outfit {
  id: string;
  slug: string;
}

const localTime = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "short" });

/**
 * Schedules every outfit through the API, one a minute around the change of the clocks, and checks the moments that
 * are stored. Then moves them to the seconds from `start`, in the same order.
 */
async function scheduleAll(db: DataSource, start: number): Promise<Outfit[]> {
  const api = await startEditorApi(db);
  const outfits: Outfit[] = await db.query("SELECT id, slug FROM outfits ORDER BY length(slug), slug");
  for (const [place, { id }] of outfits.entries()) {
    const rows = [{ type: "outfit", id, version: 1 }];
    const moment = new Date(clocksChangeAt + (place - outfits.length / 2) * 60_000);
    const schedule = "mutation ($input: ScheduleReleaseInput!) { scheduleRelease(input: $input) { id } }";
    await api.run(schedule, { input: { at: localTime.format(moment).replace(" ", "T"), timeZone, rows } });
    const at = new Date(start + (place * seconds * 1_000) / outfits.length);
    const [, moved] = await db.query(
      `UPDATE releases SET publish_at = $1
       WHERE publish_at = $2 AND id = (SELECT release_id FROM release_rows WHERE row_id = $3)`,
      [at, moment, id],
    );
    if (moved !== 1)
      throw new Error(`${localTime.format(moment)} in ${timeZone} was not stored as ${moment.toISOString()}.`);
    const edit = "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }";
    if (place % 2 === 0) await api.run(edit, { input: { id, version: 2, title: "Edited afterwards" } });
  }
  await api.stop();
  return outfits;
}

interface Fate {
  slug: string;
  title: string;
  status: string;
  published: number;
  late: number;
}

const fates = (db: DataSource): Promise<Fate[]> =>
  db.query(
    `SELECT outfit.slug, outfit.title, outfit.status,
       (SELECT count(*)::int FROM audit_log WHERE action = 'publish' AND entity_id = release.id) AS published,
       extract(epoch FROM release.published_at - release.publish_at)::float8 AS late
     FROM outfits outfit JOIN release_rows planned ON planned.row_id = outfit.id
     JOIN releases release ON release.id = planned.release_id`,
  );

/** Asks for pages as they become public; returns those whose first answer after it was not the page. */
async function watchPages(db: DataSource, server: ServerProcess, end: number): Promise<string[]> {
  const seen = new Set<string>();
  const stale: string[] = [];
  while (Date.now() < end) {
    const rows: Outfit[] = await db.query("SELECT id, slug FROM outfits WHERE status = 'PUBLISHED'");
    for (const { slug } of rows.filter((row) => !seen.has(row.slug))) {
      seen.add(slug);
      await ask(server.port, `/outfit/${slug}`, {}).catch(() => stale.push(slug));
    }
    await sleep(20);
  }
  return stale;
}

function report(found: readonly Fate[], stale: readonly string[], outage: [number, number], start: number): boolean {
  const numberOf = (slug: string) => Number(slug.slice("look-".length));
  const dueAt = (slug: string) => start + ((numberOf(slug) - 1) * seconds * 1_000) / count;
  const duringOutage = ({ slug }: Fate) => dueAt(slug) > outage[0] - 1_000 && dueAt(slug) < outage[1];
  const late = (rows: readonly Fate[]) => Math.max(0, ...rows.map((row) => row.late));
  const once = found.filter(({ published, status }) => published === 1 && status === "PUBLISHED").length;
  const right = found.filter(({ title, slug }) => title === `Look ${numberOf(slug)}`).length;
  const calm = found.filter((fate) => !duringOutage(fate));
  const sorted = calm.map((fate) => fate.late).sort((one, other) => one - other);
  console.log(
    `${found.length} schedules over the change of clocks in ${timeZone}, due in ${seconds} s on two servers; one killed, database away for ${outageSeconds} s`,
  );
  console.log(
    `published exactly once: ${once}; with the scheduled title: ${right}; stale first pages: ${stale.length}`,
  );
  console.log(
    `late: median ${sorted[Math.floor(sorted.length / 2)]?.toFixed(2)} s, at most ${late(calm).toFixed(2)} s`,
  );
  console.log(
    `due during the outage: ${found.length - calm.length}, at most ${late(found.filter(duringOutage)).toFixed(2)} s`,
  );
  return once === count && right === count && stale.length === 0;
}

async function main(): Promise<void> {
  await withDataSource(database, { statements, poolSize: 4 }, async (db) => {
    const gate = await tcpGate(buildDatabaseUrl(database));
    const servers = [await startSite({ DATABASE_URL: gate.url }), await startSite({ DATABASE_URL: gate.url })];
    const start = Date.now() + count * 60 + 3_000;
    const outfits = await scheduleAll(db, start);
    // Visitors have asked for the pages before, so that their absence is cached.
    for (const { slug } of outfits.slice(0, 50))
      for (const { port } of servers) await ask(port, `/outfit/${slug}`, {}).catch(() => undefined);
    if (Date.now() > start) throw new Error("Scheduling took longer than planned: pass fewer schedules.");
    const watching = watchPages(db, servers[1], start + seconds * 1_000 + 15_000);
    await sleep(start - Date.now() + (seconds * 1_000) / 4);
    process.kill(servers[0].pid, "SIGKILL");
    await sleep((seconds * 1_000) / 4);
    const outage: [number, number] = [Date.now(), 0];
    await gate.close();
    await sleep(outageSeconds * 1_000);
    await gate.open();
    outage[1] = Date.now();
    const stale = await watching;
    const isFine = report(await fates(db), stale, outage, start);
    await gate.close();
    if (!isFine) process.exitCode = 1;
  });
}

void main();
