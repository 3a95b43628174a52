import type { FastifyInstance } from "fastify";
import { getIntrospectionQuery } from "graphql";
import pino from "pino";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { injectRequest } from "../../testing/inject";
import { testEnvironment } from "../../testing/testEnvironment";
import { createGraphqlServer } from "../graphql/graphqlServer";
import { createHttpServer } from "./httpServer";

const html = { accept: "text/html,application/xhtml+xml,*/*;q=0.8" };

describe("Apollo Sandbox", () => {
  let dataSource: DataSource;
  const apps: FastifyInstance[] = [];
  const start = async (variables?: Record<string, string>) => {
    const environment = testEnvironment(variables);
    const log = pino({ level: "silent" });
    const graphql = await createGraphqlServer(environment, log);
    const app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
    apps.push(app);
    return app;
  };
  const introspect = (app: FastifyInstance) =>
    injectRequest(app, { method: "POST", url: "/graphql", payload: { query: getIntrospectionQuery() } });

  beforeAll(async () => {
    dataSource = await testDatabase();
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await dataSource.destroy();
  });

  test("opens at /graphql in a demo on this machine, with a policy of its own and a text for who cannot load it", async () => {
    const app = await start({ DEMO: "true" });
    const page = await injectRequest(app, { url: "/graphql", headers: { ...html, host: "127.0.0.1:4000" } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain("https://embeddable-sandbox.cdn.apollographql.com/");
    expect(page.body).toContain("curl http://127.0.0.1:4000/graphql");
    expect(page.body).toContain("schema.graphql");
    const policy = String(page.headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-\S+ https:\/\/embeddable-sandbox\.cdn\S+; /);
    expect(policy).not.toContain("unsafe");
    const answer = (await introspect(app)).json();
    expect([answer.errors, answer.data?.__schema.queryType]).toEqual([undefined, { name: "Query", kind: "OBJECT" }]);
  });

  test("leaves queries by GET to the API", async () => {
    const app = await start({ DEMO: "true" });
    const response = await injectRequest(app, { url: "/graphql?query={settings{siteName}}", headers: html });
    expect(response.headers["content-type"]).toContain("json");
  });

  test("is not shown where other machines reach the demo", async () => {
    const app = await start({ DEMO: "true", HOST: "0.0.0.0" });
    const page = await injectRequest(app, { url: "/graphql", headers: html });
    expect(page.body).not.toContain("embeddable-sandbox");
    expect((await introspect(app)).json().errors[0].message).toMatch(/introspection is not allowed/i);
  });
});
