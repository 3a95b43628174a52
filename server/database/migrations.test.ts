import type { DataSource } from "typeorm";
import { importSampleDataOnce } from "../features/sampleData/sampleData.service";
import { testDatabase } from "../testing/database/testDatabase";
import { migrate, findSchemaDrift } from "./migrate";
import { migrations } from "./migrations";
import { ArticleMentions1763932000000 } from "./migrations/1763932000000-ArticleMentions";
import { MediaLibrary1763940000000 } from "./migrations/1763940000000-MediaLibrary";
import { MonthlyPartitions1763952000000 } from "./migrations/1763952000000-MonthlyPartitions";
import { OfferCurrency1763910000000 } from "./migrations/1763910000000-OfferCurrency";
import { Pieces1763931500000 } from "./migrations/1763931500000-Pieces";
import { ProductCategories1763942000000 } from "./migrations/1763942000000-ProductCategories";
import { PriceDays1763945000000 } from "./migrations/1763945000000-PriceDays";
import { SearchText1763954000000 } from "./migrations/1763954000000-SearchText";
import { SearchEngineTexts1763941000000 } from "./migrations/1763941000000-SearchEngineTexts";

describe("migrations", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test("create the schema that the entities describe", async () => {
    expect(await findSchemaDrift(dataSource)).toEqual([]);
  });

  test("add currencies to existing prices, and find the item values that an editor has changed", async () => {
    const later = migrations.slice(migrations.indexOf(OfferCurrency1763910000000));
    for (const _ of later) await dataSource.undoLastMigration();
    const texts = ["€1.299,00", "49,90 €", "CA$90", "-5", "On request", "$50 - $80"];
    await dataSource.query(
      `INSERT INTO category_items (title, category_name, price, price_amount, source, source_key)
       SELECT text, 'dresses', text, 5, 'tide', text FROM unnest($1::text[]) AS text`,
      [texts],
    );
    await dataSource.query(
      `INSERT INTO audit_log (action, entity_type, entity_id, changes)
       SELECT 'update', 'categoryItem', id, '{"title": ["a", "b"]}' FROM category_items WHERE title = 'CA$90'`,
    );
    await migrate(dataSource);
    const rows: unknown[] = await dataSource.query(
      `SELECT price, price_amount, price_currency, source_values ? 'title' AS is_from_source FROM category_items ORDER BY array_position($1, title)`,
      [texts],
    );
    expect(rows).toEqual(
      [
        ["€1.299,00", "1299.000", "EUR", true],
        ["49,90 €", "49.900", "EUR", true],
        ["CA$90", "90.000", "CAD", false],
        ["-5", null, null, true],
        ["On request", null, null, true],
        ["$50 - $80", "50.000", "USD", true],
      ].map(([price, price_amount, price_currency, is_from_source]) => ({
        price,
        price_amount,
        price_currency,
        is_from_source,
      })),
    );
    await dataSource.query("TRUNCATE category_items, audit_log");
  });

  test("give each existing product its own piece, named as the product", async () => {
    const later = migrations.slice(migrations.indexOf(Pieces1763931500000));
    for (const _ of later) await dataSource.undoLastMigration();
    await dataSource.query(
      `WITH celebrity AS (INSERT INTO celebrities (name, slug) VALUES ('A', 'a') RETURNING id),
         outfit AS (INSERT INTO outfits (title, slug, celebrity_id) SELECT 'A', 'a', id FROM celebrity RETURNING id)
       INSERT INTO affiliate_products (title, outfit_id, created_at)
       SELECT text, id, now() + place * interval '1 second'
       FROM outfit, unnest($1::text[]) WITH ORDINALITY AS titles (text, place)`,
      [["Navy Blazer in Wool Hopsack", "Pumps", "x".repeat(200)]],
    );
    await migrate(dataSource);
    const rows: unknown[] = await dataSource.query(
      `SELECT piece.name, piece.place FROM affiliate_products product JOIN outfit_pieces piece ON piece.id = product.piece_id
       WHERE piece.outfit_id = product.outfit_id ORDER BY product.created_at`,
    );
    expect(rows).toEqual([
      { name: "Navy Blazer", place: 0 },
      { name: "Pumps", place: 1 },
      { name: "x".repeat(100), place: 2 },
    ]);
    await dataSource.query("TRUNCATE celebrities CASCADE");
  });

  test("find what existing articles mention", async () => {
    const later = migrations.slice(migrations.indexOf(ArticleMentions1763932000000));
    for (const _ of later) await dataSource.undoLastMigration();
    const id = "6a4d9a52-2f7c-4a4f-9d7c-222222222222";
    await dataSource.query(
      `WITH person AS (INSERT INTO celebrities (name, slug) VALUES ('Ada', 'ada') RETURNING id),
         look AS (INSERT INTO outfits (id, title, slug, celebrity_id) SELECT $1, 'Suit', 'suit', id FROM person RETURNING id),
         former AS (INSERT INTO slug_history (entity_type, slug, entity_id) SELECT 'outfit', 'old-suit', id FROM look)
       INSERT INTO affiliate_products (id, title, outfit_id) SELECT $1, 'Blazer', id FROM look`,
      [id],
    );
    const content = `[a](/outfit/old-suit) [b](/celebrity/ADA?x) [b](/celebrity/nobody) [c](/go/${id}) [a](/outfit/old-suit) ![d](/outfit-x/suit) [e](/outfit/id/${id} "t")`;
    await dataSource.query(`INSERT INTO blog_posts (title, slug, content) VALUES ('Suits', 'suits', $1)`, [content]);
    await migrate(dataSource);
    const rows: unknown[] = await dataSource.query(
      "SELECT place, address, subject_type AS type, subject_id = $1 AS right FROM article_mentions ORDER BY place",
      [id],
    );
    expect(rows).toEqual([
      { place: 0, address: "/outfit/old-suit", type: "outfit", right: true },
      { place: 1, address: "/celebrity/ADA", type: "celebrity", right: false },
      { place: 2, address: `/go/${id}`, type: "affiliateProduct", right: true },
      { place: 3, address: `/outfit/id/${id}`, type: "outfit", right: true },
    ]);
    await dataSource.query("TRUNCATE celebrities, blog_posts, slug_history CASCADE");
  });

  test("add a row for each picture in use, with who uploaded it first", async () => {
    const later = migrations.slice(migrations.indexOf(MediaLibrary1763940000000));
    for (const _ of later) await dataSource.undoLastMigration();
    const address = (digit: string, size: string) => `/pictures/${digit.repeat(32)}-${size}.webp`;
    const [portrait, inText, logo] = [address("a", "800x1000"), address("b", "1920x5760"), address("c", "48x48")];
    await dataSource.query("INSERT INTO celebrities (name, slug, image) VALUES ('A', 'a', $1)", [portrait]);
    await dataSource.query("INSERT INTO blog_posts (title, slug, content, image) VALUES ('A', 'a', $1, $2)", [
      `![a](${inText}) ![b](${portrait}) ![c](/pictures/no.webp)`,
      "https://example.com/a.jpg",
    ]);
    await dataSource.query("UPDATE settings SET logo = $1", [logo]);
    await dataSource.query(
      `INSERT INTO audit_log (action, entity_type, title, actor_name, created_at)
       VALUES ('upload', 'picture', $1, 'Second', '2026-02-02'), ('upload', 'picture', $1, 'First', '2026-01-01')`,
      [portrait],
    );
    await migrate(dataSource);
    const rows: unknown[] = await dataSource.query(
      "SELECT address, width, height, uploader_name AS name, created_at < '2026-01-02' AS dated FROM pictures ORDER BY address",
    );
    expect(rows).toEqual([
      { address: portrait, width: 800, height: 1000, name: "First", dated: true },
      { address: inText, width: 1920, height: 5760, name: "", dated: false },
      { address: logo, width: 48, height: 48, name: "", dated: false },
    ]);
    await dataSource.query("TRUNCATE celebrities, blog_posts, pictures CASCADE");
    await dataSource.query("UPDATE settings SET logo = ''");
  });

  test("keep a description of an article that someone wrote, also in its revisions, and drop a derived one", async () => {
    const later = migrations.slice(migrations.indexOf(SearchEngineTexts1763941000000));
    for (const _ of later) await dataSource.undoLastMigration();
    const long = "x".repeat(161);
    await dataSource.query(
      `INSERT INTO blog_posts (title, slug, excerpt, meta_description)
       VALUES ('own', 'own', 'Short.', E'Two\\nlines.'), ('same', 'same', 'Short.', 'Short.'), ('cut', 'cut', $1, $2)`,
      [long, `${"x".repeat(157)}...`],
    );
    await dataSource.query(
      `INSERT INTO revisions (row_type, row_id, version, snapshot)
       SELECT 'blogPost', id, 1, jsonb_build_object('title', title, 'excerpt', excerpt, 'meta_description', meta_description) FROM blog_posts`,
    );
    await migrate(dataSource);
    const rows: unknown[] = await dataSource.query(
      `SELECT post.title, seo_description AS text, snapshot - 'excerpt' AS snapshot
       FROM blog_posts post JOIN revisions ON row_id = post.id ORDER BY post.title`,
    );
    expect(rows).toEqual(
      Object.entries({ cut: "", own: "Two lines.", same: "" }).map(([title, text]) => ({
        title,
        text,
        snapshot: { title, seo_title: "", seo_description: text },
      })),
    );
    await dataSource.query("TRUNCATE blog_posts, revisions CASCADE");
  });

  test("keep items with their category, and trash those of a category that the former schema does not know", async () => {
    const later = migrations.slice(migrations.indexOf(ProductCategories1763942000000));
    const insert = (title: string, category: string) =>
      dataSource.query("INSERT INTO category_items (title, category_name) VALUES ($1, $2)", [title, category]);
    const read = (): Promise<unknown[]> =>
      dataSource.query(
        "SELECT title, category_name AS category, deleted_at IS NOT NULL AS trashed FROM category_items ORDER BY title",
      );
    for (const _ of later) await dataSource.undoLastMigration();
    await insert("Gown", "dresses");
    await migrate(dataSource);
    await insert("Ring", "jewelry");
    await expect(insert("Hat", "hats")).rejects.toThrow("category_items_category_name_fkey");
    for (const _ of later) await dataSource.undoLastMigration();
    await expect(insert("Ring", "jewelry")).rejects.toThrow("category_items_category_name_check");
    await migrate(dataSource);
    expect(await read()).toEqual([
      { title: "Gown", category: "dresses", trashed: false },
      { title: "Ring", category: "dresses", trashed: true },
    ]);
    await dataSource.query("TRUNCATE category_items");
  });

  test("begin the history of each price on the day when it was last checked", async () => {
    const later = migrations.slice(migrations.indexOf(PriceDays1763945000000));
    for (const _ of later) await dataSource.undoLastMigration();
    await dataSource.query(
      `INSERT INTO category_items (title, category_name, price_amount, price_currency, price_checked_at)
       VALUES ('a', 'dresses', 49.9, 'EUR', '2026-03-01T23:30:00-02:00'), ('b', 'dresses', 5, NULL, now()), ('c', 'dresses', NULL, NULL, now())`,
    );
    await migrate(dataSource);
    const rows: unknown[] = await dataSource.query(
      "SELECT title, day::text, last_day, amount, currency FROM price_days JOIN category_items ON id = offer_id",
    );
    expect(rows).toEqual([{ title: "a", day: "2026-03-02", last_day: null, amount: "49.900", currency: "EUR" }]);
    await dataSource.query("DELETE FROM category_items");
    expect(await dataSource.query("SELECT FROM price_days")).toEqual([]);
  });

  test("move clicks and views into their months, and back", async () => {
    const later = migrations.slice(migrations.indexOf(MonthlyPartitions1763952000000));
    for (const _ of later) await dataSource.undoLastMigration();
    const times = ["2025-12-31T23:59:59.999999Z", "2026-01-01T00:00:00Z", "2026-04-30T23:30:00-02:00"];
    // As the version before writes: with and without a time.
    const insert = async () => {
      await dataSource.query(
        "INSERT INTO link_clicks (clicked_at, target_type, target_id, link_key) SELECT at, 'item', gen_random_uuid(), 'a' FROM unnest($1::timestamptz[]) at",
        [times],
      );
      await dataSource.query("INSERT INTO page_views (path) VALUES ('/a'), ('/b')");
    };
    const read = (): Promise<unknown[]> =>
      dataSource.query(
        `SELECT 'click' AS kind, id::int, clicked_at::text AS at, link_key AS text, sample FROM link_clicks
         UNION ALL SELECT 'view', id::int, viewed_at::text, path, sample FROM page_views ORDER BY 1, 2`,
      );
    const readPartitions = (): Promise<unknown[]> =>
      dataSource.query(
        "SELECT tableoid::regclass::text AS name, count(*)::int AS rows FROM link_clicks GROUP BY 1 ORDER BY 1",
      );
    await dataSource.query("TRUNCATE link_clicks, page_views RESTART IDENTITY");
    await insert();
    const before = await read();
    await migrate(dataSource);
    expect(await read()).toEqual(before);
    const rows = (number: number) =>
      ["2025_12", "2026_01", "2026_05"].map((month) => ({ name: `link_clicks_${month}`, rows: number }));
    expect(await readPartitions()).toEqual(rows(1));
    await insert();
    expect(await readPartitions()).toEqual(rows(2));
    expect(await findSchemaDrift(dataSource)).toEqual([]);
    const filled = await read();
    expect(filled).toHaveLength(10);
    for (const _ of later) await dataSource.undoLastMigration();
    expect(await read()).toEqual(filled);
    expect(await readPartitions()).toEqual([{ name: "link_clicks", rows: 6 }]);
    await insert();
    await migrate(dataSource);
    expect(await readPartitions()).toEqual(rows(3));
    await dataSource.query("TRUNCATE link_clicks, page_views");
  });

  test("store what lists search, of existing rows in several batches and of changed ones", async () => {
    const later = migrations.slice(migrations.indexOf(SearchText1763954000000));
    for (const _ of later) await dataSource.undoLastMigration();
    await dataSource.query(
      `INSERT INTO category_items (title, description, category_name)
       SELECT 'Robe ' || n, 'Été', 'dresses' FROM generate_series(1, 2001) n`,
    );
    await migrate(dataSource);
    const count = async (text: string): Promise<unknown> => {
      const rows = await dataSource.query<unknown[]>("SELECT FROM category_items WHERE search_text LIKE $1", [text]);
      return rows.length;
    };
    expect(await count("robe %\nete")).toBe(2001);
    await dataSource.query(
      "UPDATE category_items SET description = 'Été rose', search_text = 'x' WHERE title = 'Robe 7'",
    );
    expect(await count("robe 7\nete rose")).toBe(1);
    await dataSource.query("TRUNCATE category_items");
  });

  test("can be reverted on a filled database and run again", async () => {
    await importSampleDataOnce(dataSource.manager);
    for (const _ of migrations) await dataSource.undoLastMigration();
    const remaining: unknown[] = await dataSource.query(
      "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public' AND table_name <> 'migrations'",
    );
    expect(remaining).toEqual([]);
    expect(await migrate(dataSource)).toHaveLength(migrations.length);
    expect(await findSchemaDrift(dataSource)).toEqual([]);
  });
});
