-- Jobs of which one of several servers does each run.

CREATE TABLE jobs (
  name text PRIMARY KEY,
  next_run_at timestamptz NOT NULL,
  run_id uuid,
  leased_until timestamptz,
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('done', 'failed'))
);
