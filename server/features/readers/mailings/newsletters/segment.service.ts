import type { EntityManager } from "typeorm";
import { getsMail } from "../../readers/subscriber.entity";
import type { NewsletterSegment } from "./newsletter.entity";

const identity = (place: string): string => `COALESCE(${place}.series, ${place}.place_id::text)`;

/** SQL: the readers of a segment, with its parts as the parameters 1 to 3 (see `segmentValues`). */
export const readersOfSegment = `newsletter_subscribers subscriber
  WHERE ${getsMail} AND subscriber.newsletters
    AND ($1::text IS NULL OR subscriber.source = $1)
    AND (cardinality($2::text[]) = 0 OR cardinality(subscriber.topics) = 0 OR subscriber.topics && $2::text[])
    AND (cardinality($3::uuid[]) = 0 OR EXISTS (
      SELECT FROM subscriber_celebrities follow
      WHERE follow.subscriber_id = subscriber.id AND follow.celebrity_id = ANY($3::uuid[]))
      OR subscriber.id IN (
      -- A series has an id for each of its events, and a merged brand has two.
      SELECT follow.subscriber_id FROM followed_places chosen
      JOIN followed_places same ON same.kind = chosen.kind AND ${identity("same")} = ${identity("chosen")}
      JOIN subscriber_places follow ON follow.place_id = same.id
      WHERE chosen.id = ANY($3::uuid[])))`;

export const segmentValues = ({ source, topics, celebrityIds }: NewsletterSegment): unknown[] => [
  source,
  topics,
  celebrityIds,
];

/** Returns the number of people who would get a newsletter now. */
export async function countReaders(db: EntityManager, segment: NewsletterSegment): Promise<number> {
  const [{ count }]: { count: number }[] = await db.query(
    `SELECT count(*)::int AS count FROM ${readersOfSegment}`,
    segmentValues(segment),
  );
  return count;
}

/** Returns the forms that the present subscribers used, by name. */
export async function listSources(db: EntityManager): Promise<string[]> {
  const rows: { source: string }[] = await db.query(
    "SELECT DISTINCT source FROM newsletter_subscribers WHERE source <> '' ORDER BY source",
  );
  return rows.map(({ source }) => source);
}
