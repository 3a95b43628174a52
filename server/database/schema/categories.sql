-- Categories of products, and their items.

CREATE TABLE product_categories (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL CHECK (char_length(slug) BETWEEN 1 AND 120),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  icon text NOT NULL,
  position integer NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX product_categories_slug_key ON product_categories (slug);
-- The icons are named after these categories.
INSERT INTO product_categories (slug, name, icon, position)
SELECT slug, initcap(slug), slug, position
FROM unnest(ARRAY['dresses', 'shoes', 'makeup', 'handbags', 'cars', 'bikes', 'clothing', 'jewelry', 'accessories', 'eyewear', 'bags'])
  WITH ORDINALITY AS first (slug, position);

CREATE TABLE category_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  category_name text NOT NULL REFERENCES product_categories (slug) ON DELETE RESTRICT ON UPDATE CASCADE,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 300),
  image text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  price text NOT NULL DEFAULT '',
  price_amount numeric(13,3),
  price_currency character(3),
  -- The currency in which lists compare the price; null without a price. A trigger writes it.
  compared_currency character(3),
  original_price text NOT NULL DEFAULT '',
  original_price_amount numeric(13,3),
  original_price_currency character(3),
  price_checked_at timestamptz NOT NULL DEFAULT now(),
  price_feed_id uuid,
  -- Where the price was last stated; null where nobody recorded it.
  price_source_kind text CHECK (price_source_kind IN ('FEED', 'PAGE', 'EDITOR')),
  condition text NOT NULL DEFAULT 'NEW' CHECK (condition IN ('NEW', 'USED', 'REFURBISHED')),
  in_stock boolean NOT NULL DEFAULT true,
  retailer text NOT NULL DEFAULT '',
  affiliate_link text NOT NULL DEFAULT '',
  rating numeric(2,1),
  review_count integer,
  garments text[] NOT NULL DEFAULT '{}',
  colors text[] NOT NULL DEFAULT '{}',
  materials text[] NOT NULL DEFAULT '{}',
  patterns text[] NOT NULL DEFAULT '{}',
  search_text text,
  feed_id uuid,
  source_key text,
  source_hash text,
  -- What the feed last said, so that an import can tell what an editor changed since.
  source_values jsonb,
  gtin text,
  variants jsonb,
  missing_runs integer NOT NULL DEFAULT 0,
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT category_items_price_amount_check CHECK (price_amount >= 0 AND original_price_amount >= 0),
  CONSTRAINT category_items_rating_check CHECK (rating BETWEEN 0 AND 5 AND review_count >= 0)
);
CREATE UNIQUE INDEX category_items_feed_key ON category_items (feed_id, source_key);
CREATE INDEX category_items_gtin_idx ON category_items (feed_id, gtin) WHERE gtin IS NOT NULL;
-- Finds the items whose values are not the feed's, which readDifferences.ts reads.
CREATE INDEX category_items_edited_idx ON category_items (feed_id, created_at, id) WHERE deleted_at IS NULL AND (
  category_name <> source_values ->> 'category_name' OR title <> source_values ->> 'title'
  OR description <> source_values ->> 'description' OR image <> source_values ->> 'image'
  OR price <> source_values ->> 'price' OR original_price <> source_values ->> 'original_price'
  OR retailer <> source_values ->> 'retailer' OR affiliate_link <> source_values ->> 'affiliate_link');
-- The orders of a category's page, and those of the list of all items.
CREATE INDEX category_items_newest_idx ON category_items (category_name, created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX category_items_price_idx ON category_items (category_name, compared_currency, price_amount, id)
WHERE deleted_at IS NULL AND compared_currency IS NOT NULL;
CREATE INDEX category_items_unpriced_idx ON category_items (category_name, COALESCE(price_amount, 'Infinity'), id)
WHERE deleted_at IS NULL AND compared_currency IS NULL;
CREATE INDEX category_items_category_title_idx ON category_items (category_name, searchable(title) COLLATE "C", id)
WHERE deleted_at IS NULL;
CREATE INDEX category_items_created_at_idx ON category_items (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX category_items_updated_at_idx ON category_items (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX category_items_all_price_idx ON category_items (compared_currency, price_amount, id)
WHERE deleted_at IS NULL AND compared_currency IS NOT NULL;
CREATE INDEX category_items_all_unpriced_idx ON category_items (COALESCE(price_amount, 'Infinity'), id)
WHERE deleted_at IS NULL AND compared_currency IS NULL;
CREATE INDEX category_items_title_idx ON category_items (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX category_items_retailer_idx ON category_items (searchable(retailer) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX category_items_traits_idx ON category_items USING gin (garments, colors, materials, patterns)
WHERE deleted_at IS NULL;
CREATE INDEX category_items_deleted_at_idx ON category_items (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX category_items_picture_idx ON category_items (image) WHERE image LIKE '/pictures/%';
CREATE INDEX category_items_link_idx ON category_items (md5(affiliate_link)) WHERE affiliate_link <> '';

CREATE INDEX category_items_words_idx ON category_items USING gin (array_to_tsvector(words_in(title))) WHERE deleted_at IS NULL;
CREATE INDEX category_items_words_sample_idx ON category_items USING gin (array_to_tsvector(words_in(title)))
WHERE deleted_at IS NULL AND id < '08000000-0000-0000-0000-000000000000';
CREATE TRIGGER category_items_insert_words AFTER INSERT ON category_items
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');
CREATE TRIGGER category_items_update_words AFTER UPDATE ON category_items
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');

CREATE INDEX category_items_search_text_idx ON category_items USING gin (search_text gin_trgm_ops);
CREATE FUNCTION category_items_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(NEW.title || E'\n' || NEW.description);
  RETURN NEW;
END $$;
CREATE TRIGGER category_items_search_text BEFORE INSERT OR UPDATE OF title, description, search_text ON category_items
FOR EACH ROW EXECUTE FUNCTION category_items_search_text();

CREATE TRIGGER category_items_insert_prices AFTER INSERT ON category_items
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_first_prices();
CREATE TRIGGER category_items_update_prices AFTER UPDATE OF price, price_amount, price_currency, condition ON category_items
FOR EACH ROW WHEN ((OLD.price_amount, OLD.price_currency, OLD.condition, is_from_price(OLD.price))
  IS DISTINCT FROM (NEW.price_amount, NEW.price_currency, NEW.condition, is_from_price(NEW.price)))
EXECUTE FUNCTION record_changed_price();
CREATE TRIGGER category_items_delete_prices AFTER DELETE ON category_items
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_prices();
CREATE TRIGGER category_items_compared_currency
BEFORE INSERT OR UPDATE OF price_amount, price_currency, compared_currency ON category_items
FOR EACH ROW EXECUTE FUNCTION set_compared_currency();
