import { setImmediate as nextTurn } from "node:timers/promises";
import type { EntityManager } from "typeorm";
import { readLinkKey } from "../../../../core/access/signedLink";
import type { MailSite } from "../../../../core/mail/MailLayout";
import { renderMail } from "../../../../core/mail/renderMail";
import { paths } from "../../../../../site/addresses";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import { FollowedPlace, isSeenPlace, looksOfPlace } from "../../follow/followedPlace.entity";
import { placePath } from "../../follow/placePaths.service";
import { getMailSite } from "../../../site/mail/mailSite.service";
import { type NewMail, queueMails } from "../../../site/mail/mails.service";
import { getsMail } from "../../readers/subscriber.entity";
import { preferencesPath, unsubscribeUrl } from "../../readers/subscriberLinks.service";
import { getSettings } from "../../../site/settings/settings.service";
import { type DigestLookCard, DigestMail, digestSubject } from "./DigestMail";
import { beginDueRun, publicLooks } from "./digestRuns.service";

/** Subscribers of one transaction: a server that dies repeats at most their mails, which nobody has got. */
const batchSize = 300;

interface Run {
  day: string;
  isWeekly: boolean;
  /** Digests have the looks that were found until then: by the last run, when this one was interrupted. Text keeps the microseconds. */
  until: string;
  lastSubscriberId: string | null;
}

/** Locks the oldest run that is not finished. Another process waits here, and goes on with the subscribers after these. */
async function lockRun(db: EntityManager): Promise<Run | null> {
  const [run]: Omit<Run, "until">[] = await db.query(
    `SELECT day::text, is_weekly AS "isWeekly", last_subscriber_id AS "lastSubscriberId" FROM digest_runs
     WHERE finished_at IS NULL ORDER BY day LIMIT 1 FOR UPDATE`,
  );
  if (!run) return null;
  const [{ until }] = await db.query<[{ until: string }]>("SELECT max(found_at)::text AS until FROM digest_runs");
  return { ...run, until };
}

interface Reader {
  id: string;
  email: string;
  /** Looks that the reader has not got, in any order, with the place that they are news of; null for none. */
  news: { lookId: string; /** Null for a celebrity's. */ placeId: string | null }[] | null;
}

/** Reads the next subscribers with their looks. The lock lets nobody leave between this and the mail. */
const readReaders = (db: EntityManager, { isWeekly, until, lastSubscriberId }: Run): Promise<Reader[]> =>
  db.query(
    `WITH reader AS MATERIALIZED (
       SELECT subscriber.id, subscriber.email, subscriber.digested_at FROM newsletter_subscribers subscriber
       WHERE ($1::uuid IS NULL OR subscriber.id > $1) AND ${getsMail} AND subscriber.digest = ANY($2::text[])
       ORDER BY subscriber.id LIMIT ${batchSize} FOR UPDATE
     ), place_follow AS (
       SELECT followed.subscriber_id, followed.place_id, GREATEST(reader.digested_at, followed.followed_at) AS seen_at
       FROM subscriber_places followed JOIN reader ON reader.id = followed.subscriber_id
     ), place_look AS MATERIALIZED (
       SELECT place.id AS place_id, look.id AS look_id, found.found_at
       FROM followed_places place CROSS JOIN LATERAL (${looksOfPlace("place")}) own
       JOIN ${publicLooks} ON look.id = own.id JOIN digest_looks found ON found.look_id = own.id
       WHERE place.id IN (SELECT place_id FROM place_follow) AND ${isSeenPlace("place")}
         AND found.found_at <= $3 AND found.found_at > (SELECT min(seen_at) FROM place_follow)
     )
     SELECT reader.id, reader.email, (
       SELECT jsonb_agg(jsonb_build_object('lookId', look_id, 'placeId', place_id)) FROM (
         SELECT look.id AS look_id, NULL::uuid AS place_id
         FROM subscriber_celebrities followed JOIN ${publicLooks} ON celebrity.id = followed.celebrity_id
         JOIN digest_looks found ON found.look_id = look.id
         WHERE followed.subscriber_id = reader.id AND found.found_at <= $3
           AND found.found_at > GREATEST(reader.digested_at, followed.followed_at)
         UNION ALL
         SELECT place_look.look_id, place_look.place_id FROM place_follow JOIN place_look USING (place_id)
         WHERE place_follow.subscriber_id = reader.id AND place_look.found_at > place_follow.seen_at
       ) one
     ) AS news
     FROM reader ORDER BY reader.id`,
    [lastSubscriberId, isWeekly ? ["DAILY", "WEEKLY"] : ["DAILY"], until],
  );

/** Reads the places of a batch by their ids. */
async function readPlaces(db: EntityManager, ids: readonly string[]): Promise<Map<string, DigestLookCard["of"]>> {
  const places = await new Select(db, FollowedPlace, "place").andWhere(sql`place.id = ANY(${ids}::uuid[])`).read();
  return new Map(places.map((place) => [place.id, { name: place.name, path: placePath(place) }]));
}

/** Reads looks once for all readers of a batch, the newest first. */
const readLooks = (db: EntityManager, ids: readonly string[]): Promise<Omit<DigestLookCard, "of">[]> =>
  db.query(
    `SELECT look.id, look.slug, look.title, look.image, look.occasion, celebrity.name AS celebrity,
       celebrity.slug AS "celebritySlug"
     FROM ${publicLooks} WHERE look.id = ANY($1::uuid[]) ORDER BY look.date DESC NULLS LAST, look.created_at DESC, look.id`,
    [ids],
  );

interface MailParts {
  site: MailSite;
  /** Signs links; see `readLinkKey`. */
  key: string;
  day: string;
}

/** @param looks at least one */
function createDigest(
  { site, key, day }: MailParts,
  { id, email }: Pick<Reader, "id" | "email">,
  looks: readonly DigestLookCard[],
): NewMail {
  const leaveUrl = unsubscribeUrl(key, site.origin, id, "digest");
  const preferencesUrl = site.origin + preferencesPath(key, id);
  return {
    key: `digest:${day}:${id}`,
    kind: "DIGEST",
    recipient: email,
    subject: digestSubject(looks),
    unsubscribeUrl: leaveUrl,
    ...renderMail(<DigestMail site={site} looks={looks} preferencesUrl={preferencesUrl} leaveUrl={leaveUrl} />),
  };
}

/** Returns a look as news of a followed celebrity, else of a place; none when it is no news of the reader. */
function describeNews(
  look: Omit<DigestLookCard, "of">,
  news: NonNullable<Reader["news"]>,
  places: ReadonlyMap<string, DigestLookCard["of"]>,
): DigestLookCard[] {
  const own = news.filter(({ lookId }) => lookId === look.id);
  if (own.length === 0) return [];
  const [place] = own.some(({ placeId }) => placeId === null)
    ? []
    : own.flatMap((one) => places.get(one.placeId ?? "") ?? []);
  return [{ ...look, of: place ?? { name: look.celebrity, path: paths.celebrity(look.celebritySlug) } }];
}

/** Queues the digests of the next subscribers and records how far they and the run are. @returns the number of mails. */
async function sendBatch(db: EntityManager, run: Run): Promise<number> {
  const readers = await readReaders(db, run);
  const all = readers.flatMap(({ news }) => news ?? []);
  const looks = await readLooks(db, [...new Set(all.map(({ lookId }) => lookId))]);
  const places = await readPlaces(db, [...new Set(all.flatMap(({ placeId }) => placeId ?? []))]);
  const parts = { site: await getMailSite(db), key: await readLinkKey(db), day: run.day };
  const digests: { id: string; mail: NewMail }[] = [];
  for (const reader of readers) {
    const own = looks.flatMap((look) => describeNews(look, reader.news ?? [], places));
    if (own.length === 0) continue;
    digests.push({ id: reader.id, mail: createDigest(parts, reader, own) });
    // Requests come in between: rendering a batch takes a second.
    await nextTurn();
  }
  await queueMails(
    db,
    digests.map(({ mail }) => mail),
  );
  await db.query("UPDATE newsletter_subscribers SET digested_at = $2 WHERE id = ANY($1::uuid[])", [
    digests.map(({ id }) => id),
    run.until,
  ]);
  await db.query(
    `UPDATE digest_runs SET last_subscriber_id = COALESCE($2, last_subscriber_id), finished_at = CASE WHEN $3 THEN now() END
     WHERE day = $1`,
    [run.day, readers.at(-1)?.id ?? null, readers.length < batchSize],
  );
  return digests.length;
}

/** @returns the number of mails; null when no run is open. */
const takeStep = (db: EntityManager): Promise<number | null> =>
  db.transaction(async (transaction) => {
    const run = await lockRun(transaction);
    return run && sendBatch(transaction, run);
  });

/**
 * Queues the digests of the day from its morning on, and continues runs that were interrupted. Each step commits its mails
 * together with the place of the run, so nobody is left out and nobody gets a look twice.
 * @returns the number of queued mails
 */
export async function sendDigests(db: EntityManager, end?: AbortSignal, now = new Date()): Promise<number> {
  const { timeZone } = await getSettings(db);
  await beginDueRun(db, now, timeZone);
  let queued = 0;
  while (!end?.aborted) {
    const step = await takeStep(db);
    if (step === null) break;
    queued += step;
  }
  return queued;
}
