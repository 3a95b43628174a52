import type { EntityManager } from "typeorm";
import { hasRole, type Role } from "../../core/access/role";
import { findDeadLinks } from "./deadLinks";
import { findFailedFeeds } from "./failedFeeds";
import type { FoundNotice, NoticeList } from "./notice.types";
import { findPriceDrops } from "./priceDrops";
import { findQuietPrograms } from "./programNotices";

/** Finds all notices, the most costly first: of a program, of a shop, of a link, and what costs nothing. */
async function findNotices(db: EntityManager): Promise<FoundNotice[]> {
  const found: FoundNotice[] = [];
  for (const find of [findQuietPrograms, findFailedFeeds, findDeadLinks, findPriceDrops])
    found.push(...(await find(db)));
  return found;
}

/** Returns the notices that the role can act on: only administrators open the feeds. */
export async function readNotices(db: EntityManager, role: Role, first: number): Promise<NoticeList> {
  const found = (await findNotices(db)).filter(({ kind }) => kind !== "FAILED_FEED" || hasRole(role, "admin"));
  return {
    nodes: found.slice(0, first).map(({ subjectId, ...notice }) => ({ id: `${notice.kind}:${subjectId}`, ...notice })),
    totalCount: found.length,
  };
}
