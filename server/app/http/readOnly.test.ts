import type { DataSource } from "typeorm";
import { buildCall, returnsObject } from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/database/testDatabase";
import { injectRequest } from "../../testing/inject";
import { type TestServer, testServer } from "../../testing/testServer";
import { fakeOnly } from "../../testing/time/fakeTimers";
import { createSchema } from "../graphql/schema";

const sentence = "This demo is read-only: look at everything, but nothing that you change is stored.";
const ofSessions = ["finishPasskeySignIn", "signIn", "signOut", "startPasskeySignIn", "verifySecondFactor"];

describe("a read-only demo", () => {
  let dataSource: DataSource;
  let server: TestServer;
  beforeAll(async () => {
    dataSource = await testDatabase();
    server = await testServer(dataSource, { DEMO: "readonly" });
    for (const url of ["/newsletter", "/api/pictures", "/beacon", "/mcp"])
      server.app.post(url, (_request, reply) => reply.status(204).send());
  });
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
  });

  test.each(["visitors", "administrators"])("refuses every mutation of %s except those of sessions", async (caller) => {
    const headers = caller === "administrators" ? await server.signIn() : {};
    const fields = Object.values((await createSchema()).getMutationType()?.getFields() ?? {});
    const open: string[] = [];
    for (const field of fields) {
      const call = `${buildCall(field)} ${returnsObject(field) ? "{ __typename }" : ""}`;
      if (!(await server.ask(`mutation { ${call} }`, {}, headers)).body.includes(sentence)) open.push(field.name);
      // Not beside a permitted one, nor in a fragment.
      const both = `mutation { signOut ...M } fragment M on Mutation { again: ${call} }`;
      expect((await server.ask(both, {}, await server.signIn())).body).toContain(sentence);
    }
    expect(open.sort()).toEqual(ofSessions);
  });

  test("answers queries, and lets people sign in and out", async () => {
    expect((await server.ask("{ settings { siteName } }")).code).toBeUndefined();
    const signIn = `mutation { signIn(input: { email: "a@b.example", password: "wrong password" }) { __typename } }`;
    expect((await server.ask(signIn)).data).toEqual({ signIn: { __typename: "SignInFailed" } });
    expect((await server.ask("mutation { signOut }", {}, await server.signIn())).data).toEqual({ signOut: true });
  });

  test("refuses forms and uploads, to people with a page", async () => {
    const post = (url: string, accept: string) =>
      injectRequest(server.app, { method: "POST", url, headers: { accept }, payload: {} });
    for (const url of ["/newsletter", "/api/pictures", "/no-such-route"]) {
      const refused = await post(url, "*/*");
      expect([url, refused.statusCode, refused.json()]).toEqual([
        url,
        403,
        { errors: [{ message: sentence, extensions: { code: "FORBIDDEN" } }] },
      ]);
    }
    const page = await post("/newsletter", "text/html");
    expect([page.statusCode, page.headers["content-type"]]).toEqual([403, "text/html; charset=utf-8"]);
    expect(page.body).toContain(sentence);
    // They store nothing.
    expect([(await post("/beacon", "*/*")).statusCode, (await post("/mcp", "*/*")).statusCode]).toEqual([204, 204]);
  });

  test("gives people who are signed in the budget of a visitor, because everyone may sign in", async () => {
    const limited = await testServer(dataSource, { DEMO: "readonly", CLIENT_BUDGET_MS: "20" });
    const headers = await limited.signIn();
    // Nothing is paid back on its own, and the start is paid.
    jest.useFakeTimers(fakeOnly("Date"));
    jest.advanceTimersByTime(60_000);
    const search = async (n: number) => {
      const { status } = await limited.ask(`{ search(text: "x${n}") { outfitCount productCount } }`, {}, headers);
      return status;
    };
    expect(await search(0)).toBe(200);
    expect(await Promise.all(Array.from({ length: 30 }, (_, n) => search(n + 1)))).toContain(429);
    jest.useRealTimers();
    await limited.app.close();
  });
});
