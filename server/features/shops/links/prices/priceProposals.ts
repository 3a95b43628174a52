import type { EntityManager } from "typeorm";
import { contentKinds, type OfferType } from "../../../../core/kinds/contentKind";
import { priceCurrency } from "../../../../core/money/siteCurrency";
import { someOffer, usesLink } from "../linkUses";

/**
 * SQL over two aliases: the link's page states another price in the offer's currency, and no editor left it. The price of a
 * feed belongs to the feed.
 */
const differsFromPage = (offer: string, link: string): string =>
  `${usesLink(offer, link)} AND ${offer}.price_feed_id IS NULL AND ${offer}.price_amount <> ${link}.found_amount
   AND ${priceCurrency(offer)} = ${link}.found_currency
   AND (${link}.left_amount, ${link}.left_currency) IS DISTINCT FROM (${link}.found_amount, ${link}.found_currency)`;

/** SQL over an alias: the link's page states another price than an offer that uses it. */
export const hasPriceProposal = (link: string): string => someOffer(differsFromPage("offer", link));

/** An offer, and the other price on its page. */
export interface ProposalRow {
  linkId: string;
  offerId: string;
  /** As an editor would enter it. */
  price: string;
  amount: number;
  currency: string;
  /** Empty when the page states none. */
  originalPrice: string;
  checkedAt: Date;
}

export interface ProposalFilter {
  by: "link" | "offer";
  ids: readonly string[];
  /** Locks the offers until the end of the transaction. */
  lock?: boolean;
}

/** Returns the offers of a type whose price differs from the one on their page, by title. */
export const readProposals = (
  db: EntityManager,
  type: OfferType,
  { by, ids, lock = false }: ProposalFilter,
): Promise<ProposalRow[]> =>
  db.query(
    `SELECT link.id AS "linkId", offer.id AS "offerId", link.found_price AS price,
       link.found_amount::float8 AS amount, link.found_currency AS currency,
       link.found_original_price AS "originalPrice", link.checked_at AS "checkedAt"
     FROM link_checks link JOIN ${contentKinds[type].table} offer ON ${differsFromPage("offer", "link")}
     WHERE ${by}.id = ANY($1::uuid[]) ORDER BY offer.title, offer.id ${lock ? "FOR UPDATE OF offer" : ""}`,
    [ids],
  );
