import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { countClicks, countViews } from "./dayCounts.service";
import { deleteOldClicks } from "./retention.service";

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
    expect(await deleteOldClicks(dataSource.manager, undefined, now)).toBe(89 - 8 + 5_280);
    expect(await deleteOldClicks(dataSource.manager, undefined, now)).toBe(0);
    expect(await days()).toEqual(before);
    expect(await dataSource.query("SELECT salt FROM visitor_salts")).toEqual([{ salt: "b" }]);
    const [{ oldest }] = await dataSource.query<{ oldest: Date }[]>(
      "SELECT min(clicked_at) AS oldest FROM link_clicks WHERE NOT sample",
    );
    // The click of 30 days ago belongs to the sample.
    expect(oldest.toISOString()).toBe("2026-04-02T12:00:00.000Z");
  });
});
