-- Celebrities.

CREATE TABLE celebrities (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  slug text NOT NULL,
  image text NOT NULL DEFAULT '',
  bio text NOT NULL DEFAULT '',
  category text NOT NULL DEFAULT '',
  style_type text NOT NULL DEFAULT '',
  birthdate text NOT NULL DEFAULT '',
  birthplace text NOT NULL DEFAULT '',
  height text NOT NULL DEFAULT '',
  education text NOT NULL DEFAULT '',
  career_highlights text NOT NULL DEFAULT '',
  personal_life text NOT NULL DEFAULT '',
  awards text NOT NULL DEFAULT '',
  interesting_facts text NOT NULL DEFAULT '',
  nationality text NOT NULL DEFAULT '',
  languages text NOT NULL DEFAULT '',
  net_worth text NOT NULL DEFAULT '',
  zodiac_sign text NOT NULL DEFAULT '',
  philanthropy_work text NOT NULL DEFAULT '',
  business_ventures text NOT NULL DEFAULT '',
  controversies text NOT NULL DEFAULT '',
  fanbase_nickname text NOT NULL DEFAULT '',
  measurements text NOT NULL DEFAULT '',
  diet_fitness text NOT NULL DEFAULT '',
  style_evolution text NOT NULL DEFAULT '',
  influences text NOT NULL DEFAULT '',
  quotes text NOT NULL DEFAULT '',
  public_perception text NOT NULL DEFAULT '',
  brand_endorsements text NOT NULL DEFAULT '',
  social_media jsonb NOT NULL DEFAULT '{"instagram":"","twitter":"","facebook":"","youtube":"","tiktok":"","website":""}',
  signature jsonb NOT NULL DEFAULT '{"look":"","accessories":"","designers":"","perfume":""}',
  follower_count integer CHECK (follower_count >= 0),
  influence_scores jsonb NOT NULL DEFAULT '[]',
  style_evolution_stages jsonb NOT NULL DEFAULT '[]',
  fashion_timeline jsonb NOT NULL DEFAULT '[]',
  seo_title text NOT NULL DEFAULT '',
  seo_description text NOT NULL DEFAULT '',
  search_text text,
  status text NOT NULL DEFAULT 'PUBLISHED' CHECK (status IN ('DRAFT', 'IN_REVIEW', 'SCHEDULED', 'PUBLISHED')),
  author_id uuid,
  sample boolean NOT NULL DEFAULT false,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE UNIQUE INDEX celebrities_slug_key ON celebrities (slug);
-- The orders of lists. The embedded engine sorts by "C", so names are sorted so everywhere.
CREATE INDEX celebrities_name_idx ON celebrities (searchable(name) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX celebrities_category_idx ON celebrities (category, searchable(name) COLLATE "C", id) WHERE deleted_at IS NULL;
-- The lists compare texts by bytes.
CREATE INDEX celebrities_by_category_idx ON celebrities (category COLLATE "C", searchable(name) COLLATE "C", id)
WHERE deleted_at IS NULL;
CREATE INDEX celebrities_by_style_type_idx ON celebrities (style_type COLLATE "C", searchable(name) COLLATE "C", id)
WHERE deleted_at IS NULL;
CREATE INDEX celebrities_updated_at_idx ON celebrities (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX celebrities_newest_idx ON celebrities (created_at DESC, id DESC) INCLUDE (updated_at, status) WHERE deleted_at IS NULL;
-- Few rows are unpublished or in the trash, and few images of a large catalog are uploads: these indexes stay small.
CREATE INDEX celebrities_unpublished_idx ON celebrities (id) WHERE status <> 'PUBLISHED';
CREATE INDEX celebrities_deleted_at_idx ON celebrities (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX celebrities_picture_idx ON celebrities (image) WHERE image LIKE '/pictures/%';

CREATE INDEX celebrities_words_idx ON celebrities USING gin (array_to_tsvector(words_in(name))) WHERE deleted_at IS NULL;
CREATE INDEX celebrities_words_sample_idx ON celebrities USING gin (array_to_tsvector(words_in(name)))
WHERE deleted_at IS NULL AND id < '08000000-0000-0000-0000-000000000000';
CREATE TRIGGER celebrities_insert_words AFTER INSERT ON celebrities
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('name');
CREATE TRIGGER celebrities_update_words AFTER UPDATE ON celebrities
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('name');

CREATE INDEX celebrities_search_text_idx ON celebrities USING gin (search_text gin_trgm_ops);
CREATE FUNCTION celebrities_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER celebrities_search_text BEFORE INSERT OR UPDATE OF name, search_text ON celebrities
FOR EACH ROW EXECUTE FUNCTION celebrities_search_text();
