// On both engines: each returns values of its own form.
import type { DataSource } from "typeorm";
import { buildOutfit, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { batchStatements } from "./runStatement";
import { rawSql } from "./sql";

describe("a batch of statements", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  const read = (columns: readonly string[], from = "FROM settings"): Promise<unknown[][]> =>
    batchStatements(dataSource.manager, { columns, rest: rawSql(from), planDependsOnValues: false });
  /** Returns the values of a statement that runs alone, and of the same one beside another. */
  async function readBothWays(...statement: Parameters<typeof read>) {
    const alone = await read(...statement);
    const [beside] = await Promise.all([read(...statement), read(["1"])]);
    return { alone, beside };
  }

  test.each([
    ["texts", ["'a\"b\\c'", "''", "NULL", "CAST('USD' AS character(3))"]],
    ["truth values", ["true", "false"]],
    ["numbers", ["7::smallint", "7", "7::bigint", "1.50", "0.1::float8", "'-12.345'::numeric(13,3)"]],
    [
      "times",
      [
        "'2026-11-26T10:00:00.12345Z'::timestamptz",
        "'2026-11-26 10:00:00'::timestamptz AT TIME ZONE 'Asia/Kolkata'",
        "'2026-11-26'::date",
      ],
    ],
    ["lists", ["ARRAY['a,b', '\"', 'NULL']", "'{}'::text[]", "ARRAY['11111111-1111-1111-1111-111111111111'::uuid]"]],
    ["JSON", ["json_build_array(1, 'a', NULL)", "'{\"a\": [1.0]}'::jsonb", "(SELECT json_agg(1) WHERE false)"]],
  ])("returns %s alone as beside another statement", async (_, columns) => {
    const { alone, beside } = await readBothWays(columns);
    expect(alone).toEqual(beside);
    expect(alone).toHaveLength(1);
  });

  test("returns every column of a row alone as beside another statement, and rows in their order", async () => {
    const { id: outfitId } = await buildOutfit(dataSource.manager);
    for (const title of ["Scarf", "Coat"])
      await buildProduct(dataSource.manager, { outfitId, title, priceAmount: 49.9, priceCheckedAt: new Date() });
    const columns = dataSource.getMetadata("AffiliateProduct").columns.map(({ databaseName }) => databaseName);
    const { alone, beside } = await readBothWays(columns, "FROM affiliate_products ORDER BY title");
    expect(alone).toEqual(beside);
    expect(alone.map((row) => row[columns.indexOf("title")])).toEqual(["Coat", "Scarf"]);
    expect(await readBothWays(columns, "FROM affiliate_products WHERE false")).toEqual({ alone: [], beside: [] });
  });
});
