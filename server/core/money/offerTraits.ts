import type { ValidationOptions } from "class-validator";
import { ArrayMaxSize, IsNumber, IsOptional, Length, MaxLength, Min } from "class-validator";
import { Field, Float, InputType } from "type-graphql";
import { FilterText } from "../graphql/inputs";
import type { Conditions } from "../read/select";
import { rawSql, sql, type SqlFragment } from "../read/sql";
import { isPricedIn } from "./siteCurrency";

const maxNameLength = 50;
const maxColors = 5;
const price: ValidationOptions = { message: "0 or more" };

/** Filter by what a title names and by price. */
@InputType()
export abstract class TraitsFilter {
  @FilterText("A garment, or a kind of it, e.g. flats or loafer.", maxNameLength) garment?: string | null;

  @Field(() => [String], { nullable: true, description: "All of these colors or shades, e.g. blue or navy." })
  @IsOptional()
  @ArrayMaxSize(maxColors)
  @MaxLength(maxNameLength, { each: true })
  colors?: string[] | null;

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

/** Returns the conditions of an offer's columns; empty when the filter restricts none. */
export function traitConditions(
  alias: string,
  { garment, colors, minPrice, maxPrice, currency }: TraitsFilter,
): SqlFragment[] {
  const column = (name: string) => rawSql(`${alias}.${name}`);
  return [
    ...(garment ? [sql`${column("garments")} @> ${[garment]}::text[]`] : []),
    ...(colors?.length ? [sql`${column("colors")} @> ${colors}::text[]`] : []),
    ...(typeof minPrice === "number" ? [sql`${column("price_amount")} >= ${minPrice}`] : []),
    ...(typeof maxPrice === "number" ? [sql`${column("price_amount")} <= ${maxPrice}`] : []),
    ...(typeof minPrice === "number" || typeof maxPrice === "number" ? [isPricedIn(alias, currency)] : []),
  ];
}

/** Restricts offers. Common values match many rows and rare ones few, so each plan is for its values. */
export function filterByTraits(query: Conditions, filter: TraitsFilter): void {
  for (const condition of traitConditions(query.alias, filter)) {
    query.andWhere(condition, { planDependsOnValues: true });
  }
}
