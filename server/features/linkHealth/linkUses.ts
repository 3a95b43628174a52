import type { EntityManager } from "typeorm";
import { writeCount } from "../../shared/content/write";
import { contentKinds, type ContentType } from "../../shared/content/contentKind";

/** Kinds of content with an outbound address of their own. */
export const linkingTypes = ["outfit", "affiliateProduct", "categoryItem"] as const satisfies ContentType[];
export type LinkingType = (typeof linkingTypes)[number];

const inUse = linkingTypes
  .map(
    (type) =>
      `SELECT id, affiliate_link AS address FROM ${contentKinds[type].table} WHERE affiliate_link <> '' AND deleted_at IS NULL`,
  )
  .join(" UNION ALL ");

const daysOfClicks = 30;

/**
 * Brings the list of addresses in step with the content: new ones are added, those that nobody uses any more go, and each
 * knows its clicks.
 */
export async function gatherLinks(db: EntityManager): Promise<void> {
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
       LEFT JOIN click_days day ON day.target_id = used.id AND day.day > current_date - ${daysOfClicks}
       GROUP BY 1
     ) counted
     WHERE md5(link.address) = counted.hash AND link.clicks <> counted.clicks`,
  );
}

let gathered = { writes: -1, done: Promise.resolve() };

/** The same, but only when this process has written since: what others wrote comes with the job. */
export function gatherWritten(db: EntityManager): Promise<void> {
  const writes = writeCount();
  if (writes !== gathered.writes) gathered = { writes, done: gatherLinks(db) };
  const { done } = gathered;
  done.catch(() => (gathered.writes = -1));
  return done;
}

export interface LinkUser {
  type: LinkingType;
  id: string;
  title: string;
}

/** Live rows that use an address. */
export function usersOfAddress(db: EntityManager, address: string): Promise<LinkUser[]> {
  const statement = linkingTypes
    .map(
      (type) =>
        `SELECT '${type}' AS type, id, title FROM ${contentKinds[type].table}
         WHERE md5(affiliate_link) = md5($1) AND affiliate_link = $1 AND affiliate_link <> '' AND deleted_at IS NULL`,
    )
    .join(" UNION ALL ");
  return db.query(`${statement} ORDER BY type, title, id`, [address]);
}
