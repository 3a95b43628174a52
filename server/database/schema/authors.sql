-- Authors. An article has the name of its author, so this file comes after that of the articles.

CREATE TABLE authors (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 200),
  slug text NOT NULL,
  role text NOT NULL DEFAULT '',
  image text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  links jsonb NOT NULL DEFAULT '[]',
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
CREATE UNIQUE INDEX authors_slug_key ON authors (slug);
CREATE UNIQUE INDEX authors_name_key ON authors (lower(name));
CREATE INDEX authors_picture_idx ON authors (image) WHERE image LIKE '/pictures/%';
CREATE INDEX authors_content_picture_idx ON authors (id) WHERE content LIKE '%/pictures/%';
CREATE INDEX authors_search_text_idx ON authors USING gin (search_text gin_trgm_ops);
CREATE FUNCTION authors_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(NEW.name);
  RETURN NEW;
END $$;
CREATE TRIGGER authors_search_text BEFORE INSERT OR UPDATE OF name, search_text ON authors
FOR EACH ROW EXECUTE FUNCTION authors_search_text();

-- Forms, undo and revisions rename authors; their articles follow.
CREATE INDEX blog_posts_written_by_idx ON blog_posts (author, date DESC, id DESC);
CREATE FUNCTION rename_author() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE blog_posts SET author = NEW.name, keywords = replace(keywords, OLD.name, NEW.name),
    structured_data = replace(structured_data, to_json(OLD.name)::text, to_json(NEW.name)::text)
  WHERE author = OLD.name;
  RETURN NULL;
END $$;
CREATE TRIGGER authors_rename AFTER UPDATE OF name ON authors
FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION rename_author();
