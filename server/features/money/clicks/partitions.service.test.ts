// On both engines: each has its own limits of partitions.
import type { DataSource, EntityManager } from "typeorm";
import { testDatabase } from "../../../testing/database/testDatabase";
import { waitUntil } from "../../../testing/time/waiting";
import { type NewClick, storeClicks } from "./clickStore.service";
import { makePartitions } from "./partitions.service";
import { testOnPostgres } from "../../../testing/skipped";

const onPostgres = testOnPostgres("the embedded engine has one connection");

describe("partitions of clicks and views", () => {
  let dataSource: DataSource;
  let db: EntityManager;
  beforeAll(async () => {
    dataSource = await testDatabase();
    db = dataSource.manager;
  });
  afterAll(() => dataSource.destroy());

  const target = "6a4d9a52-2f7c-4a4f-9d7c-222222222222";
  const click = (at: string, visitorHash: string): NewClick => ({
    clickedAt: new Date(at),
    targetType: "item",
    targetId: target,
    linkKey: "",
    outfitId: null,
    celebrityId: null,
    retailer: "",
    programId: null,
    clickId: null,
    page: "",
    placement: "",
    campaign: "",
    discountReason: null,
    visitorHash,
  });
  const readClicks = (): Promise<unknown[]> =>
    db.query(
      "SELECT tableoid::regclass::text AS partition, visitor_hash AS visitor, discount_reason AS reason FROM link_clicks ORDER BY clicked_at",
    );
  const isPartition = async (name: string): Promise<boolean> => {
    const [row]: { found: boolean }[] = await db.query("SELECT to_regclass($1) IS NOT NULL AS found", [name]);
    return row.found;
  };

  test("exist for this month and the next two, made once by three processes", async () => {
    const now = new Date("2031-11-20T00:00:00Z");
    const made = await Promise.all([1, 2, 3].map(() => makePartitions(db, now)));
    expect(made.flat().sort()).toEqual(
      ["click_origins", "link_clicks", "page_views"].flatMap((table) =>
        ["2031_11", "2031_12", "2032_01"].map((month) => `${table}_${month}`),
      ),
    );
    expect(await makePartitions(db, now)).toEqual([]);
    expect(await makePartitions(db, new Date("2031-12-01T00:00:00Z"))).toEqual([
      "link_clicks_2032_02",
      "page_views_2032_02",
      "click_origins_2032_02",
    ]);
  });

  test("begin and end in UTC, whatever the time zone of the session", async () => {
    await db.transaction(async (transaction) => {
      await transaction.query("SET LOCAL timezone = 'Pacific/Auckland'");
      await makePartitions(transaction, new Date("2032-03-31T23:59:59Z"));
    });
    await storeClicks(db, [click("2032-02-29T23:59:59.999Z", "a"), click("2032-03-01T00:00:00Z", "b")], []);
    expect(await readClicks()).toEqual([
      { partition: "link_clicks_2032_02", visitor: "a", reason: null },
      { partition: "link_clicks_2032_03", visitor: "b", reason: null },
    ]);
    await db.query("TRUNCATE link_clicks, click_days, traffic_days");
  });

  test("are not needed to store a click and to find its repeat, and are made for it later", async () => {
    await storeClicks(db, [click("2033-01-31T23:50:00Z", "a"), click("2033-02-01T00:00:00Z", "b")], []);
    await storeClicks(db, [click("2033-02-01T00:10:00Z", "a")], []);
    const stored = [
      { visitor: "a", reason: null },
      { visitor: "b", reason: null },
      { visitor: "a", reason: "repeat" },
    ];
    expect(await readClicks()).toEqual(stored.map((row) => ({ partition: "link_clicks_default", ...row })));
    const days = () => db.query("SELECT day::text, kind, reason, number FROM traffic_days ORDER BY day, kind, reason");
    const before: unknown = await days();
    expect(await isPartition("link_clicks_2033_01")).toBe(false);

    expect(await makePartitions(db, new Date("2031-11-20T00:00:00Z"))).toEqual([
      "link_clicks_2033_01",
      "link_clicks_2033_02",
    ]);
    expect(await readClicks()).toEqual(
      ["01", "02", "02"].map((month, at) => ({ partition: `link_clicks_2033_${month}`, ...stored[at] })),
    );
    // A visitor's repeats are found across the end of a month.
    await storeClicks(db, [click("2033-02-01T00:20:00Z", "b")], []);
    expect(await readClicks()).toContainEqual({ partition: "link_clicks_2033_02", visitor: "b", reason: "repeat" });
    expect(await days()).toEqual([
      ...(before as object[]).slice(0, 2),
      { day: "2033-02-01", kind: "click", reason: "repeat", number: 2 },
    ]);
  });

  // The embedded engine has one connection, so nobody reads beside it.
  onPostgres("hide no click from who reads while they are made", async () => {
    await db.query("TRUNCATE link_clicks, click_days, traffic_days");
    await storeClicks(db, [click("2035-01-31T23:50:00Z", "a")], []);
    let read: Promise<unknown[]> | undefined;
    await db.transaction(async (transaction) => {
      await makePartitions(transaction, new Date("2031-11-20T00:00:00Z"));
      read = readClicks();
      await waitUntil(async () => {
        const waiting: unknown[] = await transaction.query(
          "SELECT FROM pg_locks WHERE NOT granted AND relation = ANY (SELECT oid FROM pg_class WHERE relname LIKE 'link_clicks%')",
        );
        return waiting.length > 0;
      });
    });
    expect(await read).toEqual([{ partition: "link_clicks_2035_01", visitor: "a", reason: null }]);
  });
});
