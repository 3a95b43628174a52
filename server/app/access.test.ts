import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from "graphql";
import { isCompositeType } from "graphql";
import { testApi, type TestApi } from "../testing/testApi";
import { publicOperations } from "./publicOperations";
import { createSchema } from "./schema";

/** Some value of the right shape: what matters is that the operation gets as far as its guard. */
function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0].name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) && field.defaultValue === undefined,
    );
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(", ")} }`;
  }
  return { Int: "1", Float: "1", Boolean: "true" }[type.name] ?? '"x"';
}

function callOf(kind: "query" | "mutation", field: GraphQLField<unknown, unknown>): string {
  const needed = field.args.filter((argument) => isNonNullType(argument.type) && argument.defaultValue === undefined);
  const args = needed.length
    ? `(${needed.map((argument) => `${argument.name}: ${valueOf(argument.type)}`).join(", ")})`
    : "";
  return `${kind} { ${field.name}${args} ${isCompositeType(getNamedType(field.type)) ? "{ __typename }" : ""} }`;
}

const operationsOf = (schema: GraphQLSchema) => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, field })),
];

describe("operations", () => {
  let api: TestApi;
  beforeAll(async () => (api = await testApi()));
  afterAll(() => api.stop());

  test("that are not listed as public are refused without a session, and write nothing", async () => {
    const closed = operationsOf(await createSchema()).filter(({ field }) => !publicOperations.has(field.name));
    expect(closed.length).toBeGreaterThan(0);
    for (const { kind, field } of closed) {
      const { errors } = await api.run(callOf(kind, field));
      expect({ name: field.name, code: errors[0]?.extensions.code }).toEqual({
        name: field.name,
        code: "UNAUTHENTICATED",
      });
    }
    const [{ rows }] = await api.dataSource.query(
      "SELECT (SELECT count(*) FROM celebrities) + (SELECT count(*) FROM audit_log) + (SELECT count(*) FROM terms) AS rows",
    );
    expect(Number(rows)).toBe(0);
  });

  test("that are listed as public exist", async () => {
    const names = new Set(operationsOf(await createSchema()).map(({ field }) => field.name));
    expect([...publicOperations].filter((name) => !names.has(name))).toEqual([]);
  });

  test("are all described, down to every field and argument", async () => {
    const undescribed = Object.values((await createSchema()).getTypeMap())
      .filter((type) => !type.name.startsWith("__") && "getFields" in type)
      .flatMap((type) =>
        Object.values((type as { getFields(): Record<string, GraphQLField<unknown, unknown>> }).getFields()).flatMap(
          (field) => [
            ...(field.description ? [] : [`${type.name}.${field.name}`]),
            ...(field.args ?? [])
              .filter((argument) => !argument.description)
              .map((argument) => `${type.name}.${field.name}(${argument.name})`),
          ],
        ),
      );
    expect(undescribed).toEqual([]);
  });
});
