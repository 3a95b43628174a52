import DataLoader from "dataloader";
import type { EntityManager } from "typeorm";
import type { LoaderFactory } from "../../shared/graphql/context";
import { rowsById } from "../../shared/graphql/loaders";
import { Select } from "../../shared/read/select";
import { sql } from "../../shared/read/sql";
import { AffiliateProduct } from "../product/affiliateProduct.entity";
import { type GarmentDescription, isSameKind } from "./garment";
import { LinkCheck } from "./linkCheck.entity";
import { deadStates, failuresUntilReplaced } from "./linkState";

export const linkById = rowsById(LinkCheck);

const dead = `link.failures >= ${failuresUntilReplaced} AND link.state IN (${[...deadStates].map((state) => `'${state}'`).join(", ")})`;

/** Loads whether an address is known to be dead. */
export const isDeadAddress: LoaderFactory<string, boolean> = (db: EntityManager) =>
  new DataLoader(async (addresses) => {
    const rows: { address: string }[] = await db.query(
      `SELECT address FROM link_checks link WHERE md5(address) IN (SELECT md5(unnest($1::text[]))) AND ${dead}`,
      [addresses],
    );
    const found = new Set(rows.map(({ address }) => address));
    return addresses.map((address) => found.has(address));
  });

interface Candidate extends GarmentDescription {
  id: string;
  other: GarmentDescription & { id: string };
}

/**
 * Loads the replacement of each unavailable product: a product of the same outfit with a working link, the same type of
 * garment and family of colors, at half to double the price. The most similar title wins, then the nearest price. Null
 * for available products, or when there is none.
 */
export const replacementOfProduct: LoaderFactory<string, AffiliateProduct | null> = (db: EntityManager) =>
  new DataLoader(async (productIds) => {
    const candidates: Candidate[] = await db.query(
      `SELECT product.id, product.title, product.description,
         json_build_object('id', candidate.id, 'title', candidate.title, 'description', candidate.description) AS other
       FROM affiliate_products product
       JOIN link_checks link ON md5(link.address) = md5(product.affiliate_link) AND ${dead}
       JOIN affiliate_products candidate ON candidate.outfit_id = product.outfit_id AND candidate.id <> product.id
         AND candidate.deleted_at IS NULL AND candidate.affiliate_link <> ''
         AND candidate.price_amount BETWEEN product.price_amount / 2 AND product.price_amount * 2
         AND NOT EXISTS (SELECT FROM link_checks link WHERE md5(link.address) = md5(candidate.affiliate_link) AND ${dead})
       WHERE product.id = ANY($1::uuid[])
       ORDER BY similarity(searchable(candidate.title), searchable(product.title)) DESC,
         abs(candidate.price_amount - product.price_amount), candidate.id`,
      [productIds],
    );
    const byProduct = new Map<string, string>();
    for (const { id, other, ...piece } of candidates) {
      if (!byProduct.has(id) && isSameKind(piece, other)) byProduct.set(id, other.id);
    }
    if (byProduct.size === 0) return productIds.map(() => null);
    const others = await new Select(db, AffiliateProduct, "product")
      .andWhere(sql`product.id = ANY(${[...byProduct.values()]})`)
      .read();
    const byId = new Map(others.map((other) => [other.id, other]));
    return productIds.map((id) => byId.get(byProduct.get(id) ?? "") ?? null);
  });
