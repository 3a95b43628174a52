import type { EntityManager } from "typeorm";
import { invalidateRowsOnly } from "../../../core/cache/invalidateRows";
import { contentKinds, linkingTypes, offerTypes } from "../../../core/kinds/contentKind";
import { PriceSourceKind } from "../../../core/money/priceSource";
import { priceCurrency } from "../../../core/money/siteCurrency";
import { type Write, write } from "../../../core/write/write";
import type { LinkAssessment } from "./check/assessLink";
import { LinkCheck, deadStates, failuresUntilReplaced, isDead, LinkState, LinkAlert } from "./linkCheck.entity";
import { listLinkUses, usesLink } from "./linkUses";

const hour = 3_600_000;

/** Failures are checked again soon, and only the second one in a row offers a replacement. */
function nextCheckDelay(state: LinkState, failures: number): number {
  if (deadStates.has(state)) return failures < failuresUntilReplaced ? hour : 24 * hour;
  return state === LinkState.OK ? 7 * 24 * hour : 3 * 24 * hour;
}

/** Updates the check date of prices that the page states in the same currency. @returns the number of rows. */
async function confirmPrices({ db }: Write, { id }: LinkCheck): Promise<number> {
  let confirmed = 0;
  for (const type of offerTypes) {
    const [, count]: [unknown, number] = await db.query(
      `UPDATE ${contentKinds[type].table} offer SET price_checked_at = now(), price_source_kind = '${PriceSourceKind.PAGE}' FROM link_checks link
       WHERE link.id = $1 AND ${usesLink("offer", "link")}
         AND offer.price_amount = link.found_amount AND ${priceCurrency("offer")} = link.found_currency`,
      [id],
    );
    confirmed += count;
  }
  return confirmed;
}

/** A left price is forgotten when the page states another one; a page that cannot be read changes nothing. */
const forgetLeftPrice = (link: LinkCheck, { foundAmount, foundCurrency }: LinkAssessment) =>
  foundAmount !== null && (Number(link.leftAmount) !== foundAmount || link.leftCurrency !== foundCurrency)
    ? { leftAmount: null, leftCurrency: null }
    : {};

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
      ...forgetLeftPrice(link, assessment),
      failures,
      checkedAt: now,
      since: state === link.state ? link.since : now,
      nextCheckAt: new Date(now.getTime() + nextCheckDelay(state, failures)),
    });
    if (isAlert(link.state, state)) {
      await change.db.insert(LinkAlert, { linkId: id, before: link.state, after: state });
    }
    const confirmed = await confirmPrices(change, link);
    // Most checks find no change; pages are not invalidated for those.
    if (confirmed === 0 && isDead(link) === isDead({ state, failures })) return;
    const users = await listLinkUses(change.db, [link.address]);
    for (const type of linkingTypes) {
      const ids = users.filter((user) => user.type === type).map((user) => user.id);
      await invalidateRowsOnly(change, type, ids);
    }
  });
}
