-- Pages of the site. Without a text of their own, they show the product's text.

CREATE TABLE pages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 300),
  slug text NOT NULL,
  description text NOT NULL DEFAULT '',
  image text NOT NULL DEFAULT '',
  content text NOT NULL DEFAULT '',
  standard text NOT NULL DEFAULT '',
  standard_version text NOT NULL DEFAULT '',
  updated_on date,
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
CREATE UNIQUE INDEX pages_slug_key ON pages (slug);
CREATE INDEX pages_picture_idx ON pages (image) WHERE image LIKE '/pictures/%';
CREATE INDEX pages_content_picture_idx ON pages (id) WHERE content LIKE '%/pictures/%';
CREATE INDEX pages_search_text_idx ON pages USING gin (search_text gin_trgm_ops);
CREATE FUNCTION pages_search_text() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.search_text := public.searchable(NEW.title);
  RETURN NEW;
END $$;
CREATE TRIGGER pages_search_text BEFORE INSERT OR UPDATE OF title, search_text ON pages
FOR EACH ROW EXECUTE FUNCTION pages_search_text();

INSERT INTO pages (title, slug, standard, description) VALUES
('Privacy Policy', 'privacy-policy', 'privacy-policy',
  'What this site learns about its readers, which is little: there are no accounts, and most of what you do here stays in your browser.'),
('Terms of Service', 'terms-of-service', 'terms-of-service',
  'The rules for using this site, what we are responsible for, and what the retailers are responsible for.'),
('Affiliate Disclosure', 'affiliate-disclosure', 'affiliate-disclosure',
  'We earn a commission from some links to shops. This page explains which, how, and what it means for our content.');
