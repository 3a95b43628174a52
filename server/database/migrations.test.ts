// On both engines: migrations run on each.
import type { DataSource } from "typeorm";
import { type OwnDatabase, ownTestDatabase } from "../testing/database/testDatabase";
import { fillEveryTable } from "../testing/releases/fillEveryTable";
import { findSchemaDrift, listMigrations, migrateTo } from "./migrate";

/** All that migrations define, as PostgreSQL prints it, without partitions and what extensions have. */
const schemaQuery = `
  WITH own AS (SELECT oid FROM pg_class WHERE relnamespace = 'public'::regnamespace AND NOT relispartition AND relname !~ '^migrations')
  SELECT concat_ws(' ', attrelid::regclass, attname, format_type(atttypid, atttypmod), CASE WHEN attnotnull THEN 'NOT NULL' END,
    attidentity, attgenerated, pg_get_expr(adbin, adrelid)) AS part
  FROM pg_attribute LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
  WHERE attrelid IN (SELECT oid FROM own) AND attnum > 0 AND NOT attisdropped
  UNION ALL SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) FROM pg_constraint WHERE conrelid IN (SELECT oid FROM own)
  UNION ALL SELECT pg_get_indexdef(indexrelid) FROM pg_index WHERE indrelid IN (SELECT oid FROM own)
  UNION ALL SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE tgrelid IN (SELECT oid FROM own) AND NOT tgisinternal
  UNION ALL SELECT concat_ws(' ', oid::regclass, pg_get_viewdef(oid)) FROM pg_class WHERE relkind = 'v' AND oid IN (SELECT oid FROM own)
  UNION ALL SELECT pg_get_statisticsobjdef(oid) FROM pg_statistic_ext WHERE stxrelid IN (SELECT oid FROM own)
  UNION ALL SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prokind = 'f'
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
  ORDER BY part`;

describe("migrations", () => {
  let own: OwnDatabase;
  let dataSource: DataSource;
  // A migration whose `down` is wrong leaves a database without tables.
  beforeAll(async () => {
    own = await ownTestDatabase();
    dataSource = own.dataSource;
  });
  afterAll(() => own.stop());

  test("create the schema that the entities describe", async () => {
    expect(await findSchemaDrift(dataSource)).toEqual([]);
  });

  /** Migrates up or down to the first of the migrations, so many of them. @returns the schema */
  async function goTo(count: number): Promise<string[]> {
    const runner = dataSource.createQueryRunner();
    await runner.startTransaction();
    await migrateTo(dataSource, runner, new Set(listMigrations(dataSource).slice(0, count)));
    await runner.commitTransaction();
    await runner.release();
    return (await dataSource.query<{ part: string }[]>(schemaQuery)).map(({ part }) => part);
  }

  test("go down and up on a filled database, one by one, and make the same schema as in an empty one", async () => {
    const counts = listMigrations(dataSource).map((_, index) => index + 1);
    await fillEveryTable(dataSource.manager);
    const down: string[][] = [];
    for (const count of counts.toReversed()) down.unshift(await goTo(count));
    const up: string[][] = [];
    for (const count of counts) up.push(await goTo(count));
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    expect(await goTo(0)).toEqual([]);
    const made: string[][] = [];
    for (const count of counts) made.push(await goTo(count));
    expect(made.at(-1)?.length).toBeGreaterThan(1_000);
    expect(down).toEqual(made);
    expect(up).toEqual(made);
  });

  test("store what lists search, whatever a statement writes there", async () => {
    const insert = "INSERT INTO category_items (title, description, category_name) VALUES ('Robe', 'Été', 'dresses')";
    await dataSource.query(insert);
    const read = (): Promise<unknown> => dataSource.query("SELECT search_text AS text FROM category_items");
    expect(await read()).toEqual([{ text: "robe\nete" }]);
    await dataSource.query("UPDATE category_items SET description = 'Été rose', search_text = 'x'");
    expect(await read()).toEqual([{ text: "robe\nete rose" }]);
    await dataSource.query("DELETE FROM category_items");
  });

  test("store in which currency lists compare a price, as the site's setting says where the price names none", async () => {
    await dataSource.query(
      `INSERT INTO category_items (title, category_name, price_amount, price_currency, compared_currency)
       VALUES ('a', 'dresses', 5, 'EUR', 'X'), ('b', 'dresses', 5, NULL, 'X'), ('c', 'dresses', NULL, 'EUR', 'X')`,
    );
    const read = async (): Promise<unknown> =>
      (
        await dataSource.query<{ currency: string }[]>(
          "SELECT compared_currency AS currency FROM category_items ORDER BY title",
        )
      ).map(({ currency }) => currency);
    expect(await read()).toEqual(["EUR", "USD", null]);
    await dataSource.query("UPDATE settings SET default_currency = 'GBP'");
    expect(await read()).toEqual(["EUR", "GBP", null]);
    await dataSource.query("UPDATE category_items SET price_amount = 7, price_currency = 'CAD' WHERE title <> 'a'");
    expect(await read()).toEqual(["EUR", "CAD", "CAD"]);
    await dataSource.query("DELETE FROM category_items");
    await dataSource.query("UPDATE settings SET default_currency = 'USD'");
  });

  test("begin the history of a price on the day in UTC when it was checked", async () => {
    await dataSource.query(
      `INSERT INTO category_items (title, category_name, price_amount, price_currency, price_checked_at)
       VALUES ('a', 'dresses', 49.9, 'EUR', '2026-03-01T23:30:00-02:00'), ('b', 'dresses', 5, NULL, now()), ('c', 'dresses', NULL, NULL, now())`,
    );
    const rows: unknown[] = await dataSource.query(
      "SELECT title, day::text, last_day, amount, currency FROM price_days JOIN category_items ON id = offer_id",
    );
    expect(rows).toEqual([{ title: "a", day: "2026-03-02", last_day: null, amount: "49.900", currency: "EUR" }]);
    await dataSource.query("DELETE FROM category_items");
    expect(await dataSource.query("SELECT FROM price_days")).toEqual([]);
  });
});
