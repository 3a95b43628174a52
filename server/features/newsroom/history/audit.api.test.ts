import type { Actor } from "../../../core/graphql/context";
import { buildCelebrity, buildItem, buildOutfit } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

const colleague: Actor = {
  id: "6a4d9a52-2f7c-4a4f-9d7c-333333333333",
  name: "Zoë Colleague",
  role: "admin",
  sessionHash: "",
};

describe("audit log", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  const db = () => api.dataSource.manager;
  const run = async (text: string, variables: object = {}, actor: Actor = editor) => {
    const { data, errors } = await api.run(text, { ...variables }, { actor });
    expect(errors).toEqual([]);
    return data;
  };
  const fields = "id actorId actorName action entityType entityId title changes { field before after } createdAt";
  const entries = async (filter: object, page = "first: 100") => {
    const text = `query ($filter: AuditFilter) { auditEntries(filter: $filter ${page}) { totalCount nodes { ${fields} } pageInfo { startCursor endCursor } } }`;
    return (await run(text, { filter })).auditEntries;
  };
  const update = (kind: string, input: object, actor?: Actor) =>
    run(`mutation ($input: Update${kind}Input!) { update${kind}(input: $input) { id version } }`, { input }, actor);
  const remove = (id: string, actor?: Actor) =>
    run("mutation ($input: IdInput!) { deleteCategoryItem(input: $input) { undoId } }", { input: { id } }, actor);

  test("lists who did what to which row, newest first", async () => {
    const { createCategoryItem: item } = await run(
      'mutation { createCategoryItem(input: { title: "Gown", categoryName: "dresses" }) { id } }',
    );
    await update("CategoryItem", { id: item.id, version: 1, title: "Evening Gown" }, colleague);
    const { deleteCategoryItem } = await remove(item.id);
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", {
      input: { id: deleteCategoryItem.undoId },
    });
    const { nodes, totalCount } = await entries({ entityId: item.id });
    expect(totalCount).toBe(4);
    const of = ({ action, actorName, title }: Record<string, string>) => [action, actorName, title];
    expect(nodes.map(of)).toEqual([
      ["restore", "Editor", "Evening Gown"],
      ["delete", "Editor", "Evening Gown"],
      ["update", "Zoë Colleague", "Evening Gown"],
      ["create", "Editor", "Gown"],
    ]);
    expect(nodes[2]).toMatchObject({ actorId: colleague.id, entityType: "categoryItem", entityId: item.id });
    expect((await entries({ action: "undo" })).nodes[0]).toMatchObject({
      entityType: "undoStep",
      title: "Evening Gown",
    });
  });

  test("contains the differences by field: changed parts of groups, and the text of lists", async () => {
    const celebrity = await buildCelebrity(db(), {
      bio: "Before.",
      socialMedia: { instagram: "wren", twitter: "", facebook: "", youtube: "", tiktok: "", website: "" },
    });
    await update("Celebrity", {
      id: celebrity.id,
      version: 1,
      bio: "After <b>it</b>.",
      height: "",
      socialMedia: { instagram: "wren.h", twitter: "", facebook: "", youtube: "", tiktok: "", website: "" },
    });
    const { nodes } = await entries({ entityId: celebrity.id });
    expect(nodes[0].changes).toEqual([
      { field: "bio", before: "Before.", after: "After <b>it</b>." },
      { field: "socialMedia.instagram", before: "wren", after: "wren.h" },
    ]);
    const { id } = await buildItem(db(), { rating: null });
    await update("CategoryItem", { id, version: 1, rating: 4.5 });
    expect((await entries({ entityId: id })).nodes[0].changes).toEqual([
      { field: "rating", before: null, after: "4.5" },
    ]);
  });

  test("resolves ids in fields to titles, including rows in the trash", async () => {
    const [before, after] = [await buildCelebrity(db(), { name: "Ada" }), await buildCelebrity(db(), { name: "Bo" })];
    const outfit = await buildOutfit(db(), { celebrityId: before.id });
    await update("Outfit", { id: outfit.id, version: 1, celebrityId: after.id });
    await run("mutation ($input: IdInput!) { deleteCelebrity(input: $input) { changed } }", {
      input: { id: before.id },
    });
    expect((await entries({ entityId: outfit.id })).nodes[0].changes).toEqual([
      { field: "celebrityId", before: "Ada", after: "Bo" },
    ]);
  });

  test("records nothing when nothing changed", async () => {
    const { id } = await buildItem(db(), { title: "Same" });
    await update("CategoryItem", { id, version: 1, title: "Same" });
    expect((await entries({ entityId: id })).totalCount).toBe(0);
  });

  test("is searched by titles and names, and filtered by action, type and administrator", async () => {
    const { id } = await buildItem(db(), { title: "Unmistakable Éclair" });
    await remove(id, colleague);
    expect((await entries({ search: "eclair" })).nodes).toMatchObject([{ entityId: id }]);
    expect((await entries({ search: "zoe coll", entityType: "categoryItem", action: "delete" })).nodes).toMatchObject([
      { entityId: id },
    ]);
    expect((await entries({ actorId: colleague.id, entityId: id })).totalCount).toBe(1);
    for (const filter of [
      { actorId: editor.id, entityId: id },
      { action: "create", entityId: id },
      { entityType: "outfit", entityId: id },
      { entityId: "nonsense" },
      { actorId: "' OR 1=1 --" },
      { search: "100%" },
    ])
      expect(await entries(filter)).toMatchObject({ totalCount: 0, nodes: [] });
  });

  test("describes bulk changes", async () => {
    const ids = [await buildItem(db()), await buildItem(db())].map(({ id }) => id);
    const bulk = async (more: object) =>
      (
        await run("mutation ($input: BulkCategoryItemsInput!) { bulkCategoryItems(input: $input) { undoId } }", {
          input: { ids, ...more },
        })
      ).bulkCategoryItems;
    await bulk({ categoryName: "cars" });
    const { undoId } = await bulk({ delete: true });
    await run("mutation ($input: IdInput!) { undo(input: $input) { undone } }", { input: { id: undoId } });
    await bulk({ delete: true });
    await run("mutation ($input: TrashedRowsInput!) { deleteForever(input: $input) }", {
      input: { type: "categoryItem", ids },
    });
    const { nodes } = await entries({ actorId: editor.id }, "first: 6");
    expect(nodes.map(({ action, title }: Record<string, string>) => `${action}: ${title}`)).toEqual([
      "deleteForever: 2 category items",
      "delete: 2 category items",
      "undo: 2 category items",
      "restore: 2 category items",
      "delete: 2 category items",
      'bulkUpdate: 2 category items: category name "cars"',
    ]);
  });

  test("lists its administrators by name", async () => {
    await remove((await buildItem(db())).id, { ...colleague, name: "Zoë Renamed" });
    await remove((await buildItem(db())).id);
    const { auditActors } = await run("{ auditActors { id name } }");
    expect(auditActors).toEqual([
      { id: editor.id, name: "Editor" },
      { id: colleague.id, name: "Zoë Renamed" },
    ]);
  });

  test("paginates forwards and backwards, with equal times too", async () => {
    const items = [await buildItem(db()), await buildItem(db()), await buildItem(db())];
    await run("mutation ($input: BulkCategoryItemsInput!) { bulkCategoryItems(input: $input) { changed } }", {
      input: { ids: items.map(({ id }) => id), delete: true },
    });
    const filter = { actorId: editor.id };
    const all = (await entries(filter)).nodes.map(({ id }: { id: string }) => id);
    const first = await entries(filter, "first: 2");
    const second = await entries(filter, `first: 2 after: "${first.pageInfo.endCursor}"`);
    const back = await entries(filter, `last: 2 before: "${second.pageInfo.startCursor}"`);
    const ids = (page: { nodes: { id: string }[] }) => page.nodes.map(({ id }) => id);
    expect([...ids(first), ...ids(second)]).toEqual(all.slice(0, 4));
    expect(ids(back)).toEqual(ids(first));
  });
});
