import type { MigrationInterface, QueryRunner } from "typeorm";
import { deriveTraits } from "../../shared/vocabulary/vocabulary";

const offers = ["affiliate_products", "category_items"];
const rowsOfStatement = 5_000;
const firstId = "00000000-0000-0000-0000-000000000000";

/** Pairs that visitors use in American and British English; editors extend and change the list. */
const firstSynonyms: readonly (readonly [word: string, meaning: string])[] = [
  ["trainers", "sneakers"],
  ["jumper", "sweater"],
  ["pullover", "sweater"],
  ["trousers", "pants"],
  ["handbag", "bag"],
  ["purse", "handbag"],
  ["waistcoat", "vest"],
  ["tuxedo", "dinner suit"],
  ["frock", "dress"],
  ["bow tie", "dickie bow"],
  ["jewelry", "jewellery"],
  ["color", "colour"],
];

/** Garments and colors of offers, for filters; synonyms; and searches that found nothing. */
export class Finding1763931000000 implements MigrationInterface {
  name = "Finding1763931000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of offers) {
      await runner.query(`ALTER TABLE ${table}
        ADD COLUMN garments text[] NOT NULL DEFAULT '{}', ADD COLUMN colors text[] NOT NULL DEFAULT '{}'`);
      await this.deriveTraits(runner, table);
      await runner.query(
        `CREATE INDEX ${table}_traits_idx ON ${table} USING gin (garments, colors) WHERE deleted_at IS NULL`,
      );
    }
    await runner.query(`CREATE TABLE synonyms (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      word text NOT NULL,
      meaning text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT synonyms_pkey PRIMARY KEY (id),
      CONSTRAINT synonyms_text_check CHECK (char_length(word) BETWEEN 1 AND 60 AND char_length(meaning) BETWEEN 1 AND 60 AND word <> meaning)
    )`);
    await runner.query(`CREATE UNIQUE INDEX synonyms_word_meaning_key ON synonyms (word, meaning)`);
    await runner.query(`INSERT INTO synonyms (word, meaning) SELECT * FROM unnest($1::text[], $2::text[])`, [
      firstSynonyms.map(([word]) => word),
      firstSynonyms.map(([, meaning]) => meaning),
    ]);
    await runner.query(`CREATE TABLE missed_searches (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      text text NOT NULL,
      count int NOT NULL DEFAULT 1,
      last_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT missed_searches_pkey PRIMARY KEY (id),
      CONSTRAINT missed_searches_text_check CHECK (char_length(text) BETWEEN 1 AND 60)
    )`);
    await runner.query(`CREATE UNIQUE INDEX missed_searches_text_key ON missed_searches (text)`);
  }

  /** In batches by id, so that the memory does not grow with the table. */
  private async deriveTraits(runner: QueryRunner, table: string): Promise<void> {
    for (let last = firstId; ;) {
      const rows = (await runner.query(
        `SELECT id, title FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${rowsOfStatement}`,
        [last],
      )) as { id: string; title: string }[];
      if (rows.length === 0) return;
      last = rows[rows.length - 1].id;
      const derived = rows.map(({ id, title }) => ({ id, ...deriveTraits(title) }));
      await runner.query(
        `UPDATE ${table} SET garments = derived.garments, colors = derived.colors
         FROM json_to_recordset($1) AS derived (id uuid, garments text[], colors text[])
         WHERE ${table}.id = derived.id AND (derived.garments <> '{}' OR derived.colors <> '{}')`,
        [JSON.stringify(derived)],
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE missed_searches`);
    await runner.query(`DROP TABLE synonyms`);
    for (const table of offers) {
      await runner.query(`ALTER TABLE ${table} DROP COLUMN garments, DROP COLUMN colors`);
    }
  }
}
