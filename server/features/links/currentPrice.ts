import type { RequestContext } from "../../core/graphql/context";
import type { Offer } from "../../core/money/offer";
import { priceFeeds } from "../feeds/feed.loaders";
import { findPriceLimit } from "../programs/outbound.service";
import { readPrograms } from "../programs/program.loaders";

const hour = 3_600_000;

/** An unchanged feed confirms its prices without a write of each item. */
export async function readPriceDate(
  { priceCheckedAt, priceFeedId }: Offer,
  loader: RequestContext["loader"],
): Promise<Date> {
  const confirmedAt = priceFeedId ? (await loader(priceFeeds).load(priceFeedId))?.confirmedAt : null;
  return confirmedAt && confirmedAt > priceCheckedAt ? confirmedAt : priceCheckedAt;
}

/** Returns for how many hours the offer's program lets its prices be shown; null without a limit. */
export async function readPriceLimit(
  { affiliateLink, priceFeedId }: Offer,
  context: RequestContext,
): Promise<number | null> {
  const programs = await readPrograms(context);
  const feed = priceFeedId ? await context.loader(priceFeeds).load(priceFeedId) : null;
  return findPriceLimit(programs, affiliateLink, feed?.programId);
}

export function isPriceCurrent(offer: Offer, context: RequestContext): boolean | Promise<boolean> {
  if (!offer.affiliateLink || offer.price === "") return true;
  return readPriceLimit(offer, context).then(
    async (limit) =>
      limit === null || Date.now() - (await readPriceDate(offer, context.loader)).getTime() <= limit * hour,
  );
}
