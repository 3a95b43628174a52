-- Revisions, scheduled releases, previews and webhooks.

CREATE TABLE revisions (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  row_type text NOT NULL,
  row_id uuid NOT NULL,
  version integer NOT NULL,
  snapshot jsonb NOT NULL,
  author_id uuid,
  author_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX revisions_row_id_idx ON revisions (row_id, id);
CREATE INDEX revisions_created_at_idx ON revisions (created_at);

-- Rows that are published together at a time, each with the revision to publish.
CREATE TABLE releases (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  title text NOT NULL,
  publish_at timestamptz NOT NULL,
  time_zone text NOT NULL,
  status text NOT NULL DEFAULT 'SCHEDULED' CHECK (status IN ('SCHEDULED', 'PUBLISHED', 'CANCELLED', 'FAILED')),
  published_at timestamptz,
  problem text NOT NULL DEFAULT '',
  author_id uuid,
  author_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX releases_due_idx ON releases (publish_at) WHERE status = 'SCHEDULED';
CREATE TABLE release_rows (
  release_id uuid NOT NULL REFERENCES releases (id) ON DELETE CASCADE,
  row_id uuid NOT NULL,
  row_type text NOT NULL,
  revision_id bigint NOT NULL,
  is_pending boolean NOT NULL DEFAULT true,
  PRIMARY KEY (release_id, row_id)
);
-- A row waits for one release at a time.
CREATE UNIQUE INDEX release_rows_pending_key ON release_rows (row_id) WHERE is_pending;

-- Secret addresses that show unpublished revisions.
CREATE TABLE preview_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  token_hash text NOT NULL,
  row_type text NOT NULL,
  row_id uuid NOT NULL,
  revision_id bigint NOT NULL,
  author_name text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE UNIQUE INDEX preview_links_token_hash_key ON preview_links (token_hash);
CREATE INDEX preview_links_row_id_idx ON preview_links (row_id);

CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  url text NOT NULL,
  description text NOT NULL DEFAULT '',
  event_types text[] NOT NULL,
  is_on boolean NOT NULL DEFAULT true,
  problem text NOT NULL DEFAULT '',
  secret text NOT NULL,
  former_secret text,
  former_secret_until timestamptz,
  failing_since timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints (id) ON DELETE CASCADE,
  event_id uuid NOT NULL,
  event_type text NOT NULL,
  data jsonb NOT NULL,
  occurred_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'PENDING' CHECK (status IN ('PENDING', 'DELIVERED', 'FAILED')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  response_status integer,
  problem text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX webhook_deliveries_due_idx ON webhook_deliveries (next_attempt_at) WHERE status = 'PENDING';
CREATE INDEX webhook_deliveries_endpoint_id_idx ON webhook_deliveries (endpoint_id, created_at);
CREATE INDEX webhook_deliveries_created_at_idx ON webhook_deliveries (created_at);
