import { randomUUID } from "node:crypto";
import { buildItem } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

interface Row {
  id: string;
  name: string;
  label: string;
  icon: string;
  version: number;
  isBuiltIn: boolean;
  itemCount: number;
}

const six = ["dresses", "shoes", "makeup", "handbags", "cars", "bikes"];
const fields = "id name label icon version isBuiltIn itemCount image";

describe("product categories", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  /** Returns the result of the only field, or the extensions and message of the error. */
  const run = async (text: string, input?: object, actor: typeof editor | null = editor) => {
    const { data, errors } = await api.run(text, { input }, { actor });
    return errors.length ? { ...errors[0].extensions, message: errors[0].message } : Object.values(data as object)[0];
  };
  const create = (input: object) =>
    run(`mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { ${fields} } }`, input);
  const update = (input: object) =>
    run(`mutation ($input: UpdateCategoryInput!) { updateCategory(input: $input) { ${fields} } }`, input);
  const remove = (id: string) => run("mutation ($input: IdInput!) { deleteCategory(input: $input) }", { id });
  const reorder = (ids: string[], previousIds: string[]) =>
    run("mutation ($input: ReorderCategoriesInput!) { reorderCategories(input: $input) { name } }", {
      ids,
      previousIds,
    });
  const list = async (): Promise<Row[]> => run(`{ categories { ${fields} } }`);
  const find = async (name: string): Promise<Row | null> => run(`{ category(name: "${name}") { ${fields} } }`);
  const findOrFail = async (name: string): Promise<Row> => (await find(name)) ?? fail(`no category ${name}`);
  const build = async (label: string): Promise<Row> => create({ label, icon: "accessories" });
  const readItem = (id: string) => run(`{ categoryItem(id: "${id}") { categoryName categoryLabel } }`);

  test("are the six of the site, and five more without items", async () => {
    const rows = await list();
    expect(rows.filter(({ isBuiltIn }) => isBuiltIn).map(({ name }) => name)).toEqual(six);
    expect(rows.slice(6).map(({ name, label }) => [name, label])).toEqual([
      ["clothing", "Clothing"],
      ["jewelry", "Jewelry"],
      ["accessories", "Accessories"],
      ["eyewear", "Eyewear"],
      ["bags", "Bags"],
    ]);
    expect(await find("shoes")).toMatchObject({ label: "Shoes", image: "/art/category/shoes.svg", itemCount: 0 });
  });

  test("are added at the end, with a slug of the label, and take items", async () => {
    expect(await create({ label: " Hats & Caps ", icon: "accessories" })).toMatchObject({
      name: "hats-caps",
      label: "Hats & Caps",
      version: 1,
      image: "/art/category/accessories.svg",
      isBuiltIn: false,
    });
    expect((await list()).at(-1)?.name).toBe("hats-caps");
    const item = await run("mutation ($input: CreateCategoryItemInput!) { createCategoryItem(input: $input) { id } }", {
      title: "Straw Hat",
      categoryName: "hats-caps",
    });
    expect(await readItem(item.id)).toEqual({ categoryName: "hats-caps", categoryLabel: "Hats & Caps" });
    expect(await find("hats-caps")).toMatchObject({ itemCount: 1 });
  });

  test("are created once per request id", async () => {
    const input = { label: "Umbrellas", icon: "bags", requestId: randomUUID() };
    expect(await create(input)).toEqual(await create(input));
  });

  test.each([
    [{ label: " ", icon: "bags" }, { label: "Name is required" }],
    [{ label: "x".repeat(61), icon: "bags" }, { label: "At most 60 characters" }],
    [{ label: "More shoes", slug: "Shoes", icon: "shoes" }, { slug: "Another category has this slug" }],
  ])("reject %j", async (input, fieldErrors) =>
    expect(await create(input)).toMatchObject({ code: "BAD_USER_INPUT", fieldErrors }),
  );

  test("never get a reserved word as their slug", async () => {
    expect(await create({ label: "Topics", icon: "bags" })).toMatchObject({ name: "topics-1" });
    expect(await create({ label: "鞋", icon: "shoes" })).toMatchObject({ name: "category" });
  });

  test("keep their items and former address when the slug changes", async () => {
    const { id, version } = await build("Belts");
    const item = await buildItem(db(), { categoryName: "belts" });
    const trashed = await buildItem(db(), { categoryName: "belts", deletedAt: new Date() });
    expect(await update({ id, version, slug: "Belts and Braces", icon: "clothing" })).toMatchObject({
      name: "belts-and-braces",
      label: "Belts",
      icon: "clothing",
      version: 2,
      itemCount: 1,
    });
    expect(await readItem(item.id)).toEqual({ categoryName: "belts-and-braces", categoryLabel: "Belts" });
    await run("mutation ($input: TrashedRowsInput!) { restore(input: $input) }", {
      type: "categoryItem",
      ids: [trashed.id],
    });
    expect(await find("belts")).toMatchObject({ name: "belts-and-braces", itemCount: 2 });
    // An open form still sends the former slug.
    expect(
      await run("mutation ($input: UpdateCategoryItemInput!) { updateCategoryItem(input: $input) { categoryName } }", {
        id: item.id,
        version: 1,
        categoryName: "belts",
        title: "Woven Belt",
      }),
    ).toEqual({ categoryName: "belts-and-braces" });
    // A new category takes the free slug.
    const taker = await build("Belts");
    expect(await find("belts")).toMatchObject({ id: taker.id });
  });

  test("an undo follows changed slugs, and skips items of a deleted category", async () => {
    const [gloves, scarves, from] = [await build("Gloves"), await build("Scarves"), await build("Wraps")];
    const items = [
      await buildItem(db(), { categoryName: gloves.name }),
      await buildItem(db(), { categoryName: scarves.name }),
    ];
    const { undoId } = await run(
      "mutation ($input: BulkCategoryItemsInput!) { bulkCategoryItems(input: $input) { undoId } }",
      { ids: items.map(({ id }) => id), categoryName: from.name },
    );
    await update({ id: gloves.id, version: 1, slug: "mittens" });
    await update({ id: from.id, version: 1, slug: "stoles" });
    await remove(scarves.id);
    expect(await run("mutation ($input: IdInput!) { undo(input: $input) { undone skipped } }", { id: undoId })).toEqual(
      { undone: 1, skipped: 1 },
    );
    expect(await readItem(items[0].id)).toMatchObject({ categoryName: "mittens" });
    expect(await readItem(items[1].id)).toMatchObject({ categoryName: "stoles" });
  });

  test("the six keep their slugs and cannot be deleted, but can be renamed", async () => {
    const { id, version } = await findOrFail("cars");
    expect(await update({ id, version, slug: "autos" })).toMatchObject({
      code: "BAD_USER_INPUT",
      fieldErrors: { slug: "The slug of this category is part of the site and does not change" },
    });
    expect(await remove(id)).toMatchObject({ code: "CONFLICT", message: expect.stringContaining("cannot be deleted") });
    expect(await update({ id, version, label: "Motor cars", slug: "cars" })).toMatchObject({
      name: "cars",
      label: "Motor cars",
    });
  });

  test("are deleted only without items, and the refusal counts them", async () => {
    const { id, name } = await build("Socks");
    const live = await buildItem(db(), { categoryName: name });
    await buildItem(db(), { categoryName: name, deletedAt: new Date() });
    expect(await remove(id)).toMatchObject({
      code: "CONFLICT",
      message: `2 items use this category, 1 of them in the trash. Give them another category or delete them permanently first.`,
    });
    await db().query("DELETE FROM category_items WHERE id = $1", [live.id]);
    expect(await remove(id)).toMatchObject({
      message: `1 item uses this category, in the trash. Give it another category or delete it permanently first.`,
    });
    await db().query("DELETE FROM category_items WHERE category_name = $1", [name]);
    expect(await remove(id)).toBe(id);
    expect(await find(name)).toBeNull();
    expect(await remove(id)).toMatchObject({ code: "NOT_FOUND" });
    expect(await update({ id, version: 1, label: "Hosiery" })).toMatchObject({ code: "NOT_FOUND" });
  });

  test("reject an outdated version", async () => {
    const { id } = await build("Ties");
    await update({ id, version: 1, label: "Neckties" });
    expect(await update({ id, version: 1, label: "Bow ties" })).toMatchObject({ code: "CONFLICT" });
    expect(await update({ id, version: 2, label: "Neckties" })).toMatchObject({ version: 2 });
  });

  test("are sorted as a whole, on the order that the editor saw", async () => {
    const before = (await list()).map(({ id }) => id);
    const sorted = [...before.slice(0, 6), ...before.slice(6).reverse()];
    expect(await reorder(sorted.slice(1), before)).toMatchObject({ code: "BAD_USER_INPUT" });
    await reorder(sorted, before);
    expect((await list()).map(({ id }) => id)).toEqual(sorted);
    expect(await reorder(before, before)).toMatchObject({ code: "CONFLICT" });
    expect((await list()).map(({ id }) => id)).toEqual(sorted);
  });

  test("two editors who sort at the same time: one of them is told", async () => {
    const before = (await list()).map(({ id }) => id);
    const [last] = before.slice(-1);
    const orders = [
      [last, ...before.slice(0, -1)],
      [before[1], before[0], ...before.slice(2)],
    ];
    const results = await Promise.all(orders.map((ids) => reorder(ids, before)));
    expect(results.filter((result) => "code" in result)).toMatchObject([{ code: "CONFLICT" }]);
    expect(orders).toContainEqual((await list()).map(({ id }) => id));
  });

  test("appear in the audit log with what changed", async () => {
    const { id } = await build("Watches");
    await update({ id, version: 1, label: "Timepieces", slug: "timepieces" });
    await remove(id);
    const rows: unknown[] = await db().query(
      "SELECT action, title, changes FROM audit_log WHERE entity_type = 'category' AND entity_id = $1 ORDER BY id",
      [id],
    );
    expect(rows).toEqual([
      { action: "create", title: "Watches", changes: {} },
      {
        action: "update",
        title: "Timepieces",
        changes: { name: ["Watches", "Timepieces"], slug: ["watches", "timepieces"] },
      },
      { action: "delete", title: "Timepieces", changes: {} },
    ]);
  });

  test("are public to read and need an editor to change", async () => {
    expect(await run('{ category(name: "shoes") { name label image } }', undefined, null)).toMatchObject({
      name: "shoes",
    });
    const text = "mutation ($input: CreateCategoryInput!) { createCategory(input: $input) { id } }";
    const input = { label: "Capes", icon: "clothing" };
    expect(await run(text, input, null)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await run(text, input, { ...editor, role: "contributor" })).toMatchObject({ code: "FORBIDDEN" });
    expect(await run(text, input, { ...editor, role: "editor" })).toHaveProperty("id");
  });

  test("take newsletter subscriptions from their pages, unknown ones do not", async () => {
    const { name } = await build("Shawls");
    const text = "mutation ($input: SubscribeNewsletterInput!) { subscribeNewsletter(input: $input) { __typename } }";
    const subscribe = (source: string) => run(text, { email: `${source}@mail.example`, source }, null);
    expect(await subscribe(`category-${name}`)).toEqual({ __typename: "NewsletterSubscribed" });
    expect(await subscribe("category-nothing")).toMatchObject({
      code: "BAD_USER_INPUT",
      fieldErrors: { source: expect.any(String) },
    });
  });
});
