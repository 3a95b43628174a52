import net from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { DataSource } from "typeorm";
import { buildCelebrity, buildOutfit } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { type SiteResponse, type TestSite, testSite } from "../../testing/testSite";

/** From the third request on, the operation is compiled, with the same response. */
const requestCount = 5;

describe("requests to /graphql", () => {
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
  const readResponse = (
    { status, headers: { date: _date, ...headers }, body }: SiteResponse,
    unpack = (bytes: Buffer) => bytes,
  ) => ({
    status,
    headers,
    body: JSON.parse(unpack(body).toString()) as unknown,
  });

  /** Sends the operation several times and returns the first and the last response. */
  async function postRepeatedly(operation: Operation, headers?: Record<string, string>): Promise<SiteResponse[]> {
    const responses = [];
    for (let count = 0; count < requestCount; count += 1) responses.push(await site.post(operation, headers));
    return [responses[0], responses[requestCount - 1]];
  }

  const profile = `query Profile($slug: String!, $first: Int = 2) { celebrity(slug: $slug) {
    name outfits(first: $first) { totalCount nodes { title description } pageInfo { hasNextPage endCursor } } } }`;
  const { stringify } = JSON;

  test("get the same body and headers each time", async () => {
    const [first, last] = await postRepeatedly({
      query: profile,
      variables: { slug: "zendria-vale" },
      operationName: "Profile",
    });
    expect(readResponse(last)).toEqual(readResponse(first));
    expect(readResponse(last)).toMatchObject({
      status: 200,
      headers: { "cache-control": "no-store", "x-content-type-options": "nosniff" },
      body: { data: { celebrity: { name: "Zendria Vale", outfits: { totalCount: 3, nodes: [{}, {}] } } } },
    });
  });

  test("read the database each time, with their variables", async () => {
    const query = "query ($slug: String!) { outfit(slug: $slug) { title } }";
    const { id, slug } = await buildOutfit(dataSource.manager, { title: "Before" });
    await postRepeatedly({ query, variables: { slug } });
    await dataSource.query("UPDATE outfits SET title = 'After' WHERE id = $1", [id]);
    const [changed, missing] = [{ slug }, { slug: "nowhere" }].map((variables) => site.post({ query, variables }));
    expect((await changed).body.toString()).toBe(`${stringify({ data: { outfit: { title: "After" } } })}\n`);
    expect((await missing).body.toString()).toBe(`${stringify({ data: { outfit: null } })}\n`);
  });

  test.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ])("are encoded as %s for clients that accept it", async (encoding, unpack) => {
    const [first, last] = await postRepeatedly(
      { query: profile, variables: { slug: "zendria-vale" } },
      { "accept-encoding": encoding },
    );
    expect(last.headers).toMatchObject({ "content-encoding": encoding, vary: "accept-encoding" });
    expect(readResponse(last, unpack).body).toEqual(readResponse(first, unpack).body);
  });

  test.each<[string, string, Operation]>([
    ["variables of the wrong type", "BAD_USER_INPUT", { query: profile, variables: { slug: "a", first: "many" } }],
    [
      "variables that cost too much",
      "BAD_USER_INPUT",
      {
        query: `query ($first: Int!) { celebrities(first: $first) { nodes { outfits(first: $first) { nodes { title } } } } }`,
        variables: { first: 100 },
      },
    ],
    ["invalid arguments", "BAD_USER_INPUT", { query: '{ celebrities(after: "nonsense") { nodes { name } } }' }],
    [
      "a name that no operation has",
      "OPERATION_RESOLUTION_FAILURE",
      { query: profile, variables: { slug: "a" }, operationName: "Other" },
    ],
    ["a closed operation", "UNAUTHENTICATED", { query: "{ auditEntries { totalCount } }" }],
    ["a field that does not exist", "GRAPHQL_VALIDATION_FAILED", { query: "{ nothing }" }],
  ])("report %s in the same way each time", async (_, code, operation) => {
    await postRepeatedly({ query: operation.query, variables: { slug: "zendria-vale", first: 1 } });
    const [first, last] = await postRepeatedly(operation);
    expect(readResponse(last)).toEqual(readResponse(first));
    expect(readResponse(last).body).toMatchObject({ errors: [{ extensions: { code } }] });
  });

  test("report a database failure, and work again after it", async () => {
    const query = "{ outfits(first: 1) { nodes { tags } } }";
    const [before] = await postRepeatedly({ query });
    await dataSource.query("ALTER TABLE outfit_tags RENAME TO hidden_outfit_tags");
    const broken = await site.post({ query });
    await dataSource.query("ALTER TABLE hidden_outfit_tags RENAME TO outfit_tags");
    expect(readResponse(broken).body).toMatchObject({ errors: [{ extensions: { code: "INTERNAL_SERVER_ERROR" } }] });
    expect(readResponse(await site.post({ query }))).toEqual(readResponse(before));
  });

  test("of an editor run with the editor's session, those of visitors without it", async () => {
    const query = "{ outfits(first: 1) { nodes { title } } }";
    await postRepeatedly({ query });
    const text = "query { outfits(first: 1) { nodes { hasAffiliateLink affiliateLink } } }";
    expect((await site.post({ query: text })).body.toString()).toContain("UNAUTHENTICATED");
    await postRepeatedly({ query: text }, { cookie: site.cookie });
    expect((await site.post({ query: text })).body.toString()).toContain("UNAUTHENTICATED");
    expect((await site.post({ query: text }, { cookie: site.cookie })).body.toString()).not.toContain("errors");
  });

  test("may send the body in several chunks", async () => {
    const query = "{ settings { siteName } }";
    const [first] = await postRepeatedly({ query });
    const body = stringify({ query });
    const socket = net.connect(site.port, "127.0.0.1").setNoDelay(true);
    const head = `POST /graphql HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`;
    socket.write(head + body.slice(0, 10));
    // The server reads the first chunk before it responds to a later request.
    await site.get("/livez");
    socket.write(body.slice(10));
    let response = "";
    for await (const chunk of socket as AsyncIterable<Buffer>) response += chunk.toString();
    expect(response).toContain(first.body.toString());
  });

  test("keep the connection open for pipelined requests", async () => {
    const queries = ["{ settings { siteName } }", "{ outfits(first: 1) { nodes { title } } }", "{ nothing }"];
    for (const query of queries) await postRepeatedly({ query });
    const body = (query: string) => stringify({ query });
    const requests = [...queries, ...queries].map(
      (query, index) =>
        `POST /graphql HTTP/1.1\r\nhost: localhost\r\n${index === 5 ? "connection: close\r\n" : ""}content-type: application/json\r\ncontent-length: ${body(query).length}\r\n\r\n${body(query)}`,
    );
    const socket = net.connect(site.port, "127.0.0.1");
    socket.write(requests.join(""));
    let responses = "";
    for await (const chunk of socket as AsyncIterable<Buffer>) responses += chunk.toString();
    expect([...responses.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual([
      ...["200", "200", "400"],
      ...["200", "200", "400"],
    ]);
  });

  test("are refused with 413 for a body without a length, once it is too long", async () => {
    const socket = net.connect(site.port, "127.0.0.1").on("error", () => undefined);
    const head = "POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n";
    socket.write(`${head}transfer-encoding: chunked\r\n\r\n`);
    const chunk = "x".repeat(50_000);
    for (let count = 0; count < 5; count += 1) socket.write(`${chunk.length.toString(16)}\r\n${chunk}\r\n`);
    let response = "";
    for await (const part of socket as AsyncIterable<Buffer>) response += part.toString();
    expect(response).toMatch(/^HTTP\/1\.1 413 /);
    expect(response).toContain("PAYLOAD_TOO_LARGE");
  });

  test.each([
    ["HEAD", 405],
    ["OPTIONS", 204],
    ["PUT", 404],
  ])("with the method %s get %i", async (method, status) => {
    const response = await fetch(`http://127.0.0.1:${site.port}/graphql`, {
      method,
      headers: { "apollo-require-preflight": "1" },
    });
    expect([response.status, response.headers.get("x-content-type-options")]).toEqual([status, "nosniff"]);
  });
});
