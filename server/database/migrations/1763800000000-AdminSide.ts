import type { MigrationInterface, QueryRunner } from "typeorm";

/** How changes are undone, and the orders of the admin side's lists. */
export class AdminSide1763800000000 implements MigrationInterface {
  name = "AdminSide1763800000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE undo_steps (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      actor_id uuid NOT NULL,
      title text NOT NULL,
      operations jsonb NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT undo_steps_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX undo_steps_created_at_idx ON undo_steps (created_at)`);
    for (const [name, definition] of Object.entries(listIndexes)) {
      await runner.query(`CREATE INDEX ${name} ON ${definition} WHERE deleted_at IS NULL`);
    }
    for (const table of trashed) {
      await runner.query(
        `CREATE INDEX ${table}_deleted_at_idx ON ${table} (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL`,
      );
    }
    await runner.query(`CREATE VIEW trashed_rows AS ${trashedRows}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP VIEW trashed_rows`);
    for (const table of trashed) await runner.query(`DROP INDEX ${table}_deleted_at_idx`);
    for (const name of Object.keys(listIndexes)) await runner.query(`DROP INDEX ${name}`);
    await runner.query(`DROP TABLE undo_steps`);
  }
}

const trashed = ["celebrities", "outfits", "affiliate_products", "category_items", "blog_posts"];

const trashedRows = [
  ["celebrity", "celebrities", "name"],
  ["outfit", "outfits", "title"],
  ["affiliateProduct", "affiliate_products", "title"],
  ["categoryItem", "category_items", "title"],
  ["blogPost", "blog_posts", "title"],
]
  .map(
    ([type, table, title]) =>
      `SELECT id, '${type}' AS type, ${title} AS title, image, deleted_at AS trashed_at FROM ${table} WHERE deleted_at IS NOT NULL`,
  )
  .join(" UNION ALL ");

/** The expressions are those of the lists' orders. */
const listIndexes: Record<string, string> = {
  outfits_title_idx: `outfits (searchable(title) COLLATE "C", id)`,
  outfits_updated_at_idx: `outfits (updated_at DESC, id DESC)`,
  affiliate_products_title_idx: `affiliate_products (searchable(title) COLLATE "C", id)`,
  affiliate_products_retailer_idx: `affiliate_products (searchable(retailer) COLLATE "C", id)`,
  affiliate_products_updated_at_idx: `affiliate_products (updated_at DESC, id DESC)`,
  category_items_created_at_idx: `category_items (created_at DESC, id DESC)`,
  category_items_all_price_asc_idx: `category_items (COALESCE(price_amount, 'Infinity'), id)`,
  category_items_all_price_desc_idx: `category_items (COALESCE(price_amount, -1) DESC, id DESC)`,
  category_items_title_idx: `category_items (searchable(title) COLLATE "C", id)`,
  category_items_category_title_idx: `category_items (category_name, searchable(title) COLLATE "C", id)`,
  category_items_retailer_idx: `category_items (searchable(retailer) COLLATE "C", id)`,
  category_items_updated_at_idx: `category_items (updated_at DESC, id DESC)`,
};
