import type { MigrationInterface, QueryRunner } from "typeorm";
import { type Indexes, replaceIndexes } from "./replaceIndexes";

const rowsPerBatch = 2_000;

const trigrams = (table: string, expression: string): string => `${table} USING gin (${expression} gin_trgm_ops)`;

const tables = ["celebrities", "outfits", "affiliate_products", "category_items", "blog_posts"];
const indexes: Indexes = Object.fromEntries(
  tables.map((table) => [`${table}_search_text_idx`, trigrams(table, "search_text")]),
);
const formerIndexes: Indexes = {
  celebrities_name_trgm_idx: trigrams("celebrities", "searchable(name)"),
  outfits_text_trgm_idx: trigrams("outfits", "searchable(title || ' ' || description)"),
  affiliate_products_title_trgm_idx: trigrams("affiliate_products", "searchable(title)"),
  category_items_text_trgm_idx: trigrams("category_items", "searchable(title || ' ' || description)"),
  blog_posts_excerpt_trgm_idx: trigrams("blog_posts", "searchable(excerpt)"),
};

/** Gives existing rows their search text, in batches that each commit, and indexes it. */
export class SearchTextRows1763954100000 implements MigrationInterface {
  name = "SearchTextRows1763954100000";
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) await this.fill(runner, table);
    await replaceIndexes(runner, indexes, formerIndexes);
    // Every row was written once more. Searches would take several times as long on the indexes that this leaves.
    if (!runner.isTransactionActive)
      for (const table of tables) {
        await runner.query(`VACUUM ANALYZE ${table}`);
        await runner.query(`REINDEX TABLE CONCURRENTLY ${table}`);
      }
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceIndexes(runner, formerIndexes, indexes);
  }

  /** The trigger writes the text, whatever the statement says. */
  private async fill(runner: QueryRunner, table: string): Promise<void> {
    const update = `
      UPDATE ${table} SET search_text = '' WHERE id IN (SELECT id FROM ${table} WHERE search_text IS NULL LIMIT ${rowsPerBatch})
      RETURNING id`;
    let updated: unknown[];
    do [updated] = (await runner.query(update)) as [unknown[]];
    while (updated.length === rowsPerBatch);
  }
}
