import { type EntityManager, In } from "typeorm";
import type { Logger } from "pino";
import { withTracking } from "../../shared/links/tracking";
import { getSettings } from "../settings/settings.service";
import { type Journey, linkWalker, type WalkerOptions } from "./check/followLink";
import { judge, type Verdict } from "./check/judge";
import { isPrivateAddress } from "./check/privateNetwork";
import { LinkCheck } from "./linkCheck.entity";
import { LinkState } from "./linkState";
import { gatherLinks } from "./linkUses";
import { recordVerdict } from "./recordVerdict";

export type CheckOptions = WalkerOptions;

export const politeOptions: CheckOptions = {
  isRefused: isPrivateAddress,
  userAgent: "Mozilla/5.0 (compatible; WornByLinkCheck/1.0)",
  timeout: 10_000,
  pause: 2_000,
};

const batchSize = 40;
const atOnce = 8;
/** Names that are nobody's by agreement (RFC 2606): the sample data's shops, for one. */
const reserved = /(^|\.)(example|test|invalid|localhost)$|(^|\.)example\.(com|net|org)$/i;

const ofNobody = (address: string): Verdict => ({
  state: LinkState.UNKNOWN,
  detail: "An example address, with no shop behind it.",
  status: null,
  finalAddress: address,
  foundPrice: "",
});

interface Checked {
  verdict: Verdict;
  /** Somebody answered, so the network is there. */
  reached: boolean;
}

function checker(walk: (start: URL) => Promise<Journey>, tracking: string) {
  const names = [...new URLSearchParams(tracking).keys()];
  return async ({ address, host }: Pick<LinkCheck, "address" | "host">): Promise<Checked> => {
    if (reserved.test(host)) return { verdict: ofNobody(address), reached: true };
    const tracked = withTracking(address, tracking);
    const sent = tracked === null ? null : new URL(tracked);
    const journey: Journey = sent ? await walk(sent) : { end: "badAddress", address: new URL("about:blank") };
    const verdict = judge(sent ?? journey.address, journey, names);
    return { verdict, reached: journey.end !== "notFound" && journey.end !== "noAnswer" };
  };
}

/** Takes what is due for itself: whoever else runs takes others. */
async function claimDue(db: EntityManager): Promise<LinkCheck[]> {
  const [claimed]: [{ id: string }[]] = await db.query(
    `UPDATE link_checks SET next_check_at = now() + interval '1 hour'
     WHERE id IN (SELECT id FROM link_checks WHERE next_check_at <= now() ORDER BY next_check_at, id LIMIT ${batchSize} FOR UPDATE SKIP LOCKED)
     RETURNING id`,
  );
  return db.findBy(LinkCheck, { id: In(claimed.map(({ id }) => id)) });
}

/** Runs `work` over the values, a few at once. */
async function some<Value, Result>(
  values: readonly Value[],
  work: (value: Value) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = values.entries();
  const worker = async () => {
    for (const [place, value] of queue) results[place] = await work(value);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}

/** When nobody at all answers, it is our own network that is down. */
const isOffline = (checked: readonly Checked[]): boolean =>
  checked.length > 1 && checked.every(({ reached }) => !reached);

async function checkAll(db: EntityManager, links: readonly LinkCheck[], options: CheckOptions): Promise<boolean> {
  const { defaultTracking } = await getSettings(db);
  const check = checker(linkWalker(options), defaultTracking);
  const checked = await some(links, check);
  if (isOffline(checked)) return false;
  for (const [place, { verdict }] of checked.entries()) await recordVerdict(db, links[place], verdict);
  return true;
}

/**
 * Looks at every link that is due. To be called every few minutes; several processes share the work.
 * @returns how many were looked at.
 */
export async function checkDueLinks(
  db: EntityManager,
  log: Logger,
  options: CheckOptions = politeOptions,
  end?: AbortSignal,
): Promise<number> {
  await gatherLinks(db);
  let count = 0;
  while (!end?.aborted) {
    const links = await claimDue(db);
    if (links.length === 0) break;
    if (!(await checkAll(db, links, options))) {
      log.warn({ links: links.length }, "no shop answers at all: the links are looked at later");
      break;
    }
    count += links.length;
  }
  return count;
}

/** Looks at one link now. */
export async function checkLink(
  db: EntityManager,
  link: LinkCheck,
  options: CheckOptions = politeOptions,
): Promise<void> {
  await checkAll(db, [link], options);
}
