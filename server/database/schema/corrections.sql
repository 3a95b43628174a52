-- Corrections by readers, and the log of changed identifications.

CREATE TABLE corrections (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
  product_id uuid REFERENCES affiliate_products (id) ON DELETE SET NULL,
  -- What it is about, also when the product is gone: else deleting products makes corrections the same.
  subject_id uuid NOT NULL,
  body text NOT NULL CHECK (char_length(body) BETWEEN 1 AND 1000),
  source_url text NOT NULL DEFAULT '',
  status text NOT NULL DEFAULT 'OPEN' CHECK (status IN ('OPEN', 'ACCEPTED', 'REJECTED')),
  public_note text NOT NULL DEFAULT '',
  answer text NOT NULL DEFAULT '',
  answered_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX corrections_open_key ON corrections (outfit_id, subject_id, md5(body)) WHERE status = 'OPEN';
CREATE INDEX corrections_inbox_idx ON corrections ((CASE status WHEN 'OPEN' THEN 1 ELSE 0 END), created_at, id);
CREATE INDEX corrections_product_id_idx ON corrections (product_id);

-- Triggers write it, because products are written by forms, bulk changes, imports, undo, revisions, releases and foreign keys:
-- the line belongs to the statement that changes the row, so that neither is stored without the other. Looks that were never
-- public have no lines. Changes while a look is withdrawn are hidden: their values were perhaps never public.
CREATE TABLE identification_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
  product_id uuid,
  correction_id uuid REFERENCES corrections (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('CHANGED', 'REMOVED', 'RETURNED', 'CORRECTED', 'WITHDRAWN')),
  title text NOT NULL DEFAULT '',
  changes jsonb NOT NULL DEFAULT '{}',
  is_hidden boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX identification_log_outfit_id_idx ON identification_log (outfit_id, id);
CREATE INDEX identification_log_product_id_idx ON identification_log (product_id, id);
CREATE INDEX identification_log_correction_id_idx ON identification_log (correction_id);

CREATE FUNCTION log_withdrawn_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_public(to_jsonb(OLD)) AND NOT is_public(to_jsonb(NEW)) THEN
    INSERT INTO identification_log (outfit_id, kind) VALUES (NEW.id, 'WITHDRAWN');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER outfits_log_withdrawn AFTER UPDATE ON outfits
FOR EACH ROW WHEN ((OLD.status, OLD.date, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.date, NEW.deleted_at))
EXECUTE FUNCTION log_withdrawn_look();

-- A product that moves brings its values from the other look, or takes new ones there. So a line is hidden when either look is
-- not public.
CREATE FUNCTION log_identification() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
  line text := 'CHANGED';
BEGIN
  SELECT COALESCE(jsonb_object_agg(key, jsonb_build_array(former.value, latter.value)), '{}') INTO changed
    FROM jsonb_each(to_jsonb(OLD)) former JOIN jsonb_each(to_jsonb(NEW)) latter USING (key)
    WHERE key IN ('title', 'match_kind', 'affiliate_link', 'outfit_id', 'piece_id', 'basis', 'basis_on', 'basis_source')
      AND former.value IS DISTINCT FROM latter.value;
  IF changed ? 'piece_id' THEN
    changed := changed || jsonb_build_object('piece', jsonb_build_array(
      (SELECT name FROM outfit_pieces WHERE id = OLD.piece_id), (SELECT name FROM outfit_pieces WHERE id = NEW.piece_id)));
  END IF;
  IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL
    AND EXISTS (SELECT FROM outfits WHERE id = NEW.outfit_id AND deleted_at IS NULL) THEN
    line := 'REMOVED';
  ELSIF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL AND 'REMOVED' =
    (SELECT kind FROM identification_log WHERE product_id = NEW.id AND kind <> 'CHANGED' ORDER BY id DESC LIMIT 1) THEN
    line := 'RETURNED';
  ELSIF changed = '{}' THEN
    RETURN NULL;
  END IF;
  INSERT INTO identification_log (outfit_id, product_id, kind, title, changes, is_hidden)
    SELECT look.id, NEW.id, line, NEW.title, changed, EXISTS (
      SELECT FROM outfits either WHERE either.id IN (OLD.outfit_id, NEW.outfit_id)
        AND NOT is_public(to_jsonb(either)))
    FROM outfits look WHERE look.id IN (OLD.outfit_id, NEW.outfit_id)
      AND (is_public(to_jsonb(look))
        OR EXISTS (SELECT FROM identification_log WHERE outfit_id = look.id AND kind = 'WITHDRAWN'));
  RETURN NULL;
END $$;
CREATE TRIGGER affiliate_products_log_identification AFTER UPDATE ON affiliate_products
FOR EACH ROW WHEN (
  (OLD.title, OLD.match_kind, OLD.affiliate_link, OLD.outfit_id, OLD.piece_id, OLD.basis, OLD.basis_on, OLD.basis_source,
    OLD.deleted_at IS NULL)
  IS DISTINCT FROM
  (NEW.title, NEW.match_kind, NEW.affiliate_link, NEW.outfit_id, NEW.piece_id, NEW.basis, NEW.basis_on, NEW.basis_source,
    NEW.deleted_at IS NULL))
EXECUTE FUNCTION log_identification();
