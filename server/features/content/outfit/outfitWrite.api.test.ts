import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { OutfitTag } from "./outfit.entity";

describe("writing outfits", () => {
  let api: TestApi;
  let celebrityId: string;
  beforeAll(async () => {
    api = await testApi();
    celebrityId = (await buildCelebrity(api.dataSource.manager)).id;
  });
  afterAll(() => api.stop());

  const fields = "id version title slug occasion date affiliateLink fullDescription tags celebrity { id }";
  const run = (text: string, input: object) => api.run(text, { input }, { actor: editor });
  const create = (more: object = {}) =>
    run(`mutation ($input: CreateOutfitInput!) { createOutfit(input: $input) { ${fields} } }`, {
      title: "Navy Suit",
      image: "https://example.com/suit.jpg",
      description: "Sharp.",
      celebrityId,
      ...more,
    });
  const update = (input: object) =>
    run(`mutation ($input: UpdateOutfitInput!) { updateOutfit(input: $input) { ${fields} } }`, input);

  test("stores blank optional fields as null, and normalizes tags", async () => {
    const { data, errors } = await create({
      occasion: " ",
      date: "",
      affiliateLink: "",
      fullDescription: "",
      tags: [" Navy ", "", "navy", "Wool"],
    });
    expect(errors).toEqual([]);
    expect(data.createOutfit).toMatchObject({
      occasion: null,
      date: null,
      affiliateLink: null,
      fullDescription: null,
      tags: ["Navy", "Wool"],
      celebrity: { id: celebrityId },
    });
  });

  test.each<[object, Record<string, string>]>([
    [{ title: "" }, { title: "Title is required" }],
    [{ image: " " }, { image: "Image URL is required" }],
    [{ celebrityId: "" }, { celebrityId: "Celebrity is required" }],
    [{ description: "" }, { description: "Description is required" }],
    [
      { celebrityId: "6a4d9a52-2f7c-4a4f-9d7c-222222222222" },
      { celebrityId: "This celebrity no longer exists. It may be in the trash." },
    ],
    [{ date: "2026-02-30" }, { date: "Enter a day as YYYY-MM-DD" }],
    [{ date: "07.05.2026" }, { date: "Enter a day as YYYY-MM-DD" }],
    ...[
      "javascript:alert(1)",
      "data:text/html,x",
      "//evil.example",
      "java\tscript:x",
      "https:\\\\evil",
      "ftp://x.y",
    ].map((affiliateLink): [object, Record<string, string>] => [
      { affiliateLink },
      { affiliateLink: "Enter a web address that begins with https:// or http://" },
    ]),
    [{ tags: ["x".repeat(101)] }, { tags: "A tag has at most 100 characters" }],
  ])("rejects invalid values with an error for the field: %j", async (input, fieldErrors) => {
    const { errors } = await create(input);
    expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors });
  });

  test("a draft needs a title only, and the rest before anyone else sees it", async () => {
    const blank = { image: "", description: null, celebrityId: null };
    const { data, errors } = await create({ ...blank, status: "DRAFT" });
    expect(errors).toEqual([]);
    const { id } = data.createOutfit;
    expect(data.createOutfit.celebrity).toBeNull();
    const publish = (status: string, version: number) =>
      run("mutation ($input: StatusInput!) { changeStatus(input: $input) { id } }", {
        type: "outfit",
        id,
        version,
        status,
      });
    const missing = {
      image: "Image URL is required",
      celebrityId: "Celebrity is required",
      description: "Description is required",
    };
    for (const status of ["PUBLISHED", "IN_REVIEW"])
      expect((await publish(status, 1)).errors[0].extensions.fieldErrors).toEqual(missing);
    expect((await create({ ...blank, status: "IN_REVIEW" })).errors[0].extensions.fieldErrors).toEqual(missing);
    await update({ id, version: 1, image: "https://example.com/suit.jpg", description: "Sharp.", celebrityId });
    expect((await publish("PUBLISHED", 2)).errors).toEqual([]);
    const cleared = await update({ id, version: 3, celebrityId: "" });
    expect(cleared.errors[0].extensions.fieldErrors).toEqual({ celebrityId: "Celebrity is required" });
  });

  test("hides links from visitors", async () => {
    const { data } = await create({ affiliateLink: "https://shop.example/suit?a=1#top" });
    expect(data.createOutfit.affiliateLink).toBe("https://shop.example/suit?a=1#top");
    const { errors } = await api.run(`{ outfit(id: "${data.createOutfit.id}") { affiliateLink } }`);
    expect(errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("copies an outfit with its products in order and in one save; deleting the copy deletes both", async () => {
    const db = api.dataSource.manager;
    const original = await buildOutfit(db, { celebrityId });
    const at = (day: number) => new Date(Date.UTC(2026, 0, day));
    for (const [title, day] of Object.entries({ Third: 3, First: 1, Second: 2 }))
      await buildProduct(db, { outfitId: original.id, title, brandName: "Halden", createdAt: at(day), sample: true });
    await buildProduct(db, { outfitId: original.id, title: "In the trash", deletedAt: at(4) });
    const { data, errors } = await create({ title: "Navy Suit (copy)", productsOf: original.id });
    expect(errors).toEqual([]);
    const { id } = data.createOutfit;
    const rows = (outfitId: string) =>
      db.find(AffiliateProduct, { where: { outfitId }, order: { createdAt: "ASC" }, withDeleted: true });
    const own = ["id", "outfitId", "createdAt", "updatedAt", "sample"];
    const same = (row: AffiliateProduct) => Object.entries(row).filter(([column]) => !own.includes(column));
    const [copies, originals] = [await rows(id), await rows(original.id)];
    expect(copies.map(({ title }) => title)).toEqual(["First", "Second", "Third"]);
    // Compares every column, so that a new column missing in the copy fails this test.
    expect(copies.map(same)).toEqual(originals.slice(0, 3).map(same));
    expect(copies.map(({ sample }) => sample)).toEqual([false, false, false]);
    const entries = await api.run("{ auditEntries(first: 1) { nodes { action title } } }", {}, { actor: editor });
    expect(entries.data.auditEntries.nodes).toEqual([{ action: "create", title: "3 products" }]);
    await run("mutation ($input: IdInput!) { deleteOutfit(input: $input) { undoId } }", { id });
    expect((await rows(id)).map(({ deletedAt }) => deletedAt === null)).toEqual([false, false, false]);
    expect((await rows(original.id)).filter(({ deletedAt }) => deletedAt === null)).toHaveLength(3);
  });

  test("does not copy a deleted outfit and writes nothing", async () => {
    const original = await buildOutfit(api.dataSource.manager, { celebrityId, deletedAt: new Date() });
    const gone = "The outfit to copy no longer exists. It may be in the trash.";
    for (const productsOf of [original.id, "6a4d9a52-2f7c-4a4f-9d7c-222222222222", "no id"]) {
      const { errors } = await create({ title: "Orphan", productsOf });
      expect(errors[0].extensions).toEqual({ code: "BAD_USER_INPUT", fieldErrors: { productsOf: gone } });
    }
    expect((await api.run('{ outfits(filter: { search: "Orphan" }) { totalCount } }')).data.outfits.totalCount).toBe(0);
  });

  test("changes tags, celebrity and slug in one save and logs it", async () => {
    const { data } = await create({ tags: ["One", "Two"] });
    const other = await buildCelebrity(api.dataSource.manager);
    const { id, slug } = data.createOutfit;
    const saved = await update({ id, version: 1, slug: "a-new-name", tags: ["Two", "Three"], celebrityId: other.id });
    expect(saved.data.updateOutfit).toMatchObject({ version: 2, slug: "a-new-name", tags: ["Three", "Two"] });
    expect((await api.run(`{ outfit(slug: "${slug}") { celebrity { id } } }`)).data.outfit.celebrity.id).toBe(other.id);
    const entries = await api.run(
      "query ($id: ID) { auditEntries(first: 1, filter: { entityId: $id }) { nodes { changes { field before after } } } }",
      { id },
      { actor: editor },
    );
    expect(entries.data.auditEntries.nodes[0].changes).toContainEqual({
      field: "tags",
      before: "One, Two",
      after: "Three, Two",
    });
  });

  test("increments the version when only the tags change", async () => {
    const { data } = await create({ tags: ["One"] });
    const saved = await update({ id: data.createOutfit.id, version: 1, tags: [] });
    expect(saved.data.updateOutfit).toMatchObject({ version: 2, tags: [] });
    const stale = await update({ id: data.createOutfit.id, version: 1, tags: ["Lost"] });
    expect(stale.errors[0].extensions.code).toBe("CONFLICT");
    expect((await api.run(`{ outfit(id: "${data.createOutfit.id}") { tags } }`)).data.outfit.tags).toEqual([]);
  });

  test("moves outfits to the trash with their products, and restores them with their tags", async () => {
    const db = api.dataSource.manager;
    const outfit = await buildOutfit(db, { celebrityId });
    await db.insert(OutfitTag, { outfitId: outfit.id, tagName: "Kept" });
    const products = [await buildProduct(db, { outfitId: outfit.id }), await buildProduct(db, { outfitId: outfit.id })];
    await run("mutation ($input: IdInput!) { deleteAffiliateProduct(input: $input) { changed } }", {
      id: products[1].id,
    });
    const { data } = await run("mutation ($input: IdInput!) { deleteOutfit(input: $input) { changed undoId } }", {
      id: outfit.id,
    });
    expect(data.deleteOutfit.changed).toBe(1);
    const read = () =>
      api.run(
        `{ outfit(id: "${outfit.id}") { tags products { id } } affiliateProduct(id: "${products[0].id}") { id } }`,
      );
    expect((await read()).data).toEqual({ outfit: null, affiliateProduct: null });
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { id: data.deleteOutfit.undoId });
    expect((await read()).data.outfit).toEqual({ tags: ["Kept"], products: [{ id: products[0].id }] });
  });

  test("rejects deleting an outfit that is already in the trash", async () => {
    const outfit = await buildOutfit(api.dataSource.manager, { celebrityId, deletedAt: new Date() });
    for (const id of [outfit.id, "nonsense"]) {
      const { errors } = await run("mutation ($input: IdInput!) { deleteOutfit(input: $input) { changed } }", { id });
      expect(errors[0].extensions.code).toBe("NOT_FOUND");
    }
  });
});
