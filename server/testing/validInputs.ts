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
import { Picture } from "../features/newsroom/media/library/picture.entity";
import { buildItem, buildOutfit, buildPost, buildProduct } from "./build";
import { type Input, returnsObject, type Operation } from "./schemaCalls";

/** Ids of existing rows by the ending of the operations that use them. */
export type KnownRows = Record<string, string>;

/** Creates one row of every type that an operation changes. */
export async function buildKnownRows(db: EntityManager): Promise<KnownRows> {
  const product = await buildProduct(db);
  const outfit = await buildOutfit(db, { id: product.outfitId, slug: "known" });
  const [term]: { id: string }[] = await db.query(
    "INSERT INTO terms (type, name) VALUES ('tag', 'Known') RETURNING id",
  );
  const [synonym]: { id: string }[] = await db.query(
    "INSERT INTO synonyms (word, meaning) VALUES ('kicks', 'sneakers') RETURNING id",
  );
  const [missed]: { id: string }[] = await db.query(
    "INSERT INTO missed_searches (text) VALUES ('unheard of') RETURNING id",
  );
  const picture = db.create(Picture, {
    address: `/pictures/${"0".repeat(32)}-800x600.webp`,
    width: 800,
    height: 600,
  });
  return {
    Picture: (await db.save(picture)).id,
    Synonym: synonym.id,
    MissedSearch: missed.id,
    AffiliateProduct: product.id,
    Outfit: outfit.id,
    Celebrity: outfit.celebrityId,
    CategoryItem: (await buildItem(db)).id,
    BlogPost: (await buildPost(db)).id,
    Term: term.id,
    Terms: term.id,
  };
}

/** Values for fields whose content matters; other fields need only the right type. */
const valuesByName: Record<string, unknown> = {
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

function buildValue(name: string, type: GraphQLInputType, rows: KnownRows, operation: string): unknown {
  if (isNonNullType(type)) return buildValue(name, type.ofType, rows, operation);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0].name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(fields.map((field) => [field.name, buildValue(field.name, field.type, rows, operation)]));
  }
  if (name in valuesByName) return valuesByName[name];
  if (name === "outfitId") return rows.Outfit;
  if (name === "celebrityId") return rows.Celebrity;
  const kind = Object.keys(rows).find((ending) => operation.endsWith(ending));
  if (type.name === "ID") return rows[kind ?? "Outfit"];
  return scalars[type.name] ?? "x";
}

/** Returns the required variables of an operation, valid according to the schema. */
export const buildVariables = ({ field }: Operation, rows: KnownRows): Record<string, unknown> =>
  Object.fromEntries(
    field.args.filter(isRequiredArgument).map(({ name, type }) => [name, buildValue(name, type, rows, field.name)]),
  );

/** Returns the same variables with another value in one input field. */
export function buildVariablesWith(
  { operation, path }: Input,
  value: unknown,
  rows: KnownRows,
): Record<string, unknown> {
  const [argument, ...fields] = path.split(".");
  const put = (name: string, type: GraphQLInputType, given: unknown, rest: string[]): unknown => {
    const plain = isNonNullType(type) ? type.ofType : type;
    if (isListType(plain)) return [put(name, plain.ofType, undefined, rest)];
    const named = getNamedType(type);
    if (rest.length === 0 || !isInputObjectType(named)) return value;
    const [next, ...others] = rest;
    const whole = (given ?? buildValue(name, named, rows, operation.field.name)) as Record<string, unknown>;
    return { ...whole, [next]: put(next, named.getFields()[next].type, whole[next], others) };
  };
  const valid = buildVariables(operation, rows);
  const { type } = operation.field.args.filter(({ name }) => name === argument)[0];
  return { ...valid, [argument]: put(argument, type, valid[argument], fields) };
}

/** Returns the operation's text with all arguments as variables. */
export function buildOperationWithVariables({ kind, field }: Operation): string {
  const selection = returnsObject(field) ? "{ __typename }" : "";
  const declared = field.args.map(({ name, type, defaultValue }) => {
    // An argument with a default may be omitted, so its variable is nullable.
    const declaredType = defaultValue !== undefined && isNonNullType(type) ? type.ofType : type;
    return `$${name}: ${String(declaredType)}`;
  });
  const passed = field.args.map(({ name }) => `${name}: $${name}`);
  const [head, call] = declared.length ? [`(${declared.join(", ")})`, `(${passed.join(", ")})`] : ["", ""];
  return `${kind} ${head} { ${field.name}${call} ${selection} }`;
}
