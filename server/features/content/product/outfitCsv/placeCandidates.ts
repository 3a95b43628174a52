import type { EntityManager } from "typeorm";
import { Select } from "../../../../core/read/select";
import { sql } from "../../../../core/read/sql";
import { Event } from "../../event/event.entity";
import type { Outfit } from "../../outfit/outfit.entity";
import { Character } from "../../show/parts/character.entity";
import { Episode } from "../../show/parts/episode.entity";
import { ShowSeason } from "../../show/parts/showSeason.entity";
import { Show } from "../../show/show.entity";
import type { PlaceCells, PlaceColumn } from "./placeCells";

/** Events and shows that the cells of several groups may mean. */
export interface PlaceCandidates {
  events: Event[];
  shows: Show[];
  seasons: ShowSeason[];
  episodes: Episode[];
  characters: Character[];
}

/** Reads the candidates with the same number of statements for any number of groups. */
export async function readPlaceCandidates(
  db: EntityManager,
  groups: readonly Partial<PlaceCells>[],
  outfits: readonly Outfit[],
): Promise<PlaceCandidates> {
  const list = (column: PlaceColumn) => groups.flatMap((cells) => cells[column] || []);
  const [named, titles, ids] = [list("event"), list("show"), outfits.flatMap(({ showId }) => showId ?? [])];
  const [events, shows] = await Promise.all([
    named.length === 0
      ? []
      : new Select(db, Event, "event")
          .andWhere(sql`event.slug = ANY(${named}::text[]) OR event.name = ANY(${named}::text[])`)
          .read(),
    titles.length + ids.length === 0
      ? []
      : new Select(db, Show, "show")
          .andWhere(
            sql`show.slug = ANY(${titles}::text[]) OR show.title = ANY(${titles}::text[]) OR show.id = ANY(${ids}::uuid[])`,
          )
          .read(),
  ]);
  if (shows.length === 0) return { events, shows, seasons: [], episodes: [], characters: [] };
  const ofShows = sql`part.show_id = ANY(${shows.map(({ id }) => id)}::uuid[])`;
  const [seasons, episodes, characters] = await Promise.all([
    new Select(db, ShowSeason, "part").andWhere(ofShows).read(),
    new Select(db, Episode, "part").andWhere(ofShows).read(),
    new Select(db, Character, "part").andWhere(ofShows).read(),
  ]);
  return { events, shows, seasons, episodes, characters };
}
