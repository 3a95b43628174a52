import {
  getNamedType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import { isPublic } from "../shared/graphql/publicOperation";

/** Calls of everything that a schema has, made from the schema itself. */

type Field = GraphQLField<unknown, unknown>;

export interface Operation {
  kind: "query" | "mutation";
  field: Field;
}

const scalars: Record<string, string> = {
  Int: "1",
  Float: "1",
  Boolean: "true",
  DateTimeISO: '"2026-01-01T00:00:00.000Z"',
};

/** Some value of the right shape: what matters is that the operation gets as far as its guard. */
function valueOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0].name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${valueOf(field.type)}`).join(", ")} }`;
  }
  return scalars[type.name] ?? '"x"';
}

export const isBranch = (field: Field): boolean => isCompositeType(getNamedType(field.type));

function callOf(field: Field): string {
  const needed = field.args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${valueOf(type)}`);
  return `${field.name}${needed.length ? `(${needed.join(", ")})` : ""}`;
}

/** The text of a call with whatever it needs. */
export const textOf = ({ kind, field }: Operation): string =>
  `${kind} { ${callOf(field)} ${isBranch(field) ? "{ __typename }" : ""} }`;

export const operationsOf = (schema: GraphQLSchema): Operation[] => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, field })),
];

export const objectTypesOf = (schema: GraphQLSchema): GraphQLObjectType<unknown, unknown>[] =>
  Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith("__")) as never;

/** Names of the operations that visitors may call. */
export const getPublicNames = (schema: GraphQLSchema): ReadonlySet<string> =>
  new Set(operationsOf(schema).flatMap(({ field }) => (isPublic(field) ? [field.name] : [])));

/** One row, which may not be there, is asked for by its id. */
const asksForOne = (field: Field): boolean => field.args.some(({ name }) => name === "id");

/**
 * The shortest query, as text, that reads a field of a type: from the queries that it may use, through fields that need no
 * argument. Null when there is none.
 */
export function queryOf(schema: GraphQLSchema, mayUse: ReadonlySet<string>, type: string, name: string): string | null {
  const query = schema.getQueryType();
  if (!query) return null;
  const seen = new Set<string>([query.name]);
  const waiting: { at: GraphQLObjectType; path: string[] }[] = [{ at: query, path: [] }];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { at, path } = next;
    if (at.name === type) return `{ ${[...path, name].join(" { ")} ${"} ".repeat(path.length)}}`;
    for (const field of Object.values(at.getFields())) {
      const target = getNamedType(field.type);
      if (field.args.some(isRequiredArgument) || asksForOne(field) || (at === query && !mayUse.has(field.name)))
        continue;
      if (!isObjectType(target) || seen.has(target.name)) continue;
      seen.add(target.name);
      waiting.push({ at: target, path: [...path, field.name] });
    }
  }
  return null;
}

/** One place of a call into which a value is put. */
export interface Input {
  operation: Operation;
  /** The argument, and below it the fields of its input types. */
  path: string;
  type: GraphQLInputType;
}

/** Every argument of an operation, and every field of their input types however deep. */
export function inputsOf(schema: GraphQLSchema): Input[] {
  const below = (operation: Operation, path: string, type: GraphQLInputType): Input[] => {
    const named = getNamedType(type);
    const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
    return [
      { operation, path, type },
      ...fields.flatMap((field) => below(operation, `${path}.${field.name}`, field.type)),
    ];
  };
  return operationsOf(schema).flatMap((operation) =>
    operation.field.args.flatMap(({ name, type }) => below(operation, name, type)),
  );
}
