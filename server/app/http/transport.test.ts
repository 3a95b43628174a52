import pino from "pino";
import { createDataSource } from "../../database/dataSource";
import { parseEnvironment } from "../../config/environment";
import { createGraphqlServer } from "../graphql/graphqlServer";
import { createHttpServer } from "./httpServer";

describe("whoever comes over TLS", () => {
  const log = pino({ level: "silent" });

  /** The header that keeps a browser on TLS, of a server with these variables. */
  async function told(variables: Record<string, string>, headers: Record<string, string> = {}): Promise<unknown> {
    const environment = parseEnvironment({ NODE_ENV: "production", ...variables });
    // Nothing is asked of it.
    const dataSource = createDataSource({ url: "postgres://nobody@127.0.0.1:1/none", poolSize: 1 });
    const graphql = await createGraphqlServer(environment, log);
    const app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
    const answer = await app.inject({ url: "/livez", headers });
    await app.close();
    await graphql.stop();
    return answer.headers["strict-transport-security"];
  }
  const forwarded = { "x-forwarded-proto": "https" };
  const kept = "max-age=31536000";

  test.each([
    ["is kept on it where the site is said to be there", { PUBLIC_URL: "https://wornby.example" }, {}, kept],
    ["is kept on it when the proxy says so", { TRUST_PROXY: "1" }, forwarded, kept],
    ["is not believed without a proxy", {}, forwarded, undefined],
    ["is not taken for somebody who did not", { TRUST_PROXY: "1", PUBLIC_URL: "http://localhost" }, {}, undefined],
  ])("%s", async (_, variables, headers, expected) => {
    expect(await told(variables as Record<string, string>, headers as Record<string, string>)).toBe(expected);
  });
});
