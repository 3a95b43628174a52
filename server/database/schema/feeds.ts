import { standardRules } from "./feedRules";

/** Affiliate programs, the feeds of products, and the checks of retailers' pages. */
export const feeds = `
CREATE TABLE affiliate_programs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  kind text NOT NULL CHECK (kind IN ('marketplace', 'styleCollective', 'rewardStyle', 'commissionNetwork', 'shareSale')),
  hosts text[] NOT NULL DEFAULT '{}',
  direct boolean NOT NULL DEFAULT false,
  price_limit_hours integer CHECK (price_limit_hours BETWEEN 1 AND 8760),
  sub_id_parameter text NOT NULL DEFAULT '',
  arrival_parameters text[] NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX affiliate_programs_name_key ON affiliate_programs (lower(name));

CREATE TABLE feeds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  format text NOT NULL DEFAULT 'DETECT',
  address text NOT NULL DEFAULT '',
  currency character(3),
  program_id uuid REFERENCES affiliate_programs (id) ON DELETE SET NULL,
  link_template text NOT NULL DEFAULT '',
  mapping jsonb,
  is_nightly boolean NOT NULL DEFAULT false,
  run_hour integer NOT NULL DEFAULT 3 CHECK (run_hour BETWEEN 0 AND 23),
  next_run_at timestamptz,
  confirmed_at timestamptz,
  etag text NOT NULL DEFAULT '',
  last_modified text NOT NULL DEFAULT '',
  content_hash text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX feeds_name_key ON feeds (lower(name));

CREATE TABLE feed_runs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  feed_id uuid NOT NULL REFERENCES feeds (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'QUEUED' CHECK (status IN ('QUEUED', 'RUNNING', 'DONE', 'UNCHANGED', 'WAITING', 'FAILED')),
  is_dry_run boolean NOT NULL DEFAULT false,
  is_forced boolean NOT NULL DEFAULT false,
  actor_id uuid,
  actor_name text NOT NULL DEFAULT '',
  message text NOT NULL DEFAULT '',
  report jsonb,
  heartbeat_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- A feed has one run at a time.
CREATE UNIQUE INDEX feed_runs_running_key ON feed_runs (feed_id) WHERE status IN ('QUEUED', 'RUNNING');
CREATE INDEX feed_runs_feed_id_idx ON feed_runs (feed_id, created_at);

-- A rule without a feed is for all feeds.
CREATE TABLE category_rules (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  feed_id uuid REFERENCES feeds (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('WORDS', 'ENDING', 'PATH')),
  phrases text[] NOT NULL,
  outcome text NOT NULL,
  category_name text REFERENCES product_categories (slug) ON UPDATE CASCADE ON DELETE CASCADE,
  strength text NOT NULL DEFAULT 'ALWAYS' CHECK (strength IN ('ALWAYS', 'LAST', 'ALONE')),
  is_standard boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT category_rules_outcome_check CHECK (
    outcome IN ('CATEGORY', 'LEAVE_OUT', 'UNCLEAR') AND (outcome = 'CATEGORY') = (category_name IS NOT NULL))
);
CREATE INDEX category_rules_feed_id_idx ON category_rules (feed_id);
INSERT INTO category_rules (kind, phrases, outcome, category_name, strength, is_standard)
SELECT kind, phrases, outcome, category_name, strength, true
FROM json_to_recordset($rules$${JSON.stringify(standardRules)}$rules$)
  AS rule (kind text, phrases text[], outcome text, category_name text, strength text);

-- What is known of a page of a retailer.
CREATE TABLE link_checks (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  address text NOT NULL,
  host text NOT NULL,
  state text NOT NULL DEFAULT 'UNCHECKED' CHECK (state IN (
    'UNCHECKED', 'OK', 'REDIRECTED', 'REDIRECTED_HOME', 'TRACKING_DROPPED', 'OUT_OF_STOCK', 'BROKEN', 'UNKNOWN')),
  since timestamptz,
  checked_at timestamptz,
  next_check_at timestamptz NOT NULL DEFAULT now(),
  failures integer NOT NULL DEFAULT 0,
  status integer,
  final_address text NOT NULL DEFAULT '',
  detail text NOT NULL DEFAULT '',
  found_price text NOT NULL DEFAULT '',
  found_amount numeric(13,3),
  found_currency character(3),
  found_original_price text NOT NULL DEFAULT '',
  price_question text,
  left_amount numeric(13,3),
  left_currency character(3),
  clicks integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
-- An address can be longer than an index takes.
CREATE UNIQUE INDEX link_checks_address_key ON link_checks (md5(address));
CREATE INDEX link_checks_next_check_at_idx ON link_checks (next_check_at);
CREATE INDEX link_checks_clicks_idx ON link_checks (clicks, id);

CREATE TABLE link_alerts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  link_id uuid NOT NULL REFERENCES link_checks (id) ON DELETE CASCADE,
  before text NOT NULL,
  after text NOT NULL,
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX link_alerts_link_id_idx ON link_alerts (link_id);
CREATE INDEX link_alerts_created_at_idx ON link_alerts (created_at, id);

-- The links of an article's text.
CREATE TABLE article_links (
  post_id uuid PRIMARY KEY REFERENCES blog_posts (id) ON DELETE CASCADE,
  version integer NOT NULL,
  links jsonb NOT NULL
);
`;
