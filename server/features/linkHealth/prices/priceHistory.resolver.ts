import { Ctx, FieldResolver, Float, Resolver, Root } from "type-graphql";
import { programsTag } from "../../../content/invalidation/cacheTags";
import { Offer } from "../../../content/offers/offer";
import { statementCost } from "../../../shared/cost/cost";
import type { RequestContext } from "../../../shared/graphql/context";
import { CacheTags } from "../../../shared/graphql/publicOperation";
import { DependsOn } from "../../../shared/read/sqlRelation";
import { isPriceCurrent, readPriceDate, readPriceLimit } from "../currentPrice";
import { priceChanges, priceDrops } from "./priceDays.loaders";
import { PricePoint } from "./pricePoint.types";

const withheld = "for visitors while the affiliate program limits how long a price may be shown";
const priceColumns = [
  "price",
  "priceAmount",
  "priceCurrency",
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
  @FieldResolver(() => [PricePoint], {
    description:
      "Up to 100 changes of the price in its current currency, oldest first, and the day of priceAsOf as the last point if " +
      `that is later. Empty without an amount and a currency, and ${withheld}.`,
    complexity: statementCost,
  })
  @DependsOn<Offer>(...priceColumns)
  @CacheTags(programsTag)
  async priceHistory(@Root() offer: Offer, @Ctx() context: RequestContext): Promise<PricePoint[]> {
    const { loader } = context;
    if (offer.priceAmount === null || !(await mayShowFormerPrices(offer, context))) return [];
    const changes = await loader(priceChanges).load(offer.id);
    const points = changes.filter(({ currency }) => currency === offer.priceCurrency);
    const asOf = (await readPriceDate(offer, loader)).toISOString().slice(0, 10);
    const last = points.at(-1);
    return last?.isCurrent && asOf > last.day ? [...points, { ...last, day: asOf }] : points;
  }

  @FieldResolver(() => Float, {
    nullable: true,
    description:
      "The price before, when it dropped in the last 30 days from one in the same currency that was confirmed within the 7 " +
      `days before; otherwise null. Null too while the price is not current, and ${withheld}.`,
    complexity: 0.05,
  })
  @DependsOn<Offer>(...priceColumns)
  @CacheTags(programsTag)
  async priceDroppedFrom(@Root() offer: Offer, @Ctx() context: RequestContext): Promise<number | null> {
    if (offer.priceAmount === null || offer.priceCurrency === null) return null;
    const isShown = (await mayShowFormerPrices(offer, context)) && (await isPriceCurrent(offer, context));
    return isShown ? context.loader(priceDrops).load(offer.id) : null;
  }
}
