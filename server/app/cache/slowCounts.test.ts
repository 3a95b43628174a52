import { setTimeout as sleep } from "node:timers/promises";
import { buildSchema } from "graphql";
import pino from "pino";
import type { DataSource } from "typeorm";
import { CountCache, takeCountCacheSnapshot } from "../../shared/cache/countCache";
import { testDatabase } from "../../testing/database/testDatabase";
import { storeSlowCounts } from "./slowCounts";

describe("slow counts", () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await testDatabase();
  });
  afterAll(() => dataSource.destroy());

  /** The count cache of a process whose API has one field. */
  function startProcess(field = "count") {
    const countCache = new CountCache(20);
    const schema = buildSchema(`type Query { ${field}: Int }`);
    const load = storeSlowCounts({ countCache, db: dataSource.manager, schema, log: pino({ level: "silent" }) });
    const count = (key: string, value: unknown, ms: number) =>
      takeCountCacheSnapshot(countCache).find({ key, tags: () => new Set(), count: () => sleep(ms, value) });
    return { load, count };
  }
  const countRows = async (): Promise<number> => (await dataSource.query("SELECT FROM slow_counts")).length as number;

  test("serve the first visitor after a restart, unless the API has changed", async () => {
    const before = startProcess();
    await before.count("outfits", 12, 60);
    await before.count("facets", [{ name: "Gala", count: 3 }], 60);
    await before.count("dated", { day: new Date(0) }, 60);
    while ((await countRows()) < 2) await sleep(10);
    const after = startProcess();
    await after.load();
    expect(await after.count("outfits", 13, 500)).toEqual({ value: 12, isStale: true });
    expect(await after.count("facets", [], 500)).toEqual({ value: [{ name: "Gala", count: 3 }], isStale: true });
    expect(await after.count("dated", 0, 0)).toEqual({ value: 0, isStale: false });
    expect(await countRows()).toBe(2);
    const changed = startProcess("otherCount");
    await changed.load();
    expect(await changed.count("outfits", 14, 0)).toEqual({ value: 14, isStale: false });
  });
});
