import { makeSearchable } from "./search";

/** Returns the triggers that write the history of the offers' prices. Their names end with _prices. */
const recordPrices = (table: string): string => `
CREATE TRIGGER ${table}_insert_prices AFTER INSERT ON ${table}
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_first_prices();
CREATE TRIGGER ${table}_update_prices AFTER UPDATE OF price_amount, price_currency ON ${table}
FOR EACH ROW WHEN ((OLD.price_amount, OLD.price_currency) IS DISTINCT FROM (NEW.price_amount, NEW.price_currency))
EXECUTE FUNCTION record_changed_price();
CREATE TRIGGER ${table}_delete_prices AFTER DELETE ON ${table}
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_prices();
CREATE TRIGGER ${table}_compared_currency BEFORE INSERT OR UPDATE OF price_amount, price_currency, compared_currency ON ${table}
FOR EACH ROW EXECUTE FUNCTION set_compared_currency();
`;

/** Offers: products of outfits and items of categories, and the history of their prices. */
export const products = `
-- Triggers write it, so that forms, bulk changes, undo and imports record alike.
CREATE TABLE price_days (
  offer_id uuid NOT NULL,
  day date NOT NULL,
  last_day date,
  amount numeric(13,3) NOT NULL,
  currency character(3) NOT NULL,
  PRIMARY KEY (offer_id, day)
);
CREATE FUNCTION record_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_days (offer_id, day, amount, currency)
  SELECT id, (price_checked_at AT TIME ZONE 'UTC')::date, price_amount, price_currency FROM written
  WHERE price_amount IS NOT NULL AND price_currency IS NOT NULL
  ON CONFLICT (offer_id, day) DO NOTHING;
  RETURN NULL;
END $$;
-- A second change on a day replaces the first. The former price again continues its row, so that a correction or an undo on the
-- same day leaves no trace. An unchanged feed confirms its prices without a write of the offer, so the feed knows the time.
CREATE FUNCTION record_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
BEGIN
  DELETE FROM price_days WHERE offer_id = NEW.id AND day >= today;
  UPDATE price_days former SET last_day = CASE
    WHEN (former.amount, former.currency) = (NEW.price_amount, NEW.price_currency) THEN NULL
    ELSE COALESCE(former.last_day, greatest(former.day, (greatest(OLD.price_checked_at,
      (SELECT confirmed_at FROM feeds WHERE id = OLD.price_feed_id)) AT TIME ZONE 'UTC')::date)) END
  WHERE offer_id = NEW.id AND day = (SELECT max(day) FROM price_days WHERE offer_id = NEW.id);
  INSERT INTO price_days (offer_id, day, amount, currency)
  SELECT NEW.id, today, NEW.price_amount, NEW.price_currency
  WHERE NEW.price_amount IS NOT NULL AND NEW.price_currency IS NOT NULL
    AND NOT EXISTS (SELECT FROM price_days WHERE offer_id = NEW.id AND last_day IS NULL);
  RETURN NULL;
END $$;
-- A price without a currency has the site's. The lock makes a change of that setting wait for the row, or the row for the change.
CREATE FUNCTION set_compared_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.compared_currency := CASE WHEN NEW.price_amount IS NOT NULL THEN NEW.price_currency END;
  IF NEW.price_amount IS NOT NULL AND NEW.price_currency IS NULL THEN
    SELECT default_currency INTO NEW.compared_currency FROM settings FOR SHARE;
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION forget_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_days WHERE offer_id IN (SELECT id FROM deleted);
  RETURN NULL;
END $$;

CREATE TABLE affiliate_products (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE RESTRICT,
  piece_id uuid REFERENCES outfit_pieces (id) ON DELETE SET NULL,
  place integer NOT NULL DEFAULT 0,
  match_kind text NOT NULL DEFAULT 'SIMILAR' CHECK (match_kind IN ('EXACT', 'SIMILAR', 'BUDGET')),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 300),
  image text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  -- What was entered, and what was read from it. An ambiguous text has no amount. Some currencies have a third decimal.
  price text NOT NULL DEFAULT '',
  price_amount numeric(13,3),
  price_currency character(3),
  -- The currency in which lists compare the price; null without a price. A trigger writes it.
  compared_currency character(3),
  original_price text NOT NULL DEFAULT '',
  original_price_amount numeric(13,3),
  original_price_currency character(3),
  price_checked_at timestamptz NOT NULL DEFAULT now(),
  -- The feed that confirms the price, so that an unchanged feed writes no offers.
  price_feed_id uuid,
  in_stock boolean NOT NULL DEFAULT true,
  retailer text NOT NULL DEFAULT '',
  affiliate_link text NOT NULL DEFAULT '',
  rating numeric(2,1),
  review_count integer,
  -- Derived from the title, for filters.
  garments text[] NOT NULL DEFAULT '{}',
  colors text[] NOT NULL DEFAULT '{}',
  materials text[] NOT NULL DEFAULT '{}',
  patterns text[] NOT NULL DEFAULT '{}',
  search_text text,
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT affiliate_products_price_amount_check CHECK (price_amount >= 0 AND original_price_amount >= 0),
  CONSTRAINT affiliate_products_rating_check CHECK (rating BETWEEN 0 AND 5 AND review_count >= 0)
);
-- Also for the trash: every save of an outfit asks for its products, and so does the foreign key of a deleted one.
CREATE INDEX affiliate_products_outfit_idx ON affiliate_products (outfit_id, created_at, id);
CREATE INDEX affiliate_products_piece_id_idx ON affiliate_products (piece_id);
CREATE INDEX affiliate_products_created_at_idx ON affiliate_products (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_updated_at_idx ON affiliate_products (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_title_idx ON affiliate_products (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_retailer_idx ON affiliate_products (searchable(retailer) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_retailer_created_at_idx ON affiliate_products (retailer, created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- The prices of a currency, for filters and both orders; offers without a price come after them.
CREATE INDEX affiliate_products_price_idx ON affiliate_products (compared_currency, price_amount, id) WHERE deleted_at IS NULL AND compared_currency IS NOT NULL;
CREATE INDEX affiliate_products_unpriced_idx ON affiliate_products (COALESCE(price_amount, 'Infinity'), id) WHERE deleted_at IS NULL AND compared_currency IS NULL;
CREATE INDEX affiliate_products_reduced_idx ON affiliate_products (created_at DESC, id DESC) WHERE deleted_at IS NULL AND original_price_amount > price_amount;
CREATE INDEX affiliate_products_traits_idx ON affiliate_products USING gin (garments, colors, materials, patterns) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_deleted_at_idx ON affiliate_products (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX affiliate_products_picture_idx ON affiliate_products (image) WHERE image LIKE '/pictures/%';
-- An address can be longer than an index takes.
CREATE INDEX affiliate_products_link_idx ON affiliate_products (md5(affiliate_link)) WHERE affiliate_link <> '';
${makeSearchable("affiliate_products", "title")}
${recordPrices("affiliate_products")}

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
CREATE INDEX category_items_price_idx ON category_items (category_name, compared_currency, price_amount, id) WHERE deleted_at IS NULL AND compared_currency IS NOT NULL;
CREATE INDEX category_items_unpriced_idx ON category_items (category_name, COALESCE(price_amount, 'Infinity'), id) WHERE deleted_at IS NULL AND compared_currency IS NULL;
CREATE INDEX category_items_category_title_idx ON category_items (category_name, searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX category_items_created_at_idx ON category_items (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX category_items_updated_at_idx ON category_items (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX category_items_all_price_idx ON category_items (compared_currency, price_amount, id) WHERE deleted_at IS NULL AND compared_currency IS NOT NULL;
CREATE INDEX category_items_all_unpriced_idx ON category_items (COALESCE(price_amount, 'Infinity'), id) WHERE deleted_at IS NULL AND compared_currency IS NULL;
CREATE INDEX category_items_title_idx ON category_items (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX category_items_retailer_idx ON category_items (searchable(retailer) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX category_items_traits_idx ON category_items USING gin (garments, colors, materials, patterns) WHERE deleted_at IS NULL;
CREATE INDEX category_items_deleted_at_idx ON category_items (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX category_items_picture_idx ON category_items (image) WHERE image LIKE '/pictures/%';
CREATE INDEX category_items_link_idx ON category_items (md5(affiliate_link)) WHERE affiliate_link <> '';
${makeSearchable("category_items", "title", "description")}
${recordPrices("category_items")}
`;
