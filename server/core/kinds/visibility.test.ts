import type { DataSource } from "typeorm";
import { fillDatabase } from "../../testing/database/fillDatabase";
import { testDatabase } from "../../testing/database/testDatabase";
import { isPublished } from "./visibility";

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
