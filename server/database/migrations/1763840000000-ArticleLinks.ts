import type { MigrationInterface, QueryRunner } from "typeorm";

/** The links inside articles: what they are, and each one's clicks by day. */
export class ArticleLinks1763840000000 implements MigrationInterface {
  name = "ArticleLinks1763840000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE article_links (
      post_id uuid NOT NULL,
      version integer NOT NULL,
      links jsonb NOT NULL,
      CONSTRAINT article_links_post_id_fkey FOREIGN KEY (post_id) REFERENCES blog_posts(id) ON DELETE CASCADE,
      CONSTRAINT article_links_pkey PRIMARY KEY (post_id)
    )`);
    await runner.query(`ALTER TABLE click_days ADD COLUMN link_key text NOT NULL DEFAULT ''`);
    await runner.query(`DROP INDEX click_days_key`);
    await runner.query(
      `CREATE UNIQUE INDEX click_days_key ON click_days (day, target_type, target_id, link_key, outfit_id, celebrity_id, retailer) NULLS NOT DISTINCT`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX click_days_key`);
    await runner.query(
      `WITH apart AS (DELETE FROM click_days RETURNING *)
       INSERT INTO click_days (day, target_type, target_id, outfit_id, celebrity_id, retailer, clicks)
       SELECT day, target_type, target_id, outfit_id, celebrity_id, retailer, sum(clicks) FROM apart GROUP BY 1, 2, 3, 4, 5, 6`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX click_days_key ON click_days (day, target_type, target_id, outfit_id, celebrity_id, retailer) NULLS NOT DISTINCT`,
    );
    await runner.query(`ALTER TABLE click_days DROP COLUMN link_key`);
    await runner.query(`DROP TABLE article_links`);
  }
}
