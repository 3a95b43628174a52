import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { FastifyInstance, LightMyRequestResponse } from "fastify";
import type { GraphQLField, GraphQLSchema } from "graphql";
import pino from "pino";
import type { DataSource } from "typeorm";
import { createStorages } from "../../features/newsroom/media/upload/storages";
import { buildAdministrator, buildOutfit } from "../../testing/build";
import { readDatabaseState } from "../../testing/database/databaseState";
import { fillDatabase } from "../../testing/database/fillDatabase";
import {
  getPublicNames,
  listObjectTypes,
  listOperations,
  findQueryForField,
  buildOperationText,
} from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/database/testDatabase";
import { injectRequest, readSession } from "../../testing/inject";
import { testEnvironment } from "../../testing/testEnvironment";
import { registerApi } from "../../web/api/registerApi";
import { apiRoutes } from "../../web/registerWeb";
import { createGraphqlServer } from "./graphqlServer";
import { createHttpServer } from "../http/httpServer";
import { isPublic } from "../../core/graphql/publicOperation";
import { createSchema } from "./schema";

interface GraphqlResult {
  data?: Record<string, unknown> | null;
  errors?: { extensions: { code: string } }[];
}

const json = { "content-type": "application/json" };
const callers = [["a visitor"], ["a revoked session"]] as const;
type Caller = (typeof callers)[number][0];

describe("access control", () => {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), "wornby-access-"));
  const routes: { method: string; url: string }[] = [];
  let app: FastifyInstance;
  let dataSource: DataSource;
  let schema: GraphQLSchema;
  let headers: Record<Caller, Record<string, string>>;

  const post = (query: string, cookie?: string): Promise<LightMyRequestResponse> =>
    injectRequest(app, {
      method: "POST",
      url: "/graphql",
      payload: { query },
      headers: { ...json, ...(cookie && { cookie }) },
    });

  async function signIn(email: string, password: string): Promise<string> {
    const response = await post(
      `mutation { signIn(input: { email: "${email}", password: "${password}" }) { __typename } }`,
    );
    return readSession(response);
  }

  /** Returns the cookie of a session that another session of the account revoked. */
  async function getRevokedCookie(): Promise<string> {
    const account = { email: "hanne@example.com", password: "a long password" };
    await buildAdministrator(dataSource.manager, account);
    const [revoked, active] = [
      await signIn(account.email, account.password),
      await signIn(account.email, account.password),
    ];
    const run = async (query: string, cookie: string) => (await post(query, cookie)).json<GraphqlResult>();
    expect((await run("{ currentAdministrator { id } }", revoked)).data?.currentAdministrator).not.toBeNull();
    const { data } = await run("{ sessions { id current } }", active);
    const { id } = (data?.sessions as { id: string; current: boolean }[]).filter(({ current }) => !current)[0];
    expect((await run(`mutation { revokeSession(input: { id: "${id}" }) { id } }`, active)).errors).toBeUndefined();
    return revoked;
  }

  /** A celebrity wears a garment in a second look, so that fields of garments are reached, also by its brand. */
  async function wearAgain(): Promise<void> {
    const [worn]: { celebrityId: string; garmentId: string }[] = await dataSource.query(
      `SELECT outfit.celebrity_id AS "celebrityId", part.garment_id AS "garmentId" FROM garment_pieces part
       JOIN outfit_pieces piece ON piece.id = part.piece_id JOIN outfits outfit ON outfit.id = piece.outfit_id LIMIT 1`,
    );
    // Older than the others, because the newest look is the one of the home page and must have products.
    const look = await buildOutfit(dataSource.manager, { celebrityId: worn.celebrityId, date: "2001-01-01" });
    const [piece]: { id: string }[] = await dataSource.query(
      "INSERT INTO outfit_pieces (outfit_id, name, brand_name) VALUES ($1, 'Blazer', 'Ardenne') RETURNING id",
      [look.id],
    );
    await dataSource.query("INSERT INTO brands (name, slug) VALUES ('Ardenne', 'ardenne')");
    await dataSource.query("INSERT INTO garment_pieces (piece_id, garment_id) VALUES ($1, $2)", [
      piece.id,
      worn.garmentId,
    ]);
  }

  beforeAll(async () => {
    dataSource = await testDatabase();
    await fillDatabase(dataSource.manager, 3);
    await wearAgain();
    schema = await createSchema();
    const log = pino({ level: "silent" });
    const environment = testEnvironment();
    const graphql = await createGraphqlServer(environment, log);
    app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
    app.addHook("onClose", () => graphql.stop());
    app.addHook("onRoute", ({ method, url }) => void routes.push({ method: [method].flat()[0], url }));
    const { pictures } = createStorages({ bucket: null, dataDir });
    const renderDraft = () => Promise.reject(new Error("This server renders no pages."));
    const deps = {
      db: () => dataSource.manager,
      dataSource,
      pictures,
      questions: pictures,
      renderDraft,
      log,
      publicUrl: null,
    };
    await registerApi(app, apiRoutes, deps);
    await app.ready();
    headers = { "a visitor": {}, "a revoked session": { cookie: await getRevokedCookie() } };
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
    fs.rmSync(dataDir, { recursive: true });
  });

  /** Asserts that the calls change no table. */
  async function expectNoWrites(calls: () => Promise<void>): Promise<void> {
    const before = await readDatabaseState(dataSource);
    await calls();
    expect(await readDatabaseState(dataSource)).toEqual(before);
  }

  test.each(callers)("every closed operation refuses %s and writes nothing", async (caller) => {
    const closed = listOperations(schema).filter(({ field }) => !isPublic(field));
    expect(closed.length).toBeGreaterThan(10);
    await expectNoWrites(async () => {
      for (const operation of closed) {
        const { name } = operation.field;
        const { data, errors } = (
          await post(buildOperationText(operation), headers[caller].cookie)
        ).json<GraphqlResult>();
        expect({ name, code: errors?.[0].extensions.code }).toEqual({ name, code: "UNAUTHENTICATED" });
        expect(data?.[name] ?? null).toBeNull();
      }
    });
  });

  test.each(callers)("every upload, export and import refuses %s and writes nothing", async (caller) => {
    expect(routes.length).toBeGreaterThan(0);
    await expectNoWrites(async () => {
      for (const { method, url } of routes) {
        const response = await app.inject({
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
        expect({ url, status: response.statusCode }).toEqual({ url, status: 401 });
        if (method !== "HEAD") expect(response.body).toContain('"UNAUTHENTICATED"');
      }
    });
    expect(fs.readdirSync(dataDir)).toEqual([]);
  });

  const adminFields = () =>
    listObjectTypes(schema).flatMap((type) =>
      Object.values(type.getFields())
        .filter((field) => field.extensions.admin)
        .map((field) => ({ type: type.name, field: field as GraphQLField<unknown, unknown> })),
    );

  test.each(callers)("every administrators' field of a public type refuses %s", async (caller) => {
    // A random celebrity is another one each time, perhaps one without what the field needs.
    const allowed = new Set([...getPublicNames(schema)].filter((name) => name !== "randomCelebrity"));
    const texts = adminFields().map(({ type, field }) => findQueryForField(schema, allowed, type, field.name));
    const queries = texts.filter((text) => text !== null);
    expect(queries.length).toBeGreaterThan(0);
    await expectNoWrites(async () => {
      for (const text of queries) {
        const { errors } = (await post(text, headers[caller].cookie)).json<GraphqlResult>();
        expect({ text, code: errors?.[0]?.extensions.code }).toEqual({ text, code: "UNAUTHENTICATED" });
      }
    });
  });

  test("every administrators' field refuses visitors, whatever the path to it", () => {
    for (const { field } of adminFields()) {
      expect(() => field.resolve?.({}, {}, { actor: null }, {} as never)).toThrow("Please sign in to do this.");
    }
  });
});

describe("the schema", () => {
  /** An operation that someone opens by accident fails here. */
  test("opens exactly these operations to visitors", async () => {
    expect([...getPublicNames(await createSchema())].sort()).toEqual([
      "acceptInvite",
      "affiliateProduct",
      "affiliateProductCurrencies",
      "affiliateProducts",
      "affiliateProductsByIds",
      "appearances",
      "askedQuestion",
      "author",
      "authors",
      "blogCategories",
      "blogPost",
      "blogPosts",
      "blogTopics",
      "brand",
      "brandLetters",
      "brands",
      "canResetPasswordByMail",
      "categories",
      "category",
      "categoryItem",
      "categoryItemCurrencies",
      "categoryItems",
      "categoryItemsByIds",
      "celebrities",
      "celebritiesByIds",
      "celebrity",
      "celebrityCategories",
      "changes",
      "createPersonalFeed",
      "currentAdministrator",
      "deleteSyncedList",
      "event",
      "eventSeries",
      "eventYears",
      "events",
      "exchangeRates",
      "finishPasskeySignIn",
      "finishPasswordReset",
      "followedPlacesByIds",
      "garment",
      "homeLook",
      "offer",
      "openInvite",
      "openPasswordReset",
      "openSyncedList",
      "outfit",
      "outfitOccasions",
      "outfits",
      "outfitsByIds",
      "page",
      "pages",
      "productFacets",
      "productRetailers",
      "randomCelebrity",
      "reportMissedSearch",
      "requestPasswordReset",
      "revokePersonalFeed",
      "saveSyncedList",
      "search",
      "settings",
      "show",
      "shows",
      "signIn",
      "signInHint",
      "signOut",
      "siteFaq",
      "socialPosts",
      "startPasskeySignIn",
      "subscribeNewsletter",
      "testimonials",
      "updatePersonalFeed",
      "verifySecondFactor",
    ]);
  });

  test("describes every field and argument", async () => {
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

  test("resolves plain fields without a resolver function", async () => {
    const { title } =
      listObjectTypes(await createSchema())
        .find(({ name }) => name === "BlogPost")
        ?.getFields() ?? {};
    expect(title).toMatchObject({ name: "title", resolve: undefined });
  });
});
