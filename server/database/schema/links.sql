-- Checks of retailers' pages.

-- What is known of a page of a retailer.
CREATE TABLE link_checks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  address text NOT NULL,
  host text NOT NULL,
  state text NOT NULL DEFAULT 'UNCHECKED' CHECK (state IN (
    'UNCHECKED', 'OK', 'REDIRECTED', 'REDIRECTED_HOME', 'TRACKING_DROPPED', 'OUT_OF_STOCK', 'BROKEN', 'UNKNOWN')),
  since timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  status integer,
  final_address text NOT NULL DEFAULT '',
  detail text NOT NULL DEFAULT '',
  found_price text NOT NULL DEFAULT '',
  found_amount numeric(13,3),
  found_currency character(3),
  found_original_price text NOT NULL DEFAULT '',
  price_question text,
  left_amount numeric(13,3),
  left_currency character(3),
  -- Whether the page states another price than an offer, as far as the collection knows.
  price_differs boolean NOT NULL DEFAULT false,
  clicks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- An address can be longer than an index takes.
CREATE UNIQUE INDEX link_checks_address_key ON link_checks (md5(address));
CREATE INDEX link_checks_next_check_at_idx ON link_checks (next_check_at);
CREATE INDEX link_checks_clicks_idx ON link_checks (clicks, id);
-- Counts the links and clicks by state. Without ids, equal keys share their entry.
CREATE INDEX link_checks_state_idx ON link_checks (state, clicks);
CREATE INDEX link_checks_price_idx ON link_checks (clicks, id) WHERE price_differs;
CREATE INDEX link_checks_host_idx ON link_checks (host);
CREATE INDEX link_checks_checked_idx ON link_checks (COALESCE(checked_at, '-infinity'), id);
CREATE INDEX link_checks_address_idx ON link_checks (left(address, 400) COLLATE "C", id);
CREATE INDEX link_checks_address_search_idx ON link_checks USING gin (address gin_trgm_ops);

CREATE TABLE link_alerts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  link_id uuid NOT NULL REFERENCES link_checks (id) ON DELETE CASCADE,
  before text NOT NULL,
  after text NOT NULL,
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX link_alerts_link_id_idx ON link_alerts (link_id);
CREATE INDEX link_alerts_created_at_idx ON link_alerts (created_at, id);

-- Where links came or went, or prices changed, since the collection last looked: an address, or an article of which it reads the
-- text. Triggers write it, so that forms, bulk changes, undo, imports and feeds record alike. The order of its rows does not matter.
CREATE TABLE changed_links (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  address text,
  post_id uuid,
  CHECK (num_nonnulls(address, post_id) = 1)
);

CREATE FUNCTION record_changed_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_links (address) SELECT DISTINCT affiliate_link FROM changed WHERE affiliate_link <> '';
  RETURN NULL;
END $$;
CREATE FUNCTION record_changed_link() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_links (address)
  SELECT DISTINCT address FROM unnest(ARRAY[OLD.affiliate_link, NEW.affiliate_link]) AS address WHERE address <> '';
  RETURN NULL;
END $$;
-- Prices of most offers are compared with none.
CREATE FUNCTION record_compared_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_links (address) SELECT address FROM link_checks
  WHERE md5(address) = md5(NEW.affiliate_link) AND address = NEW.affiliate_link AND found_amount IS NOT NULL;
  RETURN NULL;
END $$;
CREATE FUNCTION record_checked_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_links (address) VALUES (NEW.address);
  RETURN NULL;
END $$;
CREATE FUNCTION record_changed_article() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_links (post_id) VALUES (NEW.id);
  RETURN NULL;
END $$;
CREATE FUNCTION record_deleted_article_links() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_links (address)
  SELECT DISTINCT link.value FROM deleted CROSS JOIN LATERAL jsonb_each_text(deleted.links) link;
  RETURN NULL;
END $$;

CREATE TRIGGER outfits_insert_links AFTER INSERT ON outfits
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_links();
CREATE TRIGGER outfits_update_links AFTER UPDATE OF affiliate_link, deleted_at ON outfits
FOR EACH ROW WHEN ((OLD.affiliate_link, OLD.deleted_at) IS DISTINCT FROM (NEW.affiliate_link, NEW.deleted_at))
EXECUTE FUNCTION record_changed_link();
CREATE TRIGGER outfits_delete_links AFTER DELETE ON outfits
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_links();

CREATE TRIGGER affiliate_products_insert_links AFTER INSERT ON affiliate_products
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_links();
CREATE TRIGGER affiliate_products_update_links AFTER UPDATE OF affiliate_link, deleted_at ON affiliate_products
FOR EACH ROW WHEN ((OLD.affiliate_link, OLD.deleted_at) IS DISTINCT FROM (NEW.affiliate_link, NEW.deleted_at))
EXECUTE FUNCTION record_changed_link();
-- No price of a feed is compared with a page.
CREATE TRIGGER affiliate_products_price_links AFTER UPDATE OF price_amount, price_currency, price_feed_id, compared_currency ON affiliate_products
FOR EACH ROW WHEN (NEW.price_feed_id IS NULL AND (OLD.price_amount, OLD.compared_currency, OLD.price_feed_id)
  IS DISTINCT FROM (NEW.price_amount, NEW.compared_currency, NEW.price_feed_id))
EXECUTE FUNCTION record_compared_price();
CREATE TRIGGER affiliate_products_delete_links AFTER DELETE ON affiliate_products
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_links();

CREATE TRIGGER category_items_insert_links AFTER INSERT ON category_items
REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_links();
CREATE TRIGGER category_items_update_links AFTER UPDATE OF affiliate_link, deleted_at ON category_items
FOR EACH ROW WHEN ((OLD.affiliate_link, OLD.deleted_at) IS DISTINCT FROM (NEW.affiliate_link, NEW.deleted_at))
EXECUTE FUNCTION record_changed_link();
-- No price of a feed is compared with a page.
CREATE TRIGGER category_items_price_links AFTER UPDATE OF price_amount, price_currency, price_feed_id, compared_currency ON category_items
FOR EACH ROW WHEN (NEW.price_feed_id IS NULL AND (OLD.price_amount, OLD.compared_currency, OLD.price_feed_id)
  IS DISTINCT FROM (NEW.price_amount, NEW.compared_currency, NEW.price_feed_id))
EXECUTE FUNCTION record_compared_price();
CREATE TRIGGER category_items_delete_links AFTER DELETE ON category_items
REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION record_changed_links();

CREATE TRIGGER link_checks_update_price AFTER UPDATE OF found_amount, found_currency, left_amount, left_currency ON link_checks
FOR EACH ROW WHEN ((OLD.found_amount, OLD.found_currency, OLD.left_amount, OLD.left_currency)
  IS DISTINCT FROM (NEW.found_amount, NEW.found_currency, NEW.left_amount, NEW.left_currency))
EXECUTE FUNCTION record_checked_price();

CREATE TRIGGER blog_posts_insert_links AFTER INSERT ON blog_posts
FOR EACH ROW EXECUTE FUNCTION record_changed_article();
CREATE TRIGGER blog_posts_update_links AFTER UPDATE OF content, deleted_at ON blog_posts
FOR EACH ROW WHEN ((OLD.content, OLD.deleted_at) IS DISTINCT FROM (NEW.content, NEW.deleted_at))
EXECUTE FUNCTION record_changed_article();
CREATE TRIGGER article_links_delete AFTER DELETE ON article_links
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION record_deleted_article_links();
