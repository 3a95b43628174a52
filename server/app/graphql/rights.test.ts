import fs from "node:fs";
import path from "node:path";
import { graphql, type GraphQLSchema } from "graphql";
import type { DataSource, EntityManager } from "typeorm";
import { listApiRoutes } from "../../commands/listApiRoutes";
import { startSession } from "../../features/auth/session.service";
import { type Role, roles } from "../../shared/access/role";
import { type RequestContext, requestLoaders } from "../../shared/graphql/context";
import { buildAdministrator } from "../../testing/build";
import { editor } from "../../testing/editor";
import { buildOperationText, listOperations } from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/testDatabase";
import { type TestRoutes, testRoutes } from "../../testing/testRoutes";
import { apiRoutes } from "../../web/registerWeb";
import { createSchema } from "./schema";

const sentence = "Your role does not allow this. Ask an administrator.";

/** Reads the table that people read: whether each role may do what each line names. */
function readRights(): Map<string, Record<Role, boolean>> {
  const lines = fs.readFileSync(path.join(__dirname, "rights.md"), "utf8").match(/^\| `.*$/gm) ?? [];
  return new Map(
    lines.map((line) => {
      const [name, , ...cells] = line
        .split("|")
        .map((cell) => cell.trim().replaceAll("`", ""))
        .slice(1, -1);
      const allowed = roles.map((role, index) => [role, cells[index] === "yes"] as const);
      return [name, Object.fromEntries(allowed) as Record<Role, boolean>];
    }),
  );
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

    const run = async (source: string, role: Role) => {
      const contextValue: RequestContext = {
        db: noDatabase,
        loader: requestLoaders(noDatabase),
        actor: { ...editor, role },
        clientAddress: "192.0.2.1",
        userAgent: "",
        dependencies: null,
        cachedCounts: null,
        demo: false,
        setSessionCookie: () => undefined,
      };
      const { errors = [] } = await graphql({ schema, source, contextValue });
      return errors.filter(({ extensions }) => extensions.code === "FORBIDDEN").map(({ message }) => message);
    };

    test.each(roles)("are those of the table for the role %s", async (role) => {
      const operations = listOperations(schema);
      expect(operations.length).toBeGreaterThan(80);
      for (const operation of operations) {
        const { name } = operation.field;
        const expected = rights.get(name)?.[role] ? [] : [sentence];
        expect({ name, refusals: await run(buildOperationText(operation), role) }).toEqual({
          name,
          refusals: expected,
        });
      }
    });
  });

  describe("of routes", () => {
    let dataSource: DataSource;
    let routes: TestRoutes;
    const cookies = new Map<Role, string>();
    beforeAll(async () => {
      dataSource = await testDatabase();
      routes = await testRoutes(dataSource, ...apiRoutes);
      for (const role of roles) {
        const { id } = await buildAdministrator(dataSource.manager, {
          email: `${role}@example.com`,
          password: "a long password",
          role,
        });
        cookies.set(role, `session=${(await startSession(dataSource.manager, id, "A browser")).cookie}`);
      }
    });
    afterAll(async () => {
      await routes.app.close();
      await dataSource.destroy();
    });

    test.each(roles)("are those of the table for the role %s", async (role) => {
      const listed = await listApiRoutes();
      expect(listed.length).toBeGreaterThan(5);
      for (const { method, url } of listed) {
        const name = `${method} ${url}`;
        // Without a file and without a range, nothing is read or written behind the guard.
        const response = await routes.app.inject({
          method: method as "GET" | "POST",
          url,
          headers: { cookie: cookies.get(role) ?? "" },
        });
        const isRefused = response.statusCode === 403 && response.body.includes(sentence);
        expect({ name, isRefused }).toEqual({ name, isRefused: !rights.get(name)?.[role] });
      }
    });
  });

  test("are decided for every operation and route, and for nothing else", async () => {
    const names = listOperations(await createSchema()).map(({ field }) => field.name);
    const urls = (await listApiRoutes()).map(({ method, url }) => `${method} ${url}`);
    expect([...rights.keys()].sort()).toEqual([...names, ...urls].sort());
  });
});
