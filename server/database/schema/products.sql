-- Products of outfits.

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
  -- Where the price was last stated; null where nobody recorded it.
  price_source_kind text CHECK (price_source_kind IN ('FEED', 'PAGE', 'EDITOR')),
  condition text NOT NULL DEFAULT 'NEW' CHECK (condition IN ('NEW', 'USED', 'REFURBISHED')),
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
  -- On what the identification rests.
  basis text CHECK (basis IN ('PICTURE', 'BRAND', 'TIP', 'GUESS')),
  basis_on date,
  basis_source text NOT NULL DEFAULT '',
  search_text text,
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT affiliate_products_price_amount_check CHECK (price_amount >= 0 AND original_price_amount >= 0),
  CONSTRAINT affiliate_products_basis_facts_check CHECK (basis IS NOT NULL OR (basis_on IS NULL AND basis_source = '')),
  CONSTRAINT affiliate_products_rating_check CHECK (rating BETWEEN 0 AND 5 AND review_count >= 0)
);
-- Also for the trash: every save of an outfit asks for its products, and so does the foreign key of a deleted one.
-- With the time of deletion, so that a count of an outfit's products reads no rows.
CREATE INDEX affiliate_products_outfit_idx ON affiliate_products (outfit_id, created_at, id) INCLUDE (deleted_at);
CREATE INDEX affiliate_products_piece_id_idx ON affiliate_products (piece_id);
CREATE INDEX affiliate_products_created_at_idx ON affiliate_products (created_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_updated_at_idx ON affiliate_products (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_title_idx ON affiliate_products (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_retailer_idx ON affiliate_products (searchable(retailer) COLLATE "C", id)
WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_retailer_created_at_idx ON affiliate_products (retailer, created_at DESC, id DESC)
WHERE deleted_at IS NULL;
-- The prices of a currency, for filters and both orders; offers without a price come after them.
CREATE INDEX affiliate_products_price_idx ON affiliate_products (compared_currency, price_amount, id)
WHERE deleted_at IS NULL AND compared_currency IS NOT NULL;
CREATE INDEX affiliate_products_unpriced_idx ON affiliate_products (COALESCE(price_amount, 'Infinity'), id)
WHERE deleted_at IS NULL AND compared_currency IS NULL;
CREATE INDEX affiliate_products_reduced_idx ON affiliate_products (created_at DESC, id DESC)
WHERE deleted_at IS NULL AND original_price_amount > price_amount;
CREATE INDEX affiliate_products_traits_idx ON affiliate_products USING gin (garments, colors, materials, patterns)
WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_deleted_at_idx ON affiliate_products (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX affiliate_products_picture_idx ON affiliate_products (image) WHERE image LIKE '/pictures/%';
-- An address can be longer than an index takes.
CREATE INDEX affiliate_products_link_idx ON affiliate_products (md5(affiliate_link)) WHERE affiliate_link <> '';

CREATE INDEX affiliate_products_words_idx ON affiliate_products USING gin (array_to_tsvector(words_in(title)))
WHERE deleted_at IS NULL;
CREATE INDEX affiliate_products_words_sample_idx ON affiliate_products USING gin (array_to_tsvector(words_in(title)))
WHERE deleted_at IS NULL AND id < '08000000-0000-0000-0000-000000000000';
CREATE TRIGGER affiliate_products_insert_words AFTER INSERT ON affiliate_products
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');
CREATE TRIGGER affiliate_products_update_words AFTER UPDATE ON affiliate_products
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');

CREATE INDEX affiliate_products_search_text_idx ON affiliate_products USING gin (search_text gin_trgm_ops);
CREATE FUNCTION affiliate_products_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(NEW.title);
  RETURN NEW;
END $$;
CREATE TRIGGER affiliate_products_search_text BEFORE INSERT OR UPDATE OF title, search_text ON affiliate_products
FOR EACH ROW EXECUTE FUNCTION affiliate_products_search_text();

CREATE TRIGGER affiliate_products_insert_prices AFTER INSERT ON affiliate_products
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_first_prices();
CREATE TRIGGER affiliate_products_update_prices AFTER UPDATE OF price, price_amount, price_currency, condition ON affiliate_products
FOR EACH ROW WHEN ((OLD.price_amount, OLD.price_currency, OLD.condition, is_from_price(OLD.price))
  IS DISTINCT FROM (NEW.price_amount, NEW.price_currency, NEW.condition, is_from_price(NEW.price)))
EXECUTE FUNCTION record_changed_price();
CREATE TRIGGER affiliate_products_delete_prices AFTER DELETE ON affiliate_products
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_prices();
CREATE TRIGGER affiliate_products_compared_currency
BEFORE INSERT OR UPDATE OF price_amount, price_currency, compared_currency ON affiliate_products
FOR EACH ROW EXECUTE FUNCTION set_compared_currency();
