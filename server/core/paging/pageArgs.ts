import { ArgsType, Field, Int } from "type-graphql";
import { FilterText } from "../graphql/inputs";

export const defaultPageSize = 24;
export const maxPageSize = 100;

/** Position of a page, and the reading direction. */
@ArgsType()
export abstract class PlaceArgs {
  @FilterText("endCursor of the previous page; null for the first page.", 2_000) after?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Page size from the end backwards, 1 to 100; takes precedence over first. The rows keep the list's order.",
  })
  last?: number | null;

  @FilterText("startCursor of the following page; with last, null for the last page.", 2_000) before?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Reverses the sort order." })
  reverse: boolean = false;
}

@ArgsType()
export class PageArgs extends PlaceArgs {
  @Field(() => Int, {
    defaultValue: defaultPageSize,
    description: "Page size, clamped to 1 to 100.",
  })
  first: number = defaultPageSize;
}

export type PageRequest = Pick<PageArgs, "first"> & Partial<PageArgs>;

export const pageSize = (first: number): number => Math.min(Math.max(first, 1), maxPageSize);
