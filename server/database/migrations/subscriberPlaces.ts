import type { MigrationInterface, QueryRunner } from "typeorm";

/** Places whose new looks subscribers get by mail. */
export class SubscriberPlaces implements MigrationInterface {
  name = "SubscriberPlaces1796000000003";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE subscriber_places (
        subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
        -- An id of followed_places, which has rows of several tables.
        place_id uuid NOT NULL,
        followed_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (subscriber_id, place_id)
      );
      CREATE INDEX subscriber_places_place_id_idx ON subscriber_places (place_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE subscriber_places");
  }
}
