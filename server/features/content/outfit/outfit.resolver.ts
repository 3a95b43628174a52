import type { GraphQLResolveInfo } from "graphql";
import { Args, Ctx, FieldResolver, Info, Int, Query, Resolver, Root } from "type-graphql";
import { ByIdOrSlug } from "../../../core/slugs/slugged";
import type { CacheTag } from "../../../core/cache/cacheTag";
import type { RequestContext } from "../../../core/graphql/context";
import { Facet } from "../../../core/graphql/facet";
import { InvalidatesOwner, Public } from "../../../core/graphql/publicOperation";
import { createConnectionType } from "../../../core/paging/connection";
import { PageArgs } from "../../../core/paging/pageArgs";
import { SqlRelation, DependsOn } from "../../../core/read/sqlRelation";
import { loadRelation, findLoadedPage } from "../../../core/read/loadRelation";
import { outfitDate } from "../../../core/kinds/publicSql";
import { isShown } from "../../../core/kinds/visibility";
import { listTag, rowTags, settingsTag, slugTags, wornBrandTags } from "../../../core/cache/cacheTags";
import { ByIdsArgs } from "../../../core/paging/byIdsArgs";
import { readByIds, Select } from "../../../core/read/select";
import { readFacets } from "../../../core/read/readFacets";
import { planSelect } from "../../../core/read/selectPlan";
import { Celebrity } from "../celebrity/celebrity.entity";
import { findShopHost } from "../../site/programs/outbound.service";
import { Outfit } from "./outfit.entity";
import { OutfitsArgs, OutfitSort } from "./outfit.inputs";
import { findHomeLook, findOutfit, listOutfits, newestOutfit } from "./outfit.service";
import { placeTags } from "./wornPlaces.service";

const OutfitConnection = createConnectionType(Outfit);

/** Some filters and orders also read who wore an outfit, or its products. */
function outfitListTags({ filter, sort }: OutfitsArgs): CacheTag[] {
  const readsCelebrities = filter?.search || filter?.styleType || sort === OutfitSort.CELEBRITY;
  return [
    listTag("outfit"),
    ...(readsCelebrities ? [listTag("celebrity")] : []),
    ...(sort === OutfitSort.SCENE ? [listTag("show")] : []),
    ...(filter ? placeTags(filter) : []),
    ...(filter?.brand ? wornBrandTags : []),
    ...(filter?.category ? [listTag("affiliateProduct")] : []),
    // The site's currency.
    ...(typeof filter?.minPrice === "number" || typeof filter?.maxPrice === "number" ? [settingsTag] : []),
  ];
}

@Resolver(() => Outfit)
export class OutfitResolver {
  @Public({ cacheTags: outfitListTags, hasCachedCount: true })
  @Query(() => OutfitConnection, { description: "Outfits, newest first." })
  outfits(@Args(() => OutfitsArgs) args: OutfitsArgs, @Ctx() { db }: RequestContext, @Info() info: GraphQLResolveInfo) {
    return listOutfits(db, args, info);
  }

  @Public({ cacheTags: slugTags("outfit") })
  @Query(() => Outfit, { nullable: true, description: "One outfit by id or slug; null when there is none." })
  outfit(@Args(() => ByIdOrSlug) by: ByIdOrSlug, @Ctx() { db }: RequestContext, @Info() info: GraphQLResolveInfo) {
    return findOutfit(db, by, info);
  }

  @Public({ cacheTags: [listTag("outfit"), settingsTag] })
  @Query(() => Outfit, {
    nullable: true,
    description:
      "The outfit of the home page's first screen: the one that the settings name while it is public, otherwise the " +
      "newest; null without outfits.",
  })
  homeLook(@Ctx() { db }: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Outfit | null> {
    return findHomeLook(db, info);
  }

  @Public({ cacheTags: [listTag("outfit")], hasCachedCount: true })
  @Query(() => [Facet], { description: "The occasions in use by outfits, most frequent first." })
  outfitOccasions(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return readFacets(new Select(db, Outfit, "outfit"), "outfit.occasion", { order: "count(*) DESC, outfit.occasion" });
  }

  @Public({ cacheTags: rowTags("outfit") })
  @Query(() => [Outfit], { description: "Outfits by their ids, such as a visitor's favorites." })
  outfitsByIds(
    @Args(() => ByIdsArgs) { ids }: ByIdsArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Outfit[]> {
    return readByIds(db, Outfit, ids, planSelect(db, Outfit, info));
  }

  @FieldResolver(() => Celebrity, {
    nullable: true,
    description: "The celebrity who wore it; null while the celebrity is in the trash, and for a draft without one.",
  })
  @SqlRelation({ kind: "one", on: (outfit, celebrity) => `${celebrity}.id = ${outfit}.celebrity_id` })
  celebrity(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Celebrity | null>(outfit, context, info);
  }

  @FieldResolver(() => [String], { description: "Tags, by name." })
  @SqlRelation({
    kind: "value",
    sql: (outfit) =>
      `SELECT COALESCE(json_agg(tag_name ORDER BY tag_name COLLATE "C"), '[]') FROM outfit_tags WHERE outfit_id = ${outfit}.id`,
  })
  tags(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<string[]>(outfit, context, info);
  }

  @FieldResolver(() => Boolean, { description: "Whether the whole outfit has a link to a retailer." })
  @DependsOn<Outfit>("affiliateLink")
  hasAffiliateLink(@Root() outfit: Outfit): boolean {
    return Boolean(outfit.affiliateLink);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "Host of the shop to which that link leads, such as northloom.example; null without a link, and for a network's link that does not name the shop.",
  })
  @DependsOn<Outfit>("affiliateLink")
  linkHost(@Root() outfit: Outfit): string | null {
    return outfit.affiliateLink ? findShopHost(outfit.affiliateLink) : null;
  }
}

/** Outfit fields of a celebrity: the dependent side owns the relation. */
@Resolver(() => Celebrity)
export class CelebrityOutfitsResolver {
  @FieldResolver(() => Int, { description: "Number of outfits." })
  @SqlRelation({
    kind: "value",
    sql: (celebrity, audience) =>
      `SELECT count(*)::int FROM outfits worn WHERE worn.celebrity_id = ${celebrity}.id AND ${isShown("outfits", "worn", audience)}`,
  })
  outfitCount(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<number>(celebrity, context, info);
  }

  @FieldResolver(() => Outfit, { nullable: true, description: "The newest outfit; null when there is none." })
  @InvalidatesOwner()
  @SqlRelation({
    kind: "one",
    on: (celebrity, outfit) => `${outfit}.celebrity_id = ${celebrity}.id`,
    order: (outfit) => `${outfitDate(outfit)} DESC, ${outfit}.id DESC`,
  })
  latestOutfit(@Root() celebrity: Celebrity, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<Outfit | null>(celebrity, context, info);
  }

  @FieldResolver(() => OutfitConnection, {
    description: "The celebrity's outfits, newest first. Expensive for lists of celebrities.",
  })
  @SqlRelation({
    kind: "page",
    as: "outfit",
    on: (celebrity) => `outfit.celebrity_id = ${celebrity}.id`,
    order: newestOutfit,
  })
  outfits(
    @Root() celebrity: Celebrity,
    @Args(() => PageArgs) page: PageArgs,
    @Ctx() { db }: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ) {
    const request = { ...page, filter: { celebrityId: celebrity.id } };
    return listOutfits(db, request, info, findLoadedPage<Outfit>(celebrity, info));
  }
}
