-- What imports wrote, for the lists of their changes and for their undo.

-- An import of sales has the id of its row in conversion_imports, one of a site that in site_imports.
CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('SALES', 'SUBSCRIBERS', 'OUTFITS', 'PRODUCTS', 'SITE')),
  title text NOT NULL,
  -- The feed of an import of products, which may be gone.
  feed_id uuid,
  -- What a person said of the columns: { titles, mapping }, for the next file with these titles.
  choices jsonb,
  created integer NOT NULL DEFAULT 0,
  changed integer NOT NULL DEFAULT 0,
  removed integer NOT NULL DEFAULT 0,
  actor_name text NOT NULL DEFAULT '',
  undo_until timestamptz,
  undone_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX imports_created_at_idx ON imports (created_at, id);

-- A row that an import wrote: as it was before, null for a new one, and the hash of what the import left, null for a removed one.
-- No foreign key: it would cost as much as the row, and the rows of an import are deleted before it.
CREATE TABLE import_changes (
  import_id uuid NOT NULL,
  table_name text NOT NULL,
  key jsonb NOT NULL,
  before jsonb,
  after bigint,
  PRIMARY KEY (import_id, table_name, key)
);

-- Triggers derive these columns, or a job notes when it sent or tries again: an undo neither compares nor restores them.
CREATE FUNCTION unrestored_columns() RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY['search_text', 'compared_currency', 'known_facts', 'digested_at', 'attempts', 'next_at']
$$;
-- JSON has times as text, so the caller's time zone is UTC.
CREATE FUNCTION hash_row(entry jsonb) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT jsonb_hash_extended(entry - unrestored_columns(), 0)
$$;

-- The arguments are the columns of the key. A row that an import writes twice keeps the first state before it.
CREATE FUNCTION record_import_change() RETURNS trigger LANGUAGE plpgsql SET timezone = 'UTC' AS $$
DECLARE
  former jsonb;
  latter jsonb;
  entry jsonb;
  row_key jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN latter := to_jsonb(NEW); END IF;
  IF former = latter THEN RETURN NULL; END IF;
  entry := COALESCE(latter, former);
  row_key := jsonb_build_object(TG_ARGV[0], entry -> TG_ARGV[0]);
  FOR place IN 1 .. TG_NARGS - 1 LOOP
    row_key := row_key || jsonb_build_object(TG_ARGV[place], entry -> TG_ARGV[place]);
  END LOOP;
  INSERT INTO import_changes (import_id, table_name, key, before, after)
  VALUES (current_setting('wornby.import')::uuid, TG_TABLE_NAME, row_key, former, hash_row(latter))
  ON CONFLICT (import_id, table_name, key) DO UPDATE SET after = excluded.after;
  RETURN NULL;
END $$;

-- Other writes pay for one look at a setting.
CREATE TRIGGER terms_import AFTER INSERT OR UPDATE OR DELETE ON terms
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER celebrities_import AFTER INSERT OR UPDATE OR DELETE ON celebrities
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER outfits_import AFTER INSERT OR UPDATE OR DELETE ON outfits
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER outfit_tags_import AFTER INSERT OR UPDATE OR DELETE ON outfit_tags
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('outfit_id', 'tag_name');
CREATE TRIGGER outfit_pieces_import AFTER INSERT OR UPDATE OR DELETE ON outfit_pieces
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER outfit_pictures_import AFTER INSERT OR UPDATE OR DELETE ON outfit_pictures
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER affiliate_products_import AFTER INSERT OR UPDATE OR DELETE ON affiliate_products
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER category_items_import AFTER INSERT OR UPDATE OR DELETE ON category_items
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER pages_import AFTER INSERT OR UPDATE OR DELETE ON pages
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER authors_import AFTER INSERT OR UPDATE OR DELETE ON authors
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER blog_posts_import AFTER INSERT OR UPDATE OR DELETE ON blog_posts
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER newsletter_subscribers_import AFTER INSERT OR UPDATE OR DELETE ON newsletter_subscribers
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER consents_import AFTER INSERT OR UPDATE OR DELETE ON consents
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER conversions_import AFTER INSERT OR UPDATE OR DELETE ON conversions
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER slug_history_import AFTER INSERT OR UPDATE OR DELETE ON slug_history
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('entity_type', 'slug');
CREATE TRIGGER article_mentions_import AFTER INSERT OR UPDATE OR DELETE ON article_mentions
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('blog_post_id', 'place');
CREATE TRIGGER revisions_import AFTER INSERT OR UPDATE OR DELETE ON revisions
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER price_days_import AFTER INSERT OR UPDATE OR DELETE ON price_days
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('offer_id', 'day');
CREATE TRIGGER restocks_import AFTER INSERT OR UPDATE OR DELETE ON restocks
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('offer_id');
CREATE TRIGGER publications_import AFTER INSERT OR UPDATE OR DELETE ON publications
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('row_id');
CREATE TRIGGER identification_log_import AFTER INSERT OR UPDATE OR DELETE ON identification_log
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER imported_rows_import AFTER INSERT OR UPDATE OR DELETE ON imported_rows
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('source', 'kind', 'key');
CREATE TRIGGER old_paths_import AFTER INSERT OR UPDATE OR DELETE ON old_paths
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('path');
CREATE TRIGGER pictures_import AFTER INSERT OR UPDATE OR DELETE ON pictures
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('id');
CREATE TRIGGER imported_pictures_import AFTER INSERT OR UPDATE OR DELETE ON imported_pictures
FOR EACH ROW WHEN (current_setting('wornby.import', true) <> '') EXECUTE FUNCTION record_import_change('address');
