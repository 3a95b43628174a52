import type { EntityManager } from "typeorm";
import { lockedKeys } from "../../../core/jobs/claimRows";
import { contentKinds, linkingTypes } from "../../../core/kinds/contentKind";
import { linkKey } from "../../../core/links/linkKey";
import { listArticleLinks, mayContainLinks } from "../../content/blog/articleLinks.service";
import { selectOwnUses } from "./linkUses";
import { hasPriceProposal } from "./prices/priceProposals";

/** An article is parsed in the process, and a row of a link is updated in milliseconds. */
const batchSize = 200;

/** Reads the links of articles. @returns the addresses that they have, and those that they had. */
async function readArticles(db: EntityManager, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const posts: { id: string; version: number; content: string; former: Record<string, string> | null }[] =
    await db.query(
      `SELECT post.id, post.version, post.content, known.links AS former
       FROM blog_posts post LEFT JOIN article_links known ON known.post_id = post.id WHERE post.id = ANY($1::uuid[])`,
      [ids],
    );
  const read = posts.map(({ id, version, content, former }) => {
    const links = mayContainLinks(content) ? Object.fromEntries(listArticleLinks(content)) : {};
    return { id, version, links, addresses: [...Object.values(links), ...Object.values(former ?? {})] };
  });
  // Another process may have read a later text meanwhile.
  await db.query(
    `INSERT INTO article_links AS known (post_id, version, links)
     SELECT id, article.version, links FROM json_to_recordset($1) AS article (id uuid, version int, links jsonb) JOIN blog_posts USING (id)
     ORDER BY id
     ON CONFLICT (post_id) DO UPDATE SET version = excluded.version, links = excluded.links WHERE known.version <= excluded.version`,
    [JSON.stringify(read.map(({ id, version, links }) => ({ id, version, links })))],
  );
  return read.flatMap(({ addresses }) => addresses);
}

const daysOfClicks = 30;

/** SQL: a link's clicks of the last days. */
const clicksOfUse = `(
  SELECT sum(day.clicks) FROM click_days day
  WHERE day.target_id = owner.id AND day.link_key = owner.link_key
    AND day.target_type = CASE owner.type ${linkingTypes.map((type) => `WHEN '${type}' THEN '${contentKinds[type].link.target}'`).join(" ")} END
    AND day.day > (now() AT TIME ZONE 'UTC')::date - ${daysOfClicks})`;

/** Adds the addresses that are in use, with their clicks and whether their prices differ, and deletes the others. */
async function updateAddresses(db: EntityManager, addresses: readonly string[]): Promise<void> {
  // Another process decides about an address before or after this one, which then sees all that the other saw.
  await db.query(
    `SELECT FROM link_checks WHERE md5(address) IN (SELECT md5(unnest($1::text[]))) ORDER BY md5(address) FOR UPDATE`,
    [addresses],
  );
  await db.query(
    `WITH article AS MATERIALIZED (
       SELECT post.id, link.key, link.value AS address FROM article_links
       JOIN blog_posts post ON post.id = post_id AND post.deleted_at IS NULL
       CROSS JOIN LATERAL jsonb_each_text(links) link
       WHERE link_keys(links) && $2::text[] AND link.key = ANY($2::text[])
     ), counted AS MATERIALIZED (
       SELECT changed.address, used.* FROM unnest($1::text[], $2::text[]) AS changed (address, key)
       CROSS JOIN LATERAL (
         SELECT count(*) AS uses, COALESCE(sum(${clicksOfUse}), 0)::int AS clicks
         FROM (
           SELECT type, id, '' AS link_key FROM (${selectOwnUses("changed.address")}) own
           UNION ALL SELECT 'blogPost', id, key FROM article WHERE article.key = changed.key AND article.address = changed.address
         ) owner
       ) used
     ), dropped AS (
       DELETE FROM link_checks link USING counted WHERE uses = 0 AND md5(link.address) = md5(counted.address)
     )
     INSERT INTO link_checks AS known (address, host, clicks)
     SELECT address, COALESCE(lower(substring(address FROM '^[a-zA-Z]+://([^/?#:]+)')), ''), clicks
     FROM counted WHERE uses > 0 ORDER BY md5(address)
     ON CONFLICT (md5(address)) DO UPDATE SET clicks = excluded.clicks WHERE known.clicks <> excluded.clicks`,
    [addresses, addresses.map(linkKey)],
  );
  await db.query(
    `UPDATE link_checks link SET price_differs = now.differs
     FROM (SELECT id, (${hasPriceProposal("known")}) AS differs FROM link_checks known WHERE md5(address) IN (SELECT md5(unnest($1::text[])))) now
     WHERE link.id = now.id AND link.price_differs <> now.differs`,
    [addresses],
  );
}

/** @returns the number of changes that it has taken. */
const collectBatch = (db: EntityManager): Promise<number> =>
  db.transaction(async (transaction) => {
    const [changes]: [{ address: string | null; postId: string | null }[]] = await transaction.query(
      `DELETE FROM changed_links
       WHERE id = ANY(${lockedKeys({ table: "changed_links", order: "id", limit: batchSize })})
       RETURNING address, post_id AS "postId"`,
    );
    if (changes.length === 0) return 0;
    const posts = changes.flatMap(({ postId }) => postId ?? []);
    const addresses = changes.flatMap(({ address }) => address ?? []);
    addresses.push(...(await readArticles(transaction, [...new Set(posts)])));
    if (addresses.length > 0) await updateAddresses(transaction, [...new Set(addresses)]);
    return changes.length;
  });

/**
 * Brings the table of addresses up to date with what has changed: adds new ones, deletes unused ones, and compares prices. Takes
 * the changes in batches, of which other processes take others.
 */
export async function collectLinks(db: EntityManager, end?: AbortSignal): Promise<void> {
  while (!end?.aborted && (await collectBatch(db)) === batchSize);
}

/** SQL: the addresses that were clicked since yesterday. */
const clickedAddresses = linkingTypes
  .map((type) => {
    const { table, link } = contentKinds[type];
    const [address, owners, key] = link.isText
      ? ["owner.links ->> clicked.link_key", "article_links", "post_id"]
      : ["owner.affiliate_link", table, "id"];
    return `SELECT ${address} AS address FROM clicked JOIN ${owners} owner ON owner.${key} = clicked.target_id
      WHERE clicked.target_type = '${link.target}'`;
  })
  .join(" UNION ");

/** Has the clicks of links counted that were clicked lately. */
export const recountClicked = (db: EntityManager): Promise<unknown> =>
  db.query(
    `WITH clicked AS MATERIALIZED (
       SELECT DISTINCT target_type, target_id, link_key FROM click_days WHERE day >= (now() AT TIME ZONE 'UTC')::date - 1
     )
     INSERT INTO changed_links (address) SELECT address FROM (${clickedAddresses}) used WHERE address <> ''`,
  );

/** Has all clicks counted again, because those of a day are too old now. */
export const recountClicks = (db: EntityManager): Promise<unknown> =>
  db.query("INSERT INTO changed_links (address) SELECT address FROM link_checks WHERE clicks > 0");
