import type { EntityManager } from "typeorm";
import type { Facet } from "../../../core/graphql/facet";
import { collectArticleLinks } from "../linkUses";

const mostHosts = 500;

const ofRetailer = ["affiliate_products", "category_items"]
  .map(
    (table) =>
      `EXISTS (SELECT FROM ${table} row WHERE row.affiliate_link <> '' AND md5(row.affiliate_link) = md5(link.address)
         AND row.retailer = $1 AND row.deleted_at IS NULL)`,
  )
  .join(" OR ");

/** Returns the hosts of the links, the most used first; with a retailer, those of its products and category items. */
export async function listLinkHosts(db: EntityManager, retailer: string | null): Promise<Facet[]> {
  await collectArticleLinks(db);
  return db.query(
    `SELECT host AS name, count(*)::int AS count FROM link_checks link
     WHERE host <> '' AND ($1::text IS NULL OR ${ofRetailer}) GROUP BY host ORDER BY count DESC, host LIMIT ${mostHosts}`,
    [retailer],
  );
}
