import type { MigrationInterface, QueryRunner } from "typeorm";

/** Pieces and characters are found by the words of their names, and the looks of an event are counted without their rows. */
export class PieceWords implements MigrationInterface {
  name = "PieceWords1796000000007";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX outfit_pieces_words_idx ON outfit_pieces USING gin (array_to_tsvector(words_in(name)));
      CREATE INDEX show_characters_name_trgm_idx ON show_characters USING gin (searchable(name) gin_trgm_ops);
      DROP INDEX outfits_event_id_date_idx;
      CREATE INDEX outfits_event_id_date_idx ON outfits (event_id, COALESCE(date, '0001-01-01') DESC, id DESC)
        INCLUDE (date, celebrity_id, status, deleted_at) WHERE event_id IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX outfit_pieces_words_idx, show_characters_name_trgm_idx, outfits_event_id_date_idx;
      CREATE INDEX outfits_event_id_date_idx ON outfits (event_id, COALESCE(date, '0001-01-01') DESC, id DESC)
        WHERE event_id IS NOT NULL;
    `);
  }
}
