import type { MigrationInterface, QueryRunner } from "typeorm";

/** What visitors follow besides celebrities, by one id: series of events, shows with their seasons and characters, brands. */
export class FollowedPlaces implements MigrationInterface {
  name = "FollowedPlaces1796000000002";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE VIEW followed_places AS ${followedPlaces}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP VIEW followed_places");
  }
}

export const followedPlaces = `
  -- A series has no row. Each of its events names it, so that a follow stays when the series is renamed.
  SELECT named.id, 'SERIES' AS kind, named.id AS place_id, named.series AS name, latest.slug, NULL::text AS part,
    latest.image, NULL::uuid AS show_id, NULL::uuid AS season_id, NULL::uuid AS character_id, named.series,
    NULL::uuid AS brand_id
  FROM events named CROSS JOIN LATERAL (SELECT slug, image FROM events held
    WHERE held.series = named.series AND held.deleted_at IS NULL AND held.status = 'PUBLISHED'
    ORDER BY held.first_day DESC NULLS LAST, held.id LIMIT 1) latest
  WHERE named.series <> ''
  UNION ALL
  SELECT show.id, 'SHOW', show.id, show.title, show.slug, NULL, show.image, show.id, NULL, NULL, NULL, NULL
  FROM shows show WHERE show.deleted_at IS NULL
  UNION ALL
  SELECT season.id, 'SEASON', season.id, 'Season ' || season.number || ' of ' || show.title, show.slug,
    season.number::text, show.image, show.id, season.id, NULL, NULL, NULL
  FROM show_seasons season JOIN shows show ON show.id = season.show_id AND show.deleted_at IS NULL
  UNION ALL
  SELECT member.id, 'CHARACTER', member.id, member.name || ' of ' || show.title, show.slug, member.slug, show.image,
    show.id, NULL, member.id, NULL, NULL
  FROM show_characters member JOIN shows show ON show.id = member.show_id AND show.deleted_at IS NULL
  UNION ALL
  -- Who follows a brand that was merged into another one follows that.
  SELECT named.id, 'BRAND', brand.id, brand.name, brand.slug, NULL, brand.image, NULL, NULL, NULL, NULL, brand.id
  FROM brands named JOIN brands brand ON brand.deleted_at IS NULL AND brand.id = COALESCE((
    SELECT former.entity_id FROM slug_history former
    WHERE named.deleted_at IS NOT NULL AND former.entity_type = 'brand' AND former.slug = named.slug), named.id)`;
