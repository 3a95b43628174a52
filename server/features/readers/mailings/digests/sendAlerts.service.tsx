import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import { readLinkKey } from "../../../../core/access/signedLink";
import { MailLayout, type MailSite } from "../../../../core/mail/MailLayout";
import { renderMail } from "../../../../core/mail/renderMail";
import { listOfferNews, type OfferNews } from "../../follow/offerEvents.service";
import { getMailSite } from "../../../site/mail/mailSite.service";
import { type NewMail, queueMails } from "../../../site/mail/mails.service";
import { getsMail } from "../../readers/subscriber.entity";
import { preferencesPath, unsubscribeUrl } from "../../readers/subscriberLinks.service";
import { MailCard } from "../../../../core/mail/MailCard";

/** Subscribers of one transaction. */
const batchSize = 300;

interface Reader {
  id: string;
  email: string;
}

interface SavedPiece {
  subscriberId: string;
  offerId: string;
  targetPrice: number | null;
  currency: string | null;
  /** YYYY-MM-DD, or null. */
  priceSeenOn: string | null;
  stockSeenOn: string | null;
}

/** Locks the next subscribers, so that another process waits and then reads what this one has sent. */
const lockReaders = (db: EntityManager, after: string | null): Promise<Reader[]> =>
  db.query(
    `SELECT id, email FROM newsletter_subscribers subscriber
     WHERE ($1::uuid IS NULL OR id > $1) AND ${getsMail} AND subscriber.alerts
     ORDER BY id LIMIT ${batchSize} FOR UPDATE`,
    [after],
  );

const readPieces = (db: EntityManager, readers: readonly Reader[]): Promise<SavedPiece[]> =>
  db.query(
    `SELECT subscriber_id AS "subscriberId", offer_id AS "offerId", target_price::float8 AS "targetPrice", currency,
       price_seen_on::text AS "priceSeenOn", stock_seen_on::text AS "stockSeenOn"
     FROM subscriber_products WHERE subscriber_id = ANY($1::uuid[])`,
    [readers.map(({ id }) => id)],
  );

/**
 * Whether the piece's reader has not got these news and wants them. A drop begins with its price: a deeper one that the rule
 * of 30 days calls a drop as well is sent again. Changes of one day are one price, so they are sent once.
 */
function isWanted({ targetPrice, currency, priceSeenOn, stockSeenOn }: SavedPiece, { day, price }: OfferNews): boolean {
  if (!price) return day > (stockSeenOn ?? "");
  const isLow = targetPrice === null || (price.currency === currency && price.amount <= targetPrice);
  return isLow && day > (priceSeenOn ?? "");
}

/** Returns the news of each subscriber, the last first. */
async function findNews(db: EntityManager, readers: readonly Reader[]): Promise<Map<string, OfferNews[]>> {
  const pieces = await readPieces(db, readers);
  const newsOfOffers = new Map<string, OfferNews[]>();
  for (const news of await listOfferNews(db, [...new Set(pieces.map(({ offerId }) => offerId))]))
    newsOfOffers.set(news.offerId, [...(newsOfOffers.get(news.offerId) ?? []), news]);
  const found = new Map<string, OfferNews[]>();
  for (const piece of pieces) {
    const wanted = (newsOfOffers.get(piece.offerId) ?? []).filter((news) => isWanted(piece, news));
    if (wanted.length > 0) found.set(piece.subscriberId, [...(found.get(piece.subscriberId) ?? []), ...wanted]);
  }
  for (const news of found.values()) news.sort((a, b) => b.day.localeCompare(a.day) || a.id.localeCompare(b.id));
  return found;
}

function createAlert(site: MailSite, key: string, { id, email }: Reader, news: readonly OfferNews[]): NewMail {
  const leaveUrl = unsubscribeUrl(key, site.origin, id, "alerts");
  const preferencesUrl = site.origin + preferencesPath(key, id);
  return {
    key: `alert:${id}:${news[0].id}`,
    kind: "ALERT",
    recipient: email,
    subject: alertSubject(news),
    unsubscribeUrl: leaveUrl,
    ...renderMail(<AlertMail site={site} news={news} preferencesUrl={preferencesUrl} leaveUrl={leaveUrl} />),
  };
}

/** Records what the readers know now. */
async function recordSeen(db: EntityManager, found: ReadonlyMap<string, readonly OfferNews[]>): Promise<void> {
  const seen = [...found].flatMap(([subscriber, news]) =>
    news.map(({ offerId: offer, day, price }) => ({ subscriber, offer, day, is_price: price !== null })),
  );
  for (const [column, isPrice] of [
    ["price_seen_on", true],
    ["stock_seen_on", false],
  ] as const)
    await db.query(
      `UPDATE subscriber_products piece SET ${column} = seen.day
       FROM jsonb_to_recordset($1::jsonb) AS seen (subscriber uuid, offer uuid, day date)
       WHERE piece.subscriber_id = seen.subscriber AND piece.offer_id = seen.offer`,
      [JSON.stringify(seen.filter(({ is_price }) => is_price === isPrice))],
    );
}

interface Step {
  queued: number;
  /** The last subscriber; null at the end. */
  last: string | null;
}

const takeStep = (db: EntityManager, after: string | null): Promise<Step> =>
  db.transaction(async (transaction) => {
    const readers = await lockReaders(transaction, after);
    const found = await findNews(transaction, readers);
    const [site, key] = [await getMailSite(transaction), await readLinkKey(transaction)];
    const mails: NewMail[] = [];
    for (const reader of readers) {
      const news = found.get(reader.id);
      if (!news) continue;
      mails.push(createAlert(site, key, reader, news));
      // Requests come in between.
      await nextTurn();
    }
    await queueMails(transaction, mails);
    await recordSeen(transaction, found);
    return { queued: mails.length, last: readers.length < batchSize ? null : readers[readers.length - 1].id };
  });

/**
 * Queues a mail for each subscriber of alerts with news about saved pieces. What was sent is recorded with the mail, so a run
 * that was interrupted is simply repeated.
 * @returns the number of queued mails
 */
export async function sendAlerts(db: EntityManager, end?: AbortSignal): Promise<number> {
  let queued = 0;
  let after: string | null = null;
  do {
    const step: Step = await takeStep(db, after);
    queued += step.queued;
    after = step.last;
  } while (after !== null && !end?.aborted);
  return queued;
}

interface AlertMailProps {
  site: MailSite;
  /** At least one. */
  news: readonly OfferNews[];
  preferencesUrl: string;
  leaveUrl: string;
}

const alertSubject = (news: readonly OfferNews[]): string =>
  news.length === 1 ? news[0].title : `${news[0].title}, and ${news.length - 1} more`;

/** Real price drops and returns to stock of saved pieces. */
const AlertMail = ({ site, news, preferencesUrl, leaveUrl }: AlertMailProps) => (
  <MailLayout
    site={site}
    preview={news[0].text}
    footer={
      <p>
        You get this mail because you asked for alerts about pieces that you saved at {site.name}.{" "}
        <a href={leaveUrl}>Leave price and stock alerts</a> or <a href={preferencesUrl}>choose what you get</a>. Prices
        may have changed since.
      </p>
    }
  >
    <h1>About {news.length === 1 ? "a piece" : "pieces"} that you saved</h1>
    {news.map(({ id, path, image, title, text }) => (
      <MailCard key={id} origin={site.origin} href={site.origin + path} image={image} title={title} lines={[text]} />
    ))}
  </MailLayout>
);
