import DataLoader from "dataloader";
import { type EntityManager, In } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { rowsById } from "../../shared/graphql/loaders";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { LinkCheck } from "./linkCheck.entity";
import { deadStates, failuresUntilReplaced } from "./linkState";

export const linkById = rowsById(LinkCheck);

const dead = `link.failures >= ${failuresUntilReplaced} AND link.state IN (${[...deadStates].map((state) => `'${state}'`).join(", ")})`;

/** Whether an address is known to lead nowhere. */
export const isDeadAddress: LoaderFactory<string, boolean> = (db: EntityManager) =>
  new DataLoader(async (addresses) => {
    const rows: { address: string }[] = await db.query(
      `SELECT address FROM link_checks link WHERE md5(address) IN (SELECT md5(unnest($1::text[]))) AND ${dead}`,
      [addresses],
    );
    const found = new Set(rows.map(({ address }) => address));
    return addresses.map((address) => found.has(address));
  });

/**
 * What stands in for each product whose shop page is gone: of the same outfit's products whose link lives, the one with the
 * most similar title, the nearest price deciding between equals. Null for products that are there, or when nothing is left.
 */
export const replacementOfProduct: LoaderFactory<string, AffiliateProduct | null> = (db: EntityManager) =>
  new DataLoader(async (productIds) => {
    const rows: { id: string; other_id: string }[] = await db.query(
      `SELECT product.id, other.id AS other_id
       FROM affiliate_products product
       JOIN link_checks link ON md5(link.address) = md5(product.affiliate_link) AND ${dead}
       CROSS JOIN LATERAL (
         SELECT candidate.id FROM affiliate_products candidate
         WHERE candidate.outfit_id = product.outfit_id AND candidate.id <> product.id
           AND candidate.deleted_at IS NULL AND candidate.affiliate_link <> ''
           AND NOT EXISTS (SELECT FROM link_checks link WHERE md5(link.address) = md5(candidate.affiliate_link) AND ${dead})
         ORDER BY similarity(searchable(candidate.title), searchable(product.title)) DESC,
           abs(candidate.price_amount - product.price_amount) NULLS LAST, candidate.id
         LIMIT 1
       ) other
       WHERE product.id = ANY($1::uuid[])`,
      [productIds],
    );
    const byProduct = new Map(rows.map((row) => [row.id, row.other_id]));
    const others = rows.length > 0 ? await db.findBy(AffiliateProduct, { id: In([...byProduct.values()]) }) : [];
    const byId = new Map(others.map((other) => [other.id, other]));
    return productIds.map((id) => byId.get(byProduct.get(id) ?? "") ?? null);
  });
