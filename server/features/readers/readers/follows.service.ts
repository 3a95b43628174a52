import type { EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { isShown } from "../../../core/kinds/visibility";
import { isSeenPlace } from "../follow/followedPlace.entity";

/** A celebrity, or a place (`FollowedPlace`). */
export interface FollowedName {
  id: string;
  name: string;
}

/** SQL: the celebrities and places that visitors see. */
const followable = `(
  SELECT celebrity.id, celebrity.name FROM celebrities celebrity WHERE ${isShown("celebrities", "celebrity", "visitor")}
  UNION ALL SELECT place.id, place.name FROM followed_places place WHERE ${isSeenPlace("place")})`;

/** SQL: selects as JSON what the row `subscriber` follows, by name. */
export const selectFollows = `SELECT COALESCE(jsonb_agg(jsonb_build_object('id', one.id, 'name', one.name)
    ORDER BY lower(one.name), one.id), '[]')
  FROM (
    SELECT celebrity.id, celebrity.name FROM subscriber_celebrities followed
    JOIN celebrities celebrity ON celebrity.id = followed.celebrity_id
    WHERE followed.subscriber_id = subscriber.id AND celebrity.deleted_at IS NULL
    UNION ALL
    SELECT place.id, place.name FROM subscriber_places followed JOIN followed_places place ON place.id = followed.place_id
    WHERE followed.subscriber_id = subscriber.id AND ${isSeenPlace("place")}
  ) one`;

/** Returns the names of celebrities and places that visitors see, by name. */
export const readFollowedNames = (db: EntityManager, ids: readonly string[]): Promise<FollowedName[]> =>
  db.query(`SELECT id, name FROM ${followable} one WHERE id = ANY($1::uuid[]) ORDER BY lower(name), id`, [
    ids.filter((id) => isUuid(id)),
  ]);

/** Follows celebrities and places that visitors see. */
export async function addFollows(db: EntityManager, subscriberId: string, ids: readonly string[]): Promise<void> {
  await db.query(
    `INSERT INTO subscriber_celebrities (subscriber_id, celebrity_id)
     SELECT $1, id FROM celebrities WHERE id = ANY($2::uuid[]) AND ${isShown("celebrities", "celebrities", "visitor")}
     ON CONFLICT DO NOTHING`,
    [subscriberId, ids],
  );
  await db.query(
    `INSERT INTO subscriber_places (subscriber_id, place_id)
     SELECT $1, place.id FROM followed_places place WHERE place.id = ANY($2::uuid[]) AND ${isSeenPlace("place")}
     ON CONFLICT DO NOTHING`,
    [subscriberId, ids],
  );
}

/** Ends the follows among the ids. */
export async function removeFollows(db: EntityManager, subscriberId: string, ids: readonly string[]): Promise<void> {
  await db.query("DELETE FROM subscriber_celebrities WHERE subscriber_id = $1 AND celebrity_id = ANY($2::uuid[])", [
    subscriberId,
    ids,
  ]);
  await db.query("DELETE FROM subscriber_places WHERE subscriber_id = $1 AND place_id = ANY($2::uuid[])", [
    subscriberId,
    ids,
  ]);
}
