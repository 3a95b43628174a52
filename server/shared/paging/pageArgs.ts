import { IsOptional, MaxLength } from "class-validator";
import { ArgsType, Field, Int } from "type-graphql";

export const defaultPageSize = 24;
export const largestPageSize = 100;

@ArgsType()
export class PageArgs {
  @Field(() => Int, {
    defaultValue: defaultPageSize,
    description: "How many, 1 to 100; other values are brought into that range.",
  })
  first: number = defaultPageSize;

  @Field(() => String, { nullable: true, description: "endCursor of the page before; null for the first page." })
  @IsOptional()
  @MaxLength(2_000)
  after?: string | null;
}

export const pageSize = (first: number): number => Math.min(Math.max(first, 1), largestPageSize);
