import type { MigrationInterface, QueryRunner } from "typeorm";

const fields = [
  "category_name",
  "title",
  "description",
  "image",
  "price",
  "original_price",
  "retailer",
  "affiliate_link",
];

/** Finds the items whose values are not the feed's, which readDifferences.ts reads, without a look at all others. */
export class EditedItems1763948000000 implements MigrationInterface {
  name = "EditedItems1763948000000";

  async up(runner: QueryRunner): Promise<void> {
    const differs = fields.map((name) => `${name} <> source_values ->> '${name}'`).join(" OR ");
    await runner.query(
      `CREATE INDEX category_items_edited_idx ON category_items (feed_id, created_at, id) WHERE deleted_at IS NULL AND (${differs})`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP INDEX category_items_edited_idx");
  }
}
