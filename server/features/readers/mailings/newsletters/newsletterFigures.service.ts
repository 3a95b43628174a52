import type { EntityManager } from "typeorm";
import { loadByKey } from "../../../../core/graphql/loaders";
import type { NewsletterFigures } from "./newsletter.types";
import { campaignPrefix } from "./renderNewsletter.service";

/**
 * SQL: what the mails of newsletters tell, by newsletter (ids: parameter 1). Mails are deleted after 30 days, so each
 * figure is the higher one of what they tell now and what the job has stored.
 */
const mailFigures = `
  SELECT newsletter.id,
    GREATEST(newsletter.accepted, found.accepted) AS accepted,
    GREATEST(newsletter.bounced, found.bounced) AS bounced,
    GREATEST(newsletter.failed, found.failed) AS failed,
    GREATEST(newsletter.readers_left, gone.people) AS "readersLeft",
    found.waiting
  FROM newsletters newsletter
  CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE status IN ('SENT', 'BOUNCED'))::int AS accepted,
      count(*) FILTER (WHERE status = 'BOUNCED')::int AS bounced,
      count(*) FILTER (WHERE status IN ('FAILED', 'SUPPRESSED'))::int AS failed,
      count(*) FILTER (WHERE status = 'WAITING')::int AS waiting
    FROM mails WHERE newsletter_id = newsletter.id
  ) found
  CROSS JOIN LATERAL (
    SELECT count(DISTINCT mail.id)::int AS people
    FROM consents act
    JOIN mails mail ON mail.key = 'newsletter:' || newsletter.id || ':' || act.subscriber_id
    LEFT JOIN newsletter_subscribers subscriber ON subscriber.id = act.subscriber_id
    WHERE act.action IN ('LEFT', 'DELETED')
      AND act.given_at BETWEEN mail.created_at AND mail.created_at + interval '7 days'
      AND act.given_at BETWEEN newsletter.started_at AND COALESCE(newsletter.finished_at, now()) + interval '7 days'
      AND NOT COALESCE(subscriber.subscribed AND subscriber.newsletters, FALSE)
  ) gone
  WHERE newsletter.id = ANY($1::uuid[])`;

interface MailFigures {
  id: string;
  accepted: number;
  bounced: number;
  failed: number;
  waiting: number;
  readersLeft: number;
}

async function countClicks(db: EntityManager, ids: readonly string[]): Promise<Map<string, number>> {
  const rows: { campaign: string; clicks: number }[] = await db.query(
    `SELECT campaign, sum(clicks)::int AS clicks FROM click_days
     WHERE campaign LIKE 'newsletter-%' AND campaign = ANY($1::text[]) GROUP BY campaign`,
    [ids.map((id) => campaignPrefix + id)],
  );
  return new Map(rows.map(({ campaign, clicks }) => [campaign.slice(campaignPrefix.length), clicks]));
}

const nothing: NewsletterFigures = { delivered: 0, bounced: 0, failed: 0, waiting: 0, clicks: 0, left: 0 };

/** Loads what became of newsletters, by id. */
export const figuresOfNewsletters = loadByKey<NewsletterFigures>(async (db, ids) => {
  const rows: MailFigures[] = await db.query(mailFigures, [ids]);
  const clicks = await countClicks(db, ids);
  return new Map(
    rows.map(({ id, accepted, bounced, failed, waiting, readersLeft }) => [
      id,
      { delivered: accepted - bounced, bounced, failed, waiting, clicks: clicks.get(id) ?? 0, left: readersLeft },
    ]),
  );
}, nothing);

/** Stores the figures of the newsletters whose mails are still there. @returns the number of newsletters. */
export async function storeFigures(db: EntityManager): Promise<number> {
  const recent: { id: string }[] = await db.query(
    "SELECT id FROM newsletters WHERE started_at > now() - interval '31 days'",
  );
  const rows: { id: string }[] = await db.query(
    `WITH counted AS (${mailFigures}), stored AS (
       UPDATE newsletters SET accepted = counted.accepted, bounced = counted.bounced, failed = counted.failed,
         readers_left = counted."readersLeft"
       FROM counted WHERE counted.id = newsletters.id RETURNING newsletters.id
     ) SELECT id FROM stored`,
    [recent.map(({ id }) => id)],
  );
  return rows.length;
}
