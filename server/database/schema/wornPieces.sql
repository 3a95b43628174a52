-- What each look shows, for filters, and which pieces are the same garment. Texts are parsed in TypeScript only: these functions
-- and triggers copy and merge columns, so that every statement that changes a piece, a title or an exact product keeps the rows
-- right.

-- A row for each piece of a look; for each piece that its title names while it has none; and for each exact product without a
-- piece. Facts are names of the vocabulary with what they are: garment:jeans, color:navy.
CREATE TABLE worn_pieces (
  outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
  piece_id uuid,
  facts text[] NOT NULL
);
CREATE INDEX worn_pieces_outfit_id_idx ON worn_pieces (outfit_id);
CREATE INDEX worn_pieces_facts_idx ON worn_pieces USING gin (facts);

CREATE FUNCTION offer_facts(garments text[], colors text[], materials text[], patterns text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ARRAY(
    SELECT 'garment:' || name FROM unnest(garments) name UNION ALL SELECT 'color:' || name FROM unnest(colors) name
    UNION ALL SELECT 'material:' || name FROM unnest(materials) name
    UNION ALL SELECT 'pattern:' || name FROM unnest(patterns) name)
$$;
-- Others fill what the own facts do not say. A garment also becomes a kind of it: a jacket that is a leather jacket.
CREATE FUNCTION merge_facts(own text[], others text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT own || ARRAY(
    SELECT fact FROM unnest(others) fact
    WHERE fact <> ALL (own) AND (
      split_part(fact, ':', 1) NOT IN (SELECT split_part(named, ':', 1) FROM unnest(own) named)
      OR (fact LIKE 'garment:%' AND others @> ARRAY(SELECT named FROM unnest(own) named WHERE named LIKE 'garment:%'))))
$$;

CREATE FUNCTION piece_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.known_facts := CASE WHEN NEW.facts_chosen THEN NEW.own_facts ELSE merge_facts(NEW.own_facts, COALESCE((
    SELECT offer_facts(garments, colors, materials, patterns) FROM affiliate_products
    WHERE piece_id = NEW.id AND match_kind = 'EXACT' AND deleted_at IS NULL ORDER BY place, id LIMIT 1), '{}')) END;
  RETURN NEW;
END $$;
CREATE TRIGGER outfit_pieces_facts BEFORE INSERT OR UPDATE OF own_facts, facts_chosen, known_facts ON outfit_pieces
FOR EACH ROW EXECUTE FUNCTION piece_facts();

CREATE FUNCTION refresh_worn_pieces(looks uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for another transaction that refreshes them; the next statement sees its rows.
  PERFORM FROM worn_pieces WHERE outfit_id = ANY(looks) ORDER BY outfit_id FOR UPDATE;
  DELETE FROM worn_pieces WHERE outfit_id = ANY(looks);
  INSERT INTO worn_pieces (outfit_id, piece_id, facts)
  SELECT piece.outfit_id, piece.id, piece.known_facts
  FROM unnest(looks) look (id) JOIN outfit_pieces piece ON piece.outfit_id = look.id
  UNION ALL
  SELECT outfit.id, NULL, ARRAY(SELECT jsonb_array_elements_text(named.facts))
  FROM unnest(looks) look (id) JOIN outfits outfit ON outfit.id = look.id, jsonb_array_elements(outfit.title_facts) named (facts)
  WHERE NOT EXISTS (SELECT FROM outfit_pieces piece WHERE piece.outfit_id = outfit.id)
  UNION ALL
  SELECT product.outfit_id, NULL, offer_facts(product.garments, product.colors, product.materials, product.patterns)
  FROM unnest(looks) look (id) JOIN affiliate_products product ON product.outfit_id = look.id
  WHERE product.piece_id IS NULL AND product.match_kind = 'EXACT' AND product.deleted_at IS NULL;
END $$;

-- The column of the look's id is the trigger's argument.
CREATE FUNCTION refresh_written_looks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('SELECT refresh_worn_pieces(ARRAY(SELECT DISTINCT %I FROM written))', TG_ARGV[0]);
  RETURN NULL;
END $$;
CREATE FUNCTION refresh_changed_look() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_worn_pieces(ARRAY(
    SELECT DISTINCT (state ->> TG_ARGV[0])::uuid FROM unnest(ARRAY[to_jsonb(OLD), to_jsonb(NEW)]) state
    WHERE state ->> TG_ARGV[0] IS NOT NULL));
  RETURN NULL;
END $$;
CREATE TRIGGER outfits_insert_worn AFTER INSERT ON outfits
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refresh_written_looks('id');
CREATE TRIGGER outfits_update_worn AFTER UPDATE OF title_facts ON outfits
FOR EACH ROW WHEN (OLD.title_facts IS DISTINCT FROM NEW.title_facts) EXECUTE FUNCTION refresh_changed_look('id');
CREATE TRIGGER outfit_pieces_insert_worn AFTER INSERT ON outfit_pieces
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION refresh_written_looks('outfit_id');
CREATE TRIGGER outfit_pieces_update_worn AFTER UPDATE ON outfit_pieces
FOR EACH ROW WHEN ((OLD.outfit_id, OLD.known_facts) IS DISTINCT FROM (NEW.outfit_id, NEW.known_facts))
EXECUTE FUNCTION refresh_changed_look('outfit_id');
CREATE TRIGGER outfit_pieces_delete_worn AFTER DELETE ON outfit_pieces
FOR EACH ROW EXECUTE FUNCTION refresh_changed_look('outfit_id');

-- Exact products alone are facts: of their piece, or without one, of the look.
CREATE FUNCTION use_written_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outfit_pieces SET known_facts = known_facts WHERE id IN (SELECT piece_id FROM written WHERE match_kind = 'EXACT');
  PERFORM refresh_worn_pieces(looks)
  FROM (SELECT array_agg(DISTINCT outfit_id) AS looks FROM written WHERE match_kind = 'EXACT' AND piece_id IS NULL) loose
  WHERE looks IS NOT NULL;
  RETURN NULL;
END $$;
CREATE FUNCTION use_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE outfit_pieces SET known_facts = known_facts WHERE id IN (OLD.piece_id, NEW.piece_id);
  IF OLD.piece_id IS NULL OR NEW.piece_id IS NULL THEN
    PERFORM refresh_worn_pieces(array_remove(ARRAY[OLD.outfit_id, NEW.outfit_id], NULL));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER affiliate_products_insert_worn AFTER INSERT ON affiliate_products
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION use_written_products();
CREATE TRIGGER affiliate_products_update_worn
AFTER UPDATE OF outfit_id, piece_id, match_kind, garments, colors, materials, patterns, deleted_at ON affiliate_products
FOR EACH ROW WHEN ((OLD.match_kind = 'EXACT' OR NEW.match_kind = 'EXACT') AND
  (OLD.outfit_id, OLD.piece_id, OLD.match_kind, OLD.garments, OLD.colors, OLD.materials, OLD.patterns, OLD.deleted_at)
  IS DISTINCT FROM
  (NEW.outfit_id, NEW.piece_id, NEW.match_kind, NEW.garments, NEW.colors, NEW.materials, NEW.patterns, NEW.deleted_at))
EXECUTE FUNCTION use_changed_product();
CREATE TRIGGER affiliate_products_delete_worn AFTER DELETE ON affiliate_products
FOR EACH ROW WHEN (OLD.match_kind = 'EXACT') EXECUTE FUNCTION use_changed_product();

-- Garments that several looks show: which pieces are the same one.
CREATE TABLE garments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL CHECK (char_length(slug) BETWEEN 1 AND 400),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX garments_slug_key ON garments (slug);

-- A membership has no reference to its piece: a piece that an editor removes comes back with its id when an outfit's revision is
-- restored, and is then the same garment again. It ends with the outfit.
CREATE TABLE garment_pieces (
  piece_id uuid PRIMARY KEY,
  garment_id uuid NOT NULL REFERENCES garments (id) ON DELETE CASCADE
);
CREATE INDEX garment_pieces_garment_id_idx ON garment_pieces (garment_id);
CREATE FUNCTION forget_worn_pieces() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  WITH gone AS (
    DELETE FROM garment_pieces WHERE piece_id IN (SELECT id FROM outfit_pieces WHERE outfit_id = OLD.id)
    RETURNING piece_id, garment_id)
  DELETE FROM garments WHERE id IN (SELECT garment_id FROM gone) AND NOT EXISTS (
    SELECT FROM garment_pieces part WHERE part.garment_id = garments.id AND part.piece_id NOT IN (SELECT piece_id FROM gone));
  RETURN OLD;
END $$;
CREATE TRIGGER outfits_forget_worn_pieces BEFORE DELETE ON outfits FOR EACH ROW EXECUTE FUNCTION forget_worn_pieces();
