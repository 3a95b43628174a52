import type { EntityManager } from "typeorm";
import type { Logger } from "pino";
import { appError } from "../../shared/errors/appErrors";
import { Select } from "../../shared/read/select";
import { sql } from "../../shared/read/sql";
import { withoutTracking, withTracking } from "../../content/links/tracking";
import { getSettings } from "../settings/settings.service";
import { type RedirectTrail, createLinkFollower, type LinkFollowerOptions } from "../../shared/page/followLink";
import { assessLink, type LinkAssessment } from "./check/assessLink";
import { PageReader } from "../../shared/page/pageReader";
import { isPrivateAddress } from "../../shared/network/privateNetwork";
import { isReservedHost } from "../../shared/network/reservedHost";
import { LinkCheck } from "./linkCheck.entity";
import { LinkState } from "./linkState";
import { collectLinks } from "./linkUses";
import { recordAssessment } from "./recordResolution";

export type CheckOptions = LinkFollowerOptions;

export const politeOptions: CheckOptions = {
  isRefused: isPrivateAddress,
  robot: "WornByLinkCheck",
  userAgent: "Mozilla/5.0 (compatible; WornByLinkCheck/1.0)",
  timeout: 10_000,
  pause: 2_000,
};

/** Options for a check that an administrator waits for. */
const manualOptions: CheckOptions = { ...politeOptions, pause: 500 };
const maxRecheckMs = 15_000;
/** A run ends before the queue considers it lost; the next one continues. */
const maxRunMs = 45 * 60_000;

const batchSize = 40;
const concurrency = 8;

const reservedAssessment = (address: string): LinkAssessment => ({
  state: LinkState.UNKNOWN,
  detail: "This is an example address without a shop.",
  status: null,
  finalAddress: address,
  foundPrice: "",
});

interface Checked {
  assessment: LinkAssessment;
  /** Whether a host responded, so that the network works; null when no request was sent. */
  reached: boolean | null;
}

type Check = (link: Pick<LinkCheck, "address" | "host">) => Promise<Checked>;

const unreachableEnds: ReadonlySet<RedirectTrail["end"]> = new Set(["notFound", "noResponse"]);
const unasked: ReadonlySet<RedirectTrail["end"]> = new Set(["badAddress", "private"]);

const failedAssessment = (address: string): Checked => ({
  assessment: {
    state: LinkState.UNKNOWN,
    detail: "The link check failed at this page. The link keeps its address and is checked again later.",
    status: null,
    finalAddress: address,
    foundPrice: "",
  },
  reached: null,
});

async function createChecker(db: EntityManager, options: CheckOptions, pages: PageReader): Promise<Check> {
  const { defaultTracking: tracking } = await getSettings(db);
  const walk = createLinkFollower(options, pages);
  const names = [...new URLSearchParams(tracking).keys()];
  return async ({ address, host }) => {
    if (isReservedHost(host)) return { assessment: reservedAssessment(address), reached: null };
    const tracked = withTracking(address, tracking);
    const sent = tracked === null ? null : new URL(tracked);
    const journey: RedirectTrail = sent ? await walk(sent) : { end: "badAddress", address: new URL("about:blank") };
    const assessment = assessLink(sent ?? journey.address, journey, names);
    return {
      assessment: {
        ...assessment,
        finalAddress: assessment.finalAddress && withoutTracking(journey.address, address, tracking),
      },
      reached: unasked.has(journey.end) ? null : !unreachableEnds.has(journey.end),
    };
  };
}

/** Runs `work` with a checker and ends its worker afterwards. */
async function withChecker<Result>(
  db: EntityManager,
  options: CheckOptions,
  work: (check: Check) => Promise<Result>,
): Promise<Result> {
  const pages = new PageReader(undefined, options.end);
  try {
    return await work(await createChecker(db, options, pages));
  } finally {
    pages.close();
  }
}

/** Claims due links, so that other processes check others. */
async function claimDue(db: EntityManager): Promise<LinkCheck[]> {
  const [claimed]: [{ id: string }[]] = await db.query(
    `UPDATE link_checks SET next_check_at = now() + interval '1 hour'
     WHERE id IN (SELECT id FROM link_checks WHERE next_check_at <= now() ORDER BY next_check_at, id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
     RETURNING id`,
  );
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
  const theirs = await mapConcurrently(witnesses, check);
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
  const checked = await mapConcurrently(links, (link) =>
    check(link).catch((error: unknown) => {
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
  await collectLinks(db);
  return withChecker(db, { ...options, end }, async (check) => {
    const latest = Date.now() + maxRunMs;
    let count = 0;
    while (!end?.aborted && Date.now() < latest) {
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
