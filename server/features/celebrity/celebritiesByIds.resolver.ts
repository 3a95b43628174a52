import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { rowTags } from "../../content/invalidation/cacheTags";
import { byIdsCost } from "../../shared/cost/cost";
import type { RequestContext } from "../../shared/graphql/context";
import { Public } from "../../shared/graphql/publicOperation";
import { ByIdsArgs } from "../../shared/paging/byIdsArgs";
import { readByIds } from "../../shared/read/readByIds";
import { planSelect } from "../../shared/read/selectPlan";
import { Celebrity } from "./celebrity.entity";

@Resolver()
export class CelebritiesByIdsResolver {
  @Public({ cacheTags: rowTags("celebrity") })
  @Query(() => [Celebrity], {
    description: "Celebrities by their ids, such as those whom a visitor follows.",
    complexity: byIdsCost,
  })
  celebritiesByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Celebrity[]> {
    return readByIds(db, Celebrity, ids, planSelect(db, Celebrity, info));
  }
}
