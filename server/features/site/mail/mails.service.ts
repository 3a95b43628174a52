import type { EntityManager } from "typeorm";
import { Mail, type MailKind } from "./mail.entity";

/** A mail to queue; addresses are compared in lowercase. `key` names the reason: a second mail with the same key is not queued. */
export type NewMail = Pick<Mail, "key" | "kind" | "recipient" | "subject" | "html" | "text"> &
  Partial<Pick<Mail, "unsubscribeUrl" | "replyTo" | "newsletterId">>;

/**
 * Queues mails, in the transaction of what they tell about: either both happen or neither.
 * @param mails up to a few hundred at a time
 * @returns the number of mails whose key was new
 */
export async function queueMails(db: EntityManager, mails: readonly NewMail[]): Promise<number> {
  if (mails.length === 0) return 0;
  const rows: unknown[] = await db.query(
    `INSERT INTO mails (key, kind, recipient, subject, html, text, unsubscribe_url, reply_to, newsletter_id, next_attempt_at)
     SELECT key, kind, lower(recipient), subject, html, text, unsubscribe_url, reply_to, newsletter_id, now()
     FROM jsonb_to_recordset($1::jsonb) AS mail (key text, kind text, recipient text, subject text, html text, text text,
       unsubscribe_url text, reply_to text, newsletter_id uuid)
     ON CONFLICT (key) DO NOTHING RETURNING id`,
    [
      JSON.stringify(
        mails.map(({ unsubscribeUrl = null, replyTo = null, newsletterId = null, ...mail }) => ({
          ...mail,
          unsubscribe_url: unsubscribeUrl,
          reply_to: replyTo,
          newsletter_id: newsletterId,
        })),
      ),
    ],
  );
  return rows.length;
}

/** Whether a mail with this key was queued. */
export const hasMail = (db: EntityManager, key: string): Promise<boolean> => db.existsBy(Mail, { key });

/** Stops mails of these kinds that wait for their turn, because their readers have left. */
export const stopWaitingMails = (
  db: EntityManager,
  recipients: readonly string[],
  kinds: readonly MailKind[],
): Promise<unknown> =>
  db.query(
    `UPDATE mails SET status = 'SUPPRESSED', next_attempt_at = NULL, problem = 'The reader has left.'
     WHERE recipient = ANY($1::text[]) AND status = 'WAITING' AND kind = ANY($2::text[])`,
    [recipients, kinds],
  );
