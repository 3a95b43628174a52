import type { DataSource } from "typeorm";
import { undoImport } from "../../core/imports/undoImport.service";
import { importKinds } from "../../features/imports/undo/importKinds";
import { Import } from "../../core/imports/import.entity";
import { deleteSubscriber } from "../../features/readers/readers/preferences.service";
import { buildCelebrity } from "../../testing/build";
import { readContentState } from "../../testing/database/databaseState";
import { testDatabase } from "../../testing/database/testDatabase";
import { type OutfitRow, writeOutfitFile } from "../../testing/files/outfitFile";
import { exportHeader } from "../../testing/feeds/feedFiles";
import { createRandom } from "../../testing/random";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { registerOutfits } from "./outfits";
import { registerProducts } from "./products";
import { registerSubscribers } from "./subscribers";

describe("undo of an import", () => {
  let routes: TestRoutes;
  let db: DataSource;
  beforeAll(async () => {
    db = await testDatabase();
    routes = await testRoutes(db, (api, tools) => {
      registerOutfits(api, tools);
      registerSubscribers(api, tools);
      registerProducts(api, tools);
    });
  });
  afterAll(async () => {
    await routes.app.close();
    await db.destroy();
  });
  beforeEach(async () => {
    await db.query("TRUNCATE celebrities, newsletter_subscribers, consents, terms, imports, import_changes CASCADE");
    await buildCelebrity(db.manager, { slug: "wren-halloway" });
  });

  const state = () => readContentState(db);
  const undo = async (id: string) => {
    const { kind } = await db.manager.findOneByOrFail(Import, { id });
    return undoImport(db.manager, null, id, importKinds[kind].undo);
  };
  const newestImport = async (): Promise<string> => {
    const [{ id }] = await db.query<{ id: string }[]>("SELECT id FROM imports ORDER BY created_at DESC LIMIT 1");
    return id;
  };

  describe("of subscribers", () => {
    const bring = async (rows: readonly string[], fields: Record<string, string> = {}) => {
      const file = ["Email,Subscribed Date,Source,Subscribed Status", ...rows].join("\r\n");
      const response = await routes.upload("/api/subscribers", file, fields);
      expect(response.statusCode).toBe(200);
      return response.json<{ importId: string; changes: Record<string, unknown>[] }>();
    };
    const first = ["ada@example.com,2026-01-05,footer,Active", "bea@example.com,2026-01-06,home,Active"];
    const second = ["bea@example.com,2026-01-06,home,Unsubscribed", "cy@example.com,2026-02-01,blog,Active"];

    test("remembers the chosen columns for the next file with these titles, until it is undone", async () => {
      const lists = ["Mail,Began,Also\nann@example.com,2026-01-05,x", "mail,began,also\nbob@example.com,2026-01-06,y"];
      const readColumns = async () =>
        (await routes.upload("/api/subscribers/columns", lists[1])).json<{ columns: object }>().columns;
      expect(await readColumns()).toMatchObject({ email: "mail", date: null });
      const columns = JSON.stringify({ email: "Mail", date: "Began" });
      await routes.upload("/api/subscribers", lists[0], { columns, dryRun: "true" });
      expect(await readColumns()).toMatchObject({ date: null });
      await routes.upload("/api/subscribers", lists[0], { columns });
      expect(await readColumns()).toMatchObject({ email: "mail", date: "began", source: null });
      await undo(await newestImport());
      expect(await readColumns()).toMatchObject({ date: null });
    });

    test("restores everything exactly, consents too", async () => {
      await bring(first);
      const before = await state();
      const preview = await bring(second, { dryRun: "true", agreed: "true" });
      expect(preview).toMatchObject({
        importId: null,
        changes: [
          {
            rows: "subscribers",
            created: 1,
            changed: 1,
            removed: 0,
            newTitles: ["cy@example.com"],
            changes: [{ title: "bea@example.com", fields: [{ label: "Subscribed", from: "yes", to: "no" }] }],
          },
        ],
      });
      expect(await state()).toEqual(before);
      const { importId, changes } = await bring(second, { agreed: "true" });
      expect(changes).toEqual(preview.changes);
      expect(await state()).not.toEqual(before);
      await undo(importId);
      expect(await state()).toEqual(before);
      expect(await db.query("SELECT FROM import_changes WHERE import_id = $1", [importId])).toEqual([]);
      await expect(undo(importId)).rejects.toThrow("This import has been undone already.");
    });

    test("is refused when somebody left since, and nothing changes", async () => {
      const { importId } = await bring(first);
      await db.query(
        "UPDATE newsletter_subscribers SET subscribed = FALSE, updated_at = now() WHERE email LIKE 'ada%'",
      );
      const before = await state();
      await expect(undo(importId)).rejects.toThrow("1 subscriber (“ada@example.com”) changed since this import.");
      expect(await state()).toEqual(before);
    });

    test("does not bring back an address that was deleted since", async () => {
      await bring(first);
      const { importId } = await bring(second);
      const [{ id }] = await db.query<{ id: string }[]>(
        "SELECT id FROM newsletter_subscribers WHERE email LIKE 'bea%'",
      );
      const press = { by: "", from: "", device: "" };
      await deleteSubscriber(db.manager, id, "link", press);
      await undo(importId);
      expect(await db.query("SELECT email FROM newsletter_subscribers")).toEqual([{ email: "ada@example.com" }]);
    });

    test("of two that overlap at random is exact, or names the later one", async () => {
      const random = createRandom(7);
      const people = ["a", "b", "c", "d", "e"].map((name) => `${name}@example.com`);
      const file = () =>
        people.flatMap((email) =>
          random() < 0.5
            ? [`${email},2026-0${1 + Math.floor(random() * 3)}-05,home,${random() < 0.7 ? "Active" : "Unsubscribed"}`]
            : [],
        );
      let refused = 0;
      for (let round = 0; round < 12; round++) {
        await db.query("TRUNCATE newsletter_subscribers, consents CASCADE");
        await bring([...file(), `x${round}@example.com,2026-01-01,home,Active`]);
        const before = await state();
        const one = (await bring([...file(), `y${round}@example.com,2026-01-01,home,Active`])).importId;
        const between = await state();
        const two = (await bring([...file(), `z${round}@example.com,2026-01-01,home,Active`])).importId;
        const after = await state();
        const outcome = await undo(one).then(
          () => "undone",
          (error: Error) => error.message,
        );
        if (outcome === "undone") {
          await undo(two);
          expect(await state()).toEqual(before);
          continue;
        }
        refused++;
        expect(outcome).toMatch(/changed since this import\. Undo the later import of “/);
        expect(await state()).toEqual(after);
        await undo(two);
        expect(await state()).toEqual(between);
        await undo(one);
        expect(await state()).toEqual(before);
      }
      expect(refused).toBeGreaterThan(0);
      expect(refused).toBeLessThan(12);
    });
  });

  describe("of the products of a feed", () => {
    const item = (id: string, price: string) => `${id},Red Dress ${id},,Tide,Dresses,,true,${price},,`;
    const bring = async (rows: readonly string[], fields: Record<string, string> = {}) => {
      const file = [exportHeader, ...rows].join("\n");
      const form = {
        source: "Shop",
        force: "true",
        currency: "EUR",
        linkTemplate: "https://tide.example/p/{handle}",
        ...fields,
      };
      const response = await routes.upload("/api/products", file, form);
      expect(response.statusCode).toBe(200);
      return response.json<{ importId: string; changes: Record<string, unknown>[]; created: number }>();
    };
    /** Without the feeds, which forget that they read the file. */
    const items = async () => {
      const { feeds: _feeds, feed_runs: _runs, ...rest } = await state();
      return rest;
    };
    beforeEach(() => db.query("DELETE FROM category_items; DELETE FROM feeds"));
    const first = [item("1", "100"), item("2", "50")];
    const second = [item("1", "80"), item("3", "70")];

    test("restores items, prices and what is missing, exactly", async () => {
      const empty = await items();
      const one = await bring(first);
      expect(one).toMatchObject({ created: 2 });
      const before = await items();
      const preview = await bring(second, { dryRun: "true" });
      expect(await items()).toEqual(before);
      const two = await bring(second);
      expect(two.changes).toEqual(preview.changes);
      expect(two.changes).toEqual([
        expect.objectContaining({
          rows: "category items",
          created: 1,
          changed: 1,
          changes: [
            { title: "Red Dress 1", fields: [{ label: "Price", from: expect.any(String), to: expect.any(String) }] },
          ],
        }),
      ]);
      await db.query("UPDATE feeds SET is_nightly = true, content_hash = 'read'");
      await undo(two.importId);
      expect(await items()).toEqual(before);
      expect(await db.query("SELECT is_nightly, content_hash FROM feeds")).toEqual([
        { is_nightly: false, content_hash: "" },
      ]);
      await undo(one.importId);
      expect(await items()).toEqual(empty);
    });

    test("is refused when a later reading changed an item, and names it", async () => {
      const { importId } = await bring(first);
      await bring(second);
      const before = await items();
      await expect(undo(importId)).rejects.toThrow(/^[12] category items? .* Undo the later import of “Shop”/);
      expect(await items()).toEqual(before);
    });
  });

  describe("of outfits", () => {
    const look = (slug: string, more: OutfitRow = {}): OutfitRow => ({
      outfit_slug: slug,
      outfit_title: `Look ${slug}`,
      celebrity: "wren-halloway",
      image: "https://example.com/cape.jpg",
      description: "A cape.",
      piece: "Cape",
      product_title: "Wool Cape",
      product_price: "$120.00",
      product_match: "exact",
      product_link: `https://shop.example/${slug}`,
      tags: "Red carpet",
      ...more,
    });
    const bring = async (rows: readonly OutfitRow[], fields: Record<string, string> = {}) => {
      const response = await routes.upload("/api/outfits", writeOutfitFile([...rows]), fields);
      expect(response.statusCode).toBe(200);
      return response.json<{ importId: string; changes: Record<string, unknown>[]; problems: unknown[] }>();
    };
    const first = [look("one"), look("two")];
    const second = [
      look("one", { outfit_title: "Look one again", tags: "Street, Red carpet", product_price: "$90.00" }),
      look("three", { tags: "Gala" }),
    ];

    test("restores everything exactly, with pieces, products, prices, tags and revisions", async () => {
      const empty = await state();
      const one = await bring(first);
      expect(one.problems).toEqual([]);
      const before = await state();
      const preview = await bring(second, { dryRun: "true" });
      expect(await state()).toEqual(before);
      const { importId, changes } = await bring(second);
      expect(preview.changes).toEqual(changes);
      expect(changes).toContainEqual(
        expect.objectContaining({
          rows: "products",
          created: 1,
          changed: 1,
          changes: [{ title: "Wool Cape", fields: [{ label: "Price", from: "$120.00", to: "$90.00" }] }],
        }),
      );
      await undo(importId);
      expect(await state()).toEqual(before);
      await undo(one.importId);
      expect(await state()).toEqual(empty);
    });

    test("is refused when an editor changed an outfit since, or a visitor clicked its link", async () => {
      const { importId } = await bring(first);
      await db.query("UPDATE outfits SET title = 'Edited', version = version + 1 WHERE slug = 'one'");
      await expect(undo(importId)).rejects.toThrow("1 outfit (“Edited”) changed since this import.");
      await db.query("UPDATE outfits SET title = 'Look one', version = version - 1 WHERE slug = 'one'");
      await db.query(
        "INSERT INTO link_clicks (target_type, target_id, outfit_id, clicked_at) SELECT 'outfit', id, id, now() FROM outfits WHERE slug = 'one'",
      );
      const before = await state();
      await expect(undo(importId)).rejects.toThrow("What this import added has 1 click since, which would be lost.");
      expect(await state()).toEqual(before);
    });

    test("names the later import whose outfits stand on it", async () => {
      const { importId } = await bring(first);
      await bring(second);
      await expect(undo(importId)).rejects.toThrow(
        /^1 outfit \(“Look one again”\).* Undo the later import of “file\.csv”/,
      );
    });

    test("takes back the outfits of an import that ended early", async () => {
      const before = await state();
      await db.query(`CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF NEW.slug = 'two' THEN RAISE EXCEPTION 'killed'; END IF; RETURN NEW; END $$;
        CREATE TRIGGER fail BEFORE INSERT ON outfits FOR EACH ROW EXECUTE FUNCTION fail()`);
      const response = await routes.upload("/api/outfits", writeOutfitFile([...first]), {});
      await db.query("DROP FUNCTION fail CASCADE");
      expect(response.statusCode).toBe(500);
      expect(await db.query("SELECT slug FROM outfits")).toEqual([{ slug: "one" }]);
      await undo(await newestImport());
      expect(await state()).toEqual(before);
    });
  });
});
