import type { RequestContext } from "../../shared/graphql/context";
import type { Offer } from "../../content/offers/offer";
import { priceFeeds } from "../feed/feed.loaders";
import { findPriceLimit } from "../program/outbound.service";
import { programsOfSite } from "../program/program.loaders";

type Loader = RequestContext["loader"];

const hour = 3_600_000;

/** An unchanged feed confirms its prices without a write of each item. */
export async function readPriceDate({ priceCheckedAt, priceFeedId }: Offer, loader: Loader): Promise<Date> {
  const confirmedAt = priceFeedId ? (await loader(priceFeeds).load(priceFeedId))?.confirmedAt : null;
  return confirmedAt && confirmedAt > priceCheckedAt ? confirmedAt : priceCheckedAt;
}

/** Returns for how many hours the offer's program lets its prices be shown; null without a limit. */
export async function readPriceLimit({ affiliateLink, priceFeedId }: Offer, loader: Loader): Promise<number | null> {
  const programs = await loader(programsOfSite).load("site");
  const feed = priceFeedId ? await loader(priceFeeds).load(priceFeedId) : null;
  return findPriceLimit(programs, affiliateLink, feed?.programId);
}

export function isPriceCurrent(offer: Offer, loader: Loader): boolean | Promise<boolean> {
  if (!offer.affiliateLink || offer.price === "") return true;
  return readPriceLimit(offer, loader).then(
    async (limit) => limit === null || Date.now() - (await readPriceDate(offer, loader)).getTime() <= limit * hour,
  );
}
