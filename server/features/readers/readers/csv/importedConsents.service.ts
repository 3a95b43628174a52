import type { EntityManager } from "typeorm";
import type { Press } from "../../../../core/access/press";
import { stopWaitingMails } from "../../../site/mail/mails.service";
import { emailHash } from "../consents.service";
import { kindsOfLists } from "../leaving.service";

/** What an editor states about the people of a file. The client shows the same words. */
const agreedStatement = "An editor stated: these people agreed to get this newsletter by mail.";
const leftStatement = "An editor's file says that this person has left.";

/**
 * Confirms the active addresses of a file whose people agreed, and records it. Those who left or had everything deleted
 * since are not confirmed by an old file. @returns their number.
 */
export async function confirmImported(db: EntityManager, emails: readonly string[], press: Press): Promise<number> {
  const [{ left }] = await db.query<[{ left: number }]>(
    `WITH waiting AS (
       SELECT id, (SELECT action IN ('LEFT', 'DELETED') FROM consents
         WHERE email_hash = ${emailHash("email")} AND action <> 'ASKED' ORDER BY given_at DESC LIMIT 1) IS TRUE AS has_left
       FROM newsletter_subscribers WHERE email = ANY($1::text[]) AND subscribed AND confirmed_at IS NULL
     ), agreed AS (
       UPDATE newsletter_subscribers subscriber SET confirmed_at = now()
       FROM waiting WHERE waiting.id = subscriber.id AND NOT has_left RETURNING subscriber.id, email
     ), recorded AS (
       INSERT INTO consents (subscriber_id, email_hash, action, source, wording, pressed_by)
       SELECT id, ${emailHash("email")}, 'IMPORTED', 'file', $2, $3 FROM agreed
     ) SELECT (count(*) FILTER (WHERE has_left))::int AS left FROM waiting`,
    [emails, agreedStatement, press.by],
  );
  return left;
}

/** Runs a change that unsubscribes these addresses; records who left by it, and stops their waiting mails. */
export async function recordLeaving(
  db: EntityManager,
  emails: readonly string[],
  press: Press,
  change: () => Promise<void>,
): Promise<void> {
  const leaving: { id: string; email: string }[] = await db.query(
    "SELECT id, email FROM newsletter_subscribers WHERE email = ANY($1::text[]) AND subscribed ORDER BY id FOR UPDATE",
    [emails],
  );
  await change();
  await db.query(
    `INSERT INTO consents (subscriber_id, email_hash, action, source, wording, pressed_by)
     SELECT id, ${emailHash("email")}, 'LEFT', 'file', $2, $3 FROM newsletter_subscribers WHERE id = ANY($1::uuid[])`,
    [leaving.map(({ id }) => id), leftStatement, press.by],
  );
  await stopWaitingMails(
    db,
    leaving.map(({ email }) => email),
    kindsOfLists.all,
  );
}
