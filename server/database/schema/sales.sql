-- The sales that affiliate programs report, what they paid, and the rates of currencies.

-- What networks paid.
CREATE TABLE payouts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program text NOT NULL,
  paid_on date NOT NULL,
  amount numeric NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  period_from date NOT NULL,
  period_to date NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payouts_period_check CHECK (period_from <= period_to)
);
CREATE INDEX payouts_program_idx ON payouts (program, currency, period_from);

-- A row for each line of a transaction, with the shop, state and decimals of the report, and what the click of the sale stood for.
CREATE TABLE conversions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program text NOT NULL,
  transaction_id text NOT NULL,
  order_id text NOT NULL DEFAULT '',
  line text NOT NULL DEFAULT '',
  advertiser text NOT NULL DEFAULT '',
  occurred_at timestamptz NOT NULL,
  retailer text NOT NULL DEFAULT '',
  sale_amount numeric,
  sale_currency text,
  amount numeric NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  state text NOT NULL DEFAULT 'approved' CHECK (state IN ('pending', 'approved', 'paid', 'declined')),
  reported_status text NOT NULL DEFAULT '',
  -- What the report said, where the state comes from elsewhere: from the sale that a row takes back, or from the payout.
  reported_pending boolean NOT NULL DEFAULT false,
  reported_paid boolean NOT NULL DEFAULT false,
  -- The payout that covers the sale.
  payout_id uuid REFERENCES payouts (id) ON DELETE SET NULL,
  reference text NOT NULL DEFAULT '',
  click_id text,
  subject_type text,
  subject_id uuid,
  outfit_id uuid,
  celebrity_id uuid,
  article_id uuid,
  page text NOT NULL DEFAULT '',
  placement text NOT NULL DEFAULT '',
  campaign text NOT NULL DEFAULT '',
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX conversions_key ON conversions (program, transaction_id, line, advertiser);
CREATE INDEX conversions_occurred_at_idx ON conversions (occurred_at);
CREATE INDEX conversions_subject_idx ON conversions (subject_type, subject_id);
-- With amount and state, so that sums of a period read the index alone.
CREATE INDEX conversions_currency_idx ON conversions (currency, occurred_at) INCLUDE (amount, state);
CREATE INDEX conversions_payout_id_idx ON conversions (payout_id);

CREATE TABLE conversion_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  program text NOT NULL,
  file_name text NOT NULL DEFAULT '',
  created integer NOT NULL DEFAULT 0,
  updated integer NOT NULL DEFAULT 0,
  unchanged integer NOT NULL DEFAULT 0,
  skipped integer NOT NULL DEFAULT 0,
  -- Why a pull of sales failed.
  problem text,
  last_day date,
  former_choices jsonb,
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX conversion_imports_created_at_idx ON conversion_imports (created_at);

CREATE TABLE exchange_rates (
  currency character(3) PRIMARY KEY,
  per_euro double precision NOT NULL CHECK (per_euro > 0),
  day date NOT NULL
);

-- The rates of former days, for sales of those days.
CREATE TABLE exchange_rate_days (
  currency character(3) NOT NULL,
  day date NOT NULL,
  per_euro double precision NOT NULL CHECK (per_euro > 0),
  PRIMARY KEY (currency, day)
);
