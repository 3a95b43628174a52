import type { ValidationOptions } from "class-validator";
import { ArrayMaxSize, IsNumber, IsOptional, Length, MaxLength, Min, ValidateNested } from "class-validator";
import { Field, Float, InputType } from "type-graphql";
import { FilterText } from "../graphql/inputs";
import type { Conditions } from "../read/select";
import { joinSql, rawSql, sql, type SqlFragment } from "../read/sql";
import { isPricedIn } from "./siteCurrency";

const maxNameLength = 50;
const maxColors = 5;
const maxPieces = 5;
const price: ValidationOptions = { message: "0 or more" };

/** What one piece is. Names are those of the vocabulary: families, kinds, and groups of garments. */
@InputType()
abstract class PieceFields {
  @FilterText("A garment, a kind of it or a group, e.g. flats, loafer or shoes.", maxNameLength)
  garment?: string | null;

  @Field(() => [String], { nullable: true, description: "All of these colors or shades, e.g. blue or navy." })
  @IsOptional()
  @ArrayMaxSize(maxColors)
  @MaxLength(maxNameLength, { each: true })
  colors?: string[] | null;

  @FilterText("A material, or a kind of it, e.g. wool or merino.", maxNameLength) material?: string | null;
  @FilterText("A pattern, or a kind of it, e.g. checked or tartan.", maxNameLength) pattern?: string | null;
}

@InputType({
  description: "One piece, to which all of these belong; omitted fields do not restrict, and an empty one is ignored.",
})
export class PieceFilter extends PieceFields {}

const PieceList =
  (description: string): PropertyDecorator =>
  (target, key) => {
    for (const decorate of [
      Field(() => [PieceFilter], { nullable: true, description: `${description} At most ${maxPieces}.` }),
      IsOptional(),
      ArrayMaxSize(maxPieces, { message: `At most ${maxPieces} pieces` }),
      ValidateNested({ each: true }),
    ])
      decorate(target, key);
  };

/** Filter by pieces and by price. */
@InputType()
export abstract class TraitsFilter extends PieceFields {
  @PieceList("Further pieces. An outfit has all of them; a product is one of them.")
  pieces?: PieceFilter[] | null;

  @PieceList("An outfit has none of these pieces, and a product is none of them.")
  without?: PieceFilter[] | null;

  @Field(() => String, {
    nullable: true,
    description:
      "ISO 4217 currency in which prices are compared, for filters and sort orders; the site's default currency if omitted. On its own it restricts nothing.",
  })
  @IsOptional()
  @Length(3, 3, { message: "Enter the code of a currency, as in EUR" })
  currency?: string | null;

  @Field(() => Float, { nullable: true, description: "Lowest price, inclusive." })
  @IsOptional()
  @IsNumber({}, price)
  @Min(0, price)
  minPrice?: number | null;

  @Field(() => Float, { nullable: true, description: "Highest price, inclusive." })
  @IsOptional()
  @IsNumber({}, price)
  @Min(0, price)
  maxPrice?: number | null;
}

/** Returns the conditions of a row's columns that make it such a piece; empty when the filter restricts none. */
function pieceConditions(alias: string, { garment, colors, material, pattern }: PieceFields): SqlFragment[] {
  const contains = (name: string, values: readonly string[]): SqlFragment[] =>
    values.length > 0 ? [sql`${rawSql(`${alias}.${name}`)} @> ${values}::text[]`] : [];
  return [
    ...contains("garments", garment ? [garment] : []),
    ...contains("colors", colors ?? []),
    ...contains("materials", material ? [material] : []),
    ...contains("patterns", pattern ? [pattern] : []),
  ];
}

/** Returns the conditions of an offer's price. */
export function priceConditions(alias: string, { minPrice, maxPrice, currency }: TraitsFilter): SqlFragment[] {
  const amount = rawSql(`${alias}.price_amount`);
  return [
    ...(typeof minPrice === "number" ? [sql`${amount} >= ${minPrice}`] : []),
    ...(typeof maxPrice === "number" ? [sql`${amount} <= ${maxPrice}`] : []),
    ...(typeof minPrice === "number" || typeof maxPrice === "number" ? [isPricedIn(alias, currency)] : []),
  ];
}

/** Returns the condition that an offer is such a piece; null when the filter is empty. */
export function isSuchPiece(alias: string, piece: PieceFields): SqlFragment | null {
  const conditions = pieceConditions(alias, piece);
  return conditions.length > 0 ? sql`(${joinSql(conditions, " AND ")})` : null;
}

/** Restricts offers. Common values match many rows and rare ones few, so each plan is for its values. */
export function filterByTraits(query: Conditions, filter: TraitsFilter): void {
  const { alias } = query;
  const list = (pieces: readonly PieceFilter[] | null | undefined) =>
    (pieces ?? []).flatMap((piece) => isSuchPiece(alias, piece) ?? []);
  const [anyOf, noneOf] = [list(filter.pieces), list(filter.without)];
  const conditions = [
    ...pieceConditions(alias, filter),
    ...(anyOf.length > 0 ? [sql`(${joinSql(anyOf, " OR ")})`] : []),
    ...noneOf.map((piece) => sql`NOT ${piece}`),
    ...priceConditions(alias, filter),
  ];
  for (const condition of conditions) query.andWhere(condition, { planDependsOnValues: true, maySelectFew: true });
}
