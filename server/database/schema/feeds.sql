-- Affiliate programs, and the feeds of products.

CREATE TABLE affiliate_programs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  kind text NOT NULL CHECK (kind IN ('marketplace', 'styleCollective', 'rewardStyle', 'commissionNetwork', 'shareSale')),
  network text NOT NULL DEFAULT '',
  publisher_id text NOT NULL DEFAULT '',
  advertiser_id text NOT NULL DEFAULT '',
  deep_link_template text NOT NULL DEFAULT '',
  hosts text[] NOT NULL DEFAULT '{}',
  direct boolean NOT NULL DEFAULT false,
  price_limit_hours integer CHECK (price_limit_hours BETWEEN 1 AND 8760),
  sub_id_parameter text NOT NULL DEFAULT '',
  arrival_parameters text[] NOT NULL DEFAULT '{}',
  validation_days integer,
  cookie_days integer,
  commission_rates text NOT NULL DEFAULT '',
  -- What editors said the columns and states of the program's reports are.
  report_choices jsonb NOT NULL DEFAULT '{"columns": {}, "meanings": {}}',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX affiliate_programs_name_key ON affiliate_programs (lower(name));

-- The secrets of programs that report their sales themselves.
CREATE TABLE postback_secrets (
  program_id uuid PRIMARY KEY REFERENCES affiliate_programs (id) ON DELETE CASCADE,
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

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
