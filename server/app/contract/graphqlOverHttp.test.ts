import type { AddressInfo } from "node:net";
import { serverAudits } from "graphql-http";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestServer, testServer } from "../../testing/testServer";

/** The audits of graphql-http: https://graphql.github.io/graphql-over-http/ */

const guarded = "a GET without a preflight header gets 400, so that no other site's page can send one";
const badRequests = "a rejected document or variable gets 400 in every media type, as clients and logs expect";
/** Recommended (warn) or optional (notice) audits that the contract overrides. Errors are never overridden. */
const otherwise: Record<string, { status: "warn" | "notice"; because: string }> = {
  "5A70": { status: "notice", because: guarded },
  D6D5: { status: "notice", because: guarded },
  "6A70": { status: "notice", because: guarded },
  "572B": { status: "warn", because: badRequests },
  FDE2: { status: "warn", because: badRequests },
  "7B9B": { status: "warn", because: badRequests },
};

let address: string;
const audits = serverAudits({ url: () => address }).map((audit) => {
  const override = otherwise[audit.id];
  return { title: `${audit.id} ${audit.name}${override ? `: overridden, ${override.because}` : ""}`, audit, override };
});

describe("GraphQL over HTTP, by the audits of graphql-http", () => {
  let dataSource: DataSource;
  let server: TestServer;

  beforeAll(async () => {
    dataSource = await testDatabase();
    // The audits query __type, which only needs this switch.
    server = await testServer(dataSource, { INTROSPECTION: "true" });
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
  });

  test("all audits are known", () => {
    expect(audits.length).toBeGreaterThan(50);
    expect(audits.filter(({ override }) => override)).toHaveLength(Object.keys(otherwise).length);
  });

  test.each(audits)("$title", async ({ audit, override }) => {
    expect((await audit.fn()).status).toBe(override?.status ?? "ok");
  });
});
