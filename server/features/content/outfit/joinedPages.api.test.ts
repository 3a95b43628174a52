import { buildCelebrity, buildOutfit, buildProduct } from "../../../testing/build";
import { type TestApi, testApi } from "../../../testing/testApi";

/** A celebrity's first page is joined into the celebrity's query; the results must not differ from a separate query. */
describe("outfits and products of a celebrity", () => {
  let api: TestApi;
  let slug: string;
  beforeAll(async () => {
    api = await testApi();
    const db = api.dataSource.manager;
    const celebrity = await buildCelebrity(db);
    ({ slug } = celebrity);
    const looks = ["2026-03-01", "2026-05-01", "2026-04-01", null].map((date, place) => ({
      date,
      title: `Look ${place}`,
    }));
    for (const look of looks) {
      const { id } = await buildOutfit(db, { ...look, celebrityId: celebrity.id });
      await buildProduct(db, { outfitId: id, title: `Belt of ${look.title}` });
    }
    await buildOutfit(db, { title: "Gone", date: "2026-06-01", celebrityId: celebrity.id, deletedAt: new Date() });
    await buildProduct(db, { outfitId: (await buildOutfit(db, { title: "Somebody else's", date: "2020-01-01" })).id });
  });
  afterAll(() => api.stop());

  const newestFirst = ["Look 1", "Look 2", "Look 0", "Look 3"];
  const titles = (page: { nodes: { title: string }[] }) => page.nodes.map(({ title }) => title);
  const ask = async (fields: string, variables: Record<string, unknown> = {}, definitions = "") => {
    const text = `query ($slug: String! ${definitions}) { celebrity(slug: $slug) { ${fields} } }`;
    const { data, errors } = await api.run(text, { slug, ...variables });
    expect(errors).toEqual([]);
    return data.celebrity;
  };

  test("are sorted newest first, with their relations", async () => {
    const { outfits, products } = await ask(
      "outfits { totalCount nodes { title tags celebrity { slug latestOutfit { title } } } pageInfo { hasNextPage } } products { totalCount nodes { title } }",
    );
    expect(titles(outfits)).toEqual(newestFirst);
    expect(outfits.nodes[0]).toMatchObject({ tags: [], celebrity: { slug, latestOutfit: { title: "Look 1" } } });
    expect(outfits).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: false } });
    expect(titles(products)).toEqual(["Look 3", "Look 2", "Look 1", "Look 0"].map((look) => `Belt of ${look}`));
    expect(products.totalCount).toBe(4);
  });

  test("respect the page size of each query", async () => {
    for (const first of [1, 3, 2, 3]) {
      const { outfits } = await ask("outfits(first: $first) { nodes { title } }", { first }, ", $first: Int");
      expect(titles(outfits)).toEqual(newestFirst.slice(0, first));
    }
  });

  test("continue after the first page", async () => {
    const fields = "outfits(first: 2, after: $after) { nodes { title } pageInfo { hasNextPage endCursor } }";
    const one = (await ask(fields, { after: null }, ", $after: String")).outfits;
    const two = (await ask(fields, { after: one.pageInfo.endCursor }, ", $after: String")).outfits;
    expect([titles(one), titles(two)]).toEqual([newestFirst.slice(0, 2), newestFirst.slice(2)]);
    expect([one, two].map(({ pageInfo }) => pageInfo.hasNextPage)).toEqual([true, false]);
  });

  test("respect the page size of each query on a later page", async () => {
    const fields =
      "outfits(first: 1, after: $after) { nodes { celebrity { outfits(first: $first) { nodes { title } } } } pageInfo { endCursor } }";
    const definitions = ", $after: String, $first: Int";
    const { endCursor } = (await ask("outfits(first: 1) { pageInfo { endCursor } }")).outfits.pageInfo;
    for (const [after, first] of [
      [endCursor, 1],
      [null, 1],
      [null, 3],
      [endCursor, 2],
      [null, 2],
    ] as const) {
      const [{ celebrity }] = (await ask(fields, { after, first }, definitions)).outfits.nodes;
      expect(titles(celebrity.outfits)).toEqual(newestFirst.slice(0, first));
    }
  });

  test("return two aliased pages separately", async () => {
    const { newest, oldest } = await ask(
      "newest: outfits(first: 1) { nodes { title } } oldest: outfits(last: 1) { nodes { title } }",
    );
    expect([titles(newest), titles(oldest)]).toEqual([["Look 1"], ["Look 3"]]);
  });

  test("are loaded for each celebrity of a list", async () => {
    const { data } = await api.run(
      "{ outfits(first: 2) { nodes { title celebrity { slug outfits(first: 1) { nodes { title } } } } } }",
    );
    expect(data.outfits.nodes).toMatchObject(
      newestFirst
        .slice(0, 2)
        .map((title) => ({ title, celebrity: { slug, outfits: { nodes: [{ title: "Look 1" }] } } })),
    );
  });
});
