import type { EntityManager } from "typeorm";
import { badUserInput, notFound } from "../../../core/errors/appErrors";
import type { Page } from "../../../core/paging/connection";
import { readKeysetPage } from "../../../core/paging/keyset";
import { Select } from "../../../core/read/select";
import type { SortOrder } from "../../../core/read/sortOrder";
import { Parameter, sql } from "../../../core/read/sql";
import { likePattern, normalizeSearch } from "../../../core/text/search";
import type { Write } from "../../../core/write/write";
import { validate as isUuid } from "uuid";
import type { SuppressionsArgs } from "./mail.inputs";
import { MailSuppression } from "./mailSuppression.entity";

const newest: SortOrder = {
  direction: "DESC",
  keys: [{ expression: "suppression.created_at", type: "timestamptz" }],
};

/** Returns the addresses that get no mails, newest first. */
export function listSuppressions(db: EntityManager, args: SuppressionsArgs): Promise<Page<MailSuppression>> {
  const query = new Select(db, MailSuppression, "suppression");
  const search = normalizeSearch(args.search);
  if (search) {
    const pattern = new Parameter(likePattern(search));
    query.andWhere(
      sql`(suppression.address LIKE lower(${pattern}) OR lower(suppression.problem) LIKE lower(${pattern}))`,
      { planDependsOnValues: true },
    );
  }
  return readKeysetPage(query, newest, args);
}

/** Returns why an address gets no mails, for its reader; null when it gets them. */
export async function findSuppression(db: EntityManager, address: string): Promise<object | null> {
  const [found]: object[] = await db.query(
    `SELECT reason, created_at AS "since" FROM mail_suppressions WHERE address = $1`,
    [address],
  );
  return found ?? null;
}

/** After this an address whose mails came back may be tried again. */
const retryDays = 30;
const messages = {
  complained:
    "Mails to this address have ended, because one was reported as spam. Please write to us to get them again.",
  cameBack: "Mails to this address came back. Please check it, or use another address.",
};

/** Whether an address gets no mails. */
export const isSuppressed = (db: EntityManager, address: string): Promise<boolean> =>
  db.existsBy(MailSuppression, { address });

/**
 * Allows confirmation mails to an address whose mails came back, because its reader signs up again: one try in 30 days.
 * Does nothing for other addresses.
 * @param db of the transaction that queues the mail
 * @throws BAD_USER_INPUT after that try, and for an address whose reader reported a mail
 */
export async function allowOneMoreTry(db: EntityManager, address: string): Promise<void> {
  const [found]: { isComplaint: boolean; isTried: boolean }[] = await db.query(
    `SELECT reason = 'COMPLAINT' AS "isComplaint",
       COALESCE(retried_at > now() - make_interval(days => $2), FALSE) AS "isTried"
     FROM mail_suppressions WHERE address = $1 FOR UPDATE`,
    [address, retryDays],
  );
  if (!found) return;
  const problem = found.isComplaint ? messages.complained : found.isTried ? messages.cameBack : null;
  if (problem) throw badUserInput(problem, { email: problem });
  await db.query("UPDATE mail_suppressions SET retried_at = now() WHERE address = $1", [address]);
}

/** SQL: a mail that goes out although its address is suppressed: of an account, or the try of `allowOneMoreTry`. */
export const goesOutAnyway = (mail: string, suppression: string): string =>
  `(${mail}.kind = 'ACCOUNT' OR ${mail}.kind = 'CONFIRMATION' AND ${suppression}.reason = 'BOUNCE'
    AND ${suppression}.retried_at <= ${mail}.created_at)`;

/** The parameters are the address and the time of a link. Such a time has milliseconds only. */
const retried = `address = $1 AND reason = 'BOUNCE' AND date_trunc('milliseconds', retried_at) <= $2`;

/** Whether an address is suppressed, and a link may have come by the try. */
export async function isRetried(db: EntityManager, address: string, moment: Date): Promise<boolean> {
  const rows: unknown[] = await db.query(`SELECT FROM mail_suppressions WHERE ${retried}`, [address, moment]);
  return rows.length > 0;
}

/** Ends the suppression of an address whose try arrived: its reader pressed the link. */
export const liftRetried = (db: EntityManager, address: string, moment: Date): Promise<unknown> =>
  db.query(`DELETE FROM mail_suppressions WHERE ${retried}`, [address, moment]);

/** Lets an address get mails again, and returns the id. The audit log does not contain the address. @throws NOT_FOUND */
export async function liftSuppression(change: Write, id: string): Promise<string> {
  const { affected } = isUuid(id) ? await change.db.delete(MailSuppression, { id }) : { affected: 0 };
  if (!affected) throw notFound("This address gets mails already.");
  await change.audit({ action: "delete", entityType: "mailSuppression", entityId: id, title: "A suppressed address" });
  return id;
}

/**
 * Lets all addresses get mails again whose mails came back with such a reply, after a mistake of this site or of a mail
 * server. Who reported a mail is not among them. @returns their number
 */
export async function liftSuppressions(change: Write, typed: string): Promise<number> {
  const search = normalizeSearch(typed);
  if (!search) return 0;
  const [, lifted]: [unknown, number] = await change.db.query(
    `DELETE FROM mail_suppressions WHERE reason = 'BOUNCE'
       AND (address LIKE lower($1) OR lower(problem) LIKE lower($1))`,
    [likePattern(search)],
  );
  if (lifted > 0)
    await change.audit({
      action: "delete",
      entityType: "mailSuppression",
      title: lifted === 1 ? "A suppressed address" : `${lifted} suppressed addresses`,
    });
  return lifted;
}
