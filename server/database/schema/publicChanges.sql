-- The log of changes that mirrors follow.

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
CREATE FUNCTION may_be_public(entry jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT entry IS NOT NULL AND entry ->> 'deleted_at' IS NULL AND COALESCE(entry ->> 'status', 'PUBLISHED') = 'PUBLISHED'
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
  ELSIF may_be_public(former) OR may_be_public(latter) THEN
    INSERT INTO public_changes (xid, kind, record_id, was_public)
      VALUES (pg_current_xact_id()::text::bigint, TG_ARGV[0], (COALESCE(latter, former) ->> 'id')::uuid, may_be_public(former)
        AND COALESCE((former ->> 'date')::date, '-infinity') <= (clock_timestamp() AT TIME ZONE 'UTC')::date + 1);
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
