import net, { type AddressInfo } from "node:net";
import { getNamedType, type GraphQLSchema, isEnumType, isInputObjectType } from "graphql";
import type { DataSource } from "typeorm";
import { CountingLogger } from "../../testing/countingLogger";
import { fillDatabase } from "../../testing/database/fillDatabase";
import { buildCall, type Field, listInputs } from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/database/testDatabase";
import { injectRequest } from "../../testing/inject";
import { type TestServer, testServer } from "../../testing/testServer";
import { createSchema } from "../graphql/schema";
import { timeouts } from "../http/httpServer";

/**
 * Rows of the contract's section "HTTP and GraphQL" without another test.
 */

const nested = (levels: number) =>
  `{ celebrities { nodes { ${"latestOutfit { celebrity { ".repeat(levels)} id ${"} }".repeat(levels)} } } }`;
const doubling = Array.from({ length: 24 }, (_, n) => `fragment F${n} on Settings { ...F${n + 1} ...F${n + 1} }`);
const counts = "celebrityCount outfitCount productCount itemCount postCount";
const tooExpensive: [name: string, query: string][] = [
  [
    "30 aliases of search with its counts",
    `{ ${Array.from({ length: 30 }, (_, n) => `a${n}: search(text: "x${n}") { ${counts} }`).join(" ")} }`,
  ],
  [
    "counts of lists that are filtered by a text",
    `{ ${Array.from({ length: 8 }, (_, n) => `a${n}: outfits(filter: { search: "x${n}" }) { totalCount }`).join(" ")} }`,
  ],
  [
    "facets again and again",
    `{ ${Array.from({ length: 20 }, (_, n) => `a${n}: productFacets(filter: { retailer: "${n}" }) { retailers { name } }`).join(" ")} }`,
  ],
  ["an order that no index has", "{ outfits(sort: CELEBRITY) { nodes { id } } }"],
  ["too many rows", "{ celebrities(first: 100) { nodes { outfits(first: 100) { nodes { id } } } } }"],
  [
    "too many rows, by a variable's default",
    "query ($n: Int! = 100) { celebrities(first: $n) { nodes { outfits(first: $n) { nodes { id } } } } }",
  ],
  [
    "too many rows, in fragments",
    `{ celebrities(last: 100) { edges { node { ...C } } } } fragment C on Celebrity { ... on Celebrity { outfits(last: 100) { ...O } } }
     fragment O on OutfitConnection { nodes { id } }`,
  ],
];
const tooMuch: [name: string, query: string][] = [
  ...tooExpensive,
  ["more than 1,000 tokens", `{ ${"settings { siteName } ".repeat(300)} }`],
  ["more than 10 levels", nested(5)],
  ["more than 30 aliases of __typename", `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: __typename`).join(" ")} }`],
  ["more than 30 aliases", `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: settings { siteName }`).join(" ")} }`],
  ["more than 30 times __typename", `{ settings { ${"__typename ".repeat(31)} } }`],
  ["24 fragments that double", `{ settings { ...F0 } } ${doubling.join(" ")} fragment F24 on Settings { siteName }`],
];

/** Sends the beginning of a request only, and waits until the server closes the connection. */
async function stallUntilClosed(port: number, beginning: string): Promise<void> {
  const socket = net.connect(port, "127.0.0.1").on("error", () => undefined);
  socket.write(beginning);
  socket.resume();
  await new Promise((resolve) => socket.on("close", resolve));
}

/** Sends a raw request. @returns everything received until the server closes the connection. */
async function sendRawRequest(port: number, request: string): Promise<string> {
  const socket = net.connect(port, "127.0.0.1");
  socket.write(request);
  let response = "";
  for await (const bytes of socket as AsyncIterable<Buffer>) response += bytes.toString("latin1");
  return response;
}

describe("contract for HTTP and GraphQL", () => {
  const logger = new CountingLogger();
  let dataSource: DataSource;
  let server: TestServer;
  let schema: GraphQLSchema;
  let signedIn: { cookie: string };
  let stalled: Promise<unknown>;
  const others: TestServer[] = [];

  beforeAll(async () => {
    dataSource = await testDatabase(logger);
    await fillDatabase(dataSource.manager, 105);
    schema = await createSchema();
    server = await testServer(dataSource);
    signedIn = await server.signIn();
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    const { port } = server.app.server.address() as AddressInfo;
    const head = "POST /graphql HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 50\r\n";
    // These take ten seconds, during which the other tests run.
    stalled = Promise.all([stallUntilClosed(port, head), stallUntilClosed(port, `${head}\r\n{`)]);
  });
  afterAll(async () => {
    for (const { app } of [server, ...others]) await app.close();
    await dataSource.destroy();
  });

  test.each([
    ["another", "Host: a\r\nHost: b"],
    ["the same", "Host: a\r\nhost: a"],
  ])("row: two Host headers, %s: 400 everywhere", async (_, hosts) => {
    const { port } = server.app.server.address() as AddressInfo;
    for (const path of ["/livez", "/graphql", "/", "/no-such-page"]) {
      const response = await sendRawRequest(port, `GET ${path} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
      expect({ path, status: response.split("\r\n")[0] }).toEqual({ path, status: "HTTP/1.1 400 Bad Request" });
      expect(response).toContain("BAD_REQUEST");
    }
    const one = await sendRawRequest(port, "GET /livez HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n");
    expect(one).toMatch(/^HTTP\/1\.1 200 /);
  });

  const serverWith = async (variables: Record<string, string>): Promise<TestServer> => {
    const other = await testServer(dataSource, variables);
    others.push(other);
    return other;
  };
  const lists = () =>
    Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
      args.some(({ name }) => name === "after"),
    );

  test.each(["br", "gzip", "deflate", "GZip, br", "x-unknown"])(
    "row: a request with the content encoding %s: 415 everywhere, before its body is read",
    async (encoding) => {
      const { port } = server.app.server.address() as AddressInfo;
      const requests = ["POST /graphql", "POST /newsletter", "POST /api/pictures", "GET /livez", "GET /", "PUT /none"];
      for (const request of requests) {
        const head = `${request} HTTP/1.1\r\nHost: a\r\ncontent-encoding: ${encoding}\r\n`;
        // The body is announced and never sent: a decoder would wait for it.
        const response = await sendRawRequest(
          port,
          `${head}content-type: application/json\r\ncontent-length: 50\r\n\r\n`,
        );
        expect([request, response.split("\r\n")[0]]).toEqual([request, "HTTP/1.1 415 Unsupported Media Type"]);
        expect(response).toContain("Send the body without compression");
      }
    },
  );

  test("a request with the content encoding identity is read", async () => {
    const body = JSON.stringify({ query: "{ settings { siteName } }" });
    const { port } = server.app.server.address() as AddressInfo;
    const head = "POST /graphql HTTP/1.1\r\nHost: a\r\nConnection: close\r\ncontent-type: application/json\r\n";
    const sent = `${head}content-encoding: Identity\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
    expect(await sendRawRequest(port, sent)).toMatch(/^HTTP\/1\.1 200 /);
  });

  const foreign = { origin: "https://evil.example" };
  const json = { "content-type": "application/json" };

  test("row: a foreign preflight is answered for reading without credentials, and for nothing below /api", async () => {
    const headers = {
      ...foreign,
      "access-control-request-method": "POST",
      "access-control-request-headers": "content-type",
    };
    const allowed = await injectRequest(server.app, { method: "OPTIONS", url: "/graphql", headers });
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": "GET, HEAD, POST",
      // Of all headers "*" leaves one out: authorization.
      "access-control-allow-headers": "*",
    });
    expect(allowed.headers).not.toHaveProperty("access-control-allow-credentials");
    const upload = await injectRequest(server.app, { method: "OPTIONS", url: "/api/pictures", headers });
    expect(Object.keys(upload.headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
  });

  test("row: a foreign page reads as a visitor, with and without a session, and changes nothing", async () => {
    const send = (query: string, headers: object) =>
      injectRequest(server.app, {
        method: "POST",
        url: "/graphql",
        headers: { ...json, ...foreign, ...headers },
        payload: JSON.stringify({ query }),
      });
    const credentials = [{}, await server.signIn()];
    for (const each of credentials) {
      const read = await send("{ settings { siteName } }", each);
      expect([read.statusCode, read.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
      expect(read.headers).not.toHaveProperty("access-control-allow-credentials");
      const account = await send("{ currentAdministrator { email } }", each);
      expect(account.json().data).toEqual({ currentAdministrator: null });
      const write = await send(
        'mutation { subscribeNewsletter(input: { email: "a@b.example", source: "footer" }) { __typename } }',
        each,
      );
      expect([write.statusCode, write.json().errors[0].extensions.code]).toEqual([403, "FORBIDDEN"]);
    }
    // With a session the response is for this site's pages alone.
    const own = await injectRequest(server.app, {
      method: "POST",
      url: "/graphql",
      headers: { ...json, ...credentials[1] },
      payload: JSON.stringify({ query: "{ settings { siteName } }" }),
    });
    expect(own.headers).not.toHaveProperty("access-control-allow-origin");
  });

  test("row: a page at another name of the site changes what visitors can change", async () => {
    const { app } = await serverWith({ PUBLIC_URL: "https://wornby.example" });
    const query = 'mutation { subscribeNewsletter(input: { email: "a@b.example", source: "footer" }) { __typename } }';
    const send = (origin: string) =>
      injectRequest(app, {
        method: "POST",
        url: "/graphql",
        headers: { ...json, origin, host: "www.wornby.example" },
        payload: JSON.stringify({ query }),
      });
    expect((await send("https://www.wornby.example")).statusCode).toBe(200);
    expect((await send("null")).statusCode).toBe(403);
  });

  test.each([
    ["https://wornby.example", "max-age="],
    ["http://wornby.example", undefined],
  ])("row: any page: HSTS behind TLS, at %s", async (publicUrl, header) => {
    const { app } = await serverWith({ PUBLIC_URL: publicUrl });
    const hsts = (await app.inject("/livez")).headers["strict-transport-security"];
    expect(hsts === undefined ? hsts : String(hsts).slice(0, 8)).toBe(header);
  });

  test("row: wrong variable: BAD_USER_INPUT", async () => {
    const query = "query ($first: Int!) { celebrities(first: $first) { totalCount } }";
    for (const first of ["ten", 2_147_483_648, -2_147_483_649, 1.5, null, {}]) {
      const { status, code } = await server.ask(query, { first });
      expect({ first, status, code }).toEqual({ first, status: 400, code: "BAD_USER_INPUT" });
    }
  });

  test.each(tooMuch)("row: %s: refused before any SQL", async (_, query) => {
    logger.statements = [];
    const { status, data, code } = await server.ask(query);
    expect([status >= 400 || data === null, code]).toEqual([true, expect.any(String)]);
    expect(logger.statements).toEqual([]);
  });

  test.each(tooExpensive)("row: %s: 400 BAD_USER_INPUT, before any SQL", async (_, query) => {
    logger.statements = [];
    const { status, code } = await server.ask(query);
    expect({ status, code, statements: logger.statements }).toEqual({
      status: 400,
      code: "BAD_USER_INPUT",
      statements: [],
    });
  });

  describe("row: introspection and landing page", () => {
    const introspection = "{ __schema { queryType { name } } }";
    const landing = { accept: "text/html", "sec-fetch-mode": "navigate" };

    test("off on a site that others reach", async () => {
      const site = await serverWith({ DEMO: "false" });
      expect((await site.ask(introspection)).status).toBe(400);
      expect((await site.ask("{ settings { siteNane } }")).body).not.toContain("Did you mean");
      const page = await injectRequest(site.app, { url: "/graphql", headers: landing });
      expect([page.statusCode, page.headers["content-type"]]).toEqual([400, expect.stringContaining("json")]);
    });

    test("introspection on by a switch, without the page", async () => {
      const open = await serverWith({ DEMO: "false", INTROSPECTION: "true" });
      expect((await open.ask(introspection)).data).toEqual({ __schema: { queryType: { name: "Query" } } });
      expect((await open.ask("{ settings { siteNane } }")).body).toContain("Did you mean");
      expect((await injectRequest(open.app, { url: "/graphql", headers: landing })).statusCode).toBe(400);
    });

    test("both on in development", async () => {
      const open = await serverWith({ NODE_ENV: "development" });
      expect((await open.ask(introspection)).code).toBeUndefined();
      const page = await injectRequest(open.app, { url: "/graphql", headers: landing });
      expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining("<!doctype html>")]);
    });
  });

  describe("row: page size, cursor", () => {
    const count = async (field: Field, given: string) => {
      const { name } = field;
      const { data, code, status } = await server.ask(
        `{ ${buildCall(field, [given])} { edges { cursor } } }`,
        {},
        signedIn,
      );
      return { name, given, status, code, rows: data?.[name].edges.length as number | undefined };
    };

    test("every list clamps -1, 0 and 1e9 to 1 to 100", async () => {
      expect(lists().length).toBeGreaterThan(8);
      for (const field of lists()) {
        const { name } = field;
        const most = (await count(field, "first: 100")).rows ?? 0;
        for (const argument of ["first", "last"]) {
          for (const [size, least] of [
            [-1, 1],
            [0, 1],
            [1_000_000_000, 100],
          ]) {
            const given = `${argument}: ${size}`;
            const rows = Math.min(least, most);
            expect(await count(field, given)).toEqual({ name, given, status: 200, code: undefined, rows });
          }
        }
      }
      const celebrities = lists().find(({ name }) => name === "celebrities");
      expect(celebrities && (await count(celebrities, "first: 1000000000")).rows).toBe(100);
    });

    test("every list rejects unknown cursors", async () => {
      const encodeCursor = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
      const cursors = [
        "nonsense",
        "0",
        encodeCursor([]),
        encodeCursor(["a"]),
        encodeCursor(["a", "b"]),
        encodeCursor(["a", "b", "c"]),
        encodeCursor({ length: 2 }),
      ];
      for (const field of lists()) {
        const { name } = field;
        for (const given of cursors.flatMap((cursor) => [`after: "${cursor}"`, `last: 1, before: "${cursor}"`])) {
          const { status, code } = await count(field, given);
          expect({ name, given, status, code }).toEqual({ name, given, status: 200, code: "BAD_USER_INPUT" });
        }
      }
    });
  });

  test("row: sort and filter fields are enums, and no text names a column", () => {
    const named = listInputs(schema).filter(({ path }) => /sort|order|direction|column|field/i.test(path));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter(({ type }) => !isEnumType(getNamedType(type))).map(({ path }) => path)).toEqual([]);
  });

  test("row: search: taken literally, at most 100 characters", async () => {
    const searchable = lists().filter(({ args }) =>
      args.some(({ name, type }) => {
        const filter = getNamedType(type);
        return name === "filter" && isInputObjectType(filter) && "search" in filter.getFields();
      }),
    );
    expect(searchable.length).toBeGreaterThan(5);
    const found = async (name: string, search: string) => {
      const query = `{ ${name}(filter: { search: ${JSON.stringify(search)} }) { totalCount } }`;
      const { status, code, data } = await server.ask(query, {}, signedIn);
      return { name, search: search.slice(0, 20), status, code, total: data?.[name].totalCount as number | undefined };
    };
    for (const { name } of searchable) {
      for (const search of ["%", "\\", "'", "%%%", "x".repeat(10_240), "\u0000%"]) {
        const nothing = { name, search: search.slice(0, 20), status: 200, code: undefined, total: 0 };
        expect(await found(name, search)).toEqual(nothing);
      }
    }
    const long = `Person 7${" ".repeat(100)}nobody`;
    expect((await found("celebrities", long)).total).toBe((await found("celebrities", "Person 7")).total);
    const everything = await server.ask(`{ search(text: ${JSON.stringify("%_\\".repeat(3_400))}) { __typename } }`);
    expect([everything.status, everything.code]).toEqual([200, undefined]);
  });

  test("row: stalled body or headers: closed within 10 s", async () => {
    const { headersTimeout = NaN, connectionsCheckingInterval = NaN } = timeouts;
    expect(headersTimeout + connectionsCheckingInterval).toBeLessThan(10_000);
    await stalled;
  });
});
