import { SlugHistory } from "../../../core/slugs/slugHistory.entity";
import { buildCelebrity, buildOutfit } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("celebrities", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE celebrities, slug_history CASCADE"));

  const names = async (args: string): Promise<string[]> =>
    (await api.run(`{ celebrities${args} { nodes { name } } }`)).data.celebrities.nodes.map(
      (node: { name: string }) => node.name,
    );

  test("sort by name, ignoring accents and case", async () => {
    for (const name of ["Zoë Ash", "Élan Moss", "edda Birk", "Amal Roe"])
      await buildCelebrity(api.dataSource.manager, { name });
    expect(await names("")).toEqual(["Amal Roe", "edda Birk", "Élan Moss", "Zoë Ash"]);
  });

  test("are found by part of the name, with wildcards taken literally", async () => {
    for (const name of ["Élan Moss", "Ninety%Nine", "Under_Score"])
      await buildCelebrity(api.dataSource.manager, { name });
    expect(await names('(filter: { search: "elan" })')).toEqual(["Élan Moss"]);
    expect(await names('(filter: { search: "%" })')).toEqual(["Ninety%Nine"]);
    expect(await names('(filter: { search: "_s" })')).toEqual(["Under_Score"]);
    expect(await names('(filter: { search: "\\\\" })')).toEqual([]);
  });

  test("are found near the beginning of a long list and after it, in its order, on every page", async () => {
    await api.dataSource.query(
      "INSERT INTO celebrities (name, slug, category) SELECT 'Person ' || n, 'person-' || n, 'Actor' FROM generate_series(1, 150) n",
    );
    for (const name of ["Zoë Moss", "Élan Moss", "Yara Moss"]) await buildCelebrity(api.dataSource.manager, { name });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data } = await api.run(
        'query ($after: String) { celebrities(first: 1, after: $after, filter: { search: "moss" }) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } }',
        { after },
      );
      expect(data.celebrities.totalCount).toBe(3);
      seen.push(...data.celebrities.nodes.map((node: { name: string }) => node.name));
      after = data.celebrities.pageInfo.hasNextPage ? data.celebrities.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toEqual(["Élan Moss", "Yara Moss", "Zoë Moss"]);
  });

  test("are filtered by category, and the category counts match", async () => {
    await buildCelebrity(api.dataSource.manager, { name: "Amal Roe", category: "Model" });
    await buildCelebrity(api.dataSource.manager, { name: "Edda Birk", category: "Actor" });
    await buildCelebrity(api.dataSource.manager, { name: "Zoë Ash", category: "Model" });
    expect(await names('(filter: { category: "Model" })')).toEqual(["Amal Roe", "Zoë Ash"]);
    const { data } = await api.run("{ celebrityCategories { name count } }");
    expect(data.celebrityCategories).toEqual([
      { name: "Actor", count: 1 },
      { name: "Model", count: 2 },
    ]);
  });

  test("paginate without repeats while new ones are created", async () => {
    for (let n = 0; n < 25; n++)
      await buildCelebrity(api.dataSource.manager, { name: `Person ${String(n).padStart(2, "0")}` });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { data, errors } = await api.run(
        "query ($after: String) { celebrities(first: 10, after: $after) { totalCount nodes { name } pageInfo { hasNextPage endCursor } } }",
        { after },
      );
      expect(errors).toEqual([]);
      seen.push(...data.celebrities.nodes.map((node: { name: string }) => node.name));
      await buildCelebrity(api.dataSource.manager, { name: "Aaron First" });
      after = data.celebrities.pageInfo.hasNextPage ? data.celebrities.pageInfo.endCursor : null;
    } while (after);
    expect(seen).toHaveLength(25);
    expect(new Set(seen).size).toBe(25);
  });

  test.each([
    ["nonsense", "nonsense"],
    ["a cursor of another list", Buffer.from('["a","b","c"]').toString("base64url")],
    ["a cursor with a wrong id", Buffer.from('["a","b"]').toString("base64url")],
  ])("reject %s", async (_, after) => {
    const { errors } = await api.run(
      "query ($after: String) { celebrities(after: $after) { totalCount nodes { name } } }",
      { after },
    );
    expect(errors[0].extensions.code).toBe("BAD_USER_INPUT");
  });

  test.each([-1, 0, 1_000_000_000])("clamp a page size of %i to 1 to 100", async (first) => {
    for (const name of ["Amal Roe", "Edda Birk"]) await buildCelebrity(api.dataSource.manager, { name });
    expect((await names(`(first: ${first})`)).length).toBe(first > 1 ? 2 : 1);
  });

  test("are found by id, slug and former slug", async () => {
    const { id } = await buildCelebrity(api.dataSource.manager, { slug: "amal-roe" });
    await api.dataSource.manager.insert(SlugHistory, { entityType: "celebrity", slug: "amal", entityId: id });
    const { data } = await api.run(
      `{ byId: celebrity(id: "${id}") { slug } bySlug: celebrity(slug: "amal-roe") { id } former: celebrity(slug: "amal") { slug } }`,
    );
    expect(data).toEqual({ byId: { slug: "amal-roe" }, bySlug: { id }, former: { slug: "amal-roe" } });
  });

  test.each([
    'id: "not-a-uuid"',
    'id: "6a4d9a52-2f7c-4a4f-9d7c-111111111111"',
    'slug: "nobody"',
    'slug: "a\\u0000b"',
    "",
  ])("return null for %s", async (by) => {
    const { data, errors } = await api.run(`{ celebrity${by && `(${by})`} { id } }`);
    expect({ data, errors }).toEqual({ data: { celebrity: null }, errors: [] });
  });

  test("in the trash are hidden from every list and lookup", async () => {
    const gone = await buildCelebrity(api.dataSource.manager, { name: "Amal Roe", slug: "amal-roe" });
    const outfit = await buildOutfit(api.dataSource.manager, { celebrityId: gone.id });
    await api.dataSource.manager.softDelete("Celebrity", { id: gone.id });
    const { data } = await api.run(
      `{ celebrities { totalCount } celebrity(slug: "amal-roe") { id } randomCelebrity { id } outfit(id: "${outfit.id}") { celebrity { id } } }`,
    );
    expect(data).toEqual({
      celebrities: { totalCount: 0 },
      celebrity: null,
      randomCelebrity: null,
      outfit: { celebrity: null },
    });
  });

  test("list their outfits, newest first", async () => {
    const { id } = await buildCelebrity(api.dataSource.manager);
    await buildOutfit(api.dataSource.manager, { celebrityId: id, title: "Old", date: "2024-01-01" });
    await buildOutfit(api.dataSource.manager, { celebrityId: id, title: "Undated", date: null });
    await buildOutfit(api.dataSource.manager, { celebrityId: id, title: "New", date: "2026-01-01" });
    const { data } = await api.run(
      `{ celebrity(id: "${id}") { outfitCount latestOutfit { title } outfits { nodes { title } } } }`,
    );
    expect(data.celebrity).toEqual({
      outfitCount: 3,
      latestOutfit: { title: "New" },
      outfits: { nodes: [{ title: "New" }, { title: "Old" }, { title: "Undated" }] },
    });
  });

  test("list others of their category, and none without a category", async () => {
    const related = async (slug: string, first: number) =>
      (await api.run(`{ celebrity(slug: "${slug}") { related(first: ${first}) { name } } }`)).data.celebrity.related;
    for (const [name, category] of [
      ["Zoe", "Model"],
      ["Amal", "Model"],
      ["Edda", "Model"],
      ["Bo", "Actor"],
      ["Nil", ""],
      ["Nul", ""],
    ])
      await buildCelebrity(api.dataSource.manager, { name, category, slug: name.toLowerCase() });
    expect(await related("edda", 4)).toEqual([{ name: "Amal" }, { name: "Zoe" }]);
    expect(await related("edda", 0)).toEqual([{ name: "Amal" }]);
    expect(await related("nil", 4)).toEqual([]);
  });
});
