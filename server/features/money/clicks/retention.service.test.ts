// On both engines: each has its own locks.
import type { DataSource } from "typeorm";
import { testDatabase } from "../../../testing/database/testDatabase";
import { countClicks, countViews } from "./dayCounts.service";
import { makePartitions } from "./partitions.service";
import { deleteOldClicks } from "./retention.service";
import { testOnPostgres } from "../../../testing/skipped";

describe("deleting old clicks and views", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test("deletes those older than the retention period, and keeps daily figures and sample rows", async () => {
    await dataSource.query(
      `INSERT INTO link_clicks (clicked_at, target_type, target_id, sample)
       SELECT timestamptz '2026-05-01 12:00Z' - n * interval '1 day', 'item', gen_random_uuid(), n % 10 = 0 FROM generate_series(0, 119) n`,
    );
    await dataSource.query(
      `INSERT INTO page_views (viewed_at, path) SELECT timestamptz '2026-05-01 12:00Z' - n * interval '1 hour', '/' FROM generate_series(1, 6000) n`,
    );
    for (const statement of [...countClicks("link_clicks"), ...countViews("page_views")])
      await dataSource.query(statement);
    await dataSource.query("INSERT INTO visitor_salts (day, salt) VALUES ('2026-04-30', 'a'), ('2026-05-01', 'b')");
    const days = () => dataSource.query("SELECT * FROM traffic_days ORDER BY day, kind, reason");
    const before: unknown = await days();
    await dataSource.query("UPDATE settings SET click_retention_days = 30");
    const now = new Date("2026-05-01T12:00:00Z");
    // 89 days of clicks without the eight sample clicks, and 6,000 - 720 views.
    const removed = { partitions: [], rows: 89 - 8 + 5_280 };
    expect(await deleteOldClicks(dataSource.manager, undefined, now)).toEqual(removed);
    expect(await deleteOldClicks(dataSource.manager, undefined, now)).toEqual({ partitions: [], rows: 0 });
    expect(await days()).toEqual(before);
    expect(await dataSource.query("SELECT salt FROM visitor_salts")).toEqual([{ salt: "b" }]);
    const [{ oldest }] = await dataSource.query<{ oldest: Date }[]>(
      "SELECT min(clicked_at) AS oldest FROM link_clicks WHERE NOT sample",
    );
    // The click of 30 days ago belongs to the sample.
    expect(oldest.toISOString()).toBe("2026-04-02T12:00:00.000Z");
  });

  describe("of a month", () => {
    const [before, after] = [new Date("2030-03-02T11:59:00Z"), new Date("2030-03-03T00:00:00Z")];
    const run = (now: Date) => deleteOldClicks(dataSource.manager, undefined, now);
    const read = async (table: string): Promise<number> => {
      const rows: { number: number }[] = await dataSource.query(`SELECT count(*)::int AS number FROM ${table}`);
      return rows[0].number;
    };
    const isStored = async (name: string): Promise<boolean> => {
      const rows: { found: boolean }[] = await dataSource.query("SELECT to_regclass($1) IS NOT NULL AS found", [name]);
      return rows[0].found;
    };

    /** An hourly click and view of January and February 2030, and no partitions of other months. */
    beforeEach(async () => {
      await dataSource.query("TRUNCATE link_clicks, page_views, click_origins");
      await run(after);
      const hours =
        "generate_series(timestamptz '2030-01-01 00:30Z', timestamptz '2030-02-28 23:30Z', interval '1 hour') hour";
      await dataSource.query(
        `INSERT INTO link_clicks (clicked_at, target_type, target_id) SELECT hour, 'item', gen_random_uuid() FROM ${hours}`,
      );
      await dataSource.query(`INSERT INTO page_views (viewed_at, path) SELECT hour, '/' FROM ${hours}`);
      await makePartitions(dataSource.manager, new Date("2030-01-01T00:00:00Z"));
      await dataSource.query("UPDATE settings SET click_retention_days = 30");
    });

    test("deletes each click on time, and drops the partition when the whole month is too old", async () => {
      // January 31, 11:59: 30 days and 12 hours of clicks are too old.
      expect(await run(before)).toEqual({ partitions: [], rows: 2 * (30 * 24 + 12) });
      expect(await read("link_clicks_2030_01")).toBe(12);
      // 24 hours of February 1.
      expect(await run(after)).toEqual({ partitions: ["link_clicks_2030_01", "page_views_2030_01"], rows: 0 });
      expect(await isStored("page_views_2030_01")).toBe(false);
      expect(await read("link_clicks")).toBe(28 * 24);
      expect(await run(new Date("2030-03-04T00:00:00Z"))).toEqual({ partitions: [], rows: 2 * 24 });
    });

    test("keeps the partition of sample rows, without the others", async () => {
      await dataSource.query("UPDATE link_clicks SET sample = TRUE WHERE clicked_at < '2030-01-01 12:00Z'");
      expect(await run(after)).toEqual({ partitions: ["page_views_2030_01"], rows: 31 * 24 - 12 });
      expect(await read("link_clicks_2030_01")).toBe(12);
      expect(await run(after)).toEqual({ partitions: [], rows: 0 });
      await dataSource.query("DELETE FROM link_clicks WHERE sample");
      expect(await run(after)).toEqual({ partitions: ["link_clicks_2030_01"], rows: 0 });
    });

    test("keeps what click ids stand for 400 days, and then drops the month", async () => {
      await dataSource.query(
        "INSERT INTO click_origins (click_id, clicked_at, target_type, target_id) SELECT 'c' || n, clicked_at, target_type, target_id FROM link_clicks, LATERAL (SELECT id AS n) numbered",
      );
      await makePartitions(dataSource.manager, new Date("2030-01-01T00:00:00Z"));
      const origins = await read("click_origins");
      await run(new Date("2031-03-07T23:59:00Z"));
      expect([await read("link_clicks"), await read("click_origins")]).toEqual([0, origins]);
      // 400 days after the end of January.
      const { partitions } = await run(new Date("2031-03-08T00:00:00Z"));
      expect(partitions).toEqual(["click_origins_2030_01"]);
      expect(await read("click_origins")).toBe(28 * 24);
    });

    test("deletes clicks of a month that has no partition", async () => {
      await dataSource.query("INSERT INTO page_views (viewed_at, path) VALUES ('2029-05-05', '/old')");
      await dataSource.query("DELETE FROM page_views WHERE viewed_at < '2030-02-02' AND path = '/'");
      expect((await run(after)).rows).toBe(1);
      expect(await read("page_views_default")).toBe(0);
    });

    // The embedded engine has one connection.
    const onPostgres = testOnPostgres("the embedded engine has one connection");
    onPostgres("deletes the clicks while a backup reads the table, and drops the partition after it", async () => {
      const reader = dataSource.createQueryRunner();
      await reader.startTransaction();
      await reader.query("SELECT FROM link_clicks LIMIT 1");
      expect(await run(after)).toEqual({ partitions: ["page_views_2030_01"], rows: 31 * 24 });
      await reader.rollbackTransaction();
      await reader.release();
      expect(await run(after)).toEqual({ partitions: ["link_clicks_2030_01"], rows: 0 });
    });
  });
});
