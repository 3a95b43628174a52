import { buildItem } from "../../../testing/build";
import { editor } from "../../../testing/editor";
import { type TestApi, testApi } from "../../../testing/testApi";

describe("category items", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());
  beforeEach(() => api.dataSource.query("TRUNCATE category_items"));

  const titles = async (filter: string, sort = "DEFAULT"): Promise<string[]> => {
    const { data, errors } = await api.run(
      `{ categoryItems(filter: { ${filter} }, sort: ${sort}) { nodes { title } } }`,
    );
    expect(errors).toEqual([]);
    return data.categoryItems.nodes.map((node: { title: string }) => node.title);
  };
  const priced = async (...prices: string[]): Promise<void> => {
    for (const price of prices) await buildItem(api.dataSource.manager, { title: price || "none", price });
  };

  test.each([
    ["UNDER_100", ["$99.99"]],
    ["FROM_100_TO_500", ["$100", "$500"]],
    ["OVER_500", ["$500.01"]],
  ])("are filtered by the price range %s", async (range, expected) => {
    await priced("$99.99", "$100", "$500", "$500.01", "On request");
    expect((await titles(`price: ${range}`)).sort()).toEqual(expected);
  });

  test("sort by price, with unparsed prices last in both directions", async () => {
    await priced("On request", "$90", "$1,290", "$9.50");
    expect(await titles("", "PRICE_LOW")).toEqual(["$9.50", "$90", "$1,290", "On request"]);
    expect(await titles("", "PRICE_HIGH")).toEqual(["$1,290", "$90", "$9.50", "On request"]);
  });

  test("sort by creation time", async () => {
    await priced("$1", "$2", "$3");
    expect(await titles("", "DEFAULT")).toEqual(["$1", "$2", "$3"]);
    expect(await titles("", "NEWEST")).toEqual(["$3", "$2", "$1"]);
  });

  test("paginate in every order, with equal prices too", async () => {
    await priced(...Array.from({ length: 7 }, () => "$50"), "On request", "$20", "On request");
    for (const sort of ["DEFAULT", "NEWEST", "PRICE_LOW", "PRICE_HIGH"]) {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const { data } = await api.run(
          `query ($after: String) { categoryItems(first: 3, after: $after, sort: ${sort}) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
          { after },
        );
        seen.push(...data.categoryItems.nodes.map((node: { id: string }) => node.id));
        after = data.categoryItems.pageInfo.hasNextPage ? data.categoryItems.pageInfo.endCursor : null;
      } while (after);
      expect({ sort, seen: new Set(seen).size, of: seen.length }).toEqual({ sort, seen: 10, of: 10 });
    }
  });

  test("list their retailers for administrators, ignoring case and outer spaces", async () => {
    for (const retailer of ["beta", "Alpha", "Alpha", "Éclat", ""])
      await buildItem(api.dataSource.manager, { retailer });
    await buildItem(api.dataSource.manager, { retailer: "Gone", deletedAt: new Date() });
    const text = "{ categoryItemRetailers { name count } }";
    expect((await api.run(text, {}, { actor: editor })).data.categoryItemRetailers).toEqual([
      { name: "Alpha", count: 2 },
      { name: "beta", count: 1 },
      { name: "Éclat", count: 1 },
    ]);
    expect((await api.run(text)).errors[0].extensions.code).toBe("UNAUTHENTICATED");
  });

  test("are found by title and description", async () => {
    await buildItem(api.dataSource.manager, { title: "Sage Wrap Dress", description: "Linen." });
    await buildItem(api.dataSource.manager, {
      title: "Navy Tote",
      description: "Goes with the sage dress.",
      categoryName: "handbags",
    });
    expect((await titles('search: "SAGE"')).sort()).toEqual(["Navy Tote", "Sage Wrap Dress"]);
    expect(await titles('search: "sage", categoryName: "handbags"')).toEqual(["Navy Tote"]);
    expect(await titles('search: "tote goes"')).toEqual([]);
  });

  test("return nothing for an unknown category", async () => {
    await buildItem(api.dataSource.manager);
    expect(await titles('categoryName: "hats"')).toEqual([]);
  });

  test("are counted by category in display order", async () => {
    await buildItem(api.dataSource.manager, { categoryName: "bikes" });
    const { data } = await api.run('{ categories { name itemCount } category(name: "hats") { name } }');
    expect(data.categories.slice(0, 6).map((category: { name: string }) => category.name)).toEqual([
      "dresses",
      "shoes",
      "makeup",
      "handbags",
      "cars",
      "bikes",
    ]);
    expect(data.categories[5].itemCount).toBe(1);
    expect(data.category).toBeNull();
  });
});
