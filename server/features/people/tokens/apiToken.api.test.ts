import type { DataSource } from "typeorm";
import { buildAdministrator, buildApiToken, buildCelebrity, buildOutfit } from "../../../testing/build";
import { testDatabase } from "../../../testing/database/testDatabase";
import { fakeOnly } from "../../../testing/time/fakeTimers";
import { injectRequest } from "../../../testing/inject";
import { type TestServer, testServer } from "../../../testing/testServer";
import { AdminUser } from "../accounts/adminUser.entity";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import type { TokenScope } from "../../../core/access/tokenScope";
import { ApiToken } from "../accounts/tokens/apiToken.entity";

const me = "{ currentAdministrator { name } }";
const createCelebrity = 'mutation { createCelebrity(input: { name: "Amal Roe", category: "Actor" }) { id status } }';
const create = `mutation ($input: CreateApiTokenInput!) {
  createApiToken(input: $input) { token apiToken { id name scopes ending ownerName lastUsedAt expiresAt } }
}`;

describe("API tokens", () => {
  let dataSource: DataSource;
  let server: TestServer;
  let accounts = 0;
  beforeAll(async () => {
    dataSource = await testDatabase();
    server = await testServer(dataSource);
  });
  afterEach(() => jest.useRealTimers());
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
  });

  const db = () => dataSource.manager;
  const withToken = (token: string) => ({ authorization: `Bearer ${token}` });
  const ask = (query: string, token: string, variables: object = {}) => server.ask(query, variables, withToken(token));

  async function buildToken(role: AdminUser["role"], scopes: TokenScope[], row: Partial<ApiToken> = {}) {
    const email = `token${(accounts += 1)}@example.com`;
    const { id } = await buildAdministrator(db(), { email, password: "a long password", role });
    return { id, token: await buildApiToken(db(), { adminUserId: id, scopes, ...row }) };
  }

  test("are created by an administrator, shown once, and stored as a hash", async () => {
    const session = await server.signIn();
    const input = { name: " Import ", scopes: ["content"], days: 30 };
    const began = Date.now();
    const { data } = await server.ask(create, { input }, session);
    const { token, apiToken } = data.createApiToken;
    expect(token).toMatch(/^wb_[\w-]{32}$/);
    expect(apiToken).toMatchObject({ name: "Import", scopes: ["read", "content"], lastUsedAt: null });
    expect(token.endsWith(apiToken.ending)).toBe(true);
    const lifetime = 30 * 86_400_000;
    expect(Date.parse(apiToken.expiresAt)).toBeGreaterThanOrEqual(began + lifetime);
    expect(Date.parse(apiToken.expiresAt)).toBeLessThanOrEqual(Date.now() + lifetime);
    expect((await ask(me, token)).data.currentAdministrator).toEqual({ name: "Hanne" });
    const listed = await server.ask("{ apiTokens { id lastUsedAt } }", {}, session);
    expect(listed.data.apiTokens.find(({ id }: ApiToken) => id === apiToken.id).lastUsedAt).not.toBeNull();
    expect(JSON.stringify(await db().query("SELECT * FROM api_tokens"))).not.toContain(token);
    expect(JSON.stringify(await db().query("SELECT * FROM audit_log"))).not.toContain(token);
  });

  test.each([[0], [366]])("do not live %d days", async (days) => {
    const input = { name: "Import", scopes: [], days };
    const { code, body } = await server.ask(create, { input }, await server.signIn());
    expect(code).toBe("BAD_USER_INPUT");
    expect(body).toContain("Choose 1 to 365 days.");
  });

  test("read what the role may read, drafts included, and nothing is cached for visitors", async () => {
    const { token } = await buildToken("editor", ["read"]);
    const draft = await buildCelebrity(db(), { status: PublicationStatus.DRAFT });
    const query = `{ celebrity(slug: "${draft.slug}") { name status } }`;
    expect((await ask(query, token)).data.celebrity).toMatchObject({ status: "DRAFT" });
    expect((await server.ask(query)).data.celebrity).toBeNull();
    const response = await injectRequest(server.app, {
      url: `/graphql?query=${encodeURIComponent(query)}`,
      headers: withToken(token),
    });
    expect(response.json().data.celebrity).toMatchObject({ status: "DRAFT" });
    expect(response.headers["cache-control"]).toBe("no-store");
  });

  test("write only with the scope of the operation", async () => {
    const { token } = await buildToken("admin", ["read"]);
    expect(await ask(createCelebrity, token)).toMatchObject({ code: "FORBIDDEN", data: null });
    const { token: writing } = await buildToken("admin", ["read", "content"]);
    expect((await ask(createCelebrity, writing)).code).toBeUndefined();
    const terms = 'mutation { createTerm(input: { type: occasion, name: "x" }) { id } }';
    expect((await ask(terms, writing)).body).toContain("This API token does not have the scope “manage”.");
  });

  test("create drafts without the scope to publish, and public rows with it", async () => {
    const { token } = await buildToken("editor", ["read", "content"]);
    expect((await ask(createCelebrity, token)).data.createCelebrity.status).toBe("DRAFT");
    const { token: publishing } = await buildToken("editor", ["read", "content", "publish"]);
    expect((await ask(createCelebrity, publishing)).data.createCelebrity.status).toBe("PUBLISHED");
  });

  test("never reach accounts, sessions and tokens", async () => {
    const { token } = await buildToken("admin", ["read", "content", "publish", "manage"]);
    for (const query of ["{ sessions { id } }", "{ apiTokens { id } }", "mutation { signOut }"])
      expect((await ask(query, token)).body).toContain("API tokens cannot do this. Sign in to do it.");
  });

  test("follow the present role of the account", async () => {
    const { id, token } = await buildToken("admin", ["read", "manage"]);
    const programs = "{ affiliatePrograms { id } }";
    expect((await ask(programs, token)).code).toBeUndefined();
    await db().update(AdminUser, { id }, { role: "contributor" });
    expect((await ask(programs, token)).code).toBe("FORBIDDEN");
  });

  test("of a disabled account, expired, revoked and invented ones are refused with 401", async () => {
    const disabled = await buildToken("admin", ["read"]);
    await db().update(AdminUser, { id: disabled.id }, { disabledAt: new Date() });
    const expired = await buildToken("admin", ["read"], { expiresAt: new Date(Date.now() - 1_000) });
    const revoked = await buildToken("admin", ["read"]);
    const { id } = await db().findOneByOrFail(ApiToken, { adminUserId: revoked.id });
    const revoke = "mutation ($input: IdInput!) { revokeApiToken(input: $input) { id } }";
    expect((await server.ask(revoke, { input: { id } }, await server.signIn())).code).toBeUndefined();
    for (const token of [disabled.token, expired.token, revoked.token, `wb_${"x".repeat(32)}`, "x", ""])
      expect(await ask(me, token)).toMatchObject({ status: 401, code: "UNAUTHENTICATED", data: null });
  });

  test("take the place of the session cookie", async () => {
    const { cookie } = await server.signIn();
    const refused = await server.ask(me, {}, { cookie, ...withToken("wb_wrong") });
    expect(refused).toMatchObject({ status: 401, code: "UNAUTHENTICATED" });
  });

  test("need no preflight header, as a cookie does", async () => {
    const { token } = await buildToken("admin", ["read"]);
    const { cookie } = await server.signIn();
    const url = `/graphql?query=${encodeURIComponent(me)}`;
    const foreign = { origin: "https://elsewhere.example" };
    expect((await injectRequest(server.app, { url, headers: { ...withToken(token), ...foreign } })).statusCode).toBe(
      200,
    );
    expect((await injectRequest(server.app, { url, headers: { cookie } })).statusCode).toBe(400);
  });

  test("sign what they change in the audit log", async () => {
    const { token } = await buildToken("editor", ["read", "content"], { name: "Nightly sync" });
    const { data } = await ask(createCelebrity, token);
    const [entry] = await db().query("SELECT actor_name FROM audit_log WHERE entity_id = $1", [
      data.createCelebrity.id,
    ]);
    expect(entry.actor_name).toBe("Hanne (token “Nightly sync”)");
  });

  test("write the time of use at most once a minute", async () => {
    jest.useFakeTimers(fakeOnly("Date"));
    const recent = new Date(Date.now() - 59_000);
    const { id, token } = await buildToken("admin", ["read"], { lastUsedAt: recent });
    await ask(me, token);
    expect((await db().findOneByOrFail(ApiToken, { adminUserId: id })).lastUsedAt).toEqual(recent);
  });

  test("with publish scope publish an outfit, and without it do not", async () => {
    const outfit = await buildOutfit(db(), { status: PublicationStatus.DRAFT });
    const input = { type: "outfit", id: outfit.id, version: 1, status: "PUBLISHED" };
    const publish = "mutation ($input: StatusInput!) { changeStatus(input: $input) { status } }";
    const { token } = await buildToken("editor", ["read", "content"]);
    expect((await ask(publish, token, { input })).code).toBe("FORBIDDEN");
    const { token: publishing } = await buildToken("editor", ["read", "publish"]);
    expect((await ask(publish, publishing, { input })).data.changeStatus.status).toBe("PUBLISHED");
  });

  test("that are guessed from one address are refused with 429 after 20, and valid ones still work", async () => {
    const { token } = await buildToken("admin", ["read"]);
    const codes = new Set<string | undefined>();
    for (let guess = 0; guess < 30; guess += 1) codes.add((await ask(me, `wb_${guess}`)).code);
    expect([...codes]).toContain("TOO_MANY_REQUESTS");
    expect(await ask(me, "wb_guess")).toMatchObject({ status: 429, code: "TOO_MANY_REQUESTS" });
    expect((await ask(me, token)).code).toBeUndefined();
  });
});
