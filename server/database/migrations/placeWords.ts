import type { MigrationInterface, QueryRunner } from "typeorm";

/** Search finds events and brands by their words, and corrects those. */
export class PlaceWords implements MigrationInterface {
  name = "PlaceWords1795900000020";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX events_words_idx ON events USING gin (array_to_tsvector(words_in(search_text))) WHERE deleted_at IS NULL;
      CREATE TRIGGER events_insert_words AFTER INSERT ON events
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('search_text');
      CREATE TRIGGER events_update_words AFTER UPDATE ON events
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('search_text');
      CREATE INDEX brands_words_idx ON brands USING gin (array_to_tsvector(words_in(search_text))) WHERE deleted_at IS NULL;
      CREATE TRIGGER brands_insert_words AFTER INSERT ON brands
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('search_text');
      CREATE TRIGGER brands_update_words AFTER UPDATE ON brands
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('search_text');

      INSERT INTO search_words (word)
      SELECT DISTINCT own.word FROM (SELECT search_text FROM events UNION SELECT search_text FROM brands) named,
        unnest(words_in(named.search_text)) AS own (word)
      WHERE length(own.word) BETWEEN 3 AND 40 AND own.word !~ '[0-9]'
        AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = own.word);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER events_insert_words ON events;
      DROP TRIGGER events_update_words ON events;
      DROP TRIGGER brands_insert_words ON brands;
      DROP TRIGGER brands_update_words ON brands;
      DROP INDEX events_words_idx, brands_words_idx;
    `);
  }
}
