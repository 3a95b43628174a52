import { buildCelebrity, buildOutfit } from "../../testing/build";
import { type TestApi, testApi } from "../../testing/testApi";

/** What is asked often enough is executed as compiled code; nobody may see the difference. */
const asks = 4;

describe("a query that is asked again and again", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await testApi();
    const { id } = await buildCelebrity(api.dataSource.manager, { name: "Zendria Vale", slug: "zendria-vale" });
    await buildOutfit(api.dataSource.manager, { celebrityId: id, title: "Navy Suit" });
  });
  afterAll(() => api.stop());

  const askOften = async (text: string, variables: Record<string, unknown> = {}) => {
    const answers = [];
    for (let ask = 0; ask < asks; ask += 1) answers.push(await api.run(text, variables));
    return answers;
  };
  const same = (answers: unknown[]) => expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);

  test("has the same answer each time", async () => {
    const answers = await askOften(
      `query Profile($slug: String!, $more: Boolean!) { who: celebrity(slug: $slug) { __typename ...Named outfits(first: 2) @include(if: $more) { totalCount nodes { title tags celebrity { name } } } } }
       fragment Named on Celebrity { name outfitCount latestOutfit { title } }`,
      { slug: "zendria-vale", more: true },
    );
    same(answers);
    expect(answers[0]).toEqual({
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

  test("leaves out what a variable leaves out", async () => {
    const text = 'query ($with: Boolean!) { celebrity(slug: "zendria-vale") { name slug @skip(if: $with) } }';
    await askOften(text, { with: false });
    expect((await api.run(text, { with: true })).data).toEqual({ celebrity: { name: "Zendria Vale" } });
  });

  test.each([
    ["a value that a resolver refuses", '{ celebrities(after: "nonsense") { nodes { name } } }', {}, "BAD_USER_INPUT"],
    [
      "a value that the database refuses",
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
  ])("tells %s the same way each time", async (_, text, variables, code) => {
    const answers = await askOften(text, variables);
    same(answers);
    expect(answers[0].errors[0].extensions.code).toBe(code);
  });

  test("does what a mutation says each time", async () => {
    const text =
      'mutation { subscribeNewsletter(input: { email: "reader@example.com", source: "footer" }) { __typename } }';
    const answers = await askOften(text);
    expect(answers.map(({ data }) => data.subscribeNewsletter.__typename)).toEqual([
      "NewsletterSubscribed",
      ...Array.from({ length: asks - 1 }, () => "NewsletterAlreadySubscribed"),
    ]);
  });
});
