import type { Press } from "../../../core/access/press";
import type { Write } from "../../../core/write/write";
import { describeChoices, readChoices } from "./choices.service";
import { recordConsent } from "./consents.service";
import { newsletterWish } from "./subscriberLinks.service";
import { queueConfirmations } from "./subscriberMails.service";

/** People whom one press asks; the screen shows how many are left. */
const perPress = 500;

/** SQL over the alias `subscriber`: waits, and no mail has asked the person, who is on the list from before or a file. */
export const neverAsked = `subscriber.subscribed AND subscriber.confirmed_at IS NULL AND NOT EXISTS (
  SELECT FROM consents asked WHERE asked.subscriber_id = subscriber.id AND asked.action = 'ASKED')
  AND NOT EXISTS (SELECT FROM mail_suppressions WHERE address = subscriber.email)`;

/**
 * Asks people who are on the list without a confirmation, each once, the earliest first.
 * @returns how many were asked, at most 500
 */
export async function askEarlier(change: Write, press: Press): Promise<number> {
  const { db } = change;
  const rows: { id: string }[] = await db.query(
    `SELECT id FROM newsletter_subscribers subscriber WHERE ${neverAsked} ORDER BY created_at, id LIMIT $1
     FOR UPDATE SKIP LOCKED`,
    [perPress],
  );
  const asked: Parameters<typeof queueConfirmations>[1][number][] = [];
  for (const { id } of rows) {
    const subscriber = await readChoices(db, id);
    if (!subscriber) continue;
    const wording = "The mail asks whether the person still wants our newsletter.";
    const consent = await recordConsent(db, id, { action: "ASKED", source: "asked by an editor", wording, press });
    asked.push({ subscriber, wish: newsletterWish, items: describeChoices(subscriber), consent });
  }
  await queueConfirmations(db, asked);
  if (asked.length > 0)
    await change.audit({
      action: "update",
      entityType: "subscriber",
      title: `${asked.length} people asked to confirm`,
    });
  return asked.length;
}
