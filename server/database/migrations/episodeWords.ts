import type { MigrationInterface, QueryRunner } from "typeorm";

/** Search finds episodes by their titles, and corrects those. */
export class EpisodeWords implements MigrationInterface {
  name = "EpisodeWords1796000000008";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX show_episodes_words_idx ON show_episodes USING gin (array_to_tsvector(words_in(title)));
      CREATE TRIGGER show_episodes_insert_words AFTER INSERT ON show_episodes
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');
      CREATE TRIGGER show_episodes_update_words AFTER UPDATE ON show_episodes
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');

      INSERT INTO search_words (word)
      SELECT DISTINCT own.word FROM show_episodes episode, unnest(words_in(episode.title)) AS own (word)
      WHERE length(own.word) BETWEEN 3 AND 40 AND own.word !~ '[0-9]'
        AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = own.word);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER show_episodes_insert_words ON show_episodes;
      DROP TRIGGER show_episodes_update_words ON show_episodes;
      DROP INDEX show_episodes_words_idx;
    `);
  }
}
