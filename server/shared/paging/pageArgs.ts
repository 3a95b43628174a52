import { IsOptional, MaxLength } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";

export const defaultPageSize = 24;
export const largestPageSize = 100;

/** Where a page of a list begins, and which way the list is read. */
@ArgsType()
export abstract class PlaceArgs {
  @Field(() => String, { nullable: true, description: "endCursor of the page before; null for the first page." })
  @IsOptional()
  @MaxLength(2_000)
  after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: "How many from the end backwards, 1 to 100; wins over first. The rows keep the list's order.",
  })
  last?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "startCursor of the page behind; with last, null for the last page.",
  })
  @IsOptional()
  @MaxLength(2_000)
  before?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "The order turned round." })
  reverse: boolean = false;
}

@ArgsType()
export class PageArgs extends PlaceArgs {
  @Field(() => Int, {
    defaultValue: defaultPageSize,
    description: "How many, 1 to 100; other values are brought into that range.",
  })
  first: number = defaultPageSize;
}

export type PageRequest = Pick<PageArgs, "first"> & Partial<PageArgs>;

export const pageSize = (first: number): number => Math.min(Math.max(first, 1), largestPageSize);
