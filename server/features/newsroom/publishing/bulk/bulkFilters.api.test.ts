import type { EntityManager } from "typeorm";
import { contentKinds, type ContentType, contentTypes } from "../../../../core/kinds/contentKind";
import { PublicationStatus, publishableTypes } from "../../../../core/kinds/publishableRow";
import {
  buildAuthor,
  buildEvent,
  buildBrand,
  buildCelebrity,
  buildItem,
  buildOutfit,
  buildPage,
  buildPost,
  buildProduct,
  buildShow,
} from "../../../../testing/build";
import { editor } from "../../../../testing/editor";
import { type TestApi, testApi } from "../../../../testing/testApi";

const { DRAFT, PUBLISHED } = PublicationStatus;

type Build = (db: EntityManager, title: string) => Promise<{ id: string }>;
const builders: Record<ContentType, { mutation: string; build: Build }> = {
  celebrity: {
    mutation: "bulkCelebrities",
    build: (db, name) => buildCelebrity(db, { name, status: DRAFT }),
  },
  outfit: { mutation: "bulkOutfits", build: (db, title) => buildOutfit(db, { title, status: DRAFT }) },
  affiliateProduct: { mutation: "bulkAffiliateProducts", build: (db, title) => buildProduct(db, { title }) },
  categoryItem: { mutation: "bulkCategoryItems", build: (db, title) => buildItem(db, { title }) },
  blogPost: { mutation: "bulkBlogPosts", build: (db, title) => buildPost(db, { title, status: DRAFT }) },
  show: { mutation: "bulkShows", build: (db, title) => buildShow(db, { title, status: DRAFT }) },
  event: { mutation: "bulkEvents", build: (db, name) => buildEvent(db, { name, status: DRAFT }) },
  author: { mutation: "bulkAuthors", build: (db, name) => buildAuthor(db, { name, status: DRAFT }) },
  brand: { mutation: "bulkBrands", build: (db, name) => buildBrand(db, { name, status: DRAFT }) },
  page: { mutation: "bulkPages", build: (db, title) => buildPage(db, { title, status: DRAFT }) },
};

describe("the filter of a bulk change", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  const db = () => api.dataSource.manager;

  const change = async (text: string, variables: object) => {
    const { data, errors } = await api.run(text, variables as Record<string, unknown>, { actor: editor });
    expect(errors).toEqual([]);
    return Object.values(data)[0] as { matched: number; changed: number };
  };
  const findIds = async (type: ContentType, condition: string): Promise<string[]> => {
    const rows: { id: string }[] = await db().query(`SELECT id FROM ${contentKinds[type].table} WHERE ${condition}`);
    return rows.map(({ id }) => id);
  };

  describe.each(publishableTypes)("publishes, of the kind %s,", (type) => {
    const publish = (search: string) =>
      change("mutation ($input: BulkStatusInput!) { bulkStatus(input: $input) { matched changed } }", {
        input: { type, filter: { [type]: { search } }, status: PUBLISHED },
      });

    test("nothing when nothing matches, and only what matches", async () => {
      const { build } = builders[type];
      const { id } = await build(db(), "Quixotic Zebra");
      const other = await build(db(), "Plain Horse");
      const drafts = () => findIds(type, "status = 'DRAFT'");
      expect(await publish("Unheard Of")).toEqual({ matched: 0, changed: 0 });
      expect(await drafts()).toEqual(expect.arrayContaining([id, other.id]));
      expect(await publish("quixotic zebra")).toEqual({ matched: 1, changed: 1 });
      expect(await drafts()).toEqual([other.id]);
    });
  });

  describe.each(contentTypes)("deletes, of the kind %s,", (type) => {
    const { mutation, build } = builders[type];
    const remove = (search: string) =>
      change(
        `mutation ($search: String!) { ${mutation}(input: { filter: { search: $search }, delete: true }) { matched changed } }`,
        { search },
      );

    test("nothing when nothing matches, and only what matches", async () => {
      const { id } = await build(db(), "Velvet Walrus");
      await build(db(), "Silk Seal");
      expect(await remove("Unheard Of")).toEqual({ matched: 0, changed: 0 });
      expect(await findIds(type, "deleted_at IS NOT NULL")).toEqual([]);
      expect(await remove("velvet walrus")).toEqual({ matched: 1, changed: 1 });
      expect(await findIds(type, "deleted_at IS NOT NULL")).toEqual([id]);
    });
  });
});
