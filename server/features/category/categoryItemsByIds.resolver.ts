import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { listTag } from "../../content/invalidation/cacheTags";
import { byIdsCost } from "../../shared/cost/cost";
import type { RequestContext } from "../../shared/graphql/context";
import { Public } from "../../shared/graphql/publicOperation";
import { ByIdsArgs } from "../../shared/paging/byIdsArgs";
import { readByIds } from "../../shared/read/readByIds";
import { planSelect } from "../../shared/read/selectPlan";
import { CategoryItem } from "./categoryItem.entity";

@Resolver()
export class CategoryItemsByIdsResolver {
  // Imports do not name the rows that they change.
  @Public({ cacheTags: [listTag("categoryItem")] })
  @Query(() => [CategoryItem], {
    description: "Category items by their ids; ids of affiliate products are skipped.",
    complexity: byIdsCost,
  })
  categoryItemsByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<CategoryItem[]> {
    return readByIds(db, CategoryItem, ids, planSelect(db, CategoryItem, info));
  }
}
