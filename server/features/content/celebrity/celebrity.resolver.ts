import type { GraphQLResolveInfo } from "graphql";
import { Arg, Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { Facet } from "../../../core/graphql/facet";
import { CacheTags, Public } from "../../../core/graphql/publicOperation";
import { DependsOn } from "../../../core/read/sqlRelation";
import { listTag, rowTags } from "../../../core/cache/cacheTags";
import { firstRowsByValue } from "../../../core/graphql/loaders";
import { ByIdsArgs } from "../../../core/paging/byIdsArgs";
import { readByIds, Select } from "../../../core/read/select";
import { readFacets } from "../../../core/read/readFacets";
import { planSelect } from "../../../core/read/selectPlan";
import { Celebrity } from "./celebrity.entity";
import { randomCelebrity } from "./celebrity.service";

/** Maximum number of related celebrities. */
const maxRelated = 24;

/**
 * Loads the first celebrities of each category by name: the maximum of related ones, plus one that may be the celebrity
 * itself.
 */
const celebritiesOfCategory = firstRowsByValue(Celebrity, {
  column: "category",
  order: (celebrity) => `searchable(${celebrity}.name) COLLATE "C", ${celebrity}.id`,
  limit: maxRelated + 1,
});

@Resolver(() => Celebrity)
export class CelebrityResolver {
  // Not cached: each visitor gets another one.
  @Public()
  @Query(() => Celebrity, { nullable: true, description: "A random celebrity; null when there is none." })
  randomCelebrity(@Ctx() { db }: RequestContext) {
    return randomCelebrity(db);
  }

  @Public({ cacheTags: [listTag("celebrity")], hasCachedCount: true })
  @Query(() => [Facet], { description: "The categories in use by celebrities, by name." })
  celebrityCategories(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return readFacets(new Select(db, Celebrity, "celebrity"), "celebrity.category");
  }

  @Public({ cacheTags: rowTags("celebrity") })
  @Query(() => [Celebrity], { description: "Celebrities by their ids, such as those whom a visitor follows." })
  celebritiesByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Celebrity[]> {
    return readByIds(db, Celebrity, ids, planSelect(db, Celebrity, info));
  }

  @FieldResolver(() => [Celebrity], { description: "Others of the same category, by name." })
  @DependsOn<Celebrity>("category")
  @CacheTags(listTag("celebrity"))
  async related(
    @Root() { id, category }: Celebrity,
    @Arg("first", () => Int, {
      defaultValue: 4,
      description: "Number of celebrities, clamped to 1 to 24.",
    })
    first: number,
    @Ctx() { loader }: RequestContext,
  ): Promise<Celebrity[]> {
    if (category === "") return [];
    const colleagues = await loader(celebritiesOfCategory).load(category);
    return colleagues.filter((other) => other.id !== id).slice(0, Math.min(Math.max(first, 1), maxRelated));
  }
}
