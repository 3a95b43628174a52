import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, Info, Query, Resolver } from "type-graphql";
import { listTag } from "../../content/invalidation/cacheTags";
import { byIdsCost } from "../../shared/cost/cost";
import type { RequestContext } from "../../shared/graphql/context";
import { Public } from "../../shared/graphql/publicOperation";
import { ByIdsArgs } from "../../shared/paging/byIdsArgs";
import { readByIds } from "../../shared/read/readByIds";
import { planSelect } from "../../shared/read/selectPlan";
import { AffiliateProduct } from "./affiliateProduct.entity";

@Resolver()
export class AffiliateProductsByIdsResolver {
  // A product comes and goes with its outfit.
  @Public({ cacheTags: [listTag("affiliateProduct")] })
  @Query(() => [AffiliateProduct], {
    description: "Affiliate products by their ids; ids of category items are skipped.",
    complexity: byIdsCost,
  })
  affiliateProductsByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<AffiliateProduct[]> {
    return readByIds(db, AffiliateProduct, ids, planSelect(db, AffiliateProduct, info));
  }
}
