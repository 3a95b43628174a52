import type { MigrationInterface, QueryRunner } from "typeorm";

/** What lists search, as SQL over a row. A line break keeps a text from matching the end of one column and the start of the next. */
export const searchTexts = (row: string): Record<string, string> => ({
  celebrities: `${row}.name`,
  outfits: `${row}.title || E'\\n' || ${row}.description`,
  affiliate_products: `${row}.title`,
  category_items: `${row}.title || E'\\n' || ${row}.description`,
  blog_posts: `${row}.title || E'\\n' || ${row}.excerpt`,
});

/**
 * Stores the text as it is searched. A generated column would do the same, but adding one rewrites the table, which nobody can read
 * meanwhile.
 */
export class SearchText1763954000000 implements MigrationInterface {
  name = "SearchText1763954000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, text] of Object.entries(searchTexts("NEW"))) {
      const columns = [...text.matchAll(/NEW\.(\w+)/g)].map(([, column]) => column);
      await runner.query(`ALTER TABLE ${table} ADD COLUMN search_text text`);
      await runner.query(`
        CREATE FUNCTION ${table}_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          NEW.search_text := public.searchable(${text});
          RETURN NEW;
        END $$`);
      await runner.query(
        `CREATE TRIGGER ${table}_search_text BEFORE INSERT OR UPDATE OF ${columns.join(", ")}, search_text ON ${table}
         FOR EACH ROW EXECUTE FUNCTION ${table}_search_text()`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of Object.keys(searchTexts("NEW"))) {
      await runner.query(`DROP TRIGGER ${table}_search_text ON ${table}`);
      await runner.query(`DROP FUNCTION ${table}_search_text()`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN search_text`);
    }
  }
}
