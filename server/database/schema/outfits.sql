-- Outfits with their tags, pieces and pictures.

CREATE TABLE outfits (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  celebrity_id uuid REFERENCES celebrities (id) ON DELETE RESTRICT,
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 300),
  -- The pieces that the title names: an array of facts each, see worn_pieces.
  title_facts jsonb NOT NULL DEFAULT '[]',
  slug text NOT NULL,
  image text NOT NULL DEFAULT '',
  image_alt text NOT NULL DEFAULT '',
  focal_x real NOT NULL DEFAULT '0.5',
  focal_y real NOT NULL DEFAULT '0.5',
  aspect_ratio real CHECK (aspect_ratio > 0),
  description text NOT NULL DEFAULT '',
  full_description text,
  occasion text,
  date date,
  affiliate_link text,
  like_count integer CHECK (like_count >= 0),
  seo_title text NOT NULL DEFAULT '',
  seo_description text NOT NULL DEFAULT '',
  search_text text,
  status text NOT NULL DEFAULT 'PUBLISHED' CHECK (status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')),
  author_id uuid,
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  CONSTRAINT outfits_focal_point_check CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1)
);
CREATE UNIQUE INDEX outfits_slug_key ON outfits (slug);
-- Outfits without a date come last.
CREATE INDEX outfits_date_idx ON outfits (COALESCE(date, '0001-01-01') DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX outfits_celebrity_id_date_idx ON outfits (celebrity_id, COALESCE(date, '0001-01-01') DESC, id DESC)
WHERE deleted_at IS NULL;
-- Counts the looks of each celebrity without reading them.
CREATE INDEX outfits_celebrity_id_status_idx ON outfits (celebrity_id, status) INCLUDE (date) WHERE deleted_at IS NULL;
CREATE INDEX outfits_occasion_date_idx ON outfits (occasion, COALESCE(date, '0001-01-01') DESC, id DESC) WHERE deleted_at IS NULL;
-- The planner ignores the statistics of a partial index's expression. Without these it expects a third of all outfits to be
-- scheduled, and reads all outfits to find the few that are.
CREATE STATISTICS outfits_date_stats ON (COALESCE(date, '0001-01-01'::date)) FROM outfits;
CREATE INDEX outfits_title_idx ON outfits (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX outfits_occasion_idx ON outfits (COALESCE(occasion, '') COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX outfits_updated_at_idx ON outfits (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
-- Has all that the list of sitemaps asks of every outfit.
CREATE INDEX outfits_created_at_idx ON outfits (created_at, id) INCLUDE (updated_at, status, date) WHERE deleted_at IS NULL;
-- For the patterns by which outfits belong to categories.
CREATE INDEX outfits_title_trgm_idx ON outfits USING gin (searchable(title) gin_trgm_ops);
CREATE INDEX outfits_unpublished_idx ON outfits (id) WHERE status <> 'PUBLISHED';
CREATE INDEX outfits_deleted_at_idx ON outfits (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX outfits_picture_idx ON outfits (image) WHERE image LIKE '/pictures/%';
-- An address can be longer than an index takes.
CREATE INDEX outfits_link_idx ON outfits (md5(affiliate_link)) WHERE affiliate_link <> '';

CREATE INDEX outfits_words_idx ON outfits USING gin (array_to_tsvector(words_in(title))) WHERE deleted_at IS NULL;
CREATE INDEX outfits_words_sample_idx ON outfits USING gin (array_to_tsvector(words_in(title)))
WHERE deleted_at IS NULL AND id < '08000000-0000-0000-0000-000000000000';
CREATE TRIGGER outfits_insert_words AFTER INSERT ON outfits
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');
CREATE TRIGGER outfits_update_words AFTER UPDATE ON outfits
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');

CREATE INDEX outfits_search_text_idx ON outfits USING gin (search_text gin_trgm_ops);
CREATE FUNCTION outfits_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(NEW.title || E'\n' || NEW.description);
  RETURN NEW;
END $$;
CREATE TRIGGER outfits_search_text BEFORE INSERT OR UPDATE OF title, description, search_text ON outfits
FOR EACH ROW EXECUTE FUNCTION outfits_search_text();

CREATE TABLE outfit_tags (
  outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
  tag_name text NOT NULL,
  PRIMARY KEY (outfit_id, tag_name)
);
CREATE INDEX outfit_tags_tag_name_idx ON outfit_tags (tag_name);

-- A piece that was worn, and its point in the main picture.
CREATE TABLE outfit_pieces (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
  place integer NOT NULL DEFAULT 0,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  note text NOT NULL DEFAULT '',
  x real,
  y real,
  -- What its name says, or an editor has chosen; and the same with what its exact product adds, which a trigger writes.
  own_facts text[] NOT NULL DEFAULT '{}',
  facts_chosen boolean NOT NULL DEFAULT false,
  known_facts text[] NOT NULL DEFAULT '{}',
  CONSTRAINT outfit_pieces_point_check CHECK (x BETWEEN 0 AND 1 AND y BETWEEN 0 AND 1 AND (x IS NULL) = (y IS NULL))
);
CREATE INDEX outfit_pieces_outfit_id_place_idx ON outfit_pieces (outfit_id, place);

-- Further pictures of an outfit.
CREATE TABLE outfit_pictures (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
  place integer NOT NULL DEFAULT 0,
  image text NOT NULL,
  alt text NOT NULL DEFAULT '',
  points jsonb NOT NULL DEFAULT '[]',
  focal_x real NOT NULL DEFAULT '0.5',
  focal_y real NOT NULL DEFAULT '0.5',
  aspect_ratio real CHECK (aspect_ratio > 0),
  CONSTRAINT outfit_pictures_focal_point_check CHECK (focal_x BETWEEN 0 AND 1 AND focal_y BETWEEN 0 AND 1)
);
CREATE INDEX outfit_pictures_outfit_id_place_idx ON outfit_pictures (outfit_id, place);
CREATE INDEX outfit_pictures_picture_idx ON outfit_pictures (image) WHERE image LIKE '/pictures/%';

-- Perceptual hashes of the pictures, by which readers' pictures find the look.
CREATE TABLE look_hashes (
  outfit_id uuid PRIMARY KEY REFERENCES outfits (id) ON DELETE CASCADE,
  image text NOT NULL,
  hashes bit(170)[] NOT NULL
);
