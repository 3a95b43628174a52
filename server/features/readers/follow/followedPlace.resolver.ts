import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from "type-graphql";
import { listTag } from "../../../core/cache/cacheTags";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { RequiresRole } from "../../../core/graphql/requiresRole";
import { outfitDate } from "../../../core/kinds/publicSql";
import { isShown } from "../../../core/kinds/visibility";
import { ByIdsArgs } from "../../../core/paging/byIdsArgs";
import { loadRelation } from "../../../core/read/loadRelation";
import { readByIds, Select } from "../../../core/read/select";
import { planSelect } from "../../../core/read/selectPlan";
import { sql } from "../../../core/read/sql";
import { DependsOn, SqlRelation } from "../../../core/read/sqlRelation";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import { Outfit } from "../../content/outfit/outfit.entity";
import { FollowedPlace, looksOfPlace } from "./followedPlace.entity";
import { placePath } from "./placePaths.service";

const latest = (outfit: string): string => `${outfitDate(outfit)} DESC, ${outfit}.id DESC`;

/** SQL: the newest looks of a place that visitors see. */
const latestLooks = (place: string): string =>
  `SELECT look.id FROM outfits look WHERE look.id IN (${looksOfPlace(place)}) AND ${isShown("outfits", "look", "visitor")}
   ORDER BY ${latest("look")} LIMIT 4`;

/** Of a series one of its events, of merged brands the one that was kept. */
const isMainId = sql`(place.place_id = place.id AND NOT EXISTS (
  SELECT FROM events other WHERE other.series = place.series AND other.id > place.id AND other.deleted_at IS NULL))`;

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

  @RequiresRole("editor", "read")
  @Query(() => [FollowedPlace], { description: "Up to eight places with this part of the name, each once, by name." })
  followedPlaces(
    @Arg("search", { description: "Part of the name; any when blank." }) search: string,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<FollowedPlace[]> {
    const query = new Select(db, FollowedPlace, "place").andWhere(isMainId);
    const text = normalizeSearch(search);
    if (text) query.andWhere(sql`searchable(place.name) LIKE searchable(${likePattern(text)})`);
    return query.read({
      plan: planSelect(db, FollowedPlace, info),
      order: "searchable(place.name), place.id",
      limit: 8,
    });
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
