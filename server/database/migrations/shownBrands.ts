import type { MigrationInterface, QueryRunner } from "typeorm";

const derived = "'search_text', 'compared_currency'";
const own = "'shown_brand', 'worn_brand'";
/** Triggers write the columns: they are no change that the public sees, and no undo writes them. Indented as in the first schema. */
const ignore = (more: string): string => `
CREATE OR REPLACE FUNCTION public_content(entry jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT entry - ARRAY[${derived}${more}, 'version', 'created_at', 'updated_at', 'sample', 'author_id', 'feed_id',
    'source_key', 'source_hash', 'source_values', 'missing_runs', 'price_checked_at', 'price_feed_id']
$$;
CREATE OR REPLACE FUNCTION unrestored_columns() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY[${derived}${more}, 'known_facts', 'digested_at', 'attempts', 'next_at']
$$;`;

/** The brands of products are stored by their keys, so that a page of one reads no list of all its pieces and products. */
export class ShownBrands implements MigrationInterface {
  name = "ShownBrands1796000000006";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${ignore(`, ${own}`)}

      -- The brand that it shows: its own, else that of the piece that it is. And the brand that its piece has by it alone.
      ALTER TABLE affiliate_products ADD COLUMN shown_brand text, ADD COLUMN worn_brand text;
      CREATE FUNCTION set_product_brands() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        own text := NULLIF(brand_key(NEW.brand_name), '');
        piece text;
      BEGIN
        IF NEW.match_kind = 'EXACT' AND NEW.piece_id IS NOT NULL THEN
          SELECT NULLIF(brand_key(brand_name), '') INTO piece FROM outfit_pieces WHERE id = NEW.piece_id FOR SHARE;
        END IF;
        NEW.shown_brand := COALESCE(own, piece);
        NEW.worn_brand := CASE WHEN NEW.match_kind = 'EXACT' AND piece IS NULL THEN own END;
        RETURN NEW;
      END $$;
      CREATE TRIGGER affiliate_products_brands
      BEFORE INSERT OR UPDATE OF brand_name, match_kind, piece_id, shown_brand, worn_brand ON affiliate_products
      FOR EACH ROW EXECUTE FUNCTION set_product_brands();
      CREATE FUNCTION use_piece_brand() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE affiliate_products SET shown_brand = NULL WHERE piece_id = NEW.id AND match_kind = 'EXACT';
        RETURN NULL;
      END $$;
      CREATE TRIGGER outfit_pieces_update_brand AFTER UPDATE OF brand_name ON outfit_pieces
      FOR EACH ROW WHEN (OLD.brand_name <> NEW.brand_name) EXECUTE FUNCTION use_piece_brand();

      UPDATE affiliate_products SET shown_brand = NULL WHERE brand_name <> '' OR match_kind = 'EXACT' AND EXISTS (
        SELECT FROM outfit_pieces piece WHERE piece.id = piece_id AND piece.brand_name <> '');

      DROP INDEX affiliate_products_brand_idx, outfit_pieces_brand_idx, category_items_brand_idx;
      CREATE INDEX affiliate_products_brand_idx ON affiliate_products (shown_brand, retailer, outfit_id)
        WHERE shown_brand IS NOT NULL AND deleted_at IS NULL;
      CREATE INDEX affiliate_products_worn_brand_idx ON affiliate_products (worn_brand, outfit_id, piece_id)
        WHERE worn_brand IS NOT NULL AND deleted_at IS NULL;
      -- With the name, or PostgreSQL would read the row for the condition.
      CREATE INDEX outfit_pieces_brand_idx ON outfit_pieces (brand_key(brand_name), outfit_id, id) INCLUDE (brand_name)
        WHERE brand_name <> '';
      CREATE INDEX category_items_brand_idx ON category_items (brand_key(brand_name), retailer) INCLUDE (brand_name)
        WHERE brand_name <> '' AND deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER outfit_pieces_update_brand ON outfit_pieces;
      DROP TRIGGER affiliate_products_brands ON affiliate_products;
      DROP FUNCTION use_piece_brand, set_product_brands;
      DROP INDEX outfit_pieces_brand_idx, category_items_brand_idx;
      ALTER TABLE affiliate_products DROP COLUMN shown_brand, DROP COLUMN worn_brand;
      CREATE INDEX outfit_pieces_brand_idx ON outfit_pieces (brand_key(brand_name)) WHERE brand_name <> '';
      CREATE INDEX category_items_brand_idx ON category_items (brand_key(brand_name), created_at DESC, id DESC)
        WHERE brand_name <> '' AND deleted_at IS NULL;
      CREATE INDEX affiliate_products_brand_idx ON affiliate_products (brand_key(brand_name), created_at DESC, id DESC)
        WHERE brand_name <> '' AND deleted_at IS NULL;
      ${ignore("")}
    `);
  }
}
