import {
  getNamedType,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
} from "graphql";
import type { EntityManager } from "typeorm";
import { buildItem, buildOutfit, buildPost, buildProduct } from "./build";
import { type Input, isBranch, type Operation } from "./schemaCalls";

/** Rows that calls are about: the ids by what the operation's name ends with. */
export type KnownRows = Record<string, string>;

/** One row of every kind that an operation changes. */
export async function buildKnownRows(db: EntityManager): Promise<KnownRows> {
  const product = await buildProduct(db);
  const outfit = await buildOutfit(db, { id: product.outfitId, slug: "known" });
  const [term]: { id: string }[] = await db.query(
    "INSERT INTO terms (type, name) VALUES ('tag', 'Known') RETURNING id",
  );
  return {
    AffiliateProduct: product.id,
    Outfit: outfit.id,
    Celebrity: outfit.celebrityId,
    CategoryItem: (await buildItem(db)).id,
    BlogPost: (await buildPost(db)).id,
    Term: term.id,
    Terms: term.id,
  };
}

/** Values that mean something to the fields of these names; others need the right shape alone. */
const meaningful: Record<string, unknown> = {
  categoryName: "dresses",
  source: "footer",
  email: "reader@example.com",
  image: "https://example.com/a.jpg",
  address: "https://shop.example/a",
  from: "2026-01-01",
  to: "2026-01-31",
  dryRun: true,
  version: 1,
};
const scalars: Record<string, unknown> = { Int: 1, Float: 1, Boolean: false, DateTimeISO: "2026-01-01T00:00:00.000Z" };

function valueOf(name: string, type: GraphQLInputType, rows: KnownRows, operation: string): unknown {
  if (isNonNullType(type)) return valueOf(name, type.ofType, rows, operation);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0].name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, valueOf(field.name, field.type, rows, operation)]));
  }
  if (name in meaningful) return meaningful[name];
  if (name === "outfitId") return rows.Outfit;
  if (name === "celebrityId") return rows.Celebrity;
  const kind = Object.keys(rows).find((ending) => operation.endsWith(ending));
  if (type.name === "ID") return rows[kind ?? "Outfit"];
  return scalars[type.name] ?? "x";
}

/** The variables of a call that is valid as far as its schema tells, with what it needs and nothing more. */
export const validVariables = ({ field }: Operation, rows: KnownRows): Record<string, unknown> =>
  Object.fromEntries(
    field.args.filter(isRequiredArgument).map(({ name, type }) => [name, valueOf(name, type, rows, field.name)]),
  );

/** The same with another value at one place, in as many lists as the place is in. */
export function variablesWith({ operation, path }: Input, value: unknown, rows: KnownRows): Record<string, unknown> {
  const [argument, ...fields] = path.split(".");
  const put = (name: string, type: GraphQLInputType, given: unknown, rest: string[]): unknown => {
    const plain = isNonNullType(type) ? type.ofType : type;
    if (isListType(plain)) return [put(name, plain.ofType, undefined, rest)];
    const named = getNamedType(type);
    if (rest.length === 0 || !isInputObjectType(named)) return value;
    const [next, ...others] = rest;
    const whole = (given ?? valueOf(name, named, rows, operation.field.name)) as Record<string, unknown>;
    return { ...whole, [next]: put(next, named.getFields()[next].type, whole[next], others) };
  };
  const valid = validVariables(operation, rows);
  const { type } = operation.field.args.filter(({ name }) => name === argument)[0];
  return { ...valid, [argument]: put(argument, type, valid[argument], fields) };
}

/** The text of a call that takes all arguments of the operation as variables. */
export function textWithVariables({ kind, field }: Operation): string {
  const selection = isBranch(field) ? "{ __typename }" : "";
  const declared = field.args.map(({ name, type, defaultValue }) => {
    // A default of the schema stands in for what is left out.
    const declaredType = defaultValue !== undefined && isNonNullType(type) ? type.ofType : type;
    return `$${name}: ${String(declaredType)}`;
  });
  const needed = field.args.map(({ name }) => `${name}: $${name}`);
  const [head, call] = declared.length ? [`(${declared.join(", ")})`, `(${needed.join(", ")})`] : ["", ""];
  return `${kind} ${head} { ${field.name}${call} ${selection} }`;
}
