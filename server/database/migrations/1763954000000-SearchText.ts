import type { MigrationInterface, QueryRunner } from "typeorm";

/** The columns that lists search. */
const searched = {
  celebrities: ["name"],
  outfits: ["title", "description"],
  affiliate_products: ["title"],
  category_items: ["title", "description"],
  blog_posts: ["title", "excerpt"],
};

/**
 * Stores the text as it is searched. A generated column would do the same, but adding one rewrites the table, which nobody can read
 * meanwhile.
 */
export class SearchText1763954000000 implements MigrationInterface {
  name = "SearchText1763954000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, columns] of Object.entries(searched)) {
      // The line break keeps a text from matching the end of one column and the start of the next.
      const text = columns.map((column) => `NEW.${column}`).join(" || E'\\n' || ");
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
    for (const table of Object.keys(searched)) {
      await runner.query(`DROP TRIGGER ${table}_search_text ON ${table}`);
      await runner.query(`DROP FUNCTION ${table}_search_text()`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN search_text`);
    }
  }
}
