import type { AddressInfo } from "node:net";
import { serverAudits } from "graphql-http";
import type { DataSource } from "typeorm";
import { testDatabase } from "../../testing/testDatabase";
import { type TestServer, testServer } from "../../testing/testServer";

/** The suite that graphql-http has for servers: https://graphql.github.io/graphql-over-http/ */

const guarded = "a GET without a preflight header gets 400, so that no other site's page can send one";
const told = "a document or a variable that is refused gets 400 in every media type, as clients and logs expect it";
/** What is recommended (warn) or allowed (notice) and done otherwise here, because the contract says so. Errors never are. */
const otherwise: Record<string, { status: "warn" | "notice"; because: string }> = {
  "5A70": { status: "notice", because: guarded },
  D6D5: { status: "notice", because: guarded },
  "6A70": { status: "notice", because: guarded },
  "572B": { status: "warn", because: told },
  FDE2: { status: "warn", because: told },
  "7B9B": { status: "warn", because: told },
};

let address: string;
const audits = serverAudits({ url: () => address }).map((audit) => {
  const known = otherwise[audit.id];
  return { title: `${audit.id} ${audit.name}${known ? `: not so, ${known.because}` : ""}`, audit, known };
});

describe("GraphQL over HTTP, by graphql-http's own audits", () => {
  let dataSource: DataSource;
  let server: TestServer;

  beforeAll(async () => {
    dataSource = await testDatabase();
    // The audits ask for __type, which is the one thing that the switch opens.
    server = await testServer(dataSource, { INTROSPECTION: "true" });
    await server.app.listen({ host: "127.0.0.1", port: 0 });
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}/graphql`;
  });
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
  });

  test("are all there", () => {
    expect(audits.length).toBeGreaterThan(50);
    expect(audits.filter(({ known }) => known)).toHaveLength(Object.keys(otherwise).length);
  });

  test.each(audits)("$title", async ({ audit, known }) => {
    expect((await audit.fn()).status).toBe(known?.status ?? "ok");
  });
});
