-- Jobs of which one of several servers does each run.

CREATE TABLE jobs (
  name text PRIMARY KEY,
  next_run_at timestamptz NOT NULL,
  run_id uuid,
  leased_until timestamptz,
  ended_at timestamptz,
  outcome text CHECK (outcome IN ('done', 'failed'))
);

-- What the scheduled backups came to: one row, or none before the first.
CREATE TABLE backup_state (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  backed_up_at timestamptz,
  backup_problem text NOT NULL DEFAULT '',
  proven_at timestamptz,
  proof_problem text NOT NULL DEFAULT ''
);
