import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { MatchKind } from "../../features/content/product/affiliateProduct.entity";
import { buildCelebrity, buildOutfit, buildProduct } from "../../testing/build";
import { readDatabaseState } from "../../testing/database/databaseState";
import { type OutfitRow, writeOutfitFile } from "../../testing/files/outfitFile";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerOutfits } from "./outfits";

describe("import of outfits", () => {
  let routes: TestRoutes;
  let db: DataSource;
  /** A private temporary folder, because other tests run at the same time. */
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-outfits-import-"));
  beforeAll(async () => {
    process.env.TMPDIR = folder;
    db = await testDatabase();
    routes = await testRoutes(db, registerOutfits);
  });
  afterAll(async () => {
    await routes.app.close();
    await db.destroy();
    expect(fs.readdirSync(folder)).toEqual([]);
    fs.rmSync(folder, { recursive: true });
  });
  beforeEach(async () => {
    await db.query("TRUNCATE celebrities, audit_log, terms CASCADE");
    await buildCelebrity(db.manager, { slug: "wren-halloway" });
  });

  const send = (file: string | Buffer) => routes.upload("/api/outfits", file);
  const bring = async (...rows: OutfitRow[]) => (await send(writeOutfitFile(rows))).json();
  const look = (more: OutfitRow = {}): OutfitRow => ({
    outfit_slug: "cape-look",
    outfit_title: "Cape Look",
    celebrity: "wren-halloway",
    image: "https://example.com/cape.jpg",
    description: "A cape.",
    ...more,
  });
  const product = (more: OutfitRow = {}): OutfitRow => ({
    piece: "Cape",
    product_title: "Wool Cape",
    product_link: "https://shop.example/cape",
    ...more,
  });
  const titles = async (): Promise<string[]> =>
    (await db.query("SELECT title FROM outfits ORDER BY title")).map(({ title }: { title: string }) => title);
  /** Imports a file with this outfit and a good one, and expects that only the good one is written. */
  async function expectProblem(sentences: [number, string][], ...rows: OutfitRow[]): Promise<void> {
    const before = await readDatabaseState(db);
    const good = look({ outfit_slug: "good-look", outfit_title: "Good Look" });
    const report = await bring(...rows, good);
    expect(report.problems.map(({ line, sentence }: { line: number; sentence: string }) => [line, sentence])).toEqual(
      sentences,
    );
    expect(report).toMatchObject({ outfits: { created: 1, updated: 0, unchanged: 0 }, problemCount: sentences.length });
    expect(report.outfits.skipped).toBeGreaterThan(0);
    await db.query("DELETE FROM outfits WHERE title = 'Good Look'");
    await db.query("DELETE FROM revisions WHERE snapshot ->> 'title' = 'Good Look'");
    // The good outfit has left entries there, too.
    const others = (state: Record<string, string>) => {
      const left =
        /^(audit_log|search_words|announced_rows|content_events|public_changes|imports|import_changes|sessions)$/;
      return Object.fromEntries(Object.entries(state).filter(([name]) => !left.test(name)));
    };
    expect(others(await readDatabaseState(db))).toEqual(others(before));
  }

  describe("refuses", () => {
    test.each<[string, string | Buffer, string]>([
      [
        "another header",
        "Email,Subscribed Date\na@example.com,2026-01-01\n",
        'This is not a list of outfits: the first line lacks "outfit_title", "celebrity", "image", "description".',
      ],
      [
        "a missing column",
        "outfit_title,image,description\nCape Look,https://example.com/x.jpg,A cape.\n",
        'This is not a list of outfits: the first line lacks "celebrity".',
      ],
      ["an empty file", "", "The file is empty or its first line is not CSV."],
      ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452ff00fe80", "hex"), "This looks like a picture."],
      ["a broken workbook", Buffer.from("504b030414000600", "hex"), "The archive is broken"],
    ])("%s", async (_, file, message) => {
      const response = await send(file);
      expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([400, "BAD_USER_INPUT"]);
      expect(response.json().errors[0].message).toContain(message);
    });

    test("a file with a broken end, before anything is written", async () => {
      const file = `${writeOutfitFile([look()])}"never closed,wren-halloway\n`;
      const response = await send(file);
      expect(response.json().errors[0].message).toMatch(/a quotation mark that opens near line 3 is never closed/);
      expect(await titles()).toEqual([]);
    });

    test("a file of more than 10 MB", async () => {
      const response = await send(Buffer.alloc(10 * 1024 * 1024 + 1, "a"));
      expect(response.statusCode).toBe(413);
      expect(response.json().errors[0].message).toBe("This file is too large. Choose one of at most 10 MB.");
    });
  });

  test("brings texts for search engines, clears them and names the column of one that is too long", async () => {
    const read = () => db.query("SELECT seo_title, seo_description FROM outfits");
    await bring(look({ seo_title: "Own title", seo_description: "Own description." }));
    expect(await read()).toEqual([{ seo_title: "Own title", seo_description: "Own description." }]);
    await bring(look());
    await bring(look({ seo_title: "" }));
    expect(await read()).toEqual([{ seo_title: "", seo_description: "Own description." }]);
    expect((await bring(look({ seo_title: "x".repeat(121), seo_description: "One\ntwo" }))).problems).toEqual([
      { line: 2, sentence: "seo_title: At most 120 characters." },
      { line: 2, sentence: "seo_description: Remove the line breaks." },
    ]);
  });

  test("restores formula cells, quotes and line breaks", async () => {
    const description = '\'=SUM(1) "quoted", and\r\nmore';
    expect(await bring(look({ description, ...product({ product_title: "'@Cape" }) }))).toMatchObject({
      outfits: { created: 1, skipped: 0 },
      problems: [],
    });
    expect(await db.query("SELECT description FROM outfits")).toEqual([{ description: '=SUM(1) "quoted", and\nmore' }]);
    expect(await db.query("SELECT title FROM affiliate_products")).toEqual([{ title: "@Cape" }]);
  });

  test("reads a file of a spreadsheet in German: UTF-16, semicolons and decimal commas", async () => {
    const row = look({ ...product({ piece_x: "0,5", piece_y: "0,25", product_price: "49,90 €" }) });
    const file = [Object.keys(row).join(";"), Object.values(row).join(";")].join("\r\n");
    const response = await send(Buffer.from(`\uFEFF${file}`, "utf16le"));
    expect(response.json()).toMatchObject({ outfits: { created: 1 }, products: { created: 1 }, problems: [] });
    expect(await db.query("SELECT x, y FROM outfit_pieces")).toEqual([{ x: 0.5, y: 0.25 }]);
    expect(await db.query("SELECT price_amount, price_currency FROM affiliate_products")).toEqual([
      { price_amount: "49.900", price_currency: "EUR" },
    ]);
  });

  test("adds names to the taxonomy, and the order of pieces and products is that of the file", async () => {
    const report = await bring(
      look({ occasion: "Premiere", tags: 'evening, "red, blue"', piece: "Bag" }),
      product({ product_match: "Exact" }),
      product({ product_title: "Second", product_link: "https://shop.example/2" }),
      product({ product_title: "Third", product_link: "https://shop.example/3" }),
    );
    expect(report).toMatchObject({ outfits: { created: 1 }, pieces: { created: 2 }, products: { created: 3 } });
    expect(await db.query('SELECT name FROM terms ORDER BY name COLLATE "C"')).toEqual([
      { name: "Premiere" },
      { name: "evening" },
      { name: "red, blue" },
    ]);
    expect(await db.query("SELECT name, place FROM outfit_pieces ORDER BY place")).toEqual([
      { name: "Bag", place: 0 },
      { name: "Cape", place: 1 },
    ]);
    expect(await db.query("SELECT title, place, match_kind FROM affiliate_products ORDER BY place")).toEqual([
      { title: "Wool Cape", place: 0, match_kind: "EXACT" },
      { title: "Second", place: 1, match_kind: "SIMILAR" },
      { title: "Third", place: 2, match_kind: "SIMILAR" },
    ]);
  });

  describe("skips an outfit and says why for", () => {
    const address = "Enter a web address that begins with https:// or http://.";
    test.each<[string, [number, string][], OutfitRow[]]>([
      [
        "an unknown celebrity",
        [[2, "celebrity: No celebrity has the slug or the name “Nobody”. Add the celebrity first."]],
        [look({ celebrity: "Nobody" })],
      ],
      ["no celebrity", [[2, "celebrity: Celebrity is required."]], [look({ celebrity: "" })]],
      [
        "two exact products of a piece",
        [[3, "product_match: “Cape” has two exact products. A piece has at most one."]],
        [
          look(product({ product_match: "exact" })),
          product({ product_match: "exact", product_link: "https://shop.example/2" }),
        ],
      ],
      [
        "a position outside of the picture",
        [[2, "piece_x: A point must be inside the picture: 0 to 1."]],
        [look({ piece: "Cape", piece_x: "1.5", piece_y: "0.5" })],
      ],
      [
        "a position that is no number",
        [[2, "piece_y: Enter a number, for example 0.5."]],
        [look({ piece: "Cape", piece_x: "0.5", piece_y: "-0.5" })],
      ],
      [
        "half a position",
        [[2, "piece_x: Fill in both piece_x and piece_y, or neither."]],
        [look({ piece: "Cape", piece_x: "0.5", piece_y: "" })],
      ],
      ["a piece without a name", [[2, "piece: Name the piece."]], [look({ piece_note: "By Halden", piece: "" })]],
      [
        "another match kind",
        [[2, "product_match: Write exact, similar or budget."]],
        [look(product({ product_match: "same" }))],
      ],
      [
        "a price that cannot be read",
        [[2, "product_price: This is not an amount. Write it with two decimals, for example 1299.00."]],
        [look(product({ product_price: "12.3.4 €" }))],
      ],
      [
        "a rating above 5",
        [[2, "product_rating: 0 to 5, with one decimal."]],
        [look(product({ product_rating: "6" }))],
      ],
      [
        "half a review",
        [[2, "product_reviews: Enter a whole number, for example 12."]],
        [look(product({ product_reviews: "1.5" }))],
      ],
      [
        "a link that runs a program",
        [[2, `product_link: ${address}`]],
        [look(product({ product_link: "javascript:alert(1)" }))],
      ],
      [
        "a tag with an open quotation mark",
        [[2, "tags: Separate the names with commas. Put a name that has a comma in quotation marks."]],
        [look({ tags: '"evening' })],
      ],
      ["ids that are none", [[2, "outfit_id: This is not a valid id."]], [look({ outfit_id: "7" })]],
      [
        "a product id and a piece id that are none",
        [
          [2, "piece_id: This is not a valid id."],
          [2, "product_id: This is not a valid id."],
        ],
        [look(product({ piece_id: "7", product_id: "7" }))],
      ],
      ["a NUL byte", [[2, "A value has an invalid format."]], [look({ description: "A\0cape" })]],
      [
        "every wrong product",
        [
          [2, "product_title: Title is required."],
          [3, `product_link: ${address}`],
        ],
        [look(product({ product_title: "" })), product({ product_link: "//evil.example" })],
      ],
      [
        "rows that contradict each other",
        [[3, "description: This differs from line 2. Write the same text, or leave it blank."]],
        [look(product()), look({ description: "Another cape." })],
      ],
    ])("%s", (_, sentences, rows) => expectProblem(sentences, ...rows));

    test("an outfit that the file has twice", async () => {
      const between = look({ outfit_slug: "between", outfit_title: "Between" });
      const report = await bring(look(), between, look({ description: "Again." }));
      expect(report).toMatchObject({
        outfits: { created: 2, skipped: 1 },
        problems: [{ line: 4, sentence: "This outfit begins on line 2. Keep its rows next to each other." }],
      });
      const [{ id }] = await db.query("SELECT id FROM outfits WHERE slug = 'cape-look'");
      const byTwoKeys = await bring(look({ outfit_id: id }), between, look({ outfit_id: "" }));
      expect(byTwoKeys.problems).toEqual([
        { line: 4, sentence: "This outfit begins on line 2. Keep its rows next to each other." },
      ]);
    });

    test("products of another outfit, in the trash, and named twice", async () => {
      await bring(look());
      const [{ id: outfitId }] = await db.query("SELECT id FROM outfits");
      const own = await buildProduct(db.manager, { outfitId });
      const foreign = await buildProduct(db.manager);
      const trashed = await buildProduct(db.manager, { outfitId, deletedAt: new Date() });
      await expectProblem(
        [
          [3, "product_id: This product is already on line 2."],
          [4, "product_id: This product belongs to another outfit."],
          [5, "product_id: This product is in the trash. Restore it first."],
        ],
        look({ product_id: own.id, product_title: "Mine" }),
        ...[own, foreign, trashed].map(({ id }) => ({ product_id: id, product_title: "Mine" })),
      );
    });

    test("a piece of another outfit, and an exact product besides one that the file lacks", async () => {
      await bring(look());
      const [{ id: outfitId }] = await db.query("SELECT id FROM outfits");
      const [foreign, cape] = [randomUUID(), randomUUID()];
      const other = await buildOutfit(db.manager);
      await db.query("INSERT INTO outfit_pieces (id, outfit_id, name) VALUES ($1, $2, 'Bag'), ($3, $4, 'Cape')", [
        foreign,
        other.id,
        cape,
        outfitId,
      ]);
      await buildProduct(db.manager, { outfitId, pieceId: cape, matchKind: MatchKind.EXACT });
      await expectProblem([[2, "A piece belongs to another outfit."]], look({ piece_id: foreign, piece: "Bag" }));
      await expectProblem(
        [[2, "product_match: “Cape” has two exact products. A piece has at most one."]],
        look(product({ product_match: "exact" })),
      );
    });

    test("outfits in the trash, the slug of another one, and an ambiguous name or title", async () => {
      const { id: celebrityId } = await buildCelebrity(db.manager, { name: "Ada", slug: "ada" });
      await buildCelebrity(db.manager, { name: "Ada", slug: "ada-2" });
      const gone = await buildOutfit(db.manager, { celebrityId, slug: "gone", deletedAt: new Date() });
      const one = await buildOutfit(db.manager, { celebrityId, slug: "one", title: "Twice" });
      await buildOutfit(db.manager, { celebrityId, slug: "two", title: "Twice" });
      await expectProblem(
        [
          [2, "outfit_id: This outfit is in the trash. Restore it first."],
          [3, "outfit_slug: This outfit is in the trash. Restore it first."],
          [4, "outfit_slug: Another outfit has this slug."],
          [5, "celebrity: Several celebrities have the name “Ada”. Write the slug instead."],
          [6, "outfit_title: Several outfits of this celebrity have this title. Fill in outfit_slug or outfit_id."],
        ],
        look({ outfit_id: gone.id, outfit_slug: "" }),
        look({ outfit_id: "", outfit_slug: "gone", outfit_title: "Gone" }),
        look({ outfit_id: one.id, outfit_slug: "two" }),
        look({ outfit_slug: "new", celebrity: "Ada" }),
        look({ outfit_slug: "", outfit_title: "Twice", celebrity: "ada" }),
      );
    });
  });

  test("reports rows with another number of cells, and imports the others", async () => {
    const file = `${writeOutfitFile([look()])}one,two\n${writeOutfitFile([look({ outfit_slug: "b", outfit_title: "B" })]).split("\n")[1]}\n`;
    expect((await send(file)).json()).toMatchObject({
      outfits: { created: 2 },
      problems: [{ line: 3, sentence: "The number of cells differs from the header; the row was skipped." }],
    });
  });

  test("finds an outfit by a former slug without renaming it, and renames it by its id", async () => {
    await bring(look());
    const [{ id }] = await db.query("SELECT id FROM outfits");
    expect(await bring(look({ outfit_id: id, outfit_slug: "wool-look" }))).toMatchObject({ outfits: { updated: 1 } });
    expect(await bring(look({ outfit_slug: "cape-look" }))).toMatchObject({ outfits: { unchanged: 1 } });
    expect(await db.query("SELECT slug FROM outfits")).toEqual([{ slug: "wool-look" }]);
  });

  test("reads dates in any form with one reading, and imports the others without theirs", async () => {
    const dated = (date: string, on: string) =>
      look({ ...product({ product_basis: "brand", product_basis_on: on }), date });
    const report = await bring(dated("5/7/2026", "soon"));
    expect(report).toMatchObject({
      outfits: { created: 1, skipped: 0 },
      problems: [
        { line: 2, sentence: 'date: The date "5/7/2026" cannot be read; the row was imported without it.' },
        { line: 2, sentence: 'product_basis_on: The date "soon" cannot be read; the row was imported without it.' },
      ],
    });
    const read = () =>
      db.query(
        "SELECT status, date::text, basis_on::text AS on FROM outfits JOIN affiliate_products ON outfit_id = outfits.id",
      );
    expect(await read()).toEqual([{ status: "DRAFT", date: null, on: null }]);
    expect(await bring(dated("7 May 2026", "2026/5/8"))).toMatchObject({ outfits: { updated: 1 }, problemCount: 0 });
    expect(await read()).toEqual([{ status: "DRAFT", date: "2026-05-07", on: "2026-05-08" }]);
    expect(await bring(dated("07.05.2026", "soon"))).toMatchObject({ outfits: { unchanged: 1 }, problemCount: 1 });
    expect(await read()).toEqual([{ status: "DRAFT", date: "2026-05-07", on: "2026-05-08" }]);
  });

  test("an outfit of more than 1,000 rows is skipped", async () => {
    const rows = Array.from({ length: 1_001 }, (_, at) => product({ product_title: `Cape ${at}` }));
    const report = await bring({ ...look(), ...rows[0] }, ...rows.slice(1));
    expect(report).toMatchObject({
      outfits: { skipped: 1 },
      problems: [{ line: 1_002, sentence: "An outfit has at most 1,000 rows." }],
    });
  });
});
