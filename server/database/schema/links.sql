-- Checks of retailers' pages.

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
