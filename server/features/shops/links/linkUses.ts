import type { EntityManager } from "typeorm";
import { contentKinds, type LinkingType, offerTypes, ownLinkTypes } from "../../../core/kinds/contentKind";
import { writeCount } from "../../../core/cache/invalidation";
import { linkKey } from "../../../core/links/linkKey";
import { listArticleLinks, mayContainLinks } from "../../content/blog/articleLinks.service";

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

const inUse = [
  ...ownLinkTypes.map(
    (type) =>
      `SELECT id, '' AS link_key, affiliate_link AS address FROM ${contentKinds[type].table} WHERE affiliate_link <> '' AND deleted_at IS NULL`,
  ),
  `SELECT post.id, link.key, link.value FROM article_links JOIN blog_posts post ON post.id = post_id AND post.deleted_at IS NULL
   CROSS JOIN LATERAL jsonb_each_text(links) link`,
].join(" UNION ALL ");

const articleBatchSize = 100;

/** Reads the links of articles that were saved since the last reading. */
export async function readArticleLinks(db: EntityManager): Promise<void> {
  for (let count = articleBatchSize; count === articleBatchSize;) {
    const posts: { id: string; version: number; content: string }[] = await db.query(
      `SELECT post.id, post.version, post.content FROM blog_posts post LEFT JOIN article_links known ON known.post_id = post.id
       WHERE known.version IS DISTINCT FROM post.version LIMIT ${articleBatchSize}`,
    );
    const read = posts.map(({ id, version, content }) => ({
      id,
      version,
      links: mayContainLinks(content) ? Object.fromEntries(listArticleLinks(content)) : {},
    }));
    await db.query(
      `INSERT INTO article_links (post_id, version, links)
       SELECT id, article.version, links FROM json_to_recordset($1) AS article (id uuid, version int, links jsonb) JOIN blog_posts USING (id)
       ON CONFLICT (post_id) DO UPDATE SET version = excluded.version, links = excluded.links`,
      [JSON.stringify(read)],
    );
    count = posts.length;
  }
}

const daysOfClicks = 30;

/**
 * Synchronizes the table of addresses with the content: adds new ones, deletes unused ones and updates the click
 * counts.
 */
export async function collectLinks(db: EntityManager): Promise<void> {
  await readArticleLinks(db);
  await db.query(
    `INSERT INTO link_checks (address, host)
     SELECT DISTINCT address, COALESCE(lower(substring(address FROM '^[a-zA-Z]+://([^/?#:]+)')), '') FROM (${inUse}) used
     ON CONFLICT (md5(address)) DO NOTHING`,
  );
  await db.query(
    `DELETE FROM link_checks link WHERE NOT EXISTS (SELECT FROM (${inUse}) used WHERE md5(used.address) = md5(link.address))`,
  );
  await db.query(
    `UPDATE link_checks link SET clicks = counted.clicks
     FROM (
       SELECT md5(used.address) AS hash, COALESCE(sum(day.clicks), 0)::int AS clicks
       FROM (${inUse}) used
       LEFT JOIN click_days day ON day.target_id = used.id AND day.link_key = used.link_key
         AND day.day > (now() AT TIME ZONE 'UTC')::date - ${daysOfClicks}
       GROUP BY 1
     ) counted
     WHERE md5(link.address) = counted.hash AND link.clicks <> counted.clicks`,
  );
}

let gathered = { writes: -1, done: Promise.resolve() };

/** Does the same, but only after a write of this process; the job collects the writes of others. */
export function collectArticleLinks(db: EntityManager): Promise<void> {
  const writes = writeCount();
  if (writes !== gathered.writes) gathered = { writes, done: collectLinks(db) };
  const { done } = gathered;
  done.catch(() => (gathered.writes = -1));
  return done;
}

export interface LinkUser {
  type: LinkingType;
  id: string;
  title: string;
}

const users = [
  ...ownLinkTypes.map(
    (type) =>
      `SELECT '${type}' AS type, id, title FROM ${contentKinds[type].table}
       WHERE md5(affiliate_link) = md5($1) AND affiliate_link = $1 AND affiliate_link <> '' AND deleted_at IS NULL`,
  ),
  `SELECT 'blogPost', id, title FROM article_links JOIN blog_posts post ON post.id = post_id
   WHERE links ->> $2 = $1 AND deleted_at IS NULL`,
].join(" UNION ALL ");

/** Returns published rows that use an address. */
export const listLinkUses = (db: EntityManager, address: string): Promise<LinkUser[]> =>
  db.query(`${users} ORDER BY type, title, id`, [address, linkKey(address)]);
