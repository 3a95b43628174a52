import type { MigrationInterface, QueryRunner } from "typeorm";

/** Brands, and the name of its brand at each piece and product, as its source writes it. */
export class Brands implements MigrationInterface {
  name = "Brands1795900000006";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE brands (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
        slug text NOT NULL,
        -- Other names that pieces and products have for it.
        spellings text[] NOT NULL DEFAULT '{}',
        home_page text NOT NULL DEFAULT '',
        image text NOT NULL DEFAULT '',
        content text NOT NULL DEFAULT '',
        seo_title text NOT NULL DEFAULT '',
        seo_description text NOT NULL DEFAULT '',
        search_text text,
        status text NOT NULL DEFAULT 'PUBLISHED' CHECK (status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')),
        author_id uuid,
        sample boolean NOT NULL DEFAULT false,
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz
      );
      CREATE UNIQUE INDEX brands_slug_key ON brands (slug);
      CREATE INDEX brands_name_idx ON brands (searchable(name) COLLATE "C", id) WHERE deleted_at IS NULL;
      CREATE INDEX brands_picture_idx ON brands (image) WHERE image LIKE '/pictures/%';
      CREATE INDEX brands_content_picture_idx ON brands (id) WHERE content LIKE '%/pictures/%';
      CREATE INDEX brands_search_text_idx ON brands USING gin (search_text gin_trgm_ops);
      CREATE FUNCTION brands_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        NEW.search_text := public.searchable(array_to_string(NEW.name || NEW.spellings, E'\\n'));
        RETURN NEW;
      END $$;
      CREATE TRIGGER brands_search_text BEFORE INSERT OR UPDATE OF name, spellings, search_text ON brands
      FOR EACH ROW EXECUTE FUNCTION brands_search_text();
      CREATE TRIGGER brands_note_public_change AFTER INSERT OR UPDATE OR DELETE ON brands
      FOR EACH ROW EXECUTE FUNCTION note_public_change('brand');
      CREATE TRIGGER brands_import AFTER INSERT OR UPDATE OR DELETE ON brands
      FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');

      -- Case and spaces alone make no other brand. Everything else is an editor's decision.
      CREATE FUNCTION brand_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
      AS $$ SELECT lower(btrim(regexp_replace(value, '\\s+', ' ', 'g'))) $$;

      -- Which brand a name means. The trigger alone writes it, so that undo, revisions and the trash are right. A name that another
      -- brand has by now stays there.
      CREATE TABLE brand_spellings (
        key text PRIMARY KEY,
        brand_id uuid NOT NULL REFERENCES brands (id) ON DELETE CASCADE
      );
      CREATE INDEX brand_spellings_brand_id_idx ON brand_spellings (brand_id);
      CREATE FUNCTION save_brand_spellings() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        DELETE FROM brand_spellings WHERE brand_id = NEW.id;
        INSERT INTO brand_spellings (key, brand_id)
        SELECT DISTINCT brand_key(spelling), NEW.id FROM unnest(NEW.name || NEW.spellings) spelling
        WHERE NEW.deleted_at IS NULL ON CONFLICT (key) DO NOTHING;
        RETURN NULL;
      END $$;
      CREATE TRIGGER brands_save_spellings AFTER INSERT OR UPDATE OF name, spellings, deleted_at ON brands
      FOR EACH ROW EXECUTE FUNCTION save_brand_spellings();

      ALTER TABLE outfit_pieces ADD COLUMN brand_name text NOT NULL DEFAULT '';
      CREATE INDEX outfit_pieces_brand_idx ON outfit_pieces (brand_key(brand_name)) WHERE brand_name <> '';
      ALTER TABLE affiliate_products ADD COLUMN brand_name text NOT NULL DEFAULT '';
      CREATE INDEX affiliate_products_brand_idx ON affiliate_products (brand_key(brand_name), created_at DESC, id DESC)
        WHERE brand_name <> '' AND deleted_at IS NULL;
      ALTER TABLE category_items ADD COLUMN brand_name text NOT NULL DEFAULT '';
      CREATE INDEX category_items_brand_idx ON category_items (brand_key(brand_name), created_at DESC, id DESC)
        WHERE brand_name <> '' AND deleted_at IS NULL;

      DO $$ BEGIN
        EXECUTE format('CREATE OR REPLACE VIEW trashed_rows AS %s UNION ALL
          SELECT id, ''brand'', name, image, deleted_at FROM brands WHERE deleted_at IS NOT NULL',
          rtrim(pg_get_viewdef('trashed_rows'), ';'));
      END $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$ BEGIN
        EXECUTE 'CREATE OR REPLACE VIEW trashed_rows AS ' ||
          regexp_replace(pg_get_viewdef('trashed_rows'), '\\s+UNION ALL\\s+SELECT brands\\.id.*$', '');
      END $$;
      ALTER TABLE outfit_pieces DROP COLUMN brand_name;
      ALTER TABLE affiliate_products DROP COLUMN brand_name;
      ALTER TABLE category_items DROP COLUMN brand_name;
      DROP TABLE brand_spellings, brands;
      DROP FUNCTION brands_search_text, save_brand_spellings, brand_key;
      DELETE FROM slug_history WHERE entity_type = 'brand';
    `);
  }
}
