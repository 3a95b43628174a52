import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["celebrities", "outfits", "blog_posts"];

/** A publication status and an author for celebrities, outfits and articles. Existing rows are published. */
export class PublicationStatus1763933000000 implements MigrationInterface {
  name = "PublicationStatus1763933000000";

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables) {
      await runner.query(`ALTER TABLE ${table} ADD status text NOT NULL DEFAULT 'PUBLISHED', ADD author_id uuid,
        ADD CONSTRAINT ${table}_status_check CHECK (status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED'))`);
      await runner.query(`CREATE INDEX ${table}_unpublished_idx ON ${table} (id) WHERE status <> 'PUBLISHED'`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    // The former code shows every row outside the trash, so what is not public goes there.
    for (const table of tables) {
      await runner.query(`UPDATE ${table} SET deleted_at = now() WHERE status <> 'PUBLISHED' AND deleted_at IS NULL`);
      await runner.query(`ALTER TABLE ${table} DROP COLUMN status, DROP COLUMN author_id`);
    }
    await runner.query(`UPDATE affiliate_products product SET deleted_at = outfit.deleted_at
      FROM outfits outfit WHERE outfit.id = product.outfit_id AND outfit.deleted_at = now() AND product.deleted_at IS NULL`);
  }
}
