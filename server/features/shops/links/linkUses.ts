import type { EntityManager } from "typeorm";
import { contentKinds, type LinkingType, offerTypes, ownLinkTypes } from "../../../core/kinds/contentKind";
import { linkKey } from "../../../core/links/linkKey";

/** SQL over two aliases: an offer has the address of a link. */
export const usesLink = (offer: string, link: string): string =>
  `${offer}.affiliate_link <> '' AND md5(${offer}.affiliate_link) = md5(${link}.address) AND ${offer}.affiliate_link = ${link}.address AND ${offer}.deleted_at IS NULL`;

/** SQL: a condition on the alias `offer` that holds for an offer of any type. */
export const someOffer = (condition: string): string =>
  offerTypes.map((type) => `EXISTS (SELECT FROM ${contentKinds[type].table} offer WHERE ${condition})`).join(" OR ");

/** Returns those of the links that offers use. */
export async function listOfferLinks(db: EntityManager, ids: readonly string[]): Promise<Set<string>> {
  const links: { id: string }[] = await db.query(
    `SELECT link.id FROM link_checks link WHERE link.id = ANY($1::uuid[]) AND (${someOffer(usesLink("offer", "link"))})`,
    [ids],
  );
  return new Set(links.map(({ id }) => id));
}

export interface LinkUser {
  type: LinkingType;
  id: string;
  title: string;
}

/** SQL: the type, id and title of each row whose only link is the address. */
export const selectOwnUses = (address: string): string =>
  ownLinkTypes
    .map(
      (type) =>
        `SELECT '${type}' AS type, id, title FROM ${contentKinds[type].table}
         WHERE md5(affiliate_link) = md5(${address}) AND affiliate_link = ${address} AND affiliate_link <> '' AND deleted_at IS NULL`,
    )
    .join(" UNION ALL ");

/** Returns published rows that use one of the addresses. */
export const listLinkUses = (
  db: EntityManager,
  addresses: readonly string[],
): Promise<(LinkUser & { address: string })[]> =>
  db.query(
    `SELECT asked.address, used.* FROM unnest($1::text[], $2::text[]) AS asked (address, key)
     CROSS JOIN LATERAL (
       ${selectOwnUses("asked.address")} UNION ALL
       SELECT 'blogPost', id, title FROM article_links JOIN blog_posts post ON post.id = post_id
       WHERE link_keys(links) && ARRAY[asked.key] AND links ->> asked.key = asked.address AND deleted_at IS NULL
     ) used ORDER BY type, title, id`,
    [addresses, addresses.map(linkKey)],
  );
