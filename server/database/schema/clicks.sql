-- Clicks and views, and their daily figures.

-- Partitioned by month in UTC, so that retention drops whole months. A job makes the months; the default partition takes rows of
-- those that have none. The key begins with the time, which PostgreSQL wants in it, and so is also the index by time.
CREATE TABLE link_clicks (
  id bigint GENERATED ALWAYS AS IDENTITY,
  clicked_at timestamptz NOT NULL DEFAULT now(),
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  link_key text NOT NULL DEFAULT '',
  outfit_id uuid,
  celebrity_id uuid,
  program_id uuid,
  article_id uuid,
  retailer text NOT NULL DEFAULT '',
  page text NOT NULL DEFAULT '',
  placement text NOT NULL DEFAULT '',
  campaign text NOT NULL DEFAULT '',
  discount_reason text,
  visitor_hash text NOT NULL DEFAULT '',
  sample boolean NOT NULL DEFAULT false,
  PRIMARY KEY (clicked_at, id)
) PARTITION BY RANGE (clicked_at);
CREATE TABLE link_clicks_default PARTITION OF link_clicks DEFAULT;
-- Finds a visitor's repeats.
CREATE INDEX link_clicks_visitor_idx ON link_clicks (visitor_hash, target_id, clicked_at) WHERE discount_reason IS NULL;
-- Retention asks whether a partition has sample rows, which it keeps.
CREATE INDEX link_clicks_sample_idx ON link_clicks (clicked_at) WHERE sample;

CREATE TABLE page_views (
  id bigint GENERATED ALWAYS AS IDENTITY,
  viewed_at timestamptz NOT NULL DEFAULT now(),
  path text NOT NULL,
  subject_type text,
  subject_id uuid,
  discount_reason text,
  visitor_hash text NOT NULL DEFAULT '',
  sample boolean NOT NULL DEFAULT false,
  PRIMARY KEY (viewed_at, id)
) PARTITION BY RANGE (viewed_at);
CREATE TABLE page_views_default PARTITION OF page_views DEFAULT;
CREATE INDEX page_views_visitor_idx ON page_views (visitor_hash, path, viewed_at) WHERE discount_reason IS NULL;
CREATE INDEX page_views_sample_idx ON page_views (viewed_at) WHERE sample;

-- What the click ids stand for that networks report with a sale.
CREATE TABLE click_origins (
  click_id text NOT NULL,
  clicked_at timestamptz NOT NULL,
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  link_key text NOT NULL DEFAULT '',
  outfit_id uuid,
  celebrity_id uuid,
  retailer text NOT NULL DEFAULT '',
  program_id uuid,
  article_id uuid,
  page text NOT NULL DEFAULT '',
  placement text NOT NULL DEFAULT '',
  campaign text NOT NULL DEFAULT '',
  PRIMARY KEY (click_id, clicked_at)
) PARTITION BY RANGE (clicked_at);
CREATE TABLE click_origins_default PARTITION OF click_origins DEFAULT;

CREATE TABLE visitor_salts (
  day date PRIMARY KEY,
  salt text NOT NULL
);

CREATE TABLE traffic_days (
  day date NOT NULL,
  kind text NOT NULL CHECK (kind IN ('click', 'view')),
  reason text NOT NULL,
  number integer NOT NULL,
  PRIMARY KEY (day, kind, reason)
);

CREATE TABLE click_days (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  link_key text NOT NULL DEFAULT '',
  outfit_id uuid,
  celebrity_id uuid,
  retailer text NOT NULL DEFAULT '',
  program_id uuid,
  article_id uuid,
  placement text NOT NULL DEFAULT '',
  campaign text NOT NULL DEFAULT '',
  clicks integer NOT NULL
);
CREATE UNIQUE INDEX click_days_key ON click_days (
  day, target_type, target_id, link_key, outfit_id, celebrity_id, retailer, program_id, article_id, placement, campaign
) NULLS NOT DISTINCT;
CREATE INDEX click_days_newsletter_idx ON click_days (campaign) WHERE campaign LIKE 'newsletter-%';
CREATE INDEX click_days_target_idx ON click_days (target_type, target_id);

CREATE TABLE view_days (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  day date NOT NULL,
  path text NOT NULL,
  subject_type text,
  subject_id uuid,
  views integer NOT NULL
);
CREATE UNIQUE INDEX view_days_key ON view_days (day, path, subject_type, subject_id) NULLS NOT DISTINCT;
CREATE INDEX view_days_subject_idx ON view_days (subject_type, subject_id);
