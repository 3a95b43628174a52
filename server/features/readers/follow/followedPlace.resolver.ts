import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { outfitDate } from "../../../core/kinds/publicSql";
import { isShown } from "../../../core/kinds/visibility";
import { ByIdsArgs } from "../../../core/paging/byIdsArgs";
import { loadRelation } from "../../../core/read/loadRelation";
import { readByIds } from "../../../core/read/select";
import { planSelect } from "../../../core/read/selectPlan";
import { DependsOn, SqlRelation } from "../../../core/read/sqlRelation";
import { Outfit } from "../../content/outfit/outfit.entity";
import { FollowedPlace, looksOfPlace } from "./followedPlace.entity";
import { placePath } from "./placePaths.service";

const latest = (outfit: string): string => `${outfitDate(outfit)} DESC, ${outfit}.id DESC`;

/** SQL: the newest looks of a place that visitors see. */
const latestLooks = (place: string): string =>
  `SELECT look.id FROM outfits look WHERE look.id IN (${looksOfPlace(place)}) AND ${isShown("outfits", "look", "visitor")}
   ORDER BY ${latest("look")} LIMIT 4`;

@Resolver(() => FollowedPlace)
export class FollowedPlaceResolver {
  @Public({ cacheTags: [listTag("event"), listTag("show"), listTag("brand")] })
  @Query(() => [FollowedPlace], {
    description: "What the ids name: events for their series, shows, seasons, characters and brands.",
  })
  followedPlacesByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FollowedPlace[]> {
    return readByIds(db, FollowedPlace, ids, planSelect(db, FollowedPlace, info));
  }

  @FieldResolver(() => String, { description: "Path of its page." })
  @DependsOn<FollowedPlace>("kind", "name", "slug", "part")
  path(@Root() place: FollowedPlace): string {
    return placePath(place);
  }

  @FieldResolver(() => [Outfit], { description: "Its four newest outfits, the newest first." })
  @CacheTags(listTag("outfit"))
  @SqlRelation({
    kind: "many",
    on: (place, outfit) => `${outfit}.id = ANY(ARRAY(${latestLooks(place)}))`,
    order: latest,
  })
  latestOutfits(@Root() place: FollowedPlace, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit[]>(place, context, info);
  }
}
