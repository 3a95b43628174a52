import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Press } from "../../../core/access/press";
import type { MailKind } from "../../site/mail/mail.entity";
import { stopWaitingMails } from "../../site/mail/mails.service";
import { emailHash, recordConsent } from "./consents.service";
import type { MailList } from "./subscriberLinks.service";

/** What each list is called on pages. */
export const listNames: Record<MailList, string> = {
  newsletter: "our newsletter",
  digest: "mails about new looks",
  alerts: "price and stock alerts",
  all: "all our mails",
};

/** Mails that a reader who leaves a list gets no more, also those that wait. */
export const kindsOfLists: Record<MailList, readonly MailKind[]> = {
  newsletter: ["NEWSLETTER"],
  digest: ["DIGEST"],
  alerts: ["ALERT"],
  all: ["NEWSLETTER", "DIGEST", "ALERT", "WELCOME", "CONFIRMATION"],
};

/** Finds the row behind the id of a link: also one that was added again after the row of the link was deleted. */
async function findId(db: EntityManager, id: string): Promise<string | null> {
  if (!isUuid(id)) return null;
  const rows: { id: string }[] = await db.query(
    `SELECT id FROM newsletter_subscribers WHERE id = $1
     UNION ALL SELECT present.id FROM newsletter_subscribers present
       WHERE NOT EXISTS (SELECT FROM newsletter_subscribers WHERE id = $1)
         AND ${emailHash("present.email")} = (SELECT email_hash FROM consents WHERE subscriber_id = $1 LIMIT 1)`,
    [id],
  );
  return rows[0]?.id ?? null;
}

/**
 * Leaves a list, or all. It works as often as it is done, also after the address was deleted; who gets nothing any more
 * counts as unsubscribed.
 * @param source where: the page of the link, or the mail program (RFC 8058)
 */
export const leave = (
  db: EntityManager,
  link: { id: string; list: MailList },
  source: string,
  press: Press,
): Promise<void> =>
  db.transaction(async (transaction) => {
    const id = await findId(transaction, link.id);
    if (!id) return;
    const [changed]: { email: string }[] = await transaction.query(
      `WITH before AS (SELECT * FROM newsletter_subscribers WHERE id = $1 FOR UPDATE), wanted AS (
         SELECT id, newsletters AND $2 NOT IN ('newsletter', 'all') AS newsletters,
           CASE WHEN $2 IN ('digest', 'all') THEN 'NEVER' ELSE digest END AS digest,
           alerts AND $2 NOT IN ('alerts', 'all') AS alerts
         FROM before WHERE subscribed
       ), changed AS (
         UPDATE newsletter_subscribers present SET newsletters = wanted.newsletters, digest = wanted.digest,
           alerts = wanted.alerts, updated_at = now(),
           subscribed = wanted.newsletters OR wanted.digest <> 'NEVER' OR wanted.alerts
         FROM wanted WHERE wanted.id = present.id AND ($2 = 'all' OR (wanted.newsletters, wanted.digest, wanted.alerts)
           IS DISTINCT FROM (present.newsletters, present.digest, present.alerts))
         RETURNING present.email
       ) SELECT email FROM changed`,
      [id, link.list],
    );
    if (!changed) return;
    await stopWaitingMails(transaction, [changed.email], kindsOfLists[link.list]);
    await recordConsent(transaction, id, { action: "LEFT", source, wording: `Leave ${listNames[link.list]}`, press });
  });
