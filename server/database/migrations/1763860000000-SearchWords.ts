import type { MigrationInterface, QueryRunner } from "typeorm";

/**
 * What search needs so that it does not read the catalogue: an index of the words of the titles, a small one of a sample of the
 * rows, and the words that there are, for misspelt ones.
 */
export class SearchWords1763860000000 implements MigrationInterface {
  name = "SearchWords1763860000000";

  async up(runner: QueryRunner): Promise<void> {
    // Not STRICT, or its body would not become part of the index's expression.
    await runner.query(`
      CREATE FUNCTION words_in(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
      AS $$ SELECT array_remove(string_to_array(translate(public.searchable(value), ${marks}), ' '), '') $$
    `);
    // Two words that have a spelling in common differ by a letter that is more, less, another one, or in its neighbour's place.
    await runner.query(`
      CREATE FUNCTION spellings(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT array_agg(left(word, at - 1) || substr(word, at + 1)) || word FROM generate_series(1, length(word)) AS at $$
    `);
    await runner.query(`CREATE TABLE search_words (
      word text COLLATE "C" NOT NULL,
      spellings text[] NOT NULL GENERATED ALWAYS AS (spellings(word)) STORED
    )`);
    await runner.query(rememberWords);
    for (const [table, text] of Object.entries(searched)) {
      const words = `${table} USING gin (array_to_tsvector(words_in(${text}))) WHERE deleted_at IS NULL`;
      await runner.query(`CREATE INDEX ${table}_words_idx ON ${words}`);
      await runner.query(`CREATE INDEX ${table}_words_sample_idx ON ${words} AND ${sample}`);
      await runner.query(newWords(table, text));
      for (const event of ["INSERT", "UPDATE"]) {
        await runner.query(
          `CREATE TRIGGER ${table}_${event.toLowerCase()}_words AFTER ${event} ON ${table} REFERENCING NEW TABLE AS written
           FOR EACH STATEMENT EXECUTE FUNCTION remember_words('${text}')`,
        );
      }
    }
    // Search alone used it; the lists have one of title and description.
    await runner.query(`DROP INDEX category_items_title_trgm_idx`);
    await runner.query(`CREATE INDEX search_words_word_idx ON search_words (word)`);
    await runner.query(`CREATE INDEX search_words_word_trgm_idx ON search_words USING gin (word gin_trgm_ops)`);
    await runner.query(`CREATE INDEX search_words_spellings_idx ON search_words USING gin (spellings)`);
    await runner.query(
      `CREATE INDEX blog_posts_title_idx ON blog_posts (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX blog_posts_title_idx`);
    await runner.query(
      `CREATE INDEX category_items_title_trgm_idx ON category_items USING gin (searchable(title) gin_trgm_ops)`,
    );
    for (const table of Object.keys(searched)) {
      for (const event of ["insert", "update"]) {
        await runner.query(`DROP TRIGGER ${table}_${event}_words ON ${table}`);
      }
      await runner.query(`DROP INDEX ${table}_words_sample_idx`);
      await runner.query(`DROP INDEX ${table}_words_idx`);
    }
    await runner.query(`DROP FUNCTION remember_words()`);
    await runner.query(`DROP TABLE search_words`);
    await runner.query(`DROP FUNCTION spellings(text)`);
    await runner.query(`DROP FUNCTION words_in(text)`);
  }
}

/** What ends a word; an apostrophe, as the last one, is left out of it. */
const ends = '!"#$%&()*+,-./:;<=>?@[\\]^_`{|}~\t\n\r';
const marks = `E'${`${ends}'`.replaceAll(/['\\]/g, "\\$&")}', repeat(' ', ${ends.length})`;

const searched = {
  celebrities: "name",
  outfits: "title",
  affiliate_products: "title",
  category_items: "title",
  blog_posts: "title",
};

/** A 32nd of the rows: ids are random. */
const sample = "id < '08000000-0000-0000-0000-000000000000'";

/** Whoever misspells a number is not helped, and there are as many as rows. */
const newWords = (table: string, text: string): string => `
  INSERT INTO search_words (word)
  SELECT DISTINCT title.word FROM ${table}, unnest(words_in(${text})) AS title (word)
  WHERE length(title.word) BETWEEN 3 AND 40 AND title.word !~ '[0-9]'
    AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = title.word)`;

/** Nothing keeps a word from being there twice: that is harmless, and so no write waits for another one. */
const rememberWords = `
  CREATE FUNCTION remember_words() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    EXECUTE format($words$${newWords("written", "%I")}$words$, TG_ARGV[0]);
    RETURN NULL;
  END $$`;
