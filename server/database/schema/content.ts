import { makeSearchable } from "./search";

/** Celebrities, outfits with their parts, and articles. */
export const content = `
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
CREATE INDEX celebrities_newest_idx ON celebrities (created_at DESC, id DESC) WHERE deleted_at IS NULL;
-- Few rows are unpublished or in the trash, and few images of a large catalog are uploads: these indexes stay small.
CREATE INDEX celebrities_unpublished_idx ON celebrities (id) WHERE status <> 'PUBLISHED';
CREATE INDEX celebrities_deleted_at_idx ON celebrities (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX celebrities_picture_idx ON celebrities (image) WHERE image LIKE '/pictures/%';
${makeSearchable("celebrities", "name")}

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
CREATE INDEX outfits_celebrity_id_date_idx ON outfits (celebrity_id, COALESCE(date, '0001-01-01') DESC, id DESC) WHERE deleted_at IS NULL;
-- Counts the looks of each celebrity without reading them.
CREATE INDEX outfits_celebrity_id_status_idx ON outfits (celebrity_id, status) WHERE deleted_at IS NULL;
CREATE INDEX outfits_occasion_date_idx ON outfits (occasion, COALESCE(date, '0001-01-01') DESC, id DESC) WHERE deleted_at IS NULL;
-- The planner ignores the statistics of a partial index's expression. Without these it expects a third of all outfits to be
-- scheduled, and reads all outfits to find the few that are.
CREATE STATISTICS outfits_date_stats ON (COALESCE(date, '0001-01-01'::date)) FROM outfits;
CREATE INDEX outfits_title_idx ON outfits (searchable(title) COLLATE "C", id) WHERE deleted_at IS NULL;
CREATE INDEX outfits_updated_at_idx ON outfits (updated_at DESC, id DESC) WHERE deleted_at IS NULL;
-- For the patterns by which outfits belong to categories.
CREATE INDEX outfits_title_trgm_idx ON outfits USING gin (searchable(title) gin_trgm_ops);
CREATE INDEX outfits_unpublished_idx ON outfits (id) WHERE status <> 'PUBLISHED';
CREATE INDEX outfits_deleted_at_idx ON outfits (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX outfits_picture_idx ON outfits (image) WHERE image LIKE '/pictures/%';
-- An address can be longer than an index takes.
CREATE INDEX outfits_link_idx ON outfits (md5(affiliate_link)) WHERE affiliate_link <> '';
${makeSearchable("outfits", "title", "description")}

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
-- The articles of a topic have its words in their title, or its slug as their category. The second index is not for live rows
-- only: the planner ignores the statistics of a partial index's expression.
CREATE INDEX blog_posts_title_trgm_idx ON blog_posts USING gin (searchable(title) gin_trgm_ops);
CREATE INDEX blog_posts_topic_idx ON blog_posts (replace(searchable(category), ' ', '-'));
CREATE INDEX blog_posts_unpublished_idx ON blog_posts (id) WHERE status <> 'PUBLISHED';
CREATE INDEX blog_posts_deleted_at_idx ON blog_posts (deleted_at DESC, id DESC) WHERE deleted_at IS NOT NULL;
CREATE INDEX blog_posts_picture_idx ON blog_posts (image) WHERE image LIKE '/pictures/%';
CREATE INDEX blog_posts_content_picture_idx ON blog_posts (id) WHERE content LIKE '%/pictures/%';
${makeSearchable("blog_posts", "title", "excerpt")}

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
`;
