import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { GraphQLField, GraphQLSchema } from "graphql";
import pino from "pino";
import type { DataSource } from "typeorm";
import { parseEnvironment } from "../../config/environment";
import { createStorages } from "../../features/media/upload/storages";
import { buildAdministrator } from "../../testing/build";
import { readDatabaseState } from "../../testing/databaseState";
import { fill } from "../../testing/fill";
import { getPublicNames, objectTypesOf, operationsOf, queryOf, textOf } from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/testDatabase";
import { registerApi } from "../../web/api/registerApi";
import { apiRoutes } from "../../web/registerWeb";
import { createGraphqlServer } from "./graphqlServer";
import { createHttpServer } from "../http/httpServer";
import { isPublic } from "../../shared/graphql/publicOperation";
import { createSchema } from "./schema";

/** What GraphQL answered. */
interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

const json = { "content-type": "application/json" };
const bothCallers = [["nobody"], ["a session that was revoked"]] as const;
type Caller = (typeof bothCallers)[number][0];

describe("without a session, or with one that was revoked", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-access-"));
  const routes: { method: string; url: string }[] = [];
  let app: FastifyInstance;
  let dataSource: DataSource;
  let schema: GraphQLSchema;
  let headers: Record<Caller, Record<string, string>>;

  const post = (query: string, cookie?: string): Promise<LightMyRequestResponse> =>
    app.inject({
      method: "POST",
      url: "/graphql",
      payload: { query },
      headers: { ...json, ...(cookie && { cookie }) },
    });

  async function signIn(email: string, password: string): Promise<string> {
    const answer = await post(
      `mutation { signIn(input: { email: "${email}", password: "${password}" }) { __typename } }`,
    );
    return String(answer.headers["set-cookie"]).split(";")[0];
  }

  /** The cookie of a session that worked until another session of the account ended it. */
  async function revokedCookie(): Promise<string> {
    const account = { email: "hanne@example.com", password: "a long password" };
    await buildAdministrator(dataSource.manager, account);
    const [lost, kept] = [await signIn(account.email, account.password), await signIn(account.email, account.password)];
    const ask = async (query: string, cookie: string) => (await post(query, cookie)).json<Answer>();
    expect((await ask("{ currentAdministrator { id } }", lost)).data?.currentAdministrator).not.toBeNull();
    const { data } = await ask("{ sessions { id current } }", kept);
    const { id } = (data?.sessions as { id: string; current: boolean }[]).filter(({ current }) => !current)[0];
    expect((await ask(`mutation { revokeSession(input: { id: "${id}" }) { id } }`, kept)).errors).toBeUndefined();
    return lost;
  }

  beforeAll(async () => {
    dataSource = await testDatabase();
    await fill(dataSource.manager, 3);
    schema = await createSchema();
    const log = pino({ level: "silent" });
    const environment = parseEnvironment({ NODE_ENV: "production" });
    const graphql = await createGraphqlServer(environment, log);
    app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
    app.addHook("onClose", () => graphql.stop());
    app.addHook("onRoute", ({ method, url }) => void routes.push({ method: [method].flat()[0], url }));
    const { pictures } = createStorages({ bucket: null, dataDir });
    const parts = { db: () => dataSource.manager, dataSource: () => dataSource, pictures, log, publicUrl: null };
    await registerApi(app, apiRoutes, parts);
    await app.ready();
    headers = { nobody: {}, "a session that was revoked": { cookie: await revokedCookie() } };
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
    fs.rmSync(dataDir, { recursive: true });
  });

  /** Nothing in any table differs after the calls. */
  async function writingNothing(calls: () => Promise<void>): Promise<void> {
    const before = await readDatabaseState(dataSource);
    await calls();
    expect(await readDatabaseState(dataSource)).toEqual(before);
  }

  test.each(bothCallers)("every operation that is not public is refused and writes nothing: %s", async (caller) => {
    const closed = operationsOf(schema).filter(({ field }) => !isPublic(field));
    expect(closed.length).toBeGreaterThan(10);
    await writingNothing(async () => {
      for (const operation of closed) {
        const { name } = operation.field;
        const { data, errors } = (await post(textOf(operation), headers[caller].cookie)).json<Answer>();
        expect({ name, code: errors?.[0].extensions.code }).toEqual({ name, code: "UNAUTHENTICATED" });
        expect(data?.[name] ?? null).toBeNull();
      }
    });
  });

  test.each(bothCallers)("every upload, export and import is refused and writes nothing: %s", async (caller) => {
    expect(routes.length).toBeGreaterThan(0);
    await writingNothing(async () => {
      for (const { method, url } of routes) {
        const answer = await app.inject({
          method: method as "GET" | "POST",
          url: url.replace(/:\w+/g, "x"),
          headers: {
            ...headers[caller],
            ...(method !== "GET" && { "content-type": "multipart/form-data; boundary=x" }),
          },
          ...(method !== "GET" && {
            payload: '--x\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\n\r\na\r\n--x--\r\n',
          }),
        });
        expect({ url, status: answer.statusCode }).toEqual({ url, status: 401 });
        if (method !== "HEAD") expect(answer.body).toContain('"UNAUTHENTICATED"');
      }
    });
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  const adminFields = () =>
    objectTypesOf(schema).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => field.extensions.admin)
        .map((field) => ({ type: type.name, field: field as GraphQLField<unknown, unknown> })),
    );

  test.each(bothCallers)("every administrators' field of a public type is refused: %s", async (caller) => {
    const texts = adminFields().map(({ type, field }) => queryOf(schema, getPublicNames(schema), type, field.name));
    const reached = texts.filter((text) => text !== null);
    expect(reached.length).toBeGreaterThan(0);
    await writingNothing(async () => {
      for (const text of reached) {
        const { errors } = (await post(text, headers[caller].cookie)).json<Answer>();
        expect({ text, code: errors?.[0]?.extensions.code }).toEqual({ text, code: "UNAUTHENTICATED" });
      }
    });
  });

  test("an administrators' field says no whichever way led to it", () => {
    for (const { field } of adminFields()) {
      expect(() => field.resolve?.({}, {}, { actor: null }, {} as never)).toThrow("Please sign in to do this.");
    }
  });
});

describe("operations", () => {
  /** An operation that is opened by accident fails here. */
  test("only these are public", async () => {
    expect([...getPublicNames(await createSchema())].sort()).toEqual([
      "affiliateProduct",
      "affiliateProducts",
      "blogCategories",
      "blogPost",
      "blogPosts",
      "blogTopics",
      "categories",
      "category",
      "categoryItem",
      "categoryItems",
      "celebrities",
      "celebrity",
      "celebrityCategories",
      "currentAdministrator",
      "outfit",
      "outfitOccasions",
      "outfits",
      "productRetailers",
      "randomCelebrity",
      "search",
      "settings",
      "signIn",
      "signInHint",
      "signOut",
      "siteFaq",
      "socialPosts",
      "subscribeNewsletter",
      "testimonials",
    ]);
  });

  test("are all described, down to every field and argument", async () => {
    const undescribed = Object.values((await createSchema()).getTypeMap())
      .filter((type) => !type.name.startsWith("__") && "getFields" in type)
      .flatMap((type) =>
        Object.values((type as { getFields(): Record<string, GraphQLField<unknown, unknown>> }).getFields()).flatMap(
          (field) => [
            ...(field.description ? [] : [`${type.name}.${field.name}`]),
            ...(field.args ?? [])
              .filter((argument) => !argument.description)
              .map((argument) => `${type.name}.${field.name}(${argument.name})`),
          ],
        ),
      );
    expect(undescribed).toEqual([]);
  });

  test("resolve plain fields without a function around them", async () => {
    const { title } =
      objectTypesOf(await createSchema())
        .find(({ name }) => name === "BlogPost")
        ?.getFields() ?? {};
    expect(title).toMatchObject({ name: "title", resolve: undefined });
  });
});
