import type { MigrationInterface, QueryRunner } from "typeorm";

/** Each value that an import writes, by its column, and what the audit log calls it. */
const fields: Record<string, string> = {
  category_name: "categoryName",
  title: "title",
  description: "description",
  image: "image",
  price: "price",
  original_price: "originalPrice",
  retailer: "retailer",
  affiliate_link: "affiliateLink",
};

/**
 * What the source of an imported item last said, so that an import can tell what an editor changed since. For items that
 * are there already it is what they hold now, except for fields that an editor has changed: what the source said of those
 * is not known, and such a field belongs to the editor.
 */
export class ItemSourceValues1763911000000 implements MigrationInterface {
  name = "ItemSourceValues1763911000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE category_items ADD COLUMN source_values jsonb");
    const values = Object.keys(fields).map((column) => `'${column}', ${column}`);
    const edited = Object.entries(fields).map(
      ([column, property]) => `CASE WHEN bool_or(changes ? '${property}') THEN '${column}' END`,
    );
    await runner.query(
      `UPDATE category_items SET source_values = jsonb_build_object(${values.join(", ")}) WHERE source IS NOT NULL`,
    );
    await runner.query(
      `UPDATE category_items item SET source_values = source_values - edited.columns
       FROM (SELECT entity_id, array_remove(ARRAY[${edited.join(", ")}], NULL) AS columns FROM audit_log
             WHERE entity_type = 'categoryItem' AND action = 'update' GROUP BY entity_id) edited
       WHERE edited.entity_id = item.id AND item.source IS NOT NULL`,
    );
    // Changes of many rows are noted without the rows, so every row that was saved since the first one counts.
    await runner.query(
      `UPDATE category_items SET source_values = source_values - ARRAY['category_name', 'affiliate_link']
       WHERE source IS NOT NULL AND version > 1 AND updated_at >= (
         SELECT min(created_at) FROM audit_log WHERE entity_type = 'categoryItem' AND action = 'bulkUpdate')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE category_items DROP COLUMN source_values");
  }
}
