-- The rows of the product's tables in tables as a small site would have them: only what the reads need, with plain indexes.
DROP SCHEMA IF EXISTS peers CASCADE;
CREATE SCHEMA peers;
SET search_path = peers;

CREATE TABLE celebrities (
  id uuid PRIMARY KEY, slug text NOT NULL UNIQUE, name text COLLATE "C" NOT NULL, image text NOT NULL, bio text NOT NULL,
  category text NOT NULL, style_type text NOT NULL);
CREATE TABLE outfits (
  id uuid PRIMARY KEY, slug text NOT NULL UNIQUE, celebrity_id uuid NOT NULL REFERENCES celebrities, title text NOT NULL,
  image text NOT NULL, description text NOT NULL, occasion text NOT NULL, date date NOT NULL);
CREATE TABLE outfit_tags (
  outfit_id uuid NOT NULL REFERENCES outfits, tag_name text COLLATE "C" NOT NULL, PRIMARY KEY (outfit_id, tag_name));
CREATE TABLE affiliate_products (
  id uuid PRIMARY KEY, outfit_id uuid NOT NULL REFERENCES outfits, title text NOT NULL, price text NOT NULL,
  image text NOT NULL, retailer text NOT NULL, affiliate_link text NOT NULL, created_at timestamptz NOT NULL);
CREATE TABLE category_items (
  id uuid PRIMARY KEY, category_name text NOT NULL, title text NOT NULL, description text NOT NULL, price text NOT NULL,
  price_cents int NOT NULL, image text NOT NULL, retailer text NOT NULL, affiliate_link text NOT NULL,
  created_at timestamptz NOT NULL);
CREATE TABLE blog_posts (
  id uuid PRIMARY KEY, slug text NOT NULL UNIQUE, title text NOT NULL, excerpt text NOT NULL, image text NOT NULL,
  date date NOT NULL, category text NOT NULL, author text NOT NULL);

INSERT INTO celebrities SELECT id, slug, name, image, bio, category, style_type FROM public.celebrities;
INSERT INTO outfits SELECT id, slug, celebrity_id, title, image, description, occasion, date FROM public.outfits;
INSERT INTO outfit_tags SELECT outfit_id, tag_name FROM public.outfit_tags;
INSERT INTO affiliate_products
  SELECT id, outfit_id, title, price, image, retailer, affiliate_link, created_at FROM public.affiliate_products;
INSERT INTO category_items
  SELECT id, category_name, title, description, price, price_amount * 100, image, retailer, affiliate_link, created_at
  FROM public.category_items;
INSERT INTO blog_posts SELECT id, slug, title, excerpt, image, date, category, author FROM public.blog_posts;

CREATE INDEX ON celebrities (name, id);
CREATE INDEX ON outfits (date, id);
CREATE INDEX ON outfits (celebrity_id, date, id);
CREATE INDEX ON affiliate_products (created_at, id);
CREATE INDEX ON affiliate_products (outfit_id, created_at, id);
CREATE INDEX ON category_items (category_name, price_cents, id);
CREATE INDEX ON category_items (category_name, created_at, id);
CREATE INDEX ON blog_posts (date, id);
RESET search_path;
