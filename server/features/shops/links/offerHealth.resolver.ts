import type { GraphQLResolveInfo } from "graphql";
import { Ctx, FieldResolver, Float, GraphQLISODateTime, Info, Resolver, Root } from "type-graphql";
import type { RequestContext } from "../../../core/graphql/context";
import { CacheTags, InvalidatesOwner } from "../../../core/graphql/publicOperation";
import { programsTag } from "../../../core/cache/cacheTags";
import { Offer } from "../../../core/money/offer";
import { isFromPrice, readHighestAmount } from "../../../core/money/price";
import { PriceSource } from "../../../core/money/priceSource";
import { loadRelation } from "../../../core/read/loadRelation";
import { DependsOn, SqlRelation } from "../../../core/read/sqlRelation";
import { Outfit } from "../../content/outfit/outfit.entity";
import { AffiliateProduct } from "../../content/product/affiliateProduct.entity";
import { byMatchAndPlace } from "../../content/product/product.loaders";
import { isPriceCurrent, readPriceDate, readPriceSource } from "./currentPrice.service";
import { hasDeadLink, isLinkAlive, isOfferAvailable } from "./linkHealth.loaders";
import { replacementOfOffer } from "./replacement.loaders";

const available =
  "False after the retailer's page was found missing or sold out twice in a row; true before the first check.";
const availableOffer = `${available} False too when the retailer's feed says that it is sold out, or lacked it twice in a row.`;

function hideOutdated<Value>(offer: Offer, context: RequestContext, value: Value, none: Value): Value | Promise<Value> {
  if (context.actor || value === none) return value;
  const current = isPriceCurrent(offer, context);
  return typeof current === "boolean" ? value : current.then((is) => (is ? value : none));
}

const currentPriceColumns = [
  ...(["price", "priceAmount", "priceCurrency"] as const),
  ...(["affiliateLink", "priceCheckedAt", "priceFeedId"] as const),
];

/** Fields of link and price health for everything that a retailer sells. */
@Resolver(() => Offer)
export class OfferHealthResolver {
  @FieldResolver(() => Boolean, { description: availableOffer })
  @DependsOn<Offer>("affiliateLink", "inStock")
  isAvailable(@Root() offer: Offer, @Ctx() { loader }: RequestContext): boolean | Promise<boolean> {
    return isOfferAvailable(offer, loader);
  }

  @FieldResolver(() => GraphQLISODateTime, {
    description: "Time when the price was entered, or last confirmed on the retailer's page or by its feed.",
  })
  @DependsOn<Offer>("priceCheckedAt", "priceFeedId")
  priceAsOf(@Root() offer: Offer, @Ctx() { loader }: RequestContext): Promise<Date> {
    return readPriceDate(offer, loader);
  }

  @FieldResolver(() => PriceSource, {
    nullable: true,
    description:
      "What last stated the price, and when. Null without a price, while visitors do not get it, and when it is unknown.",
  })
  @DependsOn<Offer>("price", "affiliateLink", "priceCheckedAt", "priceFeedId", "priceSourceKind")
  @CacheTags(programsTag)
  async priceSource(@Root() offer: Offer, @Ctx() context: RequestContext): Promise<PriceSource | null> {
    return hideOutdated(offer, context, await readPriceSource(offer, context.loader), null);
  }

  @FieldResolver(() => Boolean, {
    description: "False when the price is older than its affiliate program allows; visitors do not get such a price.",
  })
  @DependsOn<Offer>("price", "affiliateLink", "priceCheckedAt", "priceFeedId")
  @CacheTags(programsTag)
  isPriceCurrent(@Root() offer: Offer, @Ctx() context: RequestContext): boolean | Promise<boolean> {
    return isPriceCurrent(offer, context);
  }
}

/** Fields that are empty for visitors while the price is outdated; editors see the stored values. */
@Resolver(() => Offer)
export class OfferPriceResolver {
  @FieldResolver()
  @CacheTags(programsTag)
  price(@Root() offer: Offer, @Ctx() context: RequestContext) {
    return hideOutdated(offer, context, offer.price, "");
  }

  @FieldResolver()
  @CacheTags(programsTag)
  priceAmount(@Root() offer: Offer, @Ctx() context: RequestContext) {
    return hideOutdated(offer, context, offer.priceAmount, null);
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the price is the lowest of several, such as From $50 or $50 - $80: no exact offer, and never a reduction. False for visitors while isPriceCurrent is false.",
  })
  @DependsOn<Offer>(...currentPriceColumns)
  @CacheTags(programsTag)
  isPriceFrom(@Root() offer: Offer, @Ctx() context: RequestContext): boolean | Promise<boolean> {
    return hideOutdated(offer, context, offer.priceAmount !== null && isFromPrice(offer.price), false);
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description: "Amount of the higher end of a range of prices, $50 - $80; null otherwise.",
  })
  @DependsOn<Offer>(...currentPriceColumns)
  @CacheTags(programsTag)
  highestPriceAmount(@Root() offer: Offer, @Ctx() context: RequestContext): number | null | Promise<number | null> {
    return hideOutdated(offer, context, readHighestAmount(offer.price, offer.priceCurrency), null);
  }

  @FieldResolver()
  @CacheTags(programsTag)
  originalPrice(@Root() offer: Offer, @Ctx() context: RequestContext) {
    return hideOutdated(offer, context, offer.originalPrice, "");
  }

  @FieldResolver()
  @CacheTags(programsTag)
  originalPriceAmount(@Root() offer: Offer, @Ctx() context: RequestContext) {
    return hideOutdated(offer, context, offer.originalPriceAmount, null);
  }
}

@Resolver(() => Outfit)
export class OutfitHealthResolver {
  @FieldResolver(() => Boolean, { description: available })
  @DependsOn<Outfit>("affiliateLink")
  isAvailable(@Root() outfit: Outfit, @Ctx() { loader }: RequestContext): Promise<boolean> {
    return isLinkAlive(outfit.affiliateLink, loader);
  }

  @FieldResolver(() => AffiliateProduct, {
    nullable: true,
    description:
      "Its first product that has a price and that a visitor can buy now: exact, similar, budget, each in the order of " +
      "the pieces; null when there is none.",
  })
  @SqlRelation({
    kind: "one",
    on: (outfit, product) =>
      `${product}.outfit_id = ${outfit}.id AND ${product}.affiliate_link <> '' AND ${product}.price_amount > 0
       AND ${product}.in_stock AND NOT ${hasDeadLink(product)}`,
    order: (product) =>
      `array_position(ARRAY['EXACT', 'SIMILAR', 'BUDGET'], ${product}.match_kind),
       (SELECT piece.place FROM outfit_pieces piece WHERE piece.id = ${product}.piece_id), ${byMatchAndPlace(product)}`,
  })
  @InvalidatesOwner()
  leadProduct(@Root() outfit: Outfit, @Ctx() context: RequestContext, @Info() info: GraphQLResolveInfo) {
    return loadRelation<AffiliateProduct | null>(outfit, context, info);
  }
}

@Resolver(() => Offer)
export class OfferReplacementResolver {
  @FieldResolver(() => Offer, {
    nullable: true,
    description:
      "Replacement while it is not available, from the whole catalog: the most similar published one of the same type of garment in the same colors, in stock, at half to double the price in the same currency; null when there is none or none is needed.",
  })
  @DependsOn<Offer>("id")
  @InvalidatesOwner()
  replacement(@Root() { id }: Offer, @Ctx() { loader }: RequestContext): Promise<Offer | null> {
    return loader(replacementOfOffer).load(id);
  }
}
