import { Ctx, FieldResolver, Float, Query, Resolver, Root } from "type-graphql";
import { programsTag } from "../../../../core/cache/cacheTags";
import { Offer } from "../../../../core/money/offer";
import type { RequestContext } from "../../../../core/graphql/context";
import { CacheTags } from "../../../../core/graphql/publicOperation";
import { RequiresRole } from "../../../../core/graphql/requiresRole";
import { DependsOn } from "../../../../core/read/sqlRelation";
import { isPriceCurrent, readPriceDate, readPriceLimit } from "../currentPrice.service";
import { formerPrices, priceChanges } from "./priceDays.loaders";
import { hasHigherOriginal } from "../../../../core/money/lowestPrice";
import { PricePoint } from "./pricePoint.types";
import { listRaisedPrices } from "./raisedPrices";

const withheld = "for visitors while the affiliate program limits how long a price may be shown";
const priceColumns = [
  "price",
  "priceAmount",
  "priceCurrency",
  "condition",
  "affiliateLink",
  "priceCheckedAt",
  "priceFeedId",
] as const;

/** A program that limits how long a price may be shown forbids former ones; editors see them. */
const mayShowFormerPrices = async (offer: Offer, context: RequestContext): Promise<boolean> =>
  context.actor !== null || (await readPriceLimit(offer, context)) === null;

/** What an offer cost before. */
@Resolver(() => Offer)
export class PriceHistoryResolver {
  @RequiresRole("editor", "read")
  @Query(() => [Offer], {
    description:
      'Offers whose shop raised a price within the 30 days before a "sale" that began in the last 30 days, so that visitors see no sale; newest first, at most 100.',
  })
  raisedPrices(@Ctx() { db }: RequestContext): Promise<Offer[]> {
    return listRaisedPrices(db);
  }

  @FieldResolver(() => [PricePoint], {
    description:
      "Up to 100 changes of the price in its current currency and condition, oldest first, and the day of priceAsOf as the last point if " +
      `that is later. Empty without an amount and a currency, and ${withheld}.`,
  })
  @DependsOn<Offer>(...priceColumns)
  @CacheTags(programsTag)
  async priceHistory(@Root() offer: Offer, @Ctx() context: RequestContext): Promise<PricePoint[]> {
    const { loader } = context;
    if (offer.priceAmount === null || !(await mayShowFormerPrices(offer, context))) return [];
    const changes = await loader(priceChanges).load(offer.id);
    const points = changes.filter(
      ({ currency, condition }) => currency === offer.priceCurrency && condition === offer.condition,
    );
    const asOf = (await readPriceDate(offer, loader)).toISOString().slice(0, 10);
    const last = points.at(-1);
    return last?.isCurrent && asOf > last.day ? [...points, { ...last, day: asOf }] : points;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description:
      "The lowest price of the 30 days before the current one, when that is lower and began in the last 30 days. The price " +
      "just before must be in the same currency and confirmed within the 7 days before, and neither one of several " +
      `(isPriceFrom); otherwise null. Null too while the price is not current, and ${withheld}.`,
  })
  @DependsOn<Offer>(...priceColumns)
  @CacheTags(programsTag)
  async priceDroppedFrom(@Root() offer: Offer, @Ctx() context: RequestContext): Promise<number | null> {
    if (offer.priceAmount === null || offer.priceCurrency === null) return null;
    const isShown = (await mayShowFormerPrices(offer, context)) && (await isPriceCurrent(offer, context));
    const former = isShown ? await context.loader(formerPrices).load(offer.id) : null;
    return former?.isNews && former.lowest !== null && former.lowest > former.amount ? former.lowest : null;
  }

  @FieldResolver(() => Boolean, {
    description:
      "Whether the original price is higher than the price, in the same currency, and no price of the 30 days before the " +
      "current one was as low. False for the lowest of several prices (isPriceFrom).",
  })
  @DependsOn<Offer>("price", "priceAmount", "priceCurrency", "originalPriceAmount", "originalPriceCurrency")
  async isOnSale(@Root() offer: Offer, @Ctx() { loader }: RequestContext): Promise<boolean> {
    if (!hasHigherOriginal(offer)) return false;
    const former = await loader(formerPrices).load(offer.id);
    return former === null || former.lowest === null || former.lowest > former.amount;
  }
}
