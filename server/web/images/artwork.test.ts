import { randomUUID } from "node:crypto";
import type { DataSource } from "typeorm";
import { PublicationStatus } from "../../content/kinds/publishableRow";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { describeWithSample } from "../../testing/testWithSample";
import { drawArtwork } from "./artwork";

describeWithSample("images drawn from rows", () => {
  let dataSource: DataSource;
  beforeAll(async () => (dataSource = await testDatabase()));
  afterAll(() => dataSource.destroy());

  test.each([
    ["celebrity", buildCelebrity],
    ["outfit", buildOutfit],
    ["product", buildProduct],
    ["item", buildItem],
    ["post", buildPost],
  ])("%s: does not change while its row is in the trash, but no longer names it", async (kind, build) => {
    const db = dataSource.manager;
    const { id } = await build(db);
    const live = await drawArtwork(db, kind, id);
    expect(live).toMatch(/<svg.*<title>[^<]+<\/title>/s);
    const unnamed = live?.replace(/<title>.*<\/title>/, "");
    const table = {
      celebrity: "celebrities",
      outfit: "outfits",
      product: "affiliate_products",
      item: "category_items",
      post: "blog_posts",
    }[kind];
    await db.query(`UPDATE ${table} SET deleted_at = now() WHERE id = $1`, [id]);
    expect(await drawArtwork(db, kind, id)).toBe(unnamed);
    await db.query(`DELETE FROM ${table} WHERE id = $1`, [id]);
    expect(await drawArtwork(db, kind, id)).toBeNull();
  });

  test.each(["celebrity", "outfit", "product", "item", "post"])(
    "%s: returns null for ids without a row",
    async (kind) => {
      for (const id of [randomUUID(), "nonsense", "", "'; --"])
        expect(await drawArtwork(dataSource.manager, kind, id)).toBeNull();
    },
  );

  test("names no draft, and no product of one", async () => {
    const db = dataSource.manager;
    const drafts = { status: PublicationStatus.DRAFT };
    const outfit = await buildOutfit(db, { title: "Secret gown", ...drafts });
    const rows: [kind: string, id: string][] = [
      ["celebrity", (await buildCelebrity(db, { name: "Secret star", ...drafts })).id],
      ["outfit", outfit.id],
      ["product", (await buildProduct(db, { title: "Secret belt", outfitId: outfit.id })).id],
      ["post", (await buildPost(db, { title: "Secret story", ...drafts })).id],
    ];
    for (const [kind, id] of rows) {
      const svg = await drawArtwork(db, kind, id);
      expect([kind, svg?.startsWith("<svg")]).toEqual([kind, true]);
      expect(svg).not.toMatch(/<title>|Secret/i);
    }
  });

  test("returns null for unknown kinds", async () => {
    for (const kind of ["", "toString", "__proto__"])
      expect(await drawArtwork(dataSource.manager, kind, "x")).toBeNull();
  });
});
