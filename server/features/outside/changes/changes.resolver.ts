import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Public } from "../../../core/graphql/publicOperation";
import { selectedFields } from "../../../core/read/selectedFields";
import { readChanges } from "../../../core/publicChanges/readChanges";
import { ChangePage, ChangesArgs } from "../../../core/publicChanges/publicChange.types";

@Resolver()
export class ChangesResolver {
  // Without cache tags, because each answer must be current.
  @Public()
  @Query(() => ChangePage, {
    description:
      "All public records, then every change of them. BAD_USER_INPUT when the log no longer has what follows the cursor.",
  })
  changes(
    @Args(() => ChangesArgs) args: ChangesArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ChangePage> {
    return readChanges(db, args, selectedFields(info).has("checksums"));
  }
}
