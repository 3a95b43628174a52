import net from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { DataSource } from "typeorm";
import { buildCelebrity, buildOutfit } from "../../testing/build";
import { testDatabase } from "../../testing/testDatabase";
import { type SiteAnswer, type TestSite, testSite } from "../../testing/testSite";

jest.mock("../../web/pages/pageRenderer", () => ({
  builtClientFolder: __dirname,
  builtRenderer: () => () => Promise.resolve({ status: 200, html: "", styleHashes: [], scriptHashes: [] }),
}));

/** From the fourth on they are answered before the framework; nobody may see the difference. */
const asks = 5;

describe("a query that visitors ask again and again", () => {
  let dataSource: DataSource;
  let site: TestSite;
  beforeAll(async () => {
    dataSource = await testDatabase();
    site = await testSite(dataSource);
    const { id } = await buildCelebrity(dataSource.manager, { name: "Zendria Vale", slug: "zendria-vale" });
    for (const title of ["Navy Suit", "Silk Gown", "Rain Coat"]) {
      await buildOutfit(dataSource.manager, { celebrityId: id, title, description: `${title} `.repeat(80) });
    }
  });
  afterAll(async () => {
    await site.stop();
    await dataSource.destroy();
  });

  type Operation = Parameters<TestSite["post"]>[0];
  const told = (
    { status, headers: { date: _date, ...headers }, body }: SiteAnswer,
    unpack = (bytes: Buffer) => bytes,
  ) => ({
    status,
    headers,
    body: JSON.parse(unpack(body).toString()) as unknown,
  });

  /** Asks often, and returns what the first and the last were told. */
  async function often(operation: Operation, headers?: Record<string, string>): Promise<SiteAnswer[]> {
    const answers = [];
    for (let ask = 0; ask < asks; ask += 1) answers.push(await site.post(operation, headers));
    return [answers[0], answers[asks - 1]];
  }

  const profile = `query Profile($slug: String!, $first: Int = 2) { celebrity(slug: $slug) {
    name outfits(first: $first) { totalCount nodes { title description } pageInfo { hasNextPage endCursor } } } }`;
  const { stringify } = JSON;

  test("gets the same answer with the same headers", async () => {
    const [first, last] = await often({
      query: profile,
      variables: { slug: "zendria-vale" },
      operationName: "Profile",
    });
    expect(told(last)).toEqual(told(first));
    expect(told(last)).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
      body: { data: { celebrity: { name: "Zendria Vale", outfits: { totalCount: 3, nodes: [{}, {}] } } } },
    });
  });

  test("is answered anew each time, with its own variables", async () => {
    const query = "query ($slug: String!) { outfit(slug: $slug) { title } }";
    const { id, slug } = await buildOutfit(dataSource.manager, { title: "Before" });
    await often({ query, variables: { slug } });
    await dataSource.query("UPDATE outfits SET title = 'After' WHERE id = $1", [id]);
    const [again, other] = [{ slug }, { slug: "nowhere" }].map((variables) => site.post({ query, variables }));
    expect((await again).body.toString()).toBe(`${stringify({ data: { outfit: { title: "After" } } })}\n`);
    expect((await other).body.toString()).toBe(`${stringify({ data: { outfit: null } })}\n`);
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("comes as %s to whoever takes it", async (encoding, unpack) => {
    const [first, last] = await often(
      { query: profile, variables: { slug: "zendria-vale" } },
      { "accept-encoding": encoding },
    );
    expect(last.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(told(last, unpack).body).toEqual(told(first, unpack).body);
  });

  test.each<[string, string, Operation]>([
    ["variables of the wrong type", "BAD_USER_INPUT", { query: profile, variables: { slug: "a", first: "many" } }],
    [
      "variables that ask for too much",
      "BAD_USER_INPUT",
      {
        query: `query ($first: Int!) { celebrities(first: $first) { nodes { outfits(first: $first) { nodes { title } } } } }`,
        variables: { first: 100 },
      },
    ],
    [
      "arguments that are refused",
      "BAD_USER_INPUT",
      { query: '{ celebrities(after: "nonsense") { nodes { name } } }' },
    ],
    [
      "a name that no operation has",
      "OPERATION_RESOLUTION_FAILURE",
      { query: profile, variables: { slug: "a" }, operationName: "Other" },
    ],
    ["a closed operation", "UNAUTHENTICATED", { query: "{ auditEntries { totalCount } }" }],
    ["a field that does not exist", "GRAPHQL_VALIDATION_FAILED", { query: "{ nothing }" }],
  ])("tells of %s as it did the first time", async (_, code, operation) => {
    await often({ query: operation.query, variables: { slug: "zendria-vale", first: 1 } });
    const [first, last] = await often(operation);
    expect(told(last)).toEqual(told(first));
    expect(told(last).body).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test("tells of a fault of the database, and goes on after it", async () => {
    const query = "{ outfits(first: 1) { nodes { tags } } }";
    const [before] = await often({ query });
    await dataSource.query("ALTER TABLE outfit_tags RENAME TO hidden_outfit_tags");
    const broken = await site.post({ query });
    await dataSource.query("ALTER TABLE hidden_outfit_tags RENAME TO outfit_tags");
    expect(told(broken).body).toMatchObject({ errors: [{ extensions: { code: "INTERNAL_SERVER_ERROR" } }] });
    expect(told(await site.post({ query }))).toEqual(told(before));
  });

  test("is asked by an editor as the editor", async () => {
    const query = "{ outfits(first: 1) { nodes { title } } }";
    await often({ query });
    const text = "query { outfits(first: 1) { nodes { hasAffiliateLink affiliateLink } } }";
    expect((await site.post({ query: text })).body.toString()).toContain("UNAUTHENTICATED");
    await often({ query: text }, { cookie: site.cookie });
    expect((await site.post({ query: text })).body.toString()).toContain("UNAUTHENTICATED");
    expect((await site.post({ query: text }, { cookie: site.cookie })).body.toString()).not.toContain("errors");
  });

  test("is answered when its body comes in pieces", async () => {
    const query = "{ settings { siteName } }";
    const [first] = await often({ query });
    const body = stringify({ query });
    const socket = net.connect(site.port, "127.0.0.1").setNoDelay(true);
    const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 10));
    await new Promise((resolve) => setTimeout(resolve, 50));
    socket.write(body.slice(10));
    let answer = "";
    for await (const chunk of socket as AsyncIterable<Buffer>) answer += chunk.toString();
    expect(answer).toContain(first.body.toString());
  });

  test("leaves the connection for the next question", async () => {
    const queries = ["{ settings { siteName } }", "{ outfits(first: 1) { nodes { title } } }", "{ nothing }"];
    for (const query of queries) await often({ query });
    const body = (query: string) => stringify({ query });
    const requests = [...queries, ...queries].map(
      (query, at) =>
        `POST /graphql HTTP/1.1\r\nhost: localhost\r\n${at === 5 ? "connection: close\r\n" : ""}content-type: application/json\r\ncontent-length: ${body(query).length}\r\n\r\n${body(query)}`,
    );
    const socket = net.connect(site.port, "127.0.0.1");
    socket.write(requests.join(""));
    let answers = "";
    for await (const chunk of socket as AsyncIterable<Buffer>) answers += chunk.toString();
    expect([...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      ...["200", "200", "400"],
      ...["200", "200", "400"],
    ]);
  });
});
