import type { EntityManager } from "typeorm";
import { contentKinds, offerTypes } from "../../../core/kinds/contentKind";
import { findPriceLimit } from "../../site/programs/outbound.service";
import { listPrograms } from "../../site/programs/program.service";
import { LinkState } from "./linkCheck.entity";
import { usesLink } from "./linkUses";

/** A page in another state confirms no price; an earlier check would not help. */
const readableStates = [LinkState.OK, LinkState.REDIRECTED, LinkState.TRACKING_DROPPED];

/** Minutes counted for an hour of the limit, so that a price is confirmed before it ends. */
const minutesPerHour = 55;

/** SQL: the readable links with the offers that use them, and the program of the feed that confirms the price. */
const pricedLinks = offerTypes
  .map(
    (type) => `SELECT link.id, link.host, feed.program_id
      FROM link_checks link JOIN ${contentKinds[type].table} offer ON ${usesLink("offer", "link")}
      LEFT JOIN feeds feed ON feed.id = offer.price_feed_id
      WHERE link.state = ANY($1)`,
  )
  .join(" UNION ");

/**
 * Makes readable links due before the price limits of their programs end. Programs, feeds and offers change at any time, so
 * the job does this before it looks for links that are due.
 */
export async function applyPriceLimits(db: EntityManager): Promise<void> {
  const programs = await listPrograms(db);
  if (programs.every(({ priceLimitHours }) => priceLimitHours === null)) return;
  const found: { host: string; program_id: string | null }[] = await db.query(
    `SELECT DISTINCT host, program_id FROM (${pricedLinks}) priced`,
    [readableStates],
  );
  const limits = found.flatMap((link) => {
    const hours = findPriceLimit(programs, `https://${link.host}/`, link.program_id);
    return hours === null ? [] : [{ ...link, hours }];
  });
  if (limits.length === 0) return;
  await db.query(
    `UPDATE link_checks link SET next_check_at = due.at
     FROM (
       SELECT checked.id, checked.checked_at + min(hours) * interval '${minutesPerHour} minutes' AS at
       FROM (${pricedLinks}) priced JOIN link_checks checked USING (id)
       JOIN json_to_recordset($2) AS allowed (host text, program_id uuid, hours int)
         ON allowed.host = priced.host AND allowed.program_id IS NOT DISTINCT FROM priced.program_id
       GROUP BY checked.id
     ) due
     WHERE link.id = due.id AND due.at < link.next_check_at`,
    [readableStates, JSON.stringify(limits)],
  );
}
