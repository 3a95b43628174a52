import fs from "node:fs";
import path from "node:path";
import { graphql, type GraphQLSchema } from "graphql";
import type { DataSource, EntityManager } from "typeorm";
import { listApiRoutes } from "../../commands/listApiRoutes";
import { startSession } from "../../features/people/accounts/session.service";
import { type Role, roles } from "../../core/access/role";
import { type TokenAccess, type TokenScope, tokenScopes } from "../../core/access/tokenScope";
import { type RequestContext, requestLoaders, withoutBrowser } from "../../core/graphql/context";
import { buildAdministrator, buildApiToken } from "../../testing/build";
import { editor } from "../../testing/editor";
import { buildOperationText, listOperations } from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { apiRoutes } from "../../web/registerWeb";
import { createSchema } from "./schema";

const sentence = "Your role does not allow this. Ask an administrator.";

interface Rights {
  isPublic: boolean;
  roles: Record<Role, boolean>;
  token: TokenAccess;
}

/** Callers: an account of each role with a session, with a token of each scope alone, and with a token of no scope. */
const callers = roles.flatMap((role) => [
  { caller: `${role}, signed in`, role, scopes: undefined },
  ...tokenScopes.map((scope) => ({ caller: `${role}, token for ${scope}`, role, scopes: [scope] })),
  { caller: `${role}, token for nothing`, role, scopes: [] as TokenScope[] },
]);

/** Returns the sentence of the refusal; null when the table allows the call. */
function expectedRefusal(rights: Rights | undefined, { role, scopes }: (typeof callers)[number]): string | null {
  if (!rights?.roles[role]) return sentence;
  if (!scopes || scopes.some((scope) => scope === rights.token)) return null;
  if (rights.token === "never") return "API tokens cannot do this. Sign in to do it.";
  return `This API token does not have the scope “${rights.token}”.`;
}

/** Reads the table that people read: whether each role may do what each line names, and the scope that a token needs. */
function readRights(): Map<string, Rights> {
  const lines = fs.readFileSync(path.join(__dirname, "rights.md"), "utf8").match(/^\| `.*$/gm) ?? [];
  return new Map(
    lines.map((line) => {
      const [name, visitor, ...cells] = line
        .split("|")
        .map((cell) => cell.trim().replaceAll("`", ""))
        .slice(1, -1);
      const allowed = roles.map((role, index) => [role, cells[index] === "yes"] as const);
      return [
        name,
        {
          isPublic: visitor === "yes",
          roles: Object.fromEntries(allowed) as Record<Role, boolean>,
          token: cells[roles.length] as TokenAccess,
        },
      ];
    }),
  );
}

interface GraphqlErrors {
  errors?: { message: string }[];
}

/** Operations that pass the guard fail at the first use of the database, so that nothing is written. */
const noDatabase = new Proxy({} as EntityManager, {
  get: () => {
    throw new Error("no database");
  },
});

describe("rights", () => {
  const rights = readRights();

  describe("of operations", () => {
    let schema: GraphQLSchema;
    beforeAll(async () => {
      schema = await createSchema();
    });

    const run = async (source: string, { role, scopes }: (typeof callers)[number]) => {
      const contextValue: RequestContext = {
        db: noDatabase,
        loader: requestLoaders(noDatabase),
        actor: { ...editor, role, ...(scopes && { token: { id: "token", name: "Import", scopes } }) },
        clientAddress: "192.0.2.1",
        userAgent: "",
        dependencies: null,
        cachedCounts: null,
        demo: false,
        ...withoutBrowser,
      };
      const { errors = [] } = await graphql({ schema, source, contextValue });
      return errors.filter(({ extensions }) => extensions.code === "FORBIDDEN").map(({ message }) => message);
    };

    test.each(callers)("are those of the table for: $caller", async (caller) => {
      const operations = listOperations(schema);
      expect(operations.length).toBeGreaterThan(80);
      for (const operation of operations) {
        const { name } = operation.field;
        const refusal = expectedRefusal(rights.get(name), caller);
        expect({ name, refusals: await run(buildOperationText(operation), caller) }).toEqual({
          name,
          refusals: refusal === null ? [] : [refusal],
        });
      }
    });
  });

  describe("of routes", () => {
    let dataSource: DataSource;
    let routes: TestRoutes;
    const headers = new Map<string, Record<string, string>>();
    beforeAll(async () => {
      dataSource = await testDatabase();
      routes = await testRoutes(dataSource, ...apiRoutes);
      for (const role of roles) {
        const { id } = await buildAdministrator(dataSource.manager, {
          email: `${role}@example.com`,
          password: "a long password",
          role,
        });
        for (const { caller, scopes } of callers.filter((one) => one.role === role)) {
          const key: Record<string, string> = scopes
            ? { authorization: `Bearer ${await buildApiToken(dataSource.manager, { adminUserId: id, scopes })}` }
            : { cookie: `session=${(await startSession(dataSource.manager, id, "A browser")).cookie}` };
          headers.set(caller, key);
        }
      }
    });
    afterAll(async () => {
      await routes.app.close();
      await dataSource.destroy();
    });

    test.each(callers)("are those of the table for: $caller", async (caller) => {
      const listed = await listApiRoutes();
      expect(listed.length).toBeGreaterThan(5);
      for (const { method, url } of listed) {
        const name = `${method} ${url}`;
        // Without a file and without a range, nothing is read or written behind the guard.
        const response = await routes.app.inject({
          method: method as "GET" | "POST",
          url,
          headers: headers.get(caller.caller),
        });
        const { errors = [] } = response.statusCode === 403 ? response.json<GraphqlErrors>() : {};
        expect({ name, refusal: errors[0]?.message ?? null }).toEqual({
          name,
          refusal: expectedRefusal(rights.get(name), caller),
        });
      }
    });
  });

  test("are decided for every operation and route, and for nothing else", async () => {
    const names = listOperations(await createSchema()).map(({ field }) => field.name);
    const urls = (await listApiRoutes()).map(({ method, url }) => `${method} ${url}`);
    expect([...rights.keys()].sort()).toEqual([...names, ...urls].sort());
  });

  test("name the scope that a token needs for every operation and route", () => {
    const undecided = [...rights].filter(([, { token }]) => token !== "never" && !tokenScopes.includes(token));
    expect(undecided.map(([name]) => name)).toEqual([]);
  });

  test("keep accounts, sessions, sign-in, tokens and webhooks from tokens", () => {
    const personal =
      /administrator|password|profile|session|signIn|signOut|token|webhook|twoFactor|passkey|recovery|invit/i;
    const open = [...rights].filter(
      ([name, { token, isPublic }]) => personal.test(name) && token !== "never" && !isPublic,
    );
    expect(open.map(([name]) => name)).toEqual([]);
  });
});
