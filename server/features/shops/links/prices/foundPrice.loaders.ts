import DataLoader from "dataloader";
import type { EntityManager, EntityTarget } from "typeorm";
import { contentKinds, offerTypes, type OfferType } from "../../../../core/kinds/contentKind";
import type { Offer } from "../../../../core/money/offer";
import { priceCurrency, readSiteCurrency } from "../../../../core/money/siteCurrency";
import type { LoaderFactory } from "../../../../core/graphql/context";
import { loadByKey } from "../../../../core/graphql/loaders";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import { CategoryItem } from "../../../content/category/categoryItem.entity";
import { AffiliateProduct } from "../../../content/product/affiliateProduct.entity";
import { usesLink } from "../linkUses";
import type { FoundPrice, PriceProposal } from "./foundPrice.types";
import { type ProposalFilter, type ProposalRow, readProposals } from "./priceProposals";
import { parsePrice } from "../../../../core/money/price";

/**
 * Returns the text of a page's price so that it is read back as the same currency: "$199" becomes "USD 199" on a site whose
 * dollars are Canadian.
 * @param site ISO 4217 currency of the site, whose dollars "$" stands for.
 */
export const enterablePrice = (text: string, currency: string, site: string): string =>
  text === "" || parsePrice(text, null, site).currency === currency ? text : text.replace(/\p{Sc}/u, `${currency} `);

export const offerEntities: Record<OfferType, EntityTarget<Offer>> = {
  affiliateProduct: AffiliateProduct,
  categoryItem: CategoryItem,
};

const toFoundPrice = ({ price, originalPrice, currency, checkedAt }: ProposalRow, site: string): FoundPrice => ({
  price: enterablePrice(price, currency, site),
  originalPrice: enterablePrice(originalPrice, currency, site),
  checkedAt,
});

/** Reads the proposals of both types of offers, each with the price as an editor would enter it. */
async function readFoundPrices(db: EntityManager, filter: ProposalFilter) {
  const site = await readSiteCurrency(db);
  const byType = await Promise.all(
    offerTypes.map(async (type) => (await readProposals(db, type, filter)).map((row) => ({ ...row, type }))),
  );
  return byType.flat().map((row) => ({ ...row, found: toFoundPrice(row, site) }));
}

async function readOffers(db: EntityManager, type: OfferType, ids: string[]): Promise<Offer[]> {
  return ids.length === 0 ? [] : new Select(db, offerEntities[type], "row").andWhere(sql`row.id = ANY(${ids})`).read();
}

/** Loads the proposals of links. */
export const priceProposals: LoaderFactory<string, PriceProposal[]> = (db: EntityManager) =>
  new DataLoader(async (linkIds) => {
    const rows = await readFoundPrices(db, { by: "link", ids: linkIds });
    const offers = await Promise.all(
      offerTypes.map((type) =>
        readOffers(
          db,
          type,
          rows.flatMap((row) => (row.type === type ? [row.offerId] : [])),
        ),
      ),
    );
    const byId = new Map(offers.flat().map((offer) => [offer.id, offer]));
    return linkIds.map((id) =>
      rows.flatMap(({ linkId, offerId, found }) => {
        const offer = byId.get(offerId);
        return linkId === id && offer ? [{ offer, found }] : [];
      }),
    );
  });

/** Loads the other price on an offer's page; null when there is none. */
export const foundPrices = loadByKey<FoundPrice | null>(async (db, offerIds) => {
  const rows = await readFoundPrices(db, { by: "offer", ids: [...offerIds] });
  return new Map(rows.map(({ offerId, found }) => [offerId, found]));
}, null);

/** SQL: currencies of offers whose page states a price in another currency. */
const otherCurrenciesSql = offerTypes
  .map(
    (type) => `SELECT link.id, ${priceCurrency("offer")} AS currency
      FROM link_checks link JOIN ${contentKinds[type].table} offer ON ${usesLink("offer", "link")}
      WHERE link.id = ANY($1::uuid[]) AND offer.price_feed_id IS NULL AND offer.price_amount IS NOT NULL
        AND ${priceCurrency("offer")} <> link.found_currency`,
  )
  .join(" UNION ");

/** Loads the currencies of a link's offers that differ from the page's, so that their prices are not compared. */
export const otherCurrencies: LoaderFactory<string, string[]> = (db: EntityManager) =>
  new DataLoader(async (linkIds) => {
    const rows: { id: string; currency: string }[] = await db.query(`${otherCurrenciesSql} ORDER BY currency`, [
      linkIds,
    ]);
    return linkIds.map((id) => rows.flatMap((row) => (row.id === id ? [row.currency] : [])));
  });
