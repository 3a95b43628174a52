import type { EntityManager } from "typeorm";
import type { Logger } from "pino";
import { appError } from "../../../core/errors/appErrors";
import { claimRows } from "../../../core/jobs/claimRows";
import { Select } from "../../../core/read/select";
import { sql } from "../../../core/read/sql";
import { isPrivateAddress } from "../../../core/network/privateNetwork";
import { type Check, type Checked, type CheckOptions, failedAssessment, withChecker } from "./check/checker";
import { collectLinks, recountClicked } from "./collectLinks";
import { LinkCheck } from "./linkCheck.entity";
import { listOfferLinks } from "./linkUses";
import { applyPriceLimits } from "./priceLimits";
import { recordAssessment } from "./recordResolution";

export type { CheckOptions };

export const politeOptions: CheckOptions = {
  isRefused: isPrivateAddress,
  robot: "WornByLinkCheck",
  userAgent: "Mozilla/5.0 (compatible; WornByLinkCheck/1.0)",
  timeout: 10_000,
  pause: 2_000,
};

/** Options for a check that an administrator waits for. */
export const manualOptions: CheckOptions = { ...politeOptions, pause: 500 };
const maxRecheckMs = 15_000;

const batchSize = 40;
const concurrency = 8;

/** Claims due links, so that other processes check others. */
async function claimDue(db: EntityManager): Promise<LinkCheck[]> {
  const claimed = await claimRows<{ id: string }>(db, {
    table: "link_checks",
    due: "next_check_at <= now()",
    order: "next_check_at, id",
    set: "next_check_at = now() + interval '1 hour'",
    limit: batchSize,
  });
  const ids = claimed.map(({ id }) => id);
  return new Select(db, LinkCheck, "link").andWhere(sql`link.id = ANY(${ids})`).read();
}

/** Runs `work` over the values with limited concurrency. */
async function mapConcurrently<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = values.entries();
  const worker = async () => {
    for (const [place, value] of queue) results[place] = await work(value);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}

const maxWitnesses = 3;

/**
 * Returns whether the server's own network is down: none of the checked hosts responds, and none of the other hosts
 * that recently did. Without other hosts, one shop alone may be gone; several at the same time are not.
 */
async function isOffline(
  db: EntityManager,
  links: readonly LinkCheck[],
  checked: readonly Checked[],
  check: Check,
): Promise<boolean> {
  const asked = checked.filter(({ reached }) => reached !== null);
  if (asked.length === 0 || asked.some(({ reached }) => reached)) return false;
  const witnesses: Pick<LinkCheck, "address" | "host">[] = await db.query(
    `SELECT address, host FROM (
       SELECT DISTINCT ON (host) address, host, checked_at FROM link_checks WHERE status IS NOT NULL AND host <> ALL($1) ORDER BY host, checked_at DESC
     ) answered ORDER BY checked_at DESC LIMIT ${maxWitnesses}`,
    [links.map(({ host }) => host)],
  );
  const theirs = await mapConcurrently(witnesses, (witness) => check(witness, false));
  return witnesses.length ? theirs.every(({ reached }) => !reached) : asked.length > 1;
}

/**
 * Checks links and stores every result that the database accepts. @returns false when the server's own network is down,
 * and nothing was stored.
 */
async function checkAll(
  db: EntityManager,
  links: readonly LinkCheck[],
  check: Check,
  end?: AbortSignal,
): Promise<boolean> {
  const failures: unknown[] = [];
  const ofOffers = await listOfferLinks(
    db,
    links.map(({ id }) => id),
  );
  const checked = await mapConcurrently(links, (link) =>
    check(link, ofOffers.has(link.id)).catch((error: unknown) => {
      failures.push(error);
      return failedAssessment(link.address);
    }),
  );
  if ((await isOffline(db, links, checked, check)) || end?.aborted) return false;
  for (const [place, { assessment }] of checked.entries()) {
    await recordAssessment(db, links[place], assessment).catch((error: unknown) => failures.push(error));
  }
  // One failed link does not affect the others, but the first error is still reported.
  if (failures.length) throw failures[0];
  return true;
}

/**
 * Checks every link that is due. Runs every few minutes; several processes share the work.
 * @returns the number of checked links.
 */
export async function checkDueLinks(
  db: EntityManager,
  log: Logger,
  options: CheckOptions = politeOptions,
  end?: AbortSignal,
): Promise<number> {
  await recountClicked(db);
  await collectLinks(db, end);
  await applyPriceLimits(db, end);
  return withChecker(db, { ...options, end }, async (check) => {
    let count = 0;
    while (!end?.aborted) {
      const links = await claimDue(db);
      if (links.length === 0) break;
      if (!(await checkAll(db, links, check, end))) {
        if (!end?.aborted) log.warn({ links: links.length }, "no shop responds: the links are checked again later");
        break;
      }
      count += links.length;
    }
    return count;
  });
}

/**
 * Checks one link now, for at most 15 seconds.
 * @throws TIMEOUT when the shop takes longer, SERVICE_UNAVAILABLE when no shop responds; the link then keeps its state.
 */
export async function checkLink(
  db: EntityManager,
  link: LinkCheck,
  options: CheckOptions = manualOptions,
  longest = maxRecheckMs,
): Promise<void> {
  const end = AbortSignal.timeout(longest);
  const isChecked = await withChecker(db, { ...options, end }, (check) => checkAll(db, [link], check, end));
  if (isChecked) return;
  if (end.aborted)
    throw appError(
      "TIMEOUT",
      `${link.host} did not respond within ${longest / 1_000} seconds. The link keeps its state and is checked again later.`,
    );
  throw appError(
    "SERVICE_UNAVAILABLE",
    "No shop responds at the moment: the server's own connection seems to be down. The link keeps its state.",
  );
}
