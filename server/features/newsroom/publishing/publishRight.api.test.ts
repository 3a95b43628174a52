import type { EntityManager } from "typeorm";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import type { TokenScope } from "../../../core/access/tokenScope";
import { buildCelebrity, buildItem, buildOutfit, buildPost, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const { DRAFT } = PublicationStatus;
const deletedAt = new Date();
const later = "2999-01-01";
const sooner = "2998-01-01";

/** What a token sends: an operation with its input. */
interface Call {
  text: string;
  input?: object;
}
type Prepare = (db: EntityManager, run: (call: Call) => Promise<{ id: string; undoId: string }>) => Promise<Call>;

const restore = (type: string, { id }: { id: string }): Call => ({
  text: "mutation ($input: TrashedRowsInput!) { restore(input: $input) }",
  input: { type, ids: [id] },
});
const updatePost = (input: object): Call => ({
  text: "mutation ($input: UpdateBlogPostInput!) { updateBlogPost(input: $input) { id } }",
  input: { version: 1, ...input },
});
const updateOutfit = (input: object): Call => ({
  text: "mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { id } }",
  input: { version: 1, ...input },
});
const updateProduct = (input: object): Call => ({
  text: "mutation ($input: UpdateAffiliateProductInput!) { updateAffiliateProduct(input: $input) { id } }",
  input: { version: 1, ...input },
});
const createProduct = (outfitId: string): Call => ({
  text: "mutation ($input: CreateAffiliateProductInput!) { createAffiliateProduct(input: $input) { id } }",
  input: { outfitId, title: "Belt" },
});
const restoreRevision = async (db: EntityManager, type: string, id: string, version: number): Promise<Call> => {
  const [{ revision }] = await db.query("SELECT min(id) AS revision FROM revisions WHERE row_id = $1", [id]);
  return {
    text: "mutation ($input: RestoreRevisionInput!) { restoreRevision(input: $input) { id } }",
    input: { type, id, version, revisionId: revision },
  };
};
const bulkStatus = ({ id }: { id: string }, input: object): Call => ({
  text: "mutation ($input: BulkStatusInput!) { bulkStatus(input: $input) { undoId } }",
  input: { type: "blogPost", ids: [id], ...input },
});
const feed = { name: "Shop", address: "https://shop.example/feed.csv" };
const createFeed: Call = {
  text: "mutation ($input: CreateFeedInput!) { createFeed(input: $input) { id } }",
  input: feed,
};

/** Every way in which a row becomes public, or becomes so earlier. */
const ways: [name: string, prepare: Prepare][] = [
  ["restoring a celebrity", async (db) => restore("celebrity", await buildCelebrity(db, { deletedAt }))],
  ["restoring an outfit", async (db) => restore("outfit", await buildOutfit(db, { deletedAt }))],
  ["restoring a product", async (db) => restore("affiliateProduct", await buildProduct(db, { deletedAt }))],
  ["restoring a category item", async (db) => restore("categoryItem", await buildItem(db, { deletedAt }))],
  ["restoring an article", async (db) => restore("blogPost", await buildPost(db, { deletedAt }))],
  [
    "restoring an article of the future",
    async (db) => restore("blogPost", await buildPost(db, { date: later, deletedAt })),
  ],
  [
    "restoring all of the trash",
    async (db) => {
      await buildPost(db, { deletedAt });
      return {
        text: "mutation ($input: TrashSelectionInput!) { restoreTrash(input: $input) { changed } }",
        input: { filter: {} },
      };
    },
  ],
  [
    "undoing a deletion",
    async (db, run) => {
      const { id } = await buildPost(db);
      const text = "mutation ($input: IdInput!) { deleteBlogPost(input: $input) { undoId } }";
      const { undoId } = await run({ text, input: { id } });
      return { text: "mutation ($input: IdInput!) { undo(input: $input) { undone } }", input: { id: undoId } };
    },
  ],
  [
    "undoing a deletion of many",
    async (db, run) => {
      const { id } = await buildOutfit(db);
      const text = "mutation ($input: BulkOutfitsInput!) { bulkOutfits(input: $input) { undoId } }";
      const { undoId } = await run({ text, input: { ids: [id], delete: true, dryRun: false } });
      return { text: "mutation ($input: IdInput!) { undo(input: $input) { undone } }", input: { id: undoId } };
    },
  ],
  [
    "moving an article's date to the past",
    async (db) => updatePost({ id: (await buildPost(db, { date: later })).id, date: "2026-01-01" }),
  ],
  [
    "moving an article's date ahead",
    async (db) => updatePost({ id: (await buildPost(db, { date: later })).id, date: sooner }),
  ],
  [
    "moving an outfit's date to the past",
    async (db) => updateOutfit({ id: (await buildOutfit(db, { date: later })).id, date: "2026-01-01" }),
  ],
  [
    "clearing an outfit's date",
    async (db) => updateOutfit({ id: (await buildOutfit(db, { date: later })).id, date: "" }),
  ],
  [
    "moving a product to a public outfit",
    async (db) => {
      const { id } = await buildProduct(db, { outfitId: (await buildOutfit(db, { status: DRAFT })).id });
      return updateProduct({ id, outfitId: (await buildOutfit(db)).id });
    },
  ],
  ["adding a product to a public outfit", async (db) => createProduct((await buildOutfit(db)).id)],
  [
    "adding a product to an outfit of the future",
    async (db) => createProduct((await buildOutfit(db, { date: later })).id),
  ],
  [
    "adding products to a public outfit",
    async (db) => ({
      text: "mutation ($input: AddProductsInput!) { addAffiliateProducts(input: $input) { id } }",
      input: { outfitId: (await buildOutfit(db)).id, products: [{ title: "Belt" }] },
    }),
  ],
  [
    "adding a category item",
    () =>
      Promise.resolve({
        text: "mutation ($input: CreateCategoryItemInput!) { createCategoryItem(input: $input) { id } }",
        input: { categoryName: "dresses", title: "Dress", image: "https://example.com/a.jpg", price: "$90" },
      }),
  ],
  [
    "restoring a version with an earlier date",
    async (db, run) => {
      const { id } = await buildPost(db, { date: sooner });
      await run(updatePost({ id, title: "Belts" }));
      await run(updatePost({ id, version: 2, date: later }));
      return restoreRevision(db, "blogPost", id, 3);
    },
  ],
  [
    "restoring a version with a deleted product",
    async (db, run) => {
      const { id } = await buildOutfit(db);
      const product = await run(createProduct(id));
      const text = "mutation ($input: IdInput!) { deleteAffiliateProduct(input: $input) { undoId } }";
      await run({ text, input: { id: product.id } });
      return restoreRevision(db, "outfit", id, 1);
    },
  ],
  ["adding a feed", () => Promise.resolve(createFeed)],
  [
    "changing a feed",
    async (_db, run) => {
      const { id } = await run(createFeed);
      const text = "mutation ($input: UpdateFeedInput!) { updateFeed(input: $input) { id } }";
      return { text, input: { ...feed, id, version: 1, isNightly: true } };
    },
  ],
  [
    "reading a feed",
    async (_db, run) => {
      const { id } = await run(createFeed);
      return { text: "mutation ($input: RunFeedInput!) { runFeed(input: $input) { id } }", input: { id } };
    },
  ],
  [
    "publishing",
    async (db) => ({
      text: "mutation ($input: StatusInput!) { changeStatus(input: $input) { id } }",
      input: { type: "blogPost", id: (await buildPost(db, { status: DRAFT })).id, version: 1, status: "PUBLISHED" },
    }),
  ],
  ["publishing many", async (db) => bulkStatus(await buildPost(db, { status: DRAFT }), { status: "PUBLISHED" })],
  [
    "scheduling many",
    async (db) =>
      bulkStatus(await buildPost(db, { status: DRAFT }), { status: "SCHEDULED", schedule: { at: "2090-01-01T10:00" } }),
  ],
  [
    "undoing that many went offline",
    async (db, run) => {
      const { undoId } = await run(bulkStatus(await buildPost(db), { status: DRAFT }));
      return { text: "mutation ($input: IdInput!) { undo(input: $input) { undone } }", input: { id: undoId } };
    },
  ],
  [
    "adding a sample article",
    () => Promise.resolve({ text: "mutation { uploadSampleArticle(article: SAMPLE) { id } }" }),
  ],
  ["importing the sample data", () => Promise.resolve({ text: "mutation { importMockData { celebrities } }" })],
];

/** What edits, and makes nothing public that was not. */
const edits: [name: string, prepare: Prepare][] = [
  ["restoring a draft", async (db) => restore("blogPost", await buildPost(db, { status: DRAFT, deletedAt }))],
  [
    "moving the date of a public article",
    async (db) => updatePost({ id: (await buildPost(db)).id, date: "2026-01-01" }),
  ],
  [
    "moving the date of a draft",
    async (db) => updatePost({ id: (await buildPost(db, { status: DRAFT, date: later })).id, date: "2026-01-01" }),
  ],
  ["moving a date back", async (db) => updatePost({ id: (await buildPost(db, { date: sooner })).id, date: later })],
  ["changing a public outfit", async (db) => updateOutfit({ id: (await buildOutfit(db)).id, title: "Coat" })],
  ["changing a public product", async (db) => updateProduct({ id: (await buildProduct(db)).id, title: "Coat" })],
  [
    "moving a product between public outfits",
    async (db) => updateProduct({ id: (await buildProduct(db)).id, outfitId: (await buildOutfit(db)).id }),
  ],
  ["adding a product to a draft", async (db) => createProduct((await buildOutfit(db, { status: DRAFT })).id)],
  [
    "restoring a version of a public article",
    async (db, run) => {
      const { id } = await buildPost(db);
      await run(updatePost({ id, title: "Belts" }));
      await run(updatePost({ id, version: 2, title: "Bags" }));
      return restoreRevision(db, "blogPost", id, 3);
    },
  ],
];

describe("the right to publish", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
  });
  afterAll(() => api.stop());

  const tables = ["celebrities", "outfits", "affiliate_products", "category_items", "blog_posts", "feed_runs"];
  const readRows = () =>
    Promise.all(
      tables.map((table) => api.dataSource.query(`SELECT to_jsonb(row) AS row FROM ${table} row ORDER BY row.id`)),
    );
  beforeEach(() => api.dataSource.query("DELETE FROM feeds"));

  const send = ({ text, input }: Call, scopes?: TokenScope[]) =>
    api.run(text, input && { input }, {
      actor: { ...editor, ...(scopes && { token: { id: "token", name: "Import", scopes } }) },
    });
  const prepareCall = (prepare: Prepare) =>
    prepare(api.dataSource.manager, async (call) => {
      const { data, errors } = await send(call);
      expect(errors).toEqual([]);
      return Object.values(data)[0] as never;
    });

  test.each(ways)("is asked of a token: %s", async (_name, prepare) => {
    const call = await prepareCall(prepare);
    const before = await readRows();
    const { errors } = await send(call, ["read", "content", "manage"]);
    expect(errors.map(({ extensions, message }) => [extensions.code, message])).toEqual([
      ["FORBIDDEN", expect.stringContaining("This API token does not have the scope “publish”")],
    ]);
    expect(await readRows()).toEqual(before);
    expect((await send(call, ["read", "content", "publish", "manage"])).errors).toEqual([]);
  });

  test.each(edits)("is not asked of a token: %s", async (_name, prepare) => {
    const call = await prepareCall(prepare);
    expect((await send(call, ["read", "content"])).errors).toEqual([]);
  });

  test.each([
    ["celebrity", "Celebrity", { name: "Amal Roe", category: "Actor" }],
    [
      "article",
      "BlogPost",
      {
        title: "Belts",
        content: "Long.",
        excerpt: "Short.",
        category: "Shoes",
        image: "https://example.com/a.jpg",
        author: "Ida",
      },
    ],
  ])("a token without it adds a draft: %s", async (_noun, type, input) => {
    const text = `mutation ($input: Create${type}Input!) { create${type}(input: $input) { status } }`;
    const { data, errors } = await send({ text, input: { ...input, status: "PUBLISHED" } }, ["read", "content"]);
    expect(errors).toEqual([]);
    expect(data[`create${type}`]).toEqual({ status: "DRAFT" });
  });
});
