import { Args, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import { ByIdOrSlug } from "../../shared/graphql/byIdOrSlug";
import type { RequestContext } from "../../shared/graphql/context";
import { Facet } from "../../shared/graphql/facet";
import { connectionOf } from "../../shared/paging/connection";
import { PageArgs } from "../../shared/paging/pageArgs";
import { Celebrity } from "../celebrity/celebrity.entity";
import { celebrityById } from "../celebrity/celebrity.loaders";
import { Outfit } from "./outfit.entity";
import { OutfitsArgs } from "./outfit.inputs";
import { latestOutfitOfCelebrity, outfitCountOfCelebrity, tagsOfOutfit } from "./outfit.loaders";
import { findOutfit, listOutfits, outfitOccasions } from "./outfit.service";

const OutfitConnection = connectionOf(Outfit);

@Resolver(() => Outfit)
export class OutfitResolver {
  @Query(() => OutfitConnection, { description: "Outfits, newest first, a page at a time." })
  outfits(@Args(() => OutfitsArgs) args: OutfitsArgs, @Ctx() { db }: RequestContext) {
    return listOutfits(db, args);
  }

  @Query(() => Outfit, { nullable: true, description: "One outfit by id or slug; null when there is none." })
  outfit(@Args(() => ByIdOrSlug) by: ByIdOrSlug, @Ctx() { db }: RequestContext) {
    return findOutfit(db, by);
  }

  @Query(() => [Facet], { description: "The occasions that outfits have, most frequent first." })
  outfitOccasions(@Ctx() { db }: RequestContext): Promise<Facet[]> {
    return outfitOccasions(db);
  }

  @FieldResolver(() => Celebrity, {
    nullable: true,
    description: "Who wore it; null while that celebrity is in the trash.",
  })
  celebrity(@Root() outfit: Outfit, @Ctx() { loader }: RequestContext) {
    return loader(celebrityById).load(outfit.celebrityId);
  }

  @FieldResolver(() => [String], { description: "Tags, by name." })
  tags(@Root() outfit: Outfit, @Ctx() { loader }: RequestContext) {
    return loader(tagsOfOutfit).load(outfit.id);
  }

  @FieldResolver(() => Boolean, { description: "The whole look has a link to a retailer." })
  hasAffiliateLink(@Root() outfit: Outfit): boolean {
    return Boolean(outfit.affiliateLink);
  }
}

/** What outfits add to a celebrity: the dependent side owns the relation. */
@Resolver(() => Celebrity)
export class CelebrityOutfitsResolver {
  @FieldResolver(() => Int, { description: "Number of outfits." })
  outfitCount(@Root() celebrity: Celebrity, @Ctx() { loader }: RequestContext) {
    return loader(outfitCountOfCelebrity).load(celebrity.id);
  }

  @FieldResolver(() => Outfit, { nullable: true, description: "The newest outfit; null when there is none." })
  latestOutfit(@Root() celebrity: Celebrity, @Ctx() { loader }: RequestContext) {
    return loader(latestOutfitOfCelebrity).load(celebrity.id);
  }

  @FieldResolver(() => OutfitConnection, {
    description: "The celebrity's outfits, newest first. Meant for one celebrity at a time.",
  })
  outfits(@Root() celebrity: Celebrity, @Args(() => PageArgs) page: PageArgs, @Ctx() { db }: RequestContext) {
    return listOutfits(db, { ...page, filter: { celebrityId: celebrity.id } });
  }
}
