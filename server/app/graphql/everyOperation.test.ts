// On both engines: the embedded one has one connection.
import type { DataSource } from "typeorm";
import { listOperations, type Operation } from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/database/testDatabase";
import { type TestServer, testServer } from "../../testing/testServer";
import { buildKnownRows, buildOperationWithVariables, buildVariables, type KnownRows } from "../../testing/validInputs";
import { createSchema } from "./schema";

/** What a caller cannot mend. */
const faults = ["INTERNAL_SERVER_ERROR", "SERVICE_UNAVAILABLE", "TIMEOUT"];

describe("every operation", () => {
  let dataSource: DataSource;
  let server: TestServer;
  let session: { cookie: string };
  let rows: KnownRows;
  beforeAll(async () => {
    dataSource = await testDatabase();
    server = await testServer(dataSource);
    session = await server.signIn();
    rows = await buildKnownRows(dataSource.manager);
  });
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
  });

  /** Calls an operation as an administrator, who signs in again when an earlier operation has ended the session. */
  async function call(operation: Operation): Promise<string | undefined> {
    const send = () => server.ask(buildOperationWithVariables(operation), buildVariables(operation, rows), session);
    const { code } = await send();
    if (code !== "UNAUTHENTICATED") return code;
    session = await server.signIn();
    return (await send()).code;
  }

  test("called once with valid values, none fails for a reason of the server's", async () => {
    const codes: Record<string, string | undefined> = {};
    for (const operation of listOperations(await createSchema())) codes[operation.field.name] = await call(operation);
    expect(Object.entries(codes).filter(([, code]) => code && faults.includes(code))).toEqual([]);
    // Most do what they are for; the rest refuse rows that are not there.
    const succeeded = Object.values(codes).filter((code) => code === undefined).length;
    expect(succeeded / Object.keys(codes).length).toBeGreaterThan(0.5);
  });
});
