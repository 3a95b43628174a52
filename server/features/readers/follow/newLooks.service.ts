import type { EntityManager } from "typeorm";
import { paths } from "../../../../site/addresses";
import { isPublished } from "../../../core/kinds/visibility";
import { publicSince } from "../../../core/publicChanges/publicSince";
import { Select } from "../../../core/read/select";
import { rawSql, sql, type SqlFragment } from "../../../core/read/sql";
import { filterOutfits } from "../../content/outfit/outfit.service";
import { Outfit } from "../../content/outfit/outfit.entity";
import { isSeenPlace, looksOfPlace } from "./followedPlace.entity";
import type { Followed, NewLook } from "./followed.types";

/** Events of each kind in a list, the newest ones. */
export const mostEvents = 50;

const columns = ["id", "slug", "title", "image", "description", "full_description", "occasion"] as const;
const wearer = `(SELECT name FROM celebrities celebrity
  WHERE celebrity.id = outfit.celebrity_id AND celebrity.deleted_at IS NULL AND ${isPublished("celebrities", "celebrity")})`;

/** SQL: selects the ids of the looks of those places that visitors see. */
const looksOfPlaces = (ids: readonly string[]): SqlFragment =>
  sql`SELECT own.id FROM followed_places place CROSS JOIN LATERAL (${rawSql(looksOfPlace("place"))}) own
    WHERE place.id = ANY(${ids}::uuid[]) AND ${rawSql(isSeenPlace("place"))}`;

/** Limits the looks to those of the list. */
function filterFollowed(query: Select<Outfit>, followed: Exclude<Followed, { kind: "favorites" }>): void {
  if (followed.kind === "category") filterOutfits(query, { category: followed.slug });
  else
    query.andWhere(sql`(outfit.celebrity_id = ANY(${followed.ids}::uuid[]) AND ${rawSql(wearer)} IS NOT NULL
      OR outfit.id = ANY(ARRAY(${looksOfPlaces(followed.ids)})))`);
}

/** Returns the looks of a list that visitors can read, the last published first. Favorites are looks already, so they have none. */
export async function listNewLooks(db: EntityManager, followed: Followed): Promise<NewLook[]> {
  if (followed.kind === "favorites") return [];
  const query = new Select(db, Outfit, "outfit");
  filterFollowed(query, followed);
  const since = publicSince("outfit");
  const rows = await query.readColumns(
    [...columns.map((column) => `outfit.${column}`), wearer, since, "outfit.updated_at"],
    { order: `${since} DESC, outfit.id`, limit: mostEvents },
  );
  return rows.map((row) => {
    const [id, slug, title, image, description, fullDescription, occasion, name, at, changed] = row as string[];
    return {
      id: `urn:uuid:${id}`,
      title: name ? `${title} - ${name}` : title,
      path: paths.outfit(slug),
      image,
      description,
      fullDescription,
      occasion,
      at: new Date(at),
      changed: new Date(changed),
    };
  });
}
