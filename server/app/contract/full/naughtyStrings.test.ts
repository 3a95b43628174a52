import naughtyStrings from "big-list-of-naughty-strings";
import { getNamedType, GraphQLID, GraphQLString } from "graphql";
import type { DataSource } from "typeorm";
import { type Input, listInputs } from "../../../testing/schemaCalls";
import { testDatabase } from "../../../testing/database/testDatabase";
import { injectRequest } from "../../../testing/inject";
import { type TestServer, testServer } from "../../../testing/testServer";
import {
  buildKnownRows,
  type KnownRows,
  buildOperationWithVariables,
  buildVariablesWith,
} from "../../../testing/validInputs";
import { isPublic } from "../../../core/graphql/publicOperation";
import { createSchema } from "../../graphql/schema";

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

interface Refusal {
  errors?: { extensions: { code: string; fieldErrors?: Record<string, string> } }[];
}

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

  const send = (input: Input, text: string) =>
    injectRequest(server.app, {
      method: "POST",
      url: "/graphql",
      // Rate limits count per address.
      remoteAddress: `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`,
      headers: isPublic(input.operation.field) ? {} : signedIn,
      payload: {
        query: buildOperationWithVariables(input.operation),
        variables: buildVariablesWith(input, text, rows),
      },
    });

  async function findFault(input: Input, text: string): Promise<string | null> {
    const { operation, path } = input;
    const response = await send(input, text);
    const well = response.statusCode < 500 && !response.body.includes("INTERNAL_SERVER_ERROR");
    return well ? null : `${operation.field.name} ${path} ${JSON.stringify(text.slice(0, 60))}: ${response.body}`;
  }

  async function listTextInputs(): Promise<Input[]> {
    const inputs = listInputs(await createSchema()).filter(({ type }) =>
      [GraphQLString, GraphQLID].some((wanted) => getNamedType(type) === wanted),
    );
    expect(inputs.length).toBeGreaterThan(200);
    return inputs;
  }

  test("half of a character is refused in every text and id, with the field's name", async () => {
    const outcomes: { at: string; code: string; fields: string[] }[] = [];
    for (const input of await listTextInputs()) {
      const { errors } = JSON.parse((await send(input, "half \ud83d")).body) as Refusal;
      const { code, fieldErrors } = errors?.[0].extensions ?? {};
      const fields = Object.keys(fieldErrors ?? {}).map((name) => name.replaceAll(/\.0(?=\.|$)/g, ""));
      outcomes.push({ at: `${input.operation.field.name} ${input.path}`, code: code ?? "accepted", fields });
    }
    expect(outcomes).toEqual(
      outcomes.map(({ at }) => ({
        at,
        code: "BAD_USER_INPUT",
        fields: [at.replace(/^\w+ (?:input\.)?/, "")],
      })),
    );
  }, 60_000);

  test("cause no fault: no status of 500 or above, no INTERNAL_SERVER_ERROR", async () => {
    const inputs = await listTextInputs();
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
