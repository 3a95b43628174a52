import { randomUUID } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { DataSource } from "typeorm";
import { MatchKind } from "../../features/content/product/affiliateProduct.entity";
import { importSampleDataOnce } from "../../features/imports/sampleData/sampleData.service";
import { buildCelebrity, buildOutfit, buildProduct } from "../../testing/build";
import { CountingLogger } from "../../testing/countingLogger";
import { readDatabaseState } from "../../testing/database/databaseState";
import { fillDatabase } from "../../testing/database/fillDatabase";
import { type OutfitRow, parseOutfitFile, writeOutfitFile } from "../../testing/files/outfitFile";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { testWithSample } from "../../testing/testWithSample";
import { registerOutfits } from "./outfits";

const csv = "/api/outfits.csv";
const header =
  "outfit_id,outfit_slug,outfit_title,celebrity,date,occasion,event,show,season,episode,character,minute,tags," +
  "image,image_alt,image_focus_x,image_focus_y,description,full_description,outfit_link,seo_title,seo_description," +
  "piece_id,piece,brand,piece_note,piece_x,piece_y,product_id,product_match,product_title,product_description," +
  "product_price,product_original_price,product_retailer,product_brand,product_link," +
  "product_image,product_rating,product_reviews,product_basis,product_basis_on,product_basis_source";

describe("file of outfits", () => {
  const logger = new CountingLogger();
  let routes: TestRoutes;
  let db: DataSource;
  /** A private temporary folder, because other tests run at the same time. */
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-outfits-"));
  beforeAll(async () => {
    process.env.TMPDIR = folder;
    db = await testDatabase(logger);
    routes = await testRoutes(db, registerOutfits);
  });
  afterAll(async () => {
    await routes.app.close();
    await db.destroy();
    fs.rmSync(folder, { recursive: true });
  });
  beforeEach(() => db.query("TRUNCATE celebrities, blog_posts, audit_log, terms, slug_history CASCADE"));

  const rows = async (query = ""): Promise<OutfitRow[]> => parseOutfitFile((await routes.get(csv + query)).body);
  const bring = async (file: readonly OutfitRow[], fields?: Record<string, string>) =>
    (await routes.upload("/api/outfits", writeOutfitFile(file), fields)).json();
  const none = { created: 0, updated: 0, unchanged: 0 };
  const counts = (outfits: object, pieces: object = {}, products: object = {}) => ({
    outfits: { ...none, skipped: 0, ...outfits },
    pieces: { ...none, ...pieces },
    products: { ...none, ...products },
    problemCount: 0,
    problems: [],
  });

  /** An outfit with a cape, which has an exact and a budget product, pumps without products, and a loose product. */
  async function buildLook() {
    const manager = db.manager;
    const wren = await buildCelebrity(manager, { slug: "wren-halloway" });
    const outfit = await buildOutfit(manager, {
      celebrityId: wren.id,
      slug: "navy-suit",
      image: "https://example.com/suit.jpg",
      imageAlt: "In a suit",
      description: '=HYPERLINK("x"), "quoted"',
      fullDescription: "One.\n\nTwo.",
      occasion: "Gala",
      focalY: 0.25,
    });
    await db.query(
      "INSERT INTO terms (type, name) VALUES ('tag', 'evening'), ('tag', 'red, blue'), ('occasion', 'Gala')",
    );
    await db.query("INSERT INTO outfit_tags (outfit_id, tag_name) VALUES ($1, 'evening'), ($1, 'red, blue')", [
      outfit.id,
    ]);
    const [cape, pumps] = [randomUUID(), randomUUID()];
    await db.query(
      `INSERT INTO outfit_pieces (id, outfit_id, place, name, note, x, y)
       VALUES ($1, $2, 0, 'Cape', 'By Halden', 0.5123, 0.2), ($3, $2, 1, 'Pumps', '', NULL, NULL)`,
      [cape, outfit.id, pumps],
    );
    const add = (title: string, more: object) =>
      buildProduct(manager, { outfitId: outfit.id, title, affiliateLink: `https://shop.example/${title}`, ...more });
    const budget = await add("Budget", { pieceId: cape, matchKind: MatchKind.BUDGET, price: "$20", rating: 4.5 });
    const exact = await add("Exact", { pieceId: cape, matchKind: MatchKind.EXACT, price: "$300" });
    const loose = await add("Loose", { price: "€49.90" });
    return { outfit, cape, pumps, budget, exact, loose };
  }

  describe("export", () => {
    test("has a row for each product, in the order of the page", async () => {
      const { outfit, cape, pumps, budget, exact, loose } = await buildLook();
      const response = await routes.get(csv);
      expect(response.headers["content-type"]).toBe("text/csv; charset=utf-8");
      const today = new Date().toISOString().slice(0, 10);
      expect(response.headers["content-disposition"]).toBe(`attachment; filename="outfits-${today}.csv"`);
      expect(response.body.startsWith(`\uFEFF${header}\r\n`)).toBe(true);
      const file = parseOutfitFile(response.body);
      expect(
        file.map((row) => [row.outfit_id, row.outfit_title, row.piece_id, row.piece, row.piece_x, row.product_id]),
      ).toEqual([
        [outfit.id, "Navy Suit", cape, "Cape", "0.5123", exact.id],
        [outfit.id, "", cape, "Cape", "", budget.id],
        [outfit.id, "", pumps, "Pumps", "", ""],
        [outfit.id, "", "", "", "", loose.id],
      ]);
      expect(file[0]).toMatchObject({
        outfit_slug: "navy-suit",
        celebrity: "wren-halloway",
        date: "2026-05-07",
        tags: 'evening,"red, blue"',
        image_focus_y: "0.25",
        description: `'=HYPERLINK("x"), "quoted"`,
        full_description: "One.\n\nTwo.",
        piece_note: "By Halden",
        product_match: "exact",
        product_price: "$300",
      });
      expect(file[1]).toMatchObject({ product_match: "budget", product_rating: "4.5" });
    });

    test("contains scheduled outfits, no trash, and only what the filter matches", async () => {
      await buildOutfit(db.manager, { title: "Later", slug: "later", date: "2999-01-01" });
      await buildOutfit(db.manager, { title: "Gone", slug: "gone", deletedAt: new Date() });
      const { outfit } = await buildLook();
      await buildProduct(db.manager, { outfitId: outfit.id, title: "Gone", deletedAt: new Date() });
      expect((await rows()).map((row) => row.outfit_title).filter(Boolean)).toEqual(["Later", "Navy Suit"]);
      expect((await rows()).map((row) => row.product_title)).not.toContain("Gone");
      for (const query of ["search=navy", "occasion=Gala", `celebrityId=${outfit.celebrityId}`, "tag=evening"])
        expect((await rows(`?${query}`))[0].outfit_title).toBe("Navy Suit");
      expect(await rows("?tag=none")).toEqual([]);
      const repeated = await routes.get(`${csv}?search=navy&search=later`);
      expect(parseOutfitFile(repeated.body)[0].outfit_title).toBe("Navy Suit");
    });

    test("reads each 100 outfits with two statements, and holds no connection", async () => {
      await fillDatabase(db.manager, 250);
      logger.statements = [];
      const file = await rows();
      expect(file).toHaveLength(500);
      expect(new Set(file.map((row) => row.product_id)).size).toBe(500);
      const reads = logger.statements.filter((text) => text.includes("outfits") || text.includes("outfit_pieces"));
      expect(reads).toHaveLength(3 * 2);
      expect(logger.statements.filter((text) => text.includes("TRANSACTION"))).toEqual([]);
    });

    test("requires a session, and so does the import", async () => {
      await buildLook();
      const file = await rows();
      const before = await readDatabaseState(db);
      const response = await routes.get(csv, {});
      expect([response.statusCode, response.json().errors[0].extensions.code]).toEqual([401, "UNAUTHENTICATED"]);
      const changed = writeOutfitFile(file.map((row) => ({ ...row, outfit_title: row.outfit_title && "Changed" })));
      expect((await routes.upload("/api/outfits", changed, {}, {})).statusCode).toBe(401);
      expect((await routes.upload("/api/outfits", changed, {}, { cookie: "session=forged" })).statusCode).toBe(401);
      expect(await readDatabaseState(db)).toEqual(before);
    });
  });

  describe("round trip", () => {
    const tables = async () => {
      const { admin_sessions: _, ...state } = await readDatabaseState(db);
      return state;
    };

    test("an unchanged export writes nothing", async () => {
      await fillDatabase(db.manager, 60);
      const { outfit, cape } = await buildLook();
      // A second exact product, from before a piece had at most one.
      await buildProduct(db.manager, { outfitId: outfit.id, pieceId: cape, matchKind: MatchKind.EXACT });
      const { body } = await routes.get(csv);
      const before = await tables();
      logger.statements = [];
      const response = await routes.upload("/api/outfits", body);
      expect(response.json()).toEqual({
        dryRun: false,
        importId: null,
        changes: [],
        ...counts({ unchanged: 61 }, { unchanged: 62 }, { unchanged: 124 }),
      });
      expect(await tables()).toEqual(before);
      expect(logger.statements.filter((text) => /^\s*(INSERT|UPDATE|DELETE|START)/.test(text))).toEqual([]);
    });

    testWithSample("an unchanged export of the sample data writes nothing", async () => {
      await importSampleDataOnce(db.manager);
      const before = await tables();
      const response = await routes.upload("/api/outfits", (await routes.get(csv)).body);
      expect(response.json()).toMatchObject({
        outfits: { ...none, skipped: 0, unchanged: expect.any(Number) },
        problemCount: 0,
      });
      expect(response.json().outfits.unchanged).toBeGreaterThan(50);
      expect(await tables()).toEqual(before);
    });

    test("a file without ids and slugs creates everything on another site, and nothing the second time", async () => {
      await buildLook();
      const file = (await rows()).map(
        ({ outfit_id: _, outfit_slug: __, piece_id: ___, product_id: ____, ...row }) => row,
      );
      await db.query("TRUNCATE celebrities CASCADE");
      await buildCelebrity(db.manager, { name: "Wren Halloway", slug: "wren" });
      const named = file.map((row, at) => ({ ...row, celebrity: at === 0 ? "Wren Halloway" : "" }));
      expect(await bring(named)).toMatchObject(counts({ created: 1 }, { created: 2 }, { created: 3 }));
      const again = (await rows()).map(
        ({ outfit_id: _, outfit_slug: __, piece_id: ___, product_id: ____, ...row }) => row,
      );
      expect(again).toEqual(file.map((row, at) => ({ ...row, celebrity: at === 0 ? "wren" : "" })));
      const before = await tables();
      expect(await bring(named)).toMatchObject(counts({ unchanged: 1 }, { unchanged: 2 }, { unchanged: 3 }));
      expect(await tables()).toEqual(before);
    });

    test("a changed price, point and order change exactly these", async () => {
      const { outfit, cape, budget, exact, loose } = await buildLook();
      const file = await rows();
      file[0].piece_x = "0,5124";
      file[1].product_price = "$25";
      const [first, second, third, fourth] = file;
      const report = await bring([first, second, third, fourth]);
      expect(report).toMatchObject(counts({ updated: 1 }, { updated: 1, unchanged: 1 }, { updated: 1, unchanged: 2 }));
      const after = await rows();
      expect(after).toEqual([{ ...first, piece_x: "0.5124" }, second, third, fourth]);
      const versions = await db.query("SELECT id, version FROM affiliate_products ORDER BY title");
      expect(versions).toEqual([
        { id: budget.id, version: 2 },
        { id: exact.id, version: 1 },
        { id: loose.id, version: 1 },
      ]);
      const turned = [third, first, second, fourth].map((row, at) =>
        at === 0
          ? { ...row, ...Object.fromEntries(Object.entries(first).filter(([name]) => !name.startsWith("p"))) }
          : row,
      );
      expect(await bring(turned)).toMatchObject(counts({ updated: 1 }, { unchanged: 2 }, { unchanged: 3 }));
      expect((await rows()).map((row) => row.piece)).toEqual(["Pumps", "Cape", "Cape", ""]);
      const notes = await db.query(
        "SELECT action, entity_type, entity_id, actor_name FROM audit_log ORDER BY created_at, entity_type",
      );
      expect(notes).toEqual([
        { action: "update", entity_type: "affiliateProduct", entity_id: budget.id, actor_name: "Hanne" },
        { action: "update", entity_type: "outfit", entity_id: outfit.id, actor_name: "Hanne" },
        { action: "update", entity_type: "outfit", entity_id: outfit.id, actor_name: "Hanne" },
      ]);
      expect(turned[1].piece_id).toBe(cape);
    });

    test("products swap their match kinds, move between pieces, and leave them", async () => {
      const { budget, exact, loose } = await buildLook();
      const [first, second, third, fourth] = await rows();
      const swapped = [
        { ...second, ...keep(first, "product"), product_match: "similar" },
        { ...first, ...keep(second, "product"), product_match: "exact" },
      ];
      function keep(row: OutfitRow, start: string): OutfitRow {
        return Object.fromEntries(Object.entries(row).filter(([name]) => name.startsWith(start)));
      }
      expect(await bring([...swapped, third, fourth])).toMatchObject(
        counts({ updated: 1 }, { unchanged: 2 }, { updated: 2, unchanged: 1 }),
      );
      expect((await rows()).map((row) => [row.product_title, row.product_match, row.piece])).toEqual([
        ["Budget", "exact", "Cape"],
        ["Exact", "similar", "Cape"],
        ["", "", "Pumps"],
        ["Loose", "similar", ""],
      ]);
      const now = await rows();
      const moved = now.map((row) => {
        if (row.product_id === loose.id) return { ...row, piece_id: now[2].piece_id, piece: "Pumps" };
        if (row.product_id === exact.id) return { ...row, piece_id: "", piece: "" };
        return row;
      });
      expect(await bring(moved)).toMatchObject(counts({ updated: 1 }, { unchanged: 2 }, { updated: 2, unchanged: 1 }));
      expect((await rows()).map((row) => [row.product_id, row.piece])).toEqual([
        [budget.id, "Cape"],
        [loose.id, "Pumps"],
        [exact.id, ""],
      ]);
    });

    test("a dry run reports the same and writes nothing", async () => {
      await buildLook();
      const file = await rows();
      const added = {
        ...file[0],
        outfit_id: "",
        outfit_slug: "new-look",
        piece_id: "",
        product_id: "",
        occasion: "Premiere",
      };
      const changed = [{ ...file[0], outfit_title: "New Title" }, ...file.slice(1), added];
      const before = await tables();
      const dry = await bring(changed, { dryRun: "true" });
      expect(dry).toMatchObject({
        dryRun: true,
        ...counts({ created: 1, updated: 1 }, { created: 1, unchanged: 2 }, { created: 1, unchanged: 3 }),
      });
      expect(await tables()).toEqual(before);
      expect(await bring(changed)).toEqual({ ...dry, dryRun: false, importId: expect.any(String) });
      expect(await bring(changed)).toMatchObject(counts({ unchanged: 2 }, { unchanged: 3 }, { unchanged: 4 }));
    });

    test("columns and rows that the file lacks do not change", async () => {
      await buildLook();
      const [first, ...rest] = await rows();
      const { outfit_id, outfit_title, celebrity, image, description, product_id, piece_id, piece } = first;
      const few = { outfit_id, outfit_title, celebrity, image, description, piece_id, piece, product_id };
      expect(await bring([few])).toMatchObject(counts({ unchanged: 1 }, { unchanged: 1 }, { unchanged: 1 }));
      expect(await bring([{ ...few, product_price: "$310" }])).toMatchObject(
        counts({ updated: 1 }, { unchanged: 1 }, { updated: 1 }),
      );
      expect(await rows()).toEqual([{ ...first, product_price: "$310" }, ...rest]);
    });
  });
});
