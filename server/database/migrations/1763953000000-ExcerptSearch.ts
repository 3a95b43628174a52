import type { MigrationInterface, QueryRunner } from "typeorm";

/** Searches of articles look into their excerpts, too. */
export class ExcerptSearch1763953000000 implements MigrationInterface {
  name = "ExcerptSearch1763953000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "CREATE INDEX blog_posts_excerpt_trgm_idx ON blog_posts USING gin (searchable(excerpt) gin_trgm_ops)",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX blog_posts_excerpt_trgm_idx");
  }
}
