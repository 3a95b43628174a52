-- The rows of the product's tables in tables that hold only what the reads need, with plain indexes.
DROP SCHEMA IF EXISTS peers CASCADE;
CREATE SCHEMA peers;
SET search_path = peers;

CREATE TABLE celebrities AS
  SELECT id, slug, name COLLATE "C" AS name, image, bio, category, style_type FROM public.celebrities;
CREATE TABLE outfits AS
  SELECT id, slug, celebrity_id, title, image, description, occasion, date FROM public.outfits;
CREATE TABLE outfit_tags AS SELECT outfit_id, tag_name COLLATE "C" AS tag_name FROM public.outfit_tags;
CREATE TABLE affiliate_products AS
  SELECT id, outfit_id, title, price, image, retailer, affiliate_link, created_at FROM public.affiliate_products;
CREATE TABLE category_items AS
  SELECT id, category_name, title, description, price, (price_amount * 100)::int AS price_cents, image, retailer,
    affiliate_link, created_at
  FROM public.category_items;
CREATE TABLE blog_posts AS SELECT id, slug, title, excerpt, image, date, category, author FROM public.blog_posts;

ALTER TABLE celebrities ADD PRIMARY KEY (id), ADD UNIQUE (slug);
ALTER TABLE outfits ADD PRIMARY KEY (id), ADD UNIQUE (slug);
ALTER TABLE outfit_tags ADD PRIMARY KEY (outfit_id, tag_name);
CREATE INDEX ON celebrities (name, id);
CREATE INDEX ON outfits (date, id);
CREATE INDEX ON outfits (celebrity_id, date, id);
CREATE INDEX ON affiliate_products (created_at, id);
CREATE INDEX ON affiliate_products (outfit_id, created_at, id);
CREATE INDEX ON category_items (category_name, price_cents, id);
CREATE INDEX ON category_items (category_name, created_at, id);
CREATE INDEX ON blog_posts (date, id);
RESET search_path;
