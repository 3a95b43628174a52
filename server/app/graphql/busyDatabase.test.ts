import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { DataSource, QueryRunner } from "typeorm";
import { parseEnvironment } from "../../config/environment";
import { testDatabase } from "../../testing/database/testDatabase";
import { createGraphqlServer } from "./graphqlServer";
import { createHttpServer } from "../http/httpServer";

describe("a busy database", () => {
  const environment = parseEnvironment({ NODE_ENV: "production" });
  const log = pino({ level: "silent" });
  let dataSource: DataSource;
  let app: FastifyInstance;
  beforeAll(async () => {
    dataSource = await testDatabase();
    const graphql = await createGraphqlServer(environment, log);
    app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
    app.addHook("onClose", () => graphql.stop());
  });
  afterAll(async () => {
    await app.close();
    await dataSource.destroy();
  });

  const runQuery = async () => {
    const query = "{ settings { siteName } }";
    const response = await app.inject({ method: "POST", url: "/graphql", payload: { query } });
    return response.json<{ data: unknown; errors?: { extensions: { code: string } }[] }>();
  };

  test("queries fail with SERVICE_UNAVAILABLE after two seconds without a free connection, and work again with one", async () => {
    const { poolSize = 1 } = dataSource.options as { poolSize?: number };
    const taken: QueryRunner[] = [];
    for (let n = 0; n < poolSize; n++) {
      taken.push(dataSource.createQueryRunner());
      await taken[n].query("SELECT 1");
    }
    const began = performance.now();
    const { errors } = await runQuery();
    // Two seconds, with a margin for a slow machine.
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(errors?.[0].extensions.code).toBe("SERVICE_UNAVAILABLE");
    for (const runner of taken) await runner.release();
    expect((await runQuery()).errors).toBeUndefined();
  });
});
