-- Revisions, scheduled releases, previews, and what other systems are told of public changes.

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

-- Events of public changes that wait for their deliveries. Each process takes the oldest once a second.
CREATE TABLE content_events (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX content_events_created_at_idx ON content_events (created_at);

-- What was announced last of each row.
CREATE TABLE announced_rows (
  row_type text NOT NULL,
  row_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('PUBLIC', 'IN_REVIEW')),
  version integer NOT NULL,
  PRIMARY KEY (row_type, row_id)
);

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

-- When rows became public. Triggers write it, so that forms, bulk changes, undo, imports and releases record alike.
CREATE TABLE publications (
  row_id uuid PRIMARY KEY,
  published_at timestamptz NOT NULL
);
CREATE FUNCTION record_publication() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO publications (row_id, published_at) VALUES (NEW.id, now())
  ON CONFLICT (row_id) DO UPDATE SET published_at = excluded.published_at;
  RETURN NULL;
END $$;
CREATE FUNCTION forget_publications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM publications WHERE row_id IN (SELECT id FROM deleted);
  RETURN NULL;
END $$;
CREATE TRIGGER outfits_update_publication AFTER UPDATE OF status ON outfits FOR EACH ROW
WHEN (OLD.status <> 'PUBLISHED' AND NEW.status = 'PUBLISHED') EXECUTE FUNCTION record_publication();
CREATE TRIGGER outfits_delete_publication AFTER DELETE ON outfits
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_publications();
CREATE TRIGGER blog_posts_update_publication AFTER UPDATE OF status ON blog_posts FOR EACH ROW
WHEN (OLD.status <> 'PUBLISHED' AND NEW.status = 'PUBLISHED') EXECUTE FUNCTION record_publication();
CREATE TRIGGER blog_posts_delete_publication AFTER DELETE ON blog_posts
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_publications();
