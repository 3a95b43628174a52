// On both engines: migrations run on each.
import type { DataSource } from "typeorm";
import { importSampleDataOnce } from "../features/imports/sampleData/sampleData.service";
import { type OwnDatabase, ownTestDatabase } from "../testing/database/testDatabase";
import { findSchemaDrift, migrate } from "./migrate";
import { migrations } from "./dataSource";

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

  test("can be reverted on a filled database and run again", async () => {
    await importSampleDataOnce(dataSource.manager);
    for (const _ of migrations) await dataSource.undoLastMigration();
    const remaining: unknown[] = await dataSource.query(
      `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relname !~ '^migrations'
       UNION ALL SELECT proname FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
    );
    expect(remaining).toEqual([]);
    expect(await migrate(dataSource)).toHaveLength(migrations.length);
    expect(await findSchemaDrift(dataSource)).toEqual([]);
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
