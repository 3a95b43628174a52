import type { FastifyInstance } from "fastify";
import pino from "pino";
import type { DataSource, QueryRunner } from "typeorm";
import { parseEnvironment } from "../../config/environment";
import { testDatabase } from "../../testing/testDatabase";
import { createGraphqlServer } from "./graphqlServer";
import { createHttpServer } from "../http/httpServer";

describe("a database that has no time", () => {
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

  const ask = async () => {
    const query = "{ settings { siteName } }";
    const answer = await app.inject({ method: "POST", url: "/graphql", payload: { query } });
    return answer.json<{ data: unknown; errors?: { extensions: { code: string } }[] }>();
  };

  test("is told of in two seconds when every connection is taken, and forgotten when one is free", async () => {
    const { poolSize = 1 } = dataSource.options as { poolSize?: number };
    const taken: QueryRunner[] = [];
    for (let n = 0; n < poolSize; n++) {
      taken.push(dataSource.createQueryRunner());
      await taken[n].query("SELECT 1");
    }
    const began = performance.now();
    const { errors } = await ask();
    // Two seconds, and what a slow machine adds.
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(errors?.[0].extensions.code).toBe("SERVICE_UNAVAILABLE");
    for (const runner of taken) await runner.release();
    expect((await ask()).errors).toBeUndefined();
  });
});
