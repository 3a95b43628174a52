import { randomUUID } from "node:crypto";
import type { Actor } from "../../../core/graphql/context";
import { buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
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

  test("skips rows that were saved since, and reverts the others to their own former values", async () => {
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
