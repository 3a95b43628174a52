import type { EntityManager } from "typeorm";
import { NIL } from "uuid";
import { contentKinds, offerTypes } from "../../../core/kinds/contentKind";
import { findPriceLimit } from "../../site/programs/outbound.service";
import type { AffiliateProgram } from "../../site/programs/affiliateProgram.entity";
import { listPrograms } from "../../site/programs/program.service";
import { LinkState } from "./linkCheck.entity";
import { usesLink } from "./linkUses";

/** A page in another state confirms no price; an earlier check would not help. */
const readableStates = [LinkState.OK, LinkState.REDIRECTED, LinkState.TRACKING_DROPPED];

/** Minutes counted for an hour of the limit, so that a price is confirmed before it ends. */
const minutesPerHour = 55;

/** Links are taken in the order of their ids, so that no statement reads all of them. */
const batchSize = 5_000;

/** SQL: the links of a batch that may be checked too late, with the program of the feed that confirms an offer's price. */
const pricedLinks = offerTypes
  .map(
    (type) => `SELECT link.id, link.host, feed.program_id AS "programId"
      FROM link_checks link JOIN ${contentKinds[type].table} offer ON ${usesLink("offer", "link")}
      LEFT JOIN feeds feed ON feed.id = offer.price_feed_id
      WHERE link.id > $1 AND link.id <= $2 AND link.state = ANY($3)
        AND link.next_check_at > link.checked_at + $4::int * interval '${minutesPerHour} minutes'`,
  )
  .join(" UNION ");

interface PricedLink {
  id: string;
  host: string;
  programId: string | null;
}

/** Returns the hours of each link with a limit, the shortest of its programs. */
function findHours(programs: readonly AffiliateProgram[], links: readonly PricedLink[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { id, host, programId } of links) {
    const hours = findPriceLimit(programs, `https://${host}/`, programId);
    if (hours !== null) found.set(id, Math.min(hours, found.get(id) ?? hours));
  }
  return found;
}

/**
 * Makes readable links due before the price limits of their programs end. Programs, feeds and offers change at any time, so
 * the job does this before it looks for links that are due.
 */
export async function applyPriceLimits(db: EntityManager, end?: AbortSignal): Promise<void> {
  const programs = await listPrograms(db);
  const limits = programs.flatMap(({ priceLimitHours }) => priceLimitHours ?? []);
  if (limits.length === 0) return;
  for (let after: string = NIL; !end?.aborted;) {
    const [last]: { id: string }[] = await db.query(
      `SELECT id FROM (SELECT id FROM link_checks WHERE id > $1 ORDER BY id LIMIT ${batchSize}) batch ORDER BY id DESC LIMIT 1`,
      [after],
    );
    if (!last) return;
    const links: PricedLink[] = await db.query(pricedLinks, [after, last.id, readableStates, Math.min(...limits)]);
    const hours = findHours(programs, links);
    await db.query(
      `UPDATE link_checks link SET next_check_at = link.checked_at + due.hours * interval '${minutesPerHour} minutes'
       FROM unnest($1::uuid[], $2::int[]) AS due (id, hours)
       WHERE link.id = due.id AND link.checked_at + due.hours * interval '${minutesPerHour} minutes' < link.next_check_at`,
      [[...hours.keys()], [...hours.values()]],
    );
    after = last.id;
  }
}
