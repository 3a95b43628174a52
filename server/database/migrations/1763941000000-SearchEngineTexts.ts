import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["celebrities", "outfits", "blog_posts"];

/** What an article's description was derived from until now. */
const derived = (excerpt: string): string =>
  `CASE WHEN char_length(${excerpt}) > 160 THEN left(${excerpt}, 157) || '...' ELSE ${excerpt} END`;

/** The description that someone stored instead of the derived one, in one line. */
const own = (description: string, excerpt: string): string =>
  `CASE WHEN ${description} IN ('', ${derived(excerpt)}) THEN ''
   ELSE left(regexp_replace(${description}, '\\s+', ' ', 'g'), 320) END`;

/**
 * Texts for search engines that editors write instead of the derived ones. The description of an article is derived when
 * it is read, so that it is not stored twice. Revisions get the new columns too: their rows have not changed.
 */
export class SearchEngineTexts1763941000000 implements MigrationInterface {
  name = "SearchEngineTexts1763941000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN seo_title text NOT NULL DEFAULT '', ADD COLUMN seo_description text NOT NULL DEFAULT ''`,
      );
    await runner.query(
      `UPDATE blog_posts SET seo_description = ${own("meta_description", "excerpt")} WHERE meta_description <> ''`,
    );
    await runner.query("ALTER TABLE blog_posts DROP COLUMN meta_description");
    const [description, excerpt] = ["meta_description", "excerpt"].map((name) => `COALESCE(snapshot->>'${name}', '')`);
    await runner.query(
      `UPDATE revisions SET snapshot = snapshot - 'meta_description' ||
         jsonb_build_object('seo_title', '', 'seo_description', ${own(description, excerpt)})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    const description = (seo: string, excerpt: string): string =>
      `CASE WHEN ${seo} <> '' THEN ${seo} ELSE ${derived(excerpt)} END`;
    await runner.query("ALTER TABLE blog_posts ADD COLUMN meta_description text NOT NULL DEFAULT ''");
    await runner.query(`UPDATE blog_posts SET meta_description = ${description("seo_description", "excerpt")}`);
    const [seo, excerpt] = ["seo_description", "excerpt"].map((name) => `COALESCE(snapshot->>'${name}', '')`);
    await runner.query(
      `UPDATE revisions SET snapshot = snapshot || jsonb_build_object('meta_description', ${description(seo, excerpt)})
       WHERE row_type = 'blogPost'`,
    );
    await runner.query("UPDATE revisions SET snapshot = snapshot - '{seo_title,seo_description}'::text[]");
    for (const table of tables)
      await runner.query(`ALTER TABLE ${table} DROP COLUMN seo_title, DROP COLUMN seo_description`);
  }
}
