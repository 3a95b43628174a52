import type { EntityManager } from "typeorm";
import { hasRole, type Role } from "../../../core/access/role";
import type { Write } from "../../../core/write/write";
import { pauseMails, readMailServer } from "./delivery/mailServer.service";
import type { MailDomainFailures, MailHealth } from "./mailHealth.types";

/** Domains with more failures are of more use than all of them. */
const maxDomains = 20;
const days = 7;

/** Mails of the last days that did not arrive, by domain. Parameter 1: whether mails of accounts count. */
const failuresByDomain = `
  SELECT substring(recipient FROM '[^@]*$') AS domain,
    count(*) FILTER (WHERE status = 'WAITING')::int AS waiting,
    count(*) FILTER (WHERE status = 'FAILED')::int AS failed,
    count(*) FILTER (WHERE status = 'BOUNCED')::int AS bounced,
    (array_agg(problem ORDER BY created_at DESC, id))[1] AS problem
  FROM mails
  WHERE created_at > now() - make_interval(days => ${days}) AND problem <> '' AND status IN ('WAITING', 'FAILED', 'BOUNCED')
    AND ($1 OR kind <> 'ACCOUNT')
  GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT ${maxDomains}`;

/** Returns whether mails go out, and where they do not arrive. Only administrators see mails of accounts. */
export async function readMailHealth(db: EntityManager, role: Role): Promise<MailHealth> {
  const { failingSince, problem, pausedAt } = await readMailServer(db);
  const domains: MailDomainFailures[] = await db.query(failuresByDomain, [hasRole(role, "admin")]);
  return { failingSince, problem, pausedAt, waiting: await countWaitingMails(db), domains };
}

/** Counts the mails that wait for an attempt. */
export async function countWaitingMails(db: EntityManager): Promise<number> {
  const [{ waiting }]: [{ waiting: number }] = await db.query(
    "SELECT count(*)::int AS waiting FROM mails WHERE status = 'WAITING'",
  );
  return waiting;
}

/** Lets all mails wait, or lets them go again. */
export async function setMailsPaused({ db, actor, audit }: Write, isPaused: boolean): Promise<MailHealth> {
  await pauseMails(db, isPaused);
  await audit({ action: isPaused ? "pause" : "resume", entityType: "mail", title: "All mails" });
  return readMailHealth(db, actor?.role ?? "admin");
}
