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
import { isPublic } from "../core/graphql/publicOperation";

/** Builds operations for every field of a schema. */

export type Field = GraphQLField<unknown, unknown>;

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

/** Returns a value of the right type, so that the operation reaches its guard. */
export function buildValue(type: GraphQLInputType): string {
  if (isNonNullType(type)) return buildValue(type.ofType);
  if (isListType(type)) return "[]";
  if (isEnumType(type)) return type.getValues()[0].name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return `{ ${fields.map((field) => `${field.name}: ${buildValue(field.type)}`).join(", ")} }`;
  }
  return scalars[type.name] ?? '"x"';
}

export const returnsObject = (field: Field): boolean => isCompositeType(getNamedType(field.type));

/** Returns a call of a field with its required arguments, and with others as text. */
export function buildCall(field: Field, more: readonly string[] = []): string {
  const required = field.args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${buildValue(type)}`);
  const given = [...required, ...more];
  return `${field.name}${given.length ? `(${given.join(", ")})` : ""}`;
}

/** Returns the operation's text with its required arguments. */
export const buildOperationText = ({ kind, field }: Operation): string =>
  `${kind} { ${buildCall(field)} ${returnsObject(field) ? "{ __typename }" : ""} }`;

export const listOperations = (schema: GraphQLSchema): Operation[] => [
  ...Object.values(schema.getQueryType()?.getFields() ?? {}).map((field) => ({ kind: "query" as const, field })),
  ...Object.values(schema.getMutationType()?.getFields() ?? {}).map((field) => ({ kind: "mutation" as const, field })),
];

export const listObjectTypes = (schema: GraphQLSchema): GraphQLObjectType<unknown, unknown>[] =>
  Object.values(schema.getTypeMap()).filter((type) => isObjectType(type) && !type.name.startsWith("__")) as never;

/** Names of the operations that visitors may call. */
export const getPublicNames = (schema: GraphQLSchema): ReadonlySet<string> =>
  new Set(listOperations(schema).flatMap(({ field }) => (isPublic(field) ? [field.name] : [])));

/** Whether the field reads one row by its id, which may not exist. */
const takesId = (field: Field): boolean => field.args.some(({ name }) => name === "id");

/**
 * Returns the shortest query that reads a field of a type, using only the allowed queries and fields without required
 * arguments. Returns null when no such query exists.
 */
export function findQueryForField(
  schema: GraphQLSchema,
  allowedQueries: ReadonlySet<string>,
  type: string,
  name: string,
): string | null {
  const query = schema.getQueryType();
  if (!query) return null;
  const visited = new Set<string>([query.name]);
  const queue: { at: GraphQLObjectType; path: string[] }[] = [{ at: query, path: [] }];
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { at, path } = next;
    if (at.name === type) {
      const selection = returnsObject(at.getFields()[name]) ? "{ __typename } " : "";
      return `{ ${[...path, name].join(" { ")} ${selection}${"} ".repeat(path.length)}}`;
    }
    for (const field of Object.values(at.getFields())) {
      const target = getNamedType(field.type);
      if (field.args.some(isRequiredArgument) || takesId(field) || (at === query && !allowedQueries.has(field.name)))
        continue;
      if (!isObjectType(target) || visited.has(target.name)) continue;
      visited.add(target.name);
      queue.push({ at: target, path: [...path, field.name] });
    }
  }
  return null;
}

/** An argument or input field of an operation. */
export interface Input {
  operation: Operation;
  /** The argument name, followed by the names of nested input fields. */
  path: string;
  type: GraphQLInputType;
}

/** Returns every argument of every operation, and all nested input fields. */
export function listInputs(schema: GraphQLSchema): Input[] {
  const listNested = (operation: Operation, path: string, type: GraphQLInputType): Input[] => {
    const named = getNamedType(type);
    const fields = isInputObjectType(named) ? Object.values(named.getFields()) : [];
    return [
      { operation, path, type },
      ...fields.flatMap((field) => listNested(operation, `${path}.${field.name}`, field.type)),
    ];
  };
  return listOperations(schema).flatMap((operation) =>
    operation.field.args.flatMap(({ name, type }) => listNested(operation, name, type)),
  );
}
