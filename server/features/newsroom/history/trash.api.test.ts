import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { OutfitTag } from "../../content/outfit/outfit.entity";

describe("trash", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, variables: object = {}) => {
    const { data, errors } = await api.run(text, { ...variables }, { actor: editor });
    return errors.length ? { ...errors[0].extensions, message: errors[0].message } : data;
  };
  const trash = async (args = "", fields = "id title") => {
    const { trash: found } = await run(`{ trash(first: 100 ${args}) { totalCount nodes { ${fields} } } }`);
    return found;
  };
  const remove = (kind: string, id: string) =>
    run(`mutation ($input: IdInput!) { delete${kind}(input: $input) { changed } }`, { input: { id } });
  const restore = (type: string, ids: readonly string[]) =>
    run("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", { input: { type, ids } });
  const deleteForever = (type: string, ids: readonly string[]) =>
    run("mutation ($input: TrashedRowsInput!) { deleteForever(input: $input) }", { input: { type, ids } });
  const exists = async (table: string, id: string) =>
    (await db().query(`SELECT FROM ${table} WHERE id = $1`, [id])).length === 1;

  test("lists deleted rows of every type, most recently deleted first", async () => {
    const image = "https://example.com/a.jpg";
    const rows = [
      ["Celebrity", "celebrity", await buildCelebrity(db(), { name: "Trash One", image })],
      ["Outfit", "outfit", await buildOutfit(db(), { title: "Trash Two", image })],
      ["AffiliateProduct", "affiliateProduct", await buildProduct(db(), { title: "Trash Three", image })],
      ["CategoryItem", "categoryItem", await buildItem(db(), { title: "Trash Four", image })],
      ["BlogPost", "blogPost", await buildPost(db(), { title: "Trásh Five", image })],
    ] as const;
    for (const [kind, , { id }] of rows) await remove(kind, id);
    const { totalCount, nodes } = await trash(
      `filter: { search: "tRASH" }`,
      "id type title image trashedAt expiresAt productCount",
    );
    expect(totalCount).toBe(5);
    expect(nodes.map(({ id, type }: { id: string; type: string }) => [id, type])).toEqual(
      rows.map(([, type, { id }]) => [id, type]).reverse(),
    );
    expect(nodes[0]).toMatchObject({ title: "Trásh Five", image, productCount: 0 });
    const [gone, end] = [nodes[0].trashedAt, nodes[0].expiresAt].map(Date.parse);
    expect(Date.now() - gone).toBeLessThan(3_600_000);
    expect(end - gone).toBe(30 * 86_400_000);
    expect((await trash(`filter: { type: outfit, search: "trash" }`)).nodes).toEqual([
      { id: rows[1][2].id, title: "Trash Two" },
    ]);
    expect((await trash(`filter: { search: "100%" }`)).totalCount).toBe(0);
  });

  test("paginates forwards and backwards", async () => {
    const titles = ["Page A", "Page B", "Page C"];
    for (const title of titles) await remove("CategoryItem", (await buildItem(db(), { title })).id);
    const page = async (args: string) =>
      (
        await run(
          `{ trash(filter: { search: "page " } ${args}) { nodes { title } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } } }`,
        )
      ).trash;
    const first = await page("first: 2");
    expect(first.nodes).toEqual([{ title: "Page C" }, { title: "Page B" }]);
    expect(first.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
    const second = await page(`first: 2 after: "${first.pageInfo.endCursor}"`);
    expect(second.nodes).toEqual([{ title: "Page A" }]);
    const back = await page(`last: 2 before: "${second.pageInfo.startCursor}"`);
    expect(back.nodes).toEqual(first.nodes);
  });

  test("restores an outfit with its celebrity, its tags and the products deleted with it", async () => {
    const celebrity = await buildCelebrity(db());
    const outfit = await buildOutfit(db(), { celebrityId: celebrity.id, title: "Restored Suit" });
    await db().insert(OutfitTag, { outfitId: outfit.id, tagName: "Kept" });
    const products = [
      await buildProduct(db(), { outfitId: outfit.id }),
      await buildProduct(db(), { outfitId: outfit.id }),
    ];
    const before = await buildProduct(db(), { outfitId: outfit.id, title: "Deleted before" });
    await remove("AffiliateProduct", before.id);
    await remove("Outfit", outfit.id);
    expect(await trash(`filter: { search: "restored suit" }`, "title productCount")).toEqual({
      totalCount: 1,
      nodes: [{ title: "Restored Suit", productCount: 2 }],
    });
    expect(await restore("outfit", [outfit.id, "nonsense"])).toEqual({ restore: 1 });
    const { outfit: again } = await run(`{ outfit(id: "${outfit.id}") { tags celebrity { id } products { id } } }`);
    expect(again).toMatchObject({ tags: ["Kept"], celebrity: { id: celebrity.id } });
    expect(again.products.map(({ id }: { id: string }) => id).sort()).toEqual(products.map(({ id }) => id).sort());
    expect((await trash(`filter: { search: "deleted before" }`)).totalCount).toBe(1);
  });

  test("restores a celebrity to its outfits", async () => {
    const outfit = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    await remove("Celebrity", outfit.celebrityId);
    const wearer = async () => (await run(`{ outfit(id: "${outfit.id}") { celebrity { id } } }`)).outfit.celebrity;
    expect(await wearer()).toBeNull();
    expect(await restore("celebrity", [outfit.celebrityId])).toEqual({ restore: 1 });
    expect(await wearer()).toEqual({ id: outfit.celebrityId });
  });

  test("hides products that were deleted with their outfit, and does not restore them without it", async () => {
    const outfit = await buildOutfit(db());
    const inside = await buildProduct(db(), { outfitId: outfit.id, title: "Went along" });
    const alone = await buildProduct(db(), { outfitId: outfit.id, title: "Went alone" });
    await remove("AffiliateProduct", alone.id);
    await remove("Outfit", outfit.id);
    expect((await trash(`filter: { search: "went a" }`)).nodes).toEqual([{ id: alone.id, title: "Went alone" }]);
    for (const { id } of [inside, alone]) {
      expect(await restore("affiliateProduct", [id])).toMatchObject({
        code: "BAD_USER_INPUT",
        message: "Its outfit is in the trash. Restore the outfit first, and its products come with it.",
      });
    }
    await restore("outfit", [outfit.id]);
    expect(await restore("affiliateProduct", [alone.id])).toEqual({ restore: 1 });
  });

  test("restores rows of one type together, and rejects ids that are not in the trash", async () => {
    const items = [await buildItem(db()), await buildItem(db())];
    for (const { id } of items) await remove("CategoryItem", id);
    const ids = items.map(({ id }) => id);
    expect(await restore("categoryItem", ids)).toEqual({ restore: 2 });
    expect(await restore("categoryItem", ids)).toMatchObject({ code: "NOT_FOUND" });
    expect(await restore("categoryItem", [])).toMatchObject({ code: "BAD_USER_INPUT" });
    expect(await restore("categoryItem", Array(1_001).fill("x"))).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  test("permanently deletes only rows in the trash, an outfit with its products", async () => {
    const outfit = await buildOutfit(db());
    const product = await buildProduct(db(), { outfitId: outfit.id });
    const live = await buildOutfit(db(), { celebrityId: outfit.celebrityId });
    expect(await deleteForever("outfit", [outfit.id])).toMatchObject({ code: "NOT_FOUND" });
    await remove("Outfit", outfit.id);
    expect(await deleteForever("outfit", [outfit.id, live.id, "nonsense"])).toEqual({ deleteForever: 1 });
    expect(await exists("outfits", outfit.id)).toBe(false);
    expect(await exists("affiliate_products", product.id)).toBe(false);
    expect(await exists("outfits", live.id)).toBe(true);
    expect(await restore("outfit", [outfit.id])).toMatchObject({ code: "NOT_FOUND" });
  });

  test("keeps a celebrity that has outfits, in the trash or outside it", async () => {
    const outfit = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    await remove("Celebrity", outfit.celebrityId);
    const refused = {
      code: "CONFLICT",
      message: "This celebrity still has outfits, in the trash or outside it. Delete those permanently first.",
    };
    expect(await deleteForever("celebrity", [outfit.celebrityId])).toMatchObject(refused);
    await remove("Outfit", outfit.id);
    expect(await deleteForever("celebrity", [outfit.celebrityId])).toMatchObject(refused);
    await deleteForever("outfit", [outfit.id]);
    expect(await deleteForever("celebrity", [outfit.celebrityId])).toEqual({ deleteForever: 1 });
  });

  test("frees former slugs of permanently deleted rows", async () => {
    const post = await buildPost(db(), { slug: "second-name" });
    await run("mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { id } }", {
      input: { id: post.id, version: 1, slug: "third-name" },
    });
    await remove("BlogPost", post.id);
    await deleteForever("blogPost", [post.id]);
    expect(await db().query("SELECT FROM slug_history WHERE entity_id = $1", [post.id])).toEqual([]);
  });

  describe("trash: rows of any type", () => {
    const many = async (what: "restoreTrash" | "deleteTrash", input: object) => {
      const result = await run(`mutation ($input: TrashSelectionInput!) { ${what}(input: $input) { changed kept } }`, {
        input,
      });
      return result[what] ?? result;
    };
    /** Puts a celebrity, its outfit with a product, a product deleted before it, and an item in the trash. */
    async function wardrobe(name: string) {
      const celebrity = await buildCelebrity(db(), { name });
      const outfit = await buildOutfit(db(), { celebrityId: celebrity.id, title: `${name} outfit` });
      const inside = await buildProduct(db(), { outfitId: outfit.id, title: `${name} inside` });
      const alone = await buildProduct(db(), { outfitId: outfit.id, title: `${name} alone` });
      const item = await buildItem(db(), { title: `${name} item` });
      await remove("AffiliateProduct", alone.id);
      await remove("Outfit", outfit.id);
      await remove("Celebrity", celebrity.id);
      await remove("CategoryItem", item.id);
      return { celebrity, outfit, inside, alone, item };
    }

    test("restores all matching rows, outfits before their products", async () => {
      const { outfit, inside, alone } = await wardrobe("Together");
      expect(await many("restoreTrash", { filter: { search: "together" } })).toEqual({ changed: 4, kept: 0 });
      const { outfit: again } = await run(`{ outfit(id: "${outfit.id}") { celebrity { name } products { id } } }`);
      expect(again.celebrity.name).toBe("Together");
      expect(again.products.map(({ id }: { id: string }) => id).sort()).toEqual([inside.id, alone.id].sort());
      expect((await trash(`filter: { search: "together" }`)).totalCount).toBe(0);
    });

    test("skips products whose outfit remains in the trash, and restores the other rows", async () => {
      const { alone, item } = await wardrobe("Apart");
      expect(await many("restoreTrash", { ids: [alone.id, item.id, "nonsense"] })).toEqual({ changed: 1, kept: 1 });
      expect((await trash(`filter: { search: "apart" }`)).totalCount).toBe(3);
    });

    test("permanently deletes outfits before their celebrities, and keeps celebrities with remaining outfits", async () => {
      const { celebrity, outfit, item } = await wardrobe("Farewell");
      expect(await many("deleteTrash", { ids: [celebrity.id, item.id] })).toEqual({ changed: 1, kept: 1 });
      expect(await many("deleteTrash", { filter: { search: "farewell" } })).toEqual({ changed: 3, kept: 0 });
      expect(await exists("celebrities", celebrity.id)).toBe(false);
      expect(await exists("outfits", outfit.id)).toBe(false);
    });

    test("ignores rows outside the trash, and requires either ids or a filter", async () => {
      const live = await buildItem(db());
      expect(await many("deleteTrash", { ids: [live.id] })).toEqual({ changed: 0, kept: 0 });
      expect(await exists("category_items", live.id)).toBe(true);
      for (const input of [{}, { ids: [], filter: {} }, { ids: Array(1_001).fill("x") }])
        expect(await many("deleteTrash", input)).toMatchObject({ code: "BAD_USER_INPUT" });
    });
  });
});
