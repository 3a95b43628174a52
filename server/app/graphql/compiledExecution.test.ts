import { buildCelebrity, buildOutfit } from "../../testing/build";
import { type TestApi, testApi } from "../../testing/testApi";

/** The last of these executions runs compiled code, with the same result. */
const runs = 4;

describe("compiled execution", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { id } = await buildCelebrity(api.dataSource.manager, { name: "Zendria Vale", slug: "zendria-vale" });
    await buildOutfit(api.dataSource.manager, { celebrityId: id, title: "Navy Suit" });
  });
  afterAll(() => api.stop());

  const runRepeatedly = async (text: string, variables: Record<string, unknown> = {}) => {
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await api.run(text, variables));
    return results;
  };
  const expectEqual = (results: unknown[]) => expect(new Set(results.map((one) => JSON.stringify(one))).size).toBe(1);

  test("returns the same result for every run of a query", async () => {
    const results = await runRepeatedly(
      `query Profile($slug: String!, $more: Boolean!) { who: celebrity(slug: $slug) { __typename ...Named outfits(first: 2) @include(if: $more) { totalCount nodes { title tags celebrity { name } } } } }
       fragment Named on Celebrity { name outfitCount latestOutfit { title } }`,
      { slug: "zendria-vale", more: true },
    );
    expectEqual(results);
    expect(results[0]).toEqual({
      data: {
        who: {
          __typename: "Celebrity",
          name: "Zendria Vale",
          outfitCount: 1,
          latestOutfit: { title: "Navy Suit" },
          outfits: { totalCount: 1, nodes: [{ title: "Navy Suit", tags: [], celebrity: { name: "Zendria Vale" } }] },
        },
      },
      errors: [],
    });
  });

  test("applies @skip with the variables of each run", async () => {
    const text = 'query ($with: Boolean!) { celebrity(slug: "zendria-vale") { name slug @skip(if: $with) } }';
    await runRepeatedly(text, { with: false });
    expect((await api.run(text, { with: true })).data).toEqual({ celebrity: { name: "Zendria Vale" } });
  });

  test.each([
    ["a value that a resolver rejects", '{ celebrities(after: "nonsense") { nodes { name } } }', {}, "BAD_USER_INPUT"],
    [
      "a value that the database rejects",
      `{ celebrities(after: "${Buffer.from('["a","b"]').toString("base64url")}") { nodes { name } } }`,
      {},
      "BAD_USER_INPUT",
    ],
    [
      "a variable of the wrong type",
      "query ($first: Int!) { celebrities(first: $first) { nodes { name } } }",
      { first: "x" },
      "BAD_USER_INPUT",
    ],
    ["a closed operation", "{ auditEntries { totalCount } }", {}, "UNAUTHENTICATED"],
  ])("reports %s in the same way in every run", async (_, text, variables, code) => {
    const results = await runRepeatedly(text, variables);
    expectEqual(results);
    expect(results[0].errors[0].extensions.code).toBe(code);
  });

  test("executes a mutation in every run", async () => {
    const text =
      'mutation { subscribeNewsletter(input: { email: "reader@example.com", source: "footer" }) { __typename } }';
    const results = await runRepeatedly(text);
    expect(results.map(({ data }) => data.subscribeNewsletter.__typename)).toEqual([
      "NewsletterSubscribed",
      ...Array.from({ length: runs - 1 }, () => "NewsletterAlreadySubscribed"),
    ]);
  });
});
