import type { MigrationInterface, QueryRunner } from "typeorm";

/** What finds the articles of a topic by their category, and the products of a shop; large catalogues were read whole for them. */
export class TopicsAndShops1763870000000 implements MigrationInterface {
  name = "TopicsAndShops1763870000000";

  async up(runner: QueryRunner): Promise<void> {
    // Not for live rows only: the planner does not look at what a partial index knows about its expression.
    await runner.query(`CREATE INDEX blog_posts_topic_idx ON blog_posts (replace(searchable(category), ' ', '-'))`);
    await runner.query(
      `CREATE INDEX affiliate_products_retailer_created_at_idx ON affiliate_products (retailer, created_at DESC, id DESC)
       WHERE deleted_at IS NULL`,
    );
    // Until it is analyzed, nothing is known about an expression.
    await runner.query(`ANALYZE blog_posts`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX affiliate_products_retailer_created_at_idx`);
    await runner.query(`DROP INDEX blog_posts_topic_idx`);
  }
}
