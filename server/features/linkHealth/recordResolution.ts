import type { EntityManager } from "typeorm";
import { invalidateRowsOnly } from "../../content/invalidation/invalidateRows";
import { type Write, write } from "../../content/write/write";
import { parsePrice } from "../../shared/text/price";
import type { LinkAssessment } from "./check/assessLink";
import { LinkAlert } from "./linkAlert.entity";
import { LinkCheck } from "./linkCheck.entity";
import { deadStates, failuresUntilReplaced, isDead, LinkState } from "./linkState";
import { linkingTypes, listLinkUses } from "./linkUses";

const hour = 3_600_000;

/** Failures are checked again soon, and only the second one in a row offers a replacement. */
function nextCheckDelay(state: LinkState, failures: number): number {
  if (deadStates.has(state)) return failures < failuresUntilReplaced ? hour : 24 * hour;
  return state === LinkState.OK ? 7 * 24 * hour : 3 * 24 * hour;
}

/** Updates the check date of prices that the page confirms. @returns the number of rows. */
async function confirmPrices({ db }: Write, link: LinkCheck, foundPrice: string): Promise<number> {
  const { amount } = parsePrice(foundPrice);
  let confirmed = 0;
  if (amount === null) return confirmed;
  for (const table of ["affiliate_products", "category_items"]) {
    const [, count]: [unknown, number] = await db.query(
      `UPDATE ${table} SET price_checked_at = now() WHERE md5(affiliate_link) = md5($1) AND affiliate_link = $1 AND price_amount = $2`,
      [link.address, amount],
    );
    confirmed += count;
  }
  return confirmed;
}

/** Returns whether an administrator may want to act: not for a first check that finds no problem. */
const isAlert = (before: LinkState, after: LinkState): boolean =>
  before !== after && !(before === LinkState.UNCHECKED && (after === LinkState.OK || after === LinkState.UNKNOWN));

/**
 * Stores the result of a check, and reports a change of state once, even for simultaneous checks. Does nothing for a
 * link that is no longer in use.
 */
export function recordAssessment(
  db: EntityManager,
  { id }: Pick<LinkCheck, "id">,
  assessment: LinkAssessment,
): Promise<void> {
  return write(db, null, async (change) => {
    const link = await change.db.findOne(LinkCheck, { where: { id }, lock: { mode: "pessimistic_write" } });
    if (!link) return;
    const now = new Date();
    const { state } = assessment;
    const failures = deadStates.has(state) ? link.failures + 1 : 0;
    await change.db.update(LinkCheck, id, {
      ...assessment,
      failures,
      checkedAt: now,
      since: state === link.state ? link.since : now,
      nextCheckAt: new Date(now.getTime() + nextCheckDelay(state, failures)),
    });
    if (isAlert(link.state, state)) {
      await change.db.insert(LinkAlert, { linkId: id, before: link.state, after: state });
    }
    const confirmed = await confirmPrices(change, link, assessment.foundPrice);
    // Most checks find no change; pages are not invalidated for those.
    if (confirmed === 0 && isDead(link) === isDead({ state, failures })) return;
    const users = await listLinkUses(change.db, link.address);
    for (const type of linkingTypes) {
      const ids = users.filter((user) => user.type === type).map((user) => user.id);
      await invalidateRowsOnly(change, type, ids);
    }
  });
}
