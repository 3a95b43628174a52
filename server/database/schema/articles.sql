-- Articles, and what their Markdown links to.

CREATE TABLE blog_posts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 300),
  slug text NOT NULL,
  content text NOT NULL DEFAULT '',
  excerpt text NOT NULL DEFAULT '',
  image text NOT NULL DEFAULT '',
  date date NOT NULL DEFAULT now(),
  author text NOT NULL DEFAULT '',
  category text NOT NULL DEFAULT '',
  structured_data text NOT NULL DEFAULT '',
  keywords text NOT NULL DEFAULT '',
  like_count integer,
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
CREATE UNIQUE INDEX blog_posts_slug_key ON blog_posts (slug);
CREATE INDEX blog_posts_date_idx ON blog_posts (date DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_category_date_idx ON blog_posts (category, date DESC, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_title_idx ON blog_posts (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
-- Has all that the list of sitemaps asks of every article.
CREATE INDEX blog_posts_created_at_idx ON blog_posts (created_at, id) INCLUDE (updated_at, status, date) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_category_idx ON blog_posts (category COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_author_idx ON blog_posts (searchable(author) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_updated_at_idx ON blog_posts (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
-- The articles of a topic have its words in their title, or its slug as their category. The second index is not for live rows
-- only: the planner ignores the statistics of a partial index's expression.
CREATE INDEX blog_posts_title_trgm_idx ON blog_posts USING gin (searchable(title) gin_trgm_ops);
CREATE INDEX blog_posts_topic_idx ON blog_posts (replace(searchable(category), ' ', '-'));
CREATE INDEX blog_posts_unpublished_idx ON blog_posts (id) WHERE status <> 'PUBLISHED';
CREATE INDEX blog_posts_deleted_at_idx ON blog_posts (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX blog_posts_picture_idx ON blog_posts (image) WHERE image LIKE '/pictures/%';
CREATE INDEX blog_posts_content_picture_idx ON blog_posts (id) WHERE content LIKE '%/pictures/%';

CREATE INDEX blog_posts_words_idx ON blog_posts USING gin (array_to_tsvector(words_in(title))) WHERE deleted_at IS NULL;
CREATE INDEX blog_posts_words_sample_idx ON blog_posts USING gin (array_to_tsvector(words_in(title)))
WHERE deleted_at IS NULL AND id < '08000000-0000-0000-0000-000000000000';
CREATE TRIGGER blog_posts_insert_words AFTER INSERT ON blog_posts
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');
CREATE TRIGGER blog_posts_update_words AFTER UPDATE ON blog_posts
REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION remember_words('title');

CREATE INDEX blog_posts_search_text_idx ON blog_posts USING gin (search_text gin_trgm_ops);
CREATE FUNCTION blog_posts_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(NEW.title || E'\n' || NEW.excerpt);
  RETURN NEW;
END $$;
CREATE TRIGGER blog_posts_search_text BEFORE INSERT OR UPDATE OF title, excerpt, search_text ON blog_posts
FOR EACH ROW EXECUTE FUNCTION blog_posts_search_text();

-- The looks, celebrities and products that an article's Markdown links to.
CREATE TABLE article_mentions (
  blog_post_id uuid NOT NULL REFERENCES blog_posts (id) ON DELETE CASCADE,
  place integer NOT NULL,
  address text NOT NULL,
  subject_type text NOT NULL CHECK (subject_type IN ('outfit', 'celebrity', 'affiliateProduct')),
  subject_id uuid NOT NULL,
  PRIMARY KEY (blog_post_id, place)
);
CREATE INDEX article_mentions_subject_id_idx ON article_mentions (subject_id);

-- The links of an article's text.
CREATE TABLE article_links (
  post_id uuid PRIMARY KEY REFERENCES blog_posts (id) ON DELETE CASCADE,
  version integer NOT NULL,
  links jsonb NOT NULL
);
-- At its real cost, PostgreSQL reads all articles for each batch of links instead of the index.
CREATE FUNCTION link_keys(links jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE COST 1000 AS $$
  SELECT ARRAY(SELECT jsonb_object_keys(links))
$$;
CREATE INDEX article_links_keys_idx ON article_links USING gin (link_keys(links));
