import { ArrayMaxSize } from "class-validator";
import { ArgsType, Field, ID } from "type-graphql";
import { maxPageSize } from "./pageArgs";

/** Names rows, for lists that a browser stores. */
@ArgsType()
export class ByIdsArgs {
  @Field(() => [ID], {
    description: "UUIDs, at most 100. The rows come in their order; ids without a row are skipped.",
  })
  @ArrayMaxSize(maxPageSize)
  ids: string[];
}
