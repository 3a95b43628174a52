import type { RequestContext } from "../../core/graphql/context";
import type { Offer } from "../../core/money/offer";
import { type PriceSource, PriceSourceKind } from "../../core/money/priceSource";
import { priceFeeds } from "../feeds/feed.loaders";
import { findPriceLimit } from "../programs/outbound.service";
import { readPrograms } from "../programs/program.loaders";

const hour = 3_600_000;

/** What a price needs of a request; mails have no other part of it. */
type PriceContext = Pick<RequestContext, "cachedCounts" | "dependencies" | "loader">;

/** An unchanged feed confirms its prices without a write of each item. */
const readConfirmation = async ({ priceFeedId }: Offer, loader: RequestContext["loader"]): Promise<Date | null> =>
  priceFeedId ? ((await loader(priceFeeds).load(priceFeedId))?.confirmedAt ?? null) : null;

export async function readPriceDate(offer: Offer, loader: RequestContext["loader"]): Promise<Date> {
  const confirmedAt = await readConfirmation(offer, loader);
  return confirmedAt && confirmedAt > offer.priceCheckedAt ? confirmedAt : offer.priceCheckedAt;
}

/** Returns what last stated the price, and when; null without a price, and when nobody knows. */
export async function readPriceSource(offer: Offer, loader: RequestContext["loader"]): Promise<PriceSource | null> {
  if (offer.price === "") return null;
  const { priceSourceKind: kind, priceCheckedAt } = offer;
  const confirmedAt = await readConfirmation(offer, loader);
  // An editor who takes the feed's price does so after the run that stated it.
  if (confirmedAt && (kind === PriceSourceKind.FEED || confirmedAt > priceCheckedAt))
    return { kind: PriceSourceKind.FEED, at: confirmedAt };
  return kind && { kind, at: priceCheckedAt };
}

/** Returns for how many hours the offer's program lets its prices be shown; null without a limit. */
export async function readPriceLimit(
  { affiliateLink, priceFeedId }: Offer,
  context: PriceContext,
): Promise<number | null> {
  const programs = await readPrograms(context);
  const feed = priceFeedId ? await context.loader(priceFeeds).load(priceFeedId) : null;
  return findPriceLimit(programs, affiliateLink, feed?.programId);
}

export function isPriceCurrent(offer: Offer, context: PriceContext): boolean | Promise<boolean> {
  if (!offer.affiliateLink || offer.price === "") return true;
  return readPriceLimit(offer, context).then(
    async (limit) =>
      limit === null || Date.now() - (await readPriceDate(offer, context.loader)).getTime() <= limit * hour,
  );
}
