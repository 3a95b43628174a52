import pino from "pino";
import { createDataSource } from "../../database/dataSource";
import { parseEnvironment } from "../../config/environment";
import { createGraphqlServer } from "../graphql/graphqlServer";
import { createHttpServer } from "./httpServer";

describe("headers of every response", () => {
  const log = pino({ level: "silent" });

  /** Returns a header of a server with these variables. */
  async function readHeader(name: string, variables: Record<string, string>, headers: Record<string, string> = {}) {
    const environment = parseEnvironment({ NODE_ENV: "production", ...variables });
    // Never queried.
    const dataSource = createDataSource({ url: "postgres://nobody@127.0.0.1:1/none", poolSize: 1 });
    const graphql = await createGraphqlServer(environment, log);
    const app = await createHttpServer({ environment, log, readiness: { ready: true }, dataSource, graphql });
    const response = await app.inject({ url: "/livez", headers });
    await app.close();
    await graphql.stop();
    return response.headers[name];
  }
  const forwarded = { "x-forwarded-proto": "https" };
  const hsts = "max-age=31536000";

  test.each([
    ["is sent when the public URL is https", { PUBLIC_URL: "https://wornby.example" }, {}, hsts],
    ["is sent when the trusted proxy says https", { TRUST_PROXY: "1" }, forwarded, hsts],
    ["is not sent for the header of an untrusted proxy", {}, forwarded, undefined],
    ["is not sent for http", { TRUST_PROXY: "1", PUBLIC_URL: "http://localhost" }, {}, undefined],
  ])("HSTS %s", async (_, variables, headers, expected) => {
    const read = readHeader(
      "strict-transport-security",
      variables as Record<string, string>,
      headers as typeof forwarded,
    );
    expect(await read).toBe(expected);
  });

  test("forbid frames, and what no page uses", async () => {
    expect(await readHeader("x-frame-options", {})).toBe("DENY");
    expect(await readHeader("permissions-policy", {})).toMatch(/\bcamera=\(\), .*\bgeolocation=\(\), .*\bpayment=\(\)/);
  });
});
