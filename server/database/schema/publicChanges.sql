-- What the public saw change. Mirrors follow the log, webhooks the events.

-- Whether visitors see a row on a day. Triggers ask it; queries use the conditions of core/kinds, for the indexes.
CREATE FUNCTION is_public(entry jsonb, day date DEFAULT (now() AT TIME ZONE 'UTC')::date) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT entry IS NOT NULL AND entry ->> 'deleted_at' IS NULL AND COALESCE(entry ->> 'status', 'PUBLISHED') = 'PUBLISHED'
    AND COALESCE((entry ->> 'date')::date, '-infinity') <= day
$$;

-- Readers order by the transaction, so that a late commit is not missed.
CREATE TABLE public_changes (
  xid bigint NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  was_public boolean NOT NULL DEFAULT false,
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (xid, id)
);
CREATE TABLE public_change_log (
  identity uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  pruned_xid bigint NOT NULL DEFAULT 0,
  pruned_id bigint NOT NULL DEFAULT 0,
  day date NOT NULL
);
INSERT INTO public_change_log (day) VALUES ((now() AT TIME ZONE 'UTC')::date);

-- Hashes are made of it, so a change of a hash is noted.
CREATE FUNCTION public_content(entry jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT entry - ARRAY['search_text', 'compared_currency', 'version', 'created_at', 'updated_at', 'sample', 'author_id', 'feed_id',
    'source_key', 'source_hash', 'source_values', 'missing_runs', 'price_checked_at', 'price_feed_id']
$$;

-- Triggers, because many writers and foreign keys change these rows. They note what may be public. The day of a row does not
-- matter, because a transaction may commit on a later one; only was_public asks for it, with a day of tolerance.
CREATE FUNCTION note_public_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  former jsonb;
  latter jsonb;
BEGIN
  IF TG_OP <> 'INSERT' THEN former := public_content(to_jsonb(OLD)); END IF;
  IF TG_OP <> 'DELETE' THEN latter := public_content(to_jsonb(NEW)); END IF;
  IF former = latter THEN RETURN NULL; END IF;
  IF TG_ARGV[0] = 'part' THEN
    INSERT INTO public_changes (xid, kind, record_id)
      SELECT DISTINCT pg_current_xact_id()::text::bigint, 'outfit', part.outfit_id::uuid
      FROM (VALUES (former ->> 'outfit_id'), (latter ->> 'outfit_id')) AS part (outfit_id) WHERE part.outfit_id IS NOT NULL;
  ELSIF is_public(former, 'infinity') OR is_public(latter, 'infinity') THEN
    INSERT INTO public_changes (xid, kind, record_id, was_public)
      VALUES (pg_current_xact_id()::text::bigint, TG_ARGV[0], (COALESCE(latter, former) ->> 'id')::uuid,
        is_public(former, (clock_timestamp() AT TIME ZONE 'UTC')::date + 1));
  END IF;
  RETURN NULL;
END $$;

-- The argument is the kind of the records. Parts are shown with their outfit.
CREATE TRIGGER celebrities_note_public_change AFTER INSERT OR UPDATE OR DELETE ON celebrities
FOR EACH ROW EXECUTE FUNCTION note_public_change('celebrity');
CREATE TRIGGER outfits_note_public_change AFTER INSERT OR UPDATE OR DELETE ON outfits
FOR EACH ROW EXECUTE FUNCTION note_public_change('outfit');
CREATE TRIGGER outfit_tags_note_public_change AFTER INSERT OR UPDATE OR DELETE ON outfit_tags
FOR EACH ROW EXECUTE FUNCTION note_public_change('part');
CREATE TRIGGER outfit_pieces_note_public_change AFTER INSERT OR UPDATE OR DELETE ON outfit_pieces
FOR EACH ROW EXECUTE FUNCTION note_public_change('part');
CREATE TRIGGER outfit_pictures_note_public_change AFTER INSERT OR UPDATE OR DELETE ON outfit_pictures
FOR EACH ROW EXECUTE FUNCTION note_public_change('part');
CREATE TRIGGER affiliate_products_note_public_change AFTER INSERT OR UPDATE OR DELETE ON affiliate_products
FOR EACH ROW EXECUTE FUNCTION note_public_change('part');
CREATE TRIGGER product_categories_note_public_change AFTER INSERT OR UPDATE OR DELETE ON product_categories
FOR EACH ROW EXECUTE FUNCTION note_public_change('category');
CREATE TRIGGER category_items_note_public_change AFTER INSERT OR UPDATE OR DELETE ON category_items
FOR EACH ROW EXECUTE FUNCTION note_public_change('categoryItem');
CREATE TRIGGER blog_posts_note_public_change AFTER INSERT OR UPDATE OR DELETE ON blog_posts
FOR EACH ROW EXECUTE FUNCTION note_public_change('blogPost');
CREATE TRIGGER pages_note_public_change AFTER INSERT OR UPDATE OR DELETE ON pages
FOR EACH ROW EXECUTE FUNCTION note_public_change('page');
CREATE TRIGGER authors_note_public_change AFTER INSERT OR UPDATE OR DELETE ON authors
FOR EACH ROW EXECUTE FUNCTION note_public_change('author');

-- Events of public changes that wait for their deliveries. Each process takes the oldest once a second.
CREATE TABLE content_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX content_events_created_at_idx ON content_events (created_at);

-- What was announced last of each row.
CREATE TABLE announced_rows (
  row_type text NOT NULL,
  row_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('PUBLIC', 'IN_REVIEW')),
  version integer NOT NULL,
  PRIMARY KEY (row_type, row_id)
);

-- When rows became public. Triggers write it, so that forms, bulk changes, undo, imports and releases record alike.
CREATE TABLE publications (
  row_id uuid PRIMARY KEY,
  published_at timestamptz NOT NULL
);
CREATE FUNCTION record_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO publications (row_id, published_at) VALUES (NEW.id, now())
  ON CONFLICT (row_id) DO UPDATE SET published_at = excluded.published_at;
  RETURN NULL;
END $$;
CREATE FUNCTION forget_publications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM publications WHERE row_id IN (SELECT id FROM deleted);
  RETURN NULL;
END $$;
CREATE TRIGGER outfits_update_publication AFTER UPDATE OF status ON outfits FOR EACH ROW
WHEN (OLD.status <> 'PUBLISHED' AND NEW.status = 'PUBLISHED') EXECUTE FUNCTION record_publication();
CREATE TRIGGER outfits_delete_publication AFTER DELETE ON outfits
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_publications();
CREATE TRIGGER blog_posts_update_publication AFTER UPDATE OF status ON blog_posts FOR EACH ROW
WHEN (OLD.status <> 'PUBLISHED' AND NEW.status = 'PUBLISHED') EXECUTE FUNCTION record_publication();
CREATE TRIGGER blog_posts_delete_publication AFTER DELETE ON blog_posts
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_publications();
