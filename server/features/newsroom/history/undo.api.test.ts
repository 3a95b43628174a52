import { randomUUID } from "node:crypto";
import type { Actor } from "../../../core/graphql/context";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { buildItem, buildOutfit, buildPiece, buildPost, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const colleague: Actor = {
  id: "6a4d9a52-2f7c-4a4f-9d7c-333333333333",
  name: "Colleague",
  role: "admin",
  sessionHash: "",
};

describe("undo", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, input: object, actor: Actor = editor) => {
    const { data, errors } = await api.run(text, { input }, { actor });
    return errors.length ? { code: errors[0].extensions.code, message: errors[0].message } : data;
  };
  const undo = async (id: string, actor?: Actor) => {
    const result = await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id }, actor);
    return result.undo ?? result;
  };
  const gone = { code: "NOT_FOUND", message: "This can no longer be undone." };

  async function deletedItem(actor?: Actor) {
    const { id } = await buildItem(db());
    const text = "mutation ($input: IdInput!) { deleteCategoryItem(input: $input) { undoId } }";
    return { id, undoId: (await run(text, { id }, actor)).deleteCategoryItem.undoId as string };
  }

  test("reverts a change once", async () => {
    const { id, undoId } = await deletedItem();
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    expect((await api.run(`{ categoryItem(id: "${id}") { id } }`)).data.categoryItem).toEqual({ id });
    expect(await undo(undoId)).toEqual(gone);
  });

  test("is limited to the administrator who made the change", async () => {
    const { undoId } = await deletedItem();
    expect(await undo(undoId, colleague)).toEqual(gone);
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
  });

  test("returns NOT_FOUND for an invalid or unknown id, and after a day", async () => {
    const { undoId } = await deletedItem();
    await db().query("UPDATE audit_log SET created_at = now() - interval '25 hours' WHERE id = $1", [undoId]);
    for (const id of ["nonsense", randomUUID(), "1e3", "9".repeat(18), "9".repeat(30), undoId])
      expect(await undo(id)).toEqual(gone);
  });

  test("counts rows that were restored in another way as skipped", async () => {
    const { id, undoId } = await deletedItem();
    await run("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", { type: "categoryItem", ids: [id] });
    expect(await undo(undoId)).toEqual({ undone: 0, skipped: 1 });
  });

  const change = async (operation: string, input: object): Promise<string> => {
    const type = `${operation[0].toUpperCase()}${operation.slice(1)}Input`;
    const result = await run(`mutation ($input: ${type}!) { ${operation}(input: $input) { undoId } }`, input);
    return result[operation].undoId;
  };
  const changeItem = (id: string, input: object) => change("bulkCategoryItems", { ids: [id], ...input });
  const saveItem = (id: string, version: number, values: object) =>
    run("mutation ($input: UpdateCategoryItemInput!) { updateCategoryItem(input: $input) { id } }", {
      id,
      version,
      ...values,
    });
  const readItem = async (id: string) =>
    (await api.run(`{ categoryItem(id: "${id}") { categoryName title price originalPrice } }`)).data.categoryItem;

  test.each<[string, object, object]>([
    ["field", { categoryName: "handbags" }, { categoryName: "shoes" }],
    ["price", { set: { price: "$40" } }, { set: { price: "$45" } }],
    ["fields", { categoryName: "handbags" }, { set: { price: "$40" } }],
    ["price and original price", { set: { price: "$40" } }, { set: { originalPrice: "$50" } }],
  ])("two changes of one row's %s can be undone, the later one first", async (_, first, second) => {
    const { id } = await buildItem(db(), { categoryName: "dresses" });
    await saveItem(id, 1, { price: "$58", originalPrice: "$80" });
    const before = await readItem(id);
    const one = await changeItem(id, first);
    const between = await readItem(id);
    const two = await changeItem(id, second);
    expect(await undo(two)).toEqual({ undone: 1, skipped: 0 });
    expect(await readItem(id)).toEqual(between);
    expect(await undo(one)).toEqual({ undone: 1, skipped: 0 });
    expect(await readItem(id)).toEqual(before);
  });

  test("two changes of one outfit's tags and status can be undone, the later one first", async () => {
    const { id } = await buildOutfit(db(), { occasion: "Gala", status: PublicationStatus.DRAFT });
    const read = async () =>
      (await api.run(`{ outfit(id: "${id}") { tags occasion status } }`, {}, { actor: editor })).data.outfit;
    const before = await read();
    const steps = [
      await change("bulkOutfits", { ids: [id], addTag: "Silk" }),
      await change("bulkStatus", { type: "outfit", ids: [id], status: "PUBLISHED" }),
      await change("bulkOutfits", { ids: [id], occasion: "Street" }),
      await change("bulkOutfits", { ids: [id], removeTag: "Silk" }),
      await change("bulkStatus", { type: "outfit", ids: [id], status: "DRAFT" }),
    ];
    for (const step of steps.reverse()) expect(await undo(step)).toEqual({ undone: 1, skipped: 0 });
    expect(await read()).toEqual(before);
  });

  test("keeps what was saved since in other fields", async () => {
    const { id } = await buildItem(db(), { categoryName: "dresses", title: "Slip" });
    const undoId = await changeItem(id, { categoryName: "handbags" });
    await saveItem(id, 2, { title: "Silk slip" });
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    expect(await readItem(id)).toMatchObject({ categoryName: "dresses", title: "Silk slip" });
  });

  test("does not bring a price back beside a lower original price", async () => {
    const { id } = await buildItem(db());
    await saveItem(id, 1, { price: "$58", originalPrice: "$80" });
    const undoId = await changeItem(id, { set: { price: "$40" } });
    await saveItem(id, 3, { originalPrice: "$50" });
    expect(await undo(undoId)).toEqual({ undone: 0, skipped: 1 });
    expect(await readItem(id)).toMatchObject({ price: "$40", originalPrice: "$50" });
  });

  test("makes no second product of a piece exact", async () => {
    const outfit = await buildOutfit(db());
    const pieces = [await buildPiece(db(), { outfitId: outfit.id }), await buildPiece(db(), { outfitId: outfit.id })];
    const exact = { outfitId: outfit.id, matchKind: "EXACT" as never };
    const product = await buildProduct(db(), { ...exact, pieceId: pieces[0].id });
    const undoId = await change("bulkAffiliateProducts", { ids: [product.id], set: { matchKind: "BUDGET" } });
    await buildProduct(db(), { ...exact, pieceId: pieces[1].id });
    await db().query("UPDATE affiliate_products SET piece_id = $2 WHERE id = $1", [product.id, pieces[1].id]);
    expect(await undo(undoId)).toEqual({ undone: 1, skipped: 0 });
    const { data } = await api.run(`{ affiliateProduct(id: "${product.id}") { matchKind } }`);
    expect(data.affiliateProduct).toEqual({ matchKind: "SIMILAR" });
  });

  test.each([
    [{ operation: "setColumn", column: "category_name" }, { value: "cars" }],
    [{ operation: "setFields", columns: ["category_name"] }, { category_name: "cars" }],
    [
      { operation: "setFields", columns: ["source_hash"] },
      { before: [null], after: [null] },
    ],
  ])("returns NOT_FOUND for the steps of another release: %j", async (step, values) => {
    const { id } = await buildItem(db(), { categoryName: "shoes" });
    const undoId = await changeItem(id, { categoryName: "handbags" });
    const steps = [{ ...step, type: "categoryItem", rows: [{ id, version: 2, ...values }] }];
    await db().query("UPDATE audit_log SET undo = $2 WHERE id = $1", [undoId, JSON.stringify(steps)]);
    expect(await undo(undoId)).toEqual(gone);
    expect(await readItem(id)).toMatchObject({ categoryName: "handbags" });
  });

  test("skips rows whose field was saved since, and reverts the others to their own former values", async () => {
    const items = [
      await buildItem(db(), { categoryName: "dresses" }),
      await buildItem(db(), { categoryName: "shoes" }),
      await buildItem(db(), { categoryName: "cars" }),
    ];
    const ids = items.map(({ id }) => id);
    const { bulkCategoryItems } = await run(
      "mutation ($input: BulkCategoryItemsInput!) { bulkCategoryItems(input: $input) { changed undoId } }",
      { ids, categoryName: "handbags" },
    );
    expect(bulkCategoryItems.changed).toBe(3);
    await run("mutation ($input: UpdateCategoryItemInput!) { updateCategoryItem(input: $input) { id } }", {
      id: ids[0],
      version: 2,
      categoryName: "bikes",
    });
    expect(await undo(bulkCategoryItems.undoId)).toEqual({ undone: 2, skipped: 1 });
    const { data } = await api.run(
      "query ($ids: [ID!]!) { categoryItemsByIds(ids: $ids) { id categoryName version } }",
      { ids },
    );
    expect(data.categoryItemsByIds).toEqual([
      { id: ids[0], categoryName: "bikes", version: 3 },
      { id: ids[1], categoryName: "shoes", version: 3 },
      { id: ids[2], categoryName: "cars", version: 3 },
    ]);
  });

  test("also reverts rows that were deleted since", async () => {
    const { id } = await buildItem(db(), { categoryName: "shoes" });
    const { bulkCategoryItems } = await run(
      "mutation ($input: BulkCategoryItemsInput!) { bulkCategoryItems(input: $input) { undoId } }",
      { ids: [id], categoryName: "cars" },
    );
    await run("mutation ($input: IdInput!) { deleteCategoryItem(input: $input) { changed } }", { id });
    expect(await undo(bulkCategoryItems.undoId)).toEqual({ undone: 1, skipped: 0 });
    await run("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", { type: "categoryItem", ids: [id] });
    expect((await api.run(`{ categoryItem(id: "${id}") { categoryName } }`)).data.categoryItem.categoryName).toBe(
      "shoes",
    );
  });

  test("derives the search engine fields again after reverting an article's category", async () => {
    const post = await buildPost(db(), { category: "Shoes", author: "Ada" });
    const derived = async () =>
      (await api.run(`{ blogPost(id: "${post.id}") { keywords structuredData } }`)).data.blogPost;
    const { bulkBlogPosts } = await run(
      "mutation ($input: BulkBlogPostsInput!) { bulkBlogPosts(input: $input) { undoId } }",
      { ids: [post.id], category: "Knitwear" },
    );
    expect((await derived()).keywords).toContain("Knitwear");
    await undo(bulkBlogPosts.undoId);
    const { keywords, structuredData } = await derived();
    expect(keywords).toContain("Shoes");
    expect(keywords + structuredData).not.toContain("Knitwear");
  });

  test("rejects restoring a product while its outfit is in the trash, and can be repeated later", async () => {
    const outfit = await buildOutfit(db());
    const product = await buildProduct(db(), { outfitId: outfit.id });
    const { deleteAffiliateProduct } = await run(
      "mutation ($input: IdInput!) { deleteAffiliateProduct(input: $input) { undoId } }",
      { id: product.id },
    );
    const removed = await run("mutation ($input: IdInput!) { deleteOutfit(input: $input) { undoId } }", {
      id: outfit.id,
    });
    expect(await undo(deleteAffiliateProduct.undoId)).toMatchObject({ code: "BAD_USER_INPUT" });
    await undo(removed.deleteOutfit.undoId);
    expect(await undo(deleteAffiliateProduct.undoId)).toEqual({ undone: 1, skipped: 0 });
  });
});
