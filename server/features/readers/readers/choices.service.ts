import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { type FollowedName, selectFollows } from "./follows.service";
import type { DigestRhythm } from "./subscriber.entity";

/** A piece of the alerts. */
export interface AlertPiece {
  id: string;
  title: string;
  /** Only drops to at most this price are sent; null for all drops. */
  target: { amount: number; currency: string } | null;
}

/** What a subscriber gets, and whom the subscriber follows. */
export interface Choices {
  id: string;
  email: string;
  source: string;
  createdAt: Date;
  subscribed: boolean;
  confirmedAt: Date | null;
  newsletters: boolean;
  digest: DigestRhythm;
  alerts: boolean;
  /** Slugs; empty for all. */
  topics: string[];
  /** Celebrities and places, by name. */
  followed: FollowedName[];
  /** In the order in which they were added. */
  pieces: AlertPiece[];
}

/**
 * Reads what a subscriber chose; null when nobody has the id.
 * @param lock keeps others from changing it until the end of the transaction
 */
export async function readChoices(db: EntityManager, id: string, lock = false): Promise<Choices | null> {
  if (!isUuid(id)) return null;
  if (lock) await db.query("SELECT FROM newsletter_subscribers WHERE id = $1 FOR UPDATE", [id]);
  const rows: Choices[] = await db.query(
    `SELECT id, email, source, created_at AS "createdAt", subscribed, confirmed_at AS "confirmedAt", newsletters,
       digest, alerts, topics,
       (${selectFollows}) AS followed,
       (SELECT COALESCE(jsonb_agg(jsonb_build_object('id', offer.id, 'title', offer.title, 'target',
            CASE WHEN piece.target_price IS NOT NULL
              THEN jsonb_build_object('amount', piece.target_price, 'currency', piece.currency) END)
          ORDER BY piece.created_at, offer.id), '[]')
        FROM subscriber_products piece
        JOIN (SELECT id, title FROM affiliate_products UNION ALL SELECT id, title FROM category_items) offer
          ON offer.id = piece.offer_id
        WHERE piece.subscriber_id = subscriber.id) AS pieces
     FROM newsletter_subscribers subscriber WHERE id = $1`,
    [id],
  );
  return rows[0] ?? null;
}

const shownNames = 3;

/** "Ada, Bea, Cleo and 2 more" */
function listNames(followed: Choices["followed"]): string {
  const names = followed.slice(0, shownNames).map(({ name }) => name);
  const rest = followed.length - names.length;
  if (rest > 0) return `${names.join(", ")} and ${rest} more`;
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

type Sent = Pick<Choices, "newsletters" | "digest" | "alerts" | "followed">;

/** Says what a subscriber gets, one line each; empty for nothing. */
export function describeChoices({ newsletters, digest, alerts, followed }: Sent): string[] {
  const whose = followed.length > 0 ? listNames(followed) : "whom and what you follow";
  return [
    newsletters ? "Our newsletter" : "",
    digest === "NEVER" ? "" : `New looks of ${whose}, once a ${digest === "DAILY" ? "day" : "week"}`,
    alerts ? "A mail when the price of a saved piece drops, or when it is back in stock" : "",
  ].filter(Boolean);
}
