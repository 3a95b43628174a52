import naughtyStrings from "big-list-of-naughty-strings";
import { getNamedType, GraphQLID, GraphQLString } from "graphql";
import type { DataSource } from "typeorm";
import { type Input, listInputs } from "../../testing/schemaCalls";
import { testDatabase } from "../../testing/testDatabase";
import { type TestServer, testServer } from "../../testing/testServer";
import {
  buildKnownRows,
  type KnownRows,
  buildOperationWithVariables,
  buildVariablesWith,
} from "../../testing/validInputs";
import { isPublic } from "../../shared/graphql/publicOperation";
import { createSchema } from "../graphql/schema";

// Password hashing is mocked: it is tested elsewhere, and would take minutes here.
jest.mock("@node-rs/argon2", () => ({
  ...jest.requireActual<typeof import("@node-rs/argon2")>("@node-rs/argon2"),
  verify: () => Promise.resolve(false),
}));

/**
 * Each input gets every nth text, each with another offset: together they get all. 1 means all texts for each input.
 */
const share = Number(process.env.NAUGHTY_SHARE ?? 60);
const ours = ["\0", "a\0b", "\ud800", "%00", "x".repeat(5_000), '{"$ne":1}', "[]", "0e0", "9".repeat(400)];
const texts = [...naughtyStrings, ...ours];

describe("naughty strings in every text and id of the schema", () => {
  let dataSource: DataSource;
  let server: TestServer;
  let signedIn: { cookie: string };
  let rows: KnownRows;
  let caller = 0;

  beforeAll(async () => {
    dataSource = await testDatabase();
    server = await testServer(dataSource);
    signedIn = await server.signIn();
    rows = await buildKnownRows(dataSource.manager);
  });
  afterAll(async () => {
    await server.app.close();
    await dataSource.destroy();
  });

  async function findFault(input: Input, text: string): Promise<string | null> {
    const { operation, path } = input;
    const response = await server.app.inject({
      method: "POST",
      url: "/graphql",
      // Rate limits count per address.
      remoteAddress: `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`,
      headers: isPublic(operation.field) ? {} : signedIn,
      payload: { query: buildOperationWithVariables(operation), variables: buildVariablesWith(input, text, rows) },
    });
    const well = response.statusCode < 500 && !response.body.includes("INTERNAL_SERVER_ERROR");
    return well ? null : `${operation.field.name} ${path} ${JSON.stringify(text.slice(0, 60))}: ${response.body}`;
  }

  test("cause no fault: no status of 500 or above, no INTERNAL_SERVER_ERROR", async () => {
    const inputs = listInputs(await createSchema()).filter(({ type }) =>
      [GraphQLString, GraphQLID].some((wanted) => getNamedType(type) === wanted),
    );
    expect(inputs.length).toBeGreaterThan(200);
    const faults: string[] = [];
    for (const [place, input] of inputs.entries()) {
      for (const text of texts.filter((_, n) => n % share === place % share)) {
        const fault = await findFault(input, text);
        if (fault) faults.push(fault);
      }
    }
    expect(faults).toEqual([]);
  }, 600_000);
});
