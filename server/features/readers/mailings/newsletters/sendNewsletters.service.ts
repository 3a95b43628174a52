import type { EntityManager } from "typeorm";
import { readLinkKey } from "../../../../core/access/signedLink";
import { type Write, write } from "../../../../core/write/write";
import { getMailSite } from "../../../site/mail/mailSite.service";
import { type NewMail, queueMails } from "../../../site/mail/mails.service";
import { preferencesPath, unsubscribeUrl } from "../../readers/subscriberLinks.service";
import { Newsletter, NewsletterStatus } from "./newsletter.entity";
import { addressMail, renderNewsletter } from "./renderNewsletter.service";
import { readersOfSegment, segmentValues } from "./segment.service";

/** Mails of one transaction: so many are repeated at most when a server dies. */
const batchSize = 300;

/** Locks the newsletter that has waited longest; other servers take others. */
async function lockDue({ db }: Write): Promise<Newsletter | null> {
  const [due]: { id: string }[] = await db.query(
    `SELECT id FROM newsletters
     WHERE status = 'SENDING' OR (status = 'SCHEDULED' AND scheduled_at <= now())
     ORDER BY scheduled_at LIMIT 1 FOR UPDATE SKIP LOCKED`,
  );
  return due ? db.findOneByOrFail(Newsletter, { id: due.id }) : null;
}

/** Freezes the mail: later changes of looks, products and prices do not reach it. */
async function beginSending(change: Write, newsletter: Newsletter): Promise<void> {
  const { html, text } = await renderNewsletter(change.db, newsletter);
  await change.db.update(Newsletter, newsletter.id, {
    html,
    text,
    status: NewsletterStatus.SENDING,
    startedAt: () => "now()",
  });
  const { id, subject } = newsletter;
  await change.audit({ action: "send", entityType: "newsletter", entityId: id, title: subject });
}

interface Reader {
  id: string;
  email: string;
}

/**
 * Returns the next readers, in the order of their ids, of those who had confirmed when sending began. The lock lets
 * nobody leave between this and the mail.
 */
const listReaders = (db: EntityManager, { segment, id, lastSubscriberId }: Newsletter): Promise<Reader[]> =>
  db.query(
    `SELECT subscriber.id, subscriber.email FROM ${readersOfSegment}
       AND subscriber.confirmed_at <= (SELECT started_at FROM newsletters WHERE id = $4)
       AND ($5::uuid IS NULL OR subscriber.id > $5)
     ORDER BY subscriber.id LIMIT ${batchSize} FOR UPDATE OF subscriber`,
    [...segmentValues(segment), id, lastSubscriberId],
  );

/** The key lets nobody get a newsletter twice. */
const mailKey = (newsletterId: string, subscriberId: string): string => `newsletter:${newsletterId}:${subscriberId}`;

/** Queues the mails of the next readers and stores how far it is. @returns the number of queued mails. */
async function queueBatch({ db }: Write, newsletter: Newsletter): Promise<number> {
  const readers = await listReaders(db, newsletter);
  const [key, { origin }] = [await readLinkKey(db), await getMailSite(db)];
  const mail = { html: newsletter.html ?? "", text: newsletter.text ?? "" };
  const mails = readers.map(({ id, email }): NewMail => {
    const leave = unsubscribeUrl(key, origin, id, "newsletter");
    return {
      ...addressMail(mail, { leave, preferences: origin + preferencesPath(key, id) }),
      key: mailKey(newsletter.id, id),
      kind: "NEWSLETTER",
      recipient: email,
      subject: newsletter.subject,
      unsubscribeUrl: leave,
      newsletterId: newsletter.id,
    };
  });
  const queued = await queueMails(db, mails);
  const isLast = readers.length < batchSize;
  await db.update(Newsletter, newsletter.id, {
    recipients: () => `recipients + ${queued}`,
    lastSubscriberId: readers.at(-1)?.id ?? newsletter.lastSubscriberId,
    ...(isLast && { status: NewsletterStatus.SENT, finishedAt: () => "now()" }),
  });
  return queued;
}

/** Does the next step of a due newsletter in one transaction. @returns null when nothing is due. */
async function takeStep(change: Write): Promise<number | null> {
  const due = await lockDue(change);
  if (!due) return null;
  if (due.status === NewsletterStatus.SENDING) return queueBatch(change, due);
  await beginSending(change, due);
  return 0;
}

/**
 * Queues the mails of every due newsletter. Each step commits with its mails and its place, so after a crash the next run
 * continues where the last step ended. @returns the number of queued mails.
 */
export async function sendDueNewsletters(db: EntityManager, end?: AbortSignal): Promise<number> {
  let queued = 0;
  while (!end?.aborted) {
    const step = await write(db, null, takeStep);
    if (step === null) break;
    queued += step;
  }
  return queued;
}
