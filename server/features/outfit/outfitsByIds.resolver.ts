import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { rowTags } from "../../content/invalidation/cacheTags";
import { byIdsCost } from "../../shared/cost/cost";
import type { RequestContext } from "../../shared/graphql/context";
import { Public } from "../../shared/graphql/publicOperation";
import { ByIdsArgs } from "../../shared/paging/byIdsArgs";
import { readByIds } from "../../shared/read/readByIds";
import { planSelect } from "../../shared/read/selectPlan";
import { Outfit } from "./outfit.entity";

@Resolver()
export class OutfitsByIdsResolver {
  @Public({ cacheTags: rowTags("outfit") })
  @Query(() => [Outfit], { description: "Outfits by their ids, such as a visitor's favorites.", complexity: byIdsCost })
  outfitsByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Outfit[]> {
    return readByIds(db, Outfit, ids, planSelect(db, Outfit, info));
  }
}
