import {
  getNamedType,
  type GraphQLInputType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isCompositeType,
  isInputObjectType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
} from "graphql";
import { getPublicNames, listOperations } from "../schemaCalls";

/** Builds the widest queries that visitors can send, with the arguments that would find certain rows. */

/** Values to search for, by the name of the argument or of the input field. */
export type Wanted = Record<string, readonly string[]>;

/** Whether its fields can be selected without naming a type. */
const hasFields = (type: GraphQLNamedType): type is GraphQLObjectType | GraphQLInterfaceType =>
  isObjectType(type) || isInterfaceType(type);

/** Connections hold their rows twice, and repeat the same fields. */
const isRepeated = (name: string) => name === "edges";

/**
 * Returns selections that together read every field without required arguments down to a depth. One for each path,
 * because a query may not repeat a field too often.
 */
function listSelections(type: GraphQLObjectType | GraphQLInterfaceType, depth: number): string[] {
  const fields = Object.values(type.getFields()).filter(
    ({ name, args, extensions }) => !isRepeated(name) && !args.some(isRequiredArgument) && !extensions.admin,
  );
  const plain = fields.filter((field) => !isCompositeType(getNamedType(field.type))).map(({ name }) => name);
  const nested = fields.flatMap(({ name, type: output, args }) => {
    const target = getNamedType(output);
    if (depth === 0 || !hasFields(target)) return [];
    const first = args.some((argument) => argument.name === "first") ? "(first: 3)" : "";
    const deeper = target.name.endsWith("Connection") ? depth : depth - 1;
    return listSelections(target, deeper).map((selection) => `${name}${first} { ${selection} }`);
  });
  return [["__typename", ...plain].join(" "), ...nested];
}

/** Returns the values of an argument or an input field that could find the rows; none when it cannot. */
function findValues(name: string, type: GraphQLInputType, wanted: Wanted): string[] {
  const plain = isNonNullType(type) ? type.ofType : type;
  const values = (wanted[name] ?? []).map((value) => JSON.stringify(value));
  if (isListType(plain)) return values.length ? [`[${values.join(", ")}]`] : [];
  if (!isInputObjectType(plain)) return values;
  return Object.values(plain.getFields()).flatMap((field) =>
    findValues(field.name, field.type, wanted).map((value) => `{ ${field.name}: ${value} }`),
  );
}

/** Returns the public queries without optional arguments, where possible, and with each argument that could find the rows. */
export function listPublicQueries(schema: GraphQLSchema, wanted: Wanted, depth: number): string[] {
  const names = getPublicNames(schema);
  return listOperations(schema)
    .filter(({ kind, field }) => kind === "query" && names.has(field.name))
    .flatMap(({ field }) => {
      const target = getNamedType(field.type);
      const selections = hasFields(target) ? listSelections(target, depth).map((fields) => `{ ${fields} }`) : [""];
      const calls = field.args.flatMap(({ name, type }) =>
        findValues(name, type, wanted).map((value) => `(${name}: ${value})`),
      );
      const bare = field.args.some(isRequiredArgument) ? [] : [""];
      return [...bare, ...calls].flatMap((call) =>
        selections.map((selection) => `{ ${field.name}${call} ${selection} }`),
      );
    });
}
