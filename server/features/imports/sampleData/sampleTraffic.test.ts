import { listDays, toUtcDay } from "../../../core/time/dateRange";
import { type TestApi, testApi } from "../../../testing/testApi";
import { describeWithSample } from "../../../testing/testWithSample";
import { readSampleContent } from "./sampleContent.service";
import { insertSampleTraffic } from "./sampleTraffic";

const dayMs = 86_400_000;

describeWithSample("sample traffic", () => {
  let api: TestApi;
  beforeEach(async () => (api = await testApi()));
  afterEach(() => api.stop());

  const importAt = async (now: Date): Promise<void> => {
    const content = readSampleContent(now);
    await insertSampleTraffic(api.dataSource.manager, content, now);
  };
  const countByDay = async (kind: string): Promise<Map<string, number>> => {
    const rows: { day: string; number: number }[] = await api.dataSource.query(
      "SELECT day::text, number::int FROM traffic_days WHERE kind = $1",
      [kind],
    );
    return new Map(rows.map(({ day, number }) => [day, number]));
  };

  test.each(["2027-01-01T00:04:00Z", "2027-03-28T23:59:00Z", "2028-02-29T12:00:00Z"])(
    "has views on every day of the last 30 days of an import at %s, and none after it",
    async (time) => {
      const now = new Date(time);
      await importAt(now);
      const views = await countByDay("view");
      const lately = listDays({ from: toUtcDay(now.getTime() - 29 * dayMs), to: toUtcDay(now) });
      const counts = lately.map((day) => views.get(day) ?? 0);
      // The last day is as full as the others, also a few minutes after midnight.
      expect(Math.min(...counts)).toBeGreaterThan(10);
      expect(counts.at(-1)).toBeGreaterThan(20);
      const [{ last }]: { last: Date }[] = await api.dataSource.query(
        `SELECT max(at) AS last FROM (SELECT viewed_at AS at FROM page_views UNION ALL SELECT clicked_at FROM link_clicks
          UNION ALL SELECT occurred_at FROM conversions) event`,
      );
      expect(last.getTime()).toBeLessThanOrEqual(now.getTime());
    },
  );

  test("has clicks and sales in the last week, the week before and each of six months", async () => {
    const now = new Date("2027-03-01T08:00:00Z");
    await importAt(now);
    const count = async (table: string, column: string, from: Date | string, to: Date | string): Promise<number> => {
      const [{ number }]: { number: number }[] = await api.dataSource.query(
        `SELECT count(*)::int AS number FROM ${table} WHERE ${column} > $1 AND ${column} <= $2`,
        [from, to],
      );
      return number;
    };
    const ago = (days: number) => new Date(now.getTime() - days * dayMs);
    for (const [table, column] of [
      ["link_clicks", "clicked_at"],
      ["conversions", "occurred_at"],
    ]) {
      expect(await count(table, column, ago(7), now)).toBeGreaterThan(0);
      expect(await count(table, column, ago(14), ago(7))).toBeGreaterThan(0);
      const months = ["2026-10", "2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"];
      for (const [at, month] of months.slice(0, 5).entries())
        expect(await count(table, column, `${month}-01T00:00Z`, `${months[at + 1]}-01T00:00Z`)).toBeGreaterThan(0);
    }
  });
});
