import type { GraphQLSchema } from "graphql";
import type { DataSource } from "typeorm";
import { createSchema } from "../../../../app/graphql/schema";
import { listApiRoutes } from "../../../../commands/listApiRoutes";
import { PublicationStatus } from "../../../../core/kinds/publishableRow";
import type { Role } from "../../../../core/access/role";
import { isPublic } from "../../../../core/graphql/publicOperation";
import { buildAdministrator, buildOutfit } from "../../../../testing/build";
import { buildOperationText, listOperations } from "../../../../testing/schemaCalls";
import { codeAt, freshAddress, password } from "../../../../testing/secondFactorApi";
import { testDatabase } from "../../../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../../../testing/testRoutes";
import { type TestServer, testServer } from "../../../../testing/testServer";
import { apiRoutes } from "../../../../web/registerWeb";
import { startSession } from "../session.service";

const sentence = "Your role requires two-factor sign-in. Set it up first.";
/** Everything else is refused before the enrollment. */
const setup = ["addPasskey", "confirmAuthenticator", "startAuthenticator", "startPasskey", "twoFactor"];

let dataSource: DataSource;
let server: TestServer;
let routes: TestRoutes;
let schema: GraphQLSchema;
/** Makes a second factor required of one role only. */
const requireOf = (role: "contributors" | "editors" | "admins" | null): Promise<unknown> =>
  dataSource.query(
    `UPDATE settings SET two_factor_for_contributors = $1 = 'contributors', two_factor_for_editors = $1 = 'editors',
      two_factor_for_admins = $1 = 'admins'`,
    [role ?? ""],
  );

beforeAll(async () => {
  dataSource = await testDatabase();
  server = await testServer(dataSource);
  routes = await testRoutes(dataSource, ...apiRoutes);
  schema = await createSchema();
});
afterAll(async () => {
  await server.app.close();
  await routes.app.close();
  await dataSource.destroy();
});
beforeEach(async () => {
  await dataSource.query("TRUNCATE admin_users CASCADE");
  await requireOf("editors");
});

async function begin(role: Role): Promise<{ cookie: string }> {
  const { id } = await buildAdministrator(dataSource.manager, { email: `${role}@example.com`, password, role });
  return { cookie: `session=${(await startSession(dataSource.manager, id, "A browser")).cookie}` };
}

const confirm = (operation: string, field: string) =>
  `mutation { ${operation}(input: { currentPassword: "${password}" }) ${field} }`;
const turnOn = async (headers: { cookie: string }): Promise<void> => {
  const { data } = await server.ask(confirm("startAuthenticator", "{ secret }"), {}, headers);
  const code = codeAt(data.startAuthenticator.secret);
  await server.ask(`mutation { confirmAuthenticator(input: { code: "${code}" }) { recoveryCodes } }`, {}, headers);
};

describe("a role that requires a second factor", () => {
  test("refuses every other operation before the enrollment, and says why", async () => {
    const headers = await begin("editor");
    const closed = listOperations(schema).filter(({ field }) => !isPublic(field));
    const open: string[] = [];
    for (const operation of closed) {
      const { body, code } = await server.ask(buildOperationText(operation), {}, headers);
      if (code !== "FORBIDDEN") open.push(operation.field.name);
      else
        expect(body).toContain(
          `"message":"${sentence}","extensions":{"code":"FORBIDDEN","reason":"ENROLLMENT_REQUIRED"}`,
        );
    }
    expect(open.sort()).toEqual(setup);
  });

  test("refuses every file route before the enrollment", async () => {
    const headers = await begin("editor");
    for (const { method, url } of await listApiRoutes()) {
      const { statusCode, body } = await routes.app.inject({ method: method as "GET" | "POST", url, headers });
      expect({ url, statusCode, hasReason: body.includes(sentence) }).toEqual({
        url,
        statusCode: 403,
        hasReason: true,
      });
    }
  });

  test("lets the account read what visitors read, and no draft", async () => {
    const headers = await begin("editor");
    await buildOutfit(dataSource.manager, { slug: "unpublished", status: PublicationStatus.DRAFT });
    const outfit = '{ outfit(slug: "unpublished") { title } }';
    expect((await server.ask(outfit, {}, headers)).data.outfit).toBeNull();
    expect((await server.ask("{ settings { version } }", {}, headers)).code).toBe("FORBIDDEN");
    expect((await server.ask("{ settings { siteName } }", {}, headers)).data.settings).toEqual({ siteName: "WornBy" });
    await requireOf(null);
    expect((await server.ask(outfit, {}, headers)).data.outfit).toEqual({ title: "Navy Suit" });
  });

  test("lets the account sign in, tell who it is, and sign out", async () => {
    const headers = await begin("editor");
    const signIn = `mutation { signIn(input: { email: "editor@example.com", password: "${password}" }) { __typename } }`;
    const response = await server.ask(signIn, {}, { "x-forwarded-for": freshAddress() });
    expect(response.data.signIn.__typename).toBe("SignedIn");
    const { data } = await server.ask("{ currentAdministrator { email } }", {}, headers);
    expect(data.currentAdministrator).toEqual({ email: "editor@example.com" });
    expect((await server.ask("mutation { signOut }", {}, headers)).data).toEqual({ signOut: true });
    expect((await server.ask("{ twoFactor { required } }", {}, headers)).code).toBe("UNAUTHENTICATED");
  });

  test("opens everything with an authenticator app, and closes it when the app is turned off", async () => {
    const headers = await begin("editor");
    expect((await server.ask("{ twoFactor { required } }", {}, headers)).data.twoFactor).toEqual({ required: true });
    await server.ask(confirm("startAuthenticator", "{ secret }"), {}, headers);
    expect((await server.ask("{ sessions { id } }", {}, headers)).code).toBe("FORBIDDEN");
    await turnOn(headers);
    expect((await server.ask("{ sessions { id } }", {}, headers)).code).toBeUndefined();
    await server.ask(confirm("removeAuthenticator", "{ recoveryCodes }"), {}, headers);
    expect((await server.ask("{ sessions { id } }", {}, headers)).code).toBe("FORBIDDEN");
  });

  test("opens everything with a passkey", async () => {
    const headers = await begin("editor");
    await dataSource.query(`INSERT INTO passkeys (admin_user_id, name, credential_id, public_key)
      SELECT id, 'Key', 'x', 'x' FROM admin_users`);
    expect((await server.ask("{ sessions { id } }", {}, headers)).code).toBeUndefined();
  });

  test.each([
    ["contributors", "contributor"],
    ["editors", "editor"],
    ["admins", "admin"],
  ] as const)("concerns %s and no other role", async (required, concerned) => {
    await requireOf(required);
    for (const role of ["contributor", "editor", "admin"] as const) {
      const { code } = await server.ask("{ sessions { id } }", {}, await begin(role));
      expect({ role, code }).toEqual({ role, code: role === concerned ? "FORBIDDEN" : undefined });
    }
  });
});

describe("the setting", () => {
  const update = (name: string, version: number) =>
    `mutation { updateSettings(input: { version: ${version}, ${name}: true }) { ${name} version } }`;

  test("is set by administrators only, and is in the audit log", async () => {
    await requireOf(null);
    const [admin, editor] = [await begin("admin"), await begin("editor")];
    expect((await server.ask(update("twoFactorForEditors", 1), {}, editor)).code).toBe("FORBIDDEN");
    const { data } = await server.ask(update("twoFactorForEditors", 1), {}, admin);
    expect(data.updateSettings).toEqual({ twoFactorForEditors: true, version: 2 });
    const [{ changes }] = await dataSource.query("SELECT changes FROM audit_log ORDER BY id DESC LIMIT 1");
    expect(changes).toEqual({ twoFactorForEditors: [false, true] });
    expect((await server.ask("{ sessions { id } }", {}, editor)).code).toBe("FORBIDDEN");
  });
});
