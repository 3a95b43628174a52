import type { DataSource } from "typeorm";
import { fillDatabase } from "../../testing/database/fillDatabase";
import { testDatabase } from "../../testing/database/testDatabase";
import { buildCelebrity, buildItem, buildOutfit, buildPost } from "../../testing/build";
import { dayFromToday } from "../../testing/time/days";
import type { PublicTable } from "./contentKind";
import { PublicationStatus } from "./publishableRow";
import { isPublished, isShown } from "./visibility";

describe("the condition for published rows", () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await testDatabase();
    await fillDatabase(dataSource.manager, 3_000);
    await dataSource.query("UPDATE outfits SET date = date - 3650");
    await dataSource.query("VACUUM ANALYZE outfits");
  });
  afterAll(() => dataSource.destroy());

  test("finds scheduled outfits by their index, not by reading all outfits", async () => {
    const lines: { "QUERY PLAN": string }[] = await dataSource.query(
      `EXPLAIN SELECT FROM affiliate_products product WHERE ${isPublished("affiliate_products", "product")}`,
    );
    const plan = lines.map((line) => line["QUERY PLAN"]).join("\n");
    expect(plan).toContain("outfits_date_idx");
    expect(plan).not.toContain("Seq Scan on outfits");
  });
});

describe("the condition for public rows in queries, and that in triggers,", () => {
  let dataSource: DataSource;
  beforeAll(async () => {
    dataSource = await testDatabase();
    const { manager } = dataSource;
    for (const status of Object.values(PublicationStatus)) {
      await buildCelebrity(manager, { status });
      for (const date of [-1, 0, 1].map(dayFromToday)) {
        await buildOutfit(manager, { status, date });
        await buildPost(manager, { status, date });
      }
      await buildOutfit(manager, { status, date: null });
    }
    await buildItem(manager);
  });
  afterAll(() => dataSource.destroy());

  const tables: PublicTable[] = ["celebrities", "outfits", "blog_posts", "category_items"];
  test.each(tables)("find the same rows of %s", async (table) => {
    for (const deletedAt of [null, new Date()]) {
      await dataSource.query(`UPDATE ${table} SET deleted_at = $1`, [deletedAt]);
      const rows: { query: boolean; trigger: boolean }[] = await dataSource.query(
        `SELECT ${isShown(table, "row", "visitor")} AS query, is_public(to_jsonb(row)) AS trigger FROM ${table} row`,
      );
      expect(rows.map(({ trigger }) => trigger)).toEqual(rows.map(({ query }) => query));
      expect(rows.some(({ query }) => query)).toBe(deletedAt === null);
    }
  });
});
