import type { MigrationInterface, QueryRunner } from "typeorm";
import { followedPlaces } from "./followedPlaces";

/** Who follows an event or a show that was merged into another one follows that, as with brands. */
export class MergedPlaces implements MigrationInterface {
  name = "MergedPlaces1796000000005";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE VIEW followed_places AS ${mergedPlaces}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE OR REPLACE VIEW followed_places AS ${followedPlaces}`);
  }
}

/** SQL: the id of the row into which a row in the trash was merged, else its own. */
const kept = (type: string, row: string): string => `COALESCE((
    SELECT former.entity_id FROM slug_history former
    WHERE ${row}.deleted_at IS NOT NULL AND former.entity_type = '${type}' AND former.slug = ${row}.slug), ${row}.id)`;

const mergedPlaces = `
  -- A series has no row. Each of its events names it, so that a follow stays when the series is renamed.
  SELECT named.id, 'SERIES' AS kind,
    CASE WHEN main.deleted_at IS NULL AND main.series = latest.series THEN main.id ELSE latest.id END AS place_id,
    latest.series AS name, latest.slug, NULL::text AS part, latest.image, NULL::uuid AS show_id, NULL::uuid AS season_id,
    NULL::uuid AS character_id, latest.series, NULL::uuid AS brand_id
  FROM events named JOIN events main ON main.id = ${kept("event", "named")}
    CROSS JOIN LATERAL (SELECT id, slug, image, series FROM events held
      WHERE held.series IN (named.series, main.series) AND held.series <> '' AND held.deleted_at IS NULL
        AND held.status = 'PUBLISHED'
      ORDER BY held.series = named.series DESC, held.first_day DESC NULLS LAST, held.id LIMIT 1) latest
  WHERE named.series <> ''
  UNION ALL
  SELECT named.id, 'SHOW', show.id, show.title, show.slug, NULL, show.image, show.id, NULL, NULL, NULL, NULL
  FROM shows named JOIN shows show ON show.deleted_at IS NULL AND show.id = ${kept("show", "named")}
  UNION ALL
  SELECT named.id, 'SEASON', season.id, 'Season ' || season.number || ' of ' || show.title, show.slug,
    season.number::text, show.image, show.id, season.id, NULL, NULL, NULL
  FROM show_seasons named JOIN shows own ON own.id = named.show_id
    JOIN shows show ON show.deleted_at IS NULL AND show.id = ${kept("show", "own")}
    JOIN show_seasons season ON season.show_id = show.id
      AND CASE WHEN show.id = own.id THEN season.id = named.id ELSE season.number = named.number END
  UNION ALL
  SELECT named.id, 'CHARACTER', member.id, member.name || ' of ' || show.title, show.slug, member.slug, show.image,
    show.id, NULL, member.id, NULL, NULL
  FROM show_characters named JOIN shows own ON own.id = named.show_id
    JOIN shows show ON show.deleted_at IS NULL AND show.id = ${kept("show", "own")}
    CROSS JOIN LATERAL (SELECT id, name, slug FROM show_characters part
      WHERE part.show_id = show.id
        AND CASE WHEN show.id = own.id THEN part.id = named.id ELSE searchable(part.name) = searchable(named.name) END
      ORDER BY part.celebrity_id IS NOT DISTINCT FROM named.celebrity_id DESC, part.place, part.id LIMIT 1) member
  UNION ALL
  SELECT named.id, 'BRAND', brand.id, brand.name, brand.slug, NULL, brand.image, NULL, NULL, NULL, NULL, brand.id
  FROM brands named JOIN brands brand ON brand.deleted_at IS NULL AND brand.id = ${kept("brand", "named")}`;
