import type { MigrationInterface, QueryRunner } from "typeorm";

const edited = (more: string): string => `
  DROP INDEX category_items_edited_idx;
  CREATE INDEX category_items_edited_idx ON category_items (feed_id, created_at, id) WHERE deleted_at IS NULL AND (
    category_name <> source_values ->> 'category_name' OR title <> source_values ->> 'title'
    OR description <> source_values ->> 'description' OR image <> source_values ->> 'image'
    OR price <> source_values ->> 'price' OR original_price <> source_values ->> 'original_price'
    OR retailer <> source_values ->> 'retailer'${more} OR affiliate_link <> source_values ->> 'affiliate_link');`;

/** The index of items that keep an editor's value also has those with another brand than their feed. */
export class FeedBrands implements MigrationInterface {
  name = "FeedBrands1795900000021";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(edited(" OR brand_name <> source_values ->> 'brand_name'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(edited(""));
  }
}
