import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { DataSource } from "typeorm";
import { buildAdministrator, buildCelebrity } from "../../testing/build";
import { testDatabase } from "../../testing/database/testDatabase";
import { injectRequest, readSession, readSetCookies } from "../../testing/inject";
import { testEnvironment } from "../../testing/testEnvironment";
import { createGraphqlServer } from "../graphql/graphqlServer";
import { createHttpServer } from "./httpServer";

const log = pino({ level: "silent" });
const json = { "content-type": "application/json" };

describe("HTTP server", () => {
  let app: FastifyInstance;
  let dataSource: DataSource;
  const readiness = { ready: true };

  beforeAll(async () => {
    dataSource = await testDatabase();
    const environment = testEnvironment();
    app = await createHttpServer({
      environment,
      log,
      readiness,
      dataSource,
      graphql: await createGraphqlServer(environment, log),
    });
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  const post = (payload: string, headers: Record<string, string> = json) =>
    injectRequest(app, { method: "POST", url: "/graphql", payload, headers });
  const ask = (query: string, headers?: Record<string, string>) => post(JSON.stringify({ query }), headers);

  test("runs an operation", async () => {
    await buildCelebrity(dataSource.manager, { name: "Amal Roe" });
    const response = await ask("{ celebrities { nodes { name } } }");
    expect(response.json()).toEqual({ data: { celebrities: { nodes: [{ name: "Amal Roe" }] } } });
  });

  test.each([
    ["malformed JSON", "{"],
    ["an empty body", ""],
    ["no operation", "{}"],
    ["a query that is not a string", '{"query":1}'],
    ["a batch", '[{"query":"{ settings { siteName } }"}]'],
  ])("rejects %s with 400 and JSON", async (_, body) => {
    const response = await post(body);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.code).toBe("BAD_REQUEST");
  });

  test("rejects a body over 200 KB with 413 and JSON", async () => {
    const response = await ask(`{ a }${" ".repeat(210_000)}`);
    expect(response.statusCode).toBe(413);
    expect(response.json().errors).toHaveLength(1);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", undefined])(
    "rejects a POST as %s with 400, without effect",
    async (type) => {
      const mutation =
        'mutation { subscribeNewsletter(input: { email: "reader@example.com", source: "footer" }) { __typename } }';
      const response = await ask(mutation, type === undefined ? {} : { "content-type": type });
      expect(response.statusCode).toBe(400);
      expect((await dataSource.query("SELECT count(*)::int AS n FROM newsletter_subscribers"))[0].n).toBe(0);
    },
  );

  test("rejects a GET without a preflight header with 400, a GET mutation with 405", async () => {
    const get = (query: string, headers: Record<string, string>) =>
      injectRequest(app, { url: `/graphql?query=${encodeURIComponent(query)}`, headers });
    expect((await get("{ settings { siteName } }", {})).statusCode).toBe(400);
    expect((await get("{ settings { siteName } }", { "apollo-require-preflight": "1" })).statusCode).toBe(200);
    expect((await get("mutation { signOut }", { "apollo-require-preflight": "1" })).statusCode).toBe(405);
  });

  test.each([
    ["a syntax error", "{ settings {", "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", "{ settings { siteNane } }", "GRAPHQL_VALIDATION_FAILED"],
    ["more than 1,000 tokens", `{ ${"settings { siteName } ".repeat(300)} }`, "GRAPHQL_PARSE_FAILED"],
    [
      "more than 30 aliases",
      `{ ${Array.from({ length: 31 }, (_, n) => `a${n}: settings { siteName }`).join(" ")} }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["more than 30 times __typename", `{ settings { ${"__typename ".repeat(31)} } }`, "GRAPHQL_VALIDATION_FAILED"],
    [
      "more than 10 levels",
      `{ celebrities { nodes { ${"latestOutfit { celebrity { ".repeat(5)} id ${"} }".repeat(5)} } } }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
  ])("rejects %s with 400 and its code", async (_, query, code) => {
    const response = await ask(query);
    expect(response.statusCode).toBe(400);
    expect(response.json().errors[0].extensions.code).toBe(code);
    expect(response.body).not.toMatch(/stacktrace/);
  });

  test.each([
    [
      "related people of related people",
      `{ celebrities(first: 100) { nodes { related(first: 24) { related(first: 24) { id } } } } }`,
      {},
    ],
    ["lists of lists", `{ celebrities(first: 100) { nodes { outfits(first: 100) { nodes { id } } } } }`, {}],
    [
      "a length in a variable",
      `query ($n: Int!) { outfits(first: $n) { nodes { celebrity { outfits(first: $n) { nodes { id } } } } } }`,
      { n: 100 },
    ],
  ])("rejects %s before any SQL", async (_, query, variables) => {
    const response = await post(JSON.stringify({ query, variables }));
    expect(response.json().errors[0].message).toMatch(
      /^This operation asks for \d+,\d{3} rows, and 10,000 are allowed; a search counts as 1,000\. Ask for fewer rows, levels or searches\.$/,
    );
  });

  test("never repeats a rejected value", async () => {
    const query = "mutation ($input: SignInInput!) { signIn(input: $input) { __typename } }";
    const input = { email: "a@example.com", password: "hunter2; secret", role: "admin" };
    const variable = await post(JSON.stringify({ query, variables: { input } }));
    const literal = await ask("mutation { signIn(input: { email: 1, password: 4711 }) { __typename } }");
    for (const response of [variable, literal]) {
      expect(response.statusCode).toBe(400);
      expect(response.body).not.toMatch(/hunter2|secret|4711/);
    }
  });

  test("rejects a request with a session from another site", async () => {
    const headers = { ...json, cookie: "session=x", host: "wornby.example" };
    expect((await ask("mutation { signOut }", { ...headers, origin: "https://evil.example" })).statusCode).toBe(403);
    expect((await ask("mutation { signOut }", { ...headers, origin: "http://wornby.example" })).statusCode).toBe(200);
  });

  test("rejects 24 nested fragments", async () => {
    const fragments = Array.from({ length: 24 }, (_, n) => `fragment F${n} on Settings { ...F${n + 1} ...F${n + 1} }`);
    const response = await ask(`{ settings { ...F0 } } ${fragments.join(" ")} fragment F24 on Settings { siteName }`);
    expect(response.statusCode).toBe(400);
  });

  test("rejects an unknown input field by name", async () => {
    const response = await ask(
      'mutation { signIn(input: { email: "a@example.com", password: "123456", role: "admin" }) { __typename } }',
    );
    expect(response.statusCode).toBe(400);
  });

  test("is not affected by prototype keys", async () => {
    await post(
      '{"query":"{ settings { siteName } }","__proto__":{"polluted":1},"variables":{"constructor":{"prototype":{"polluted":1}}}}',
    );
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  test("masks internal errors", async () => {
    await dataSource.query("ALTER TABLE testimonials RENAME TO hidden_testimonials");
    const { errors } = (await ask("{ testimonials { quote } }")).json();
    await dataSource.query("ALTER TABLE hidden_testimonials RENAME TO testimonials");
    expect(errors[0]).toMatchObject({
      message: "Something went wrong on our side. Please try again later.",
      extensions: { code: "INTERNAL_SERVER_ERROR", logId: expect.any(String) },
    });
    expect(JSON.stringify(errors)).not.toMatch(/relation|SELECT|hidden/);
  });

  test("keeps the session in a cookie that scripts and other sites cannot use", async () => {
    await buildAdministrator(dataSource.manager, {
      email: "hanne@example.com",
      name: "Hanne",
      password: "a long password",
    });
    const response = await ask(
      'mutation { signIn(input: { email: "hanne@example.com", password: "a long password" }) { __typename } }',
    );
    expect(readSetCookies(response).session).toMatch(/^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = readSession(response);
    const who = await ask("{ currentAdministrator { name } }", { ...json, cookie });
    expect(who.json().data.currentAdministrator).toEqual({ name: "Hanne" });
    expect(response.headers["clear-site-data"]).toBeUndefined();
    const signedOut = await ask("mutation { signOut }", { ...json, cookie });
    expect(signedOut.headers["clear-site-data"]).toBe('"cache"');
    expect(readSetCookies(signedOut)).toEqual({
      session: expect.stringMatching(/^session=; .*Expires=Thu, 01 Jan 1970/),
    });
    expect(
      (await ask("mutation { importMockData { outfits } }", { ...json, cookie })).json().errors[0].extensions.code,
    ).toBe("UNAUTHENTICATED");
  });

  test.each(["/../../etc/passwd", "/%00", "/%E0%A4%A"])("answers %s with 400 or 404", async (url) => {
    expect([400, 404]).toContain((await app.inject({ url })).statusCode);
  });

  test("sends the security headers, and no server name", async () => {
    const { headers } = await ask("{ settings { siteName } }");
    expect(headers).toMatchObject({ "x-content-type-options": "nosniff", "cross-origin-opener-policy": "same-origin" });
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["x-powered-by"]).toBeUndefined();
  });

  test("is live but not ready while the database is unavailable", async () => {
    readiness.ready = false;
    expect((await app.inject("/livez")).statusCode).toBe(200);
    expect((await app.inject("/readyz")).statusCode).toBe(503);
    expect((await ask("{ settings { siteName } }")).json().errors[0].extensions.code).toBe("SERVICE_UNAVAILABLE");
    readiness.ready = true;
    expect((await app.inject("/readyz")).statusCode).toBe(200);
  });
});
