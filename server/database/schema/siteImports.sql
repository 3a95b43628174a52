-- Imports of whole sites: their runs and files, the rows that they wrote, old addresses, and pictures to fetch.

CREATE TABLE site_imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  source text NOT NULL,
  label text NOT NULL,
  file_name text NOT NULL,
  content_hash text NOT NULL,
  status text NOT NULL CHECK (status IN ('CHECK_QUEUED', 'CHECKING', 'READY', 'QUEUED', 'RUNNING', 'DONE', 'FAILED')),
  is_agreed boolean NOT NULL DEFAULT false,
  is_uploaded boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  total integer,
  counts jsonb NOT NULL DEFAULT '{}',
  problems jsonb NOT NULL DEFAULT '[]',
  changes jsonb NOT NULL DEFAULT '[]',
  message text NOT NULL DEFAULT '',
  actor_id uuid,
  actor_name text NOT NULL DEFAULT '',
  heartbeat_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX site_imports_created_at_idx ON site_imports (created_at);

CREATE TABLE site_import_parts (
  import_id uuid NOT NULL REFERENCES site_imports (id) ON DELETE CASCADE,
  part integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (import_id, part)
);

CREATE TABLE imported_rows (
  source text NOT NULL,
  kind text NOT NULL,
  key text NOT NULL,
  row_id uuid,
  hash text NOT NULL,
  fields jsonb NOT NULL DEFAULT '{}',
  import_id uuid NOT NULL,
  PRIMARY KEY (source, kind, key)
);
CREATE INDEX imported_rows_row_id_idx ON imported_rows (row_id);

CREATE TABLE old_paths (
  path text PRIMARY KEY,
  row_type text CHECK (row_type IN ('celebrity', 'outfit', 'blogPost', 'page', 'author')),
  row_id uuid,
  target text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT old_paths_target_check CHECK ((row_id IS NULL) = (row_type IS NULL) AND (row_id IS NULL) <> (target IS NULL))
);

CREATE TABLE imported_pictures (
  address text PRIMARY KEY,
  import_id uuid,
  alt text NOT NULL DEFAULT '',
  status text NOT NULL CHECK (status IN ('UNUSED', 'WAITING', 'STORED', 'FAILED')),
  stored text NOT NULL DEFAULT '',
  problem text NOT NULL DEFAULT '',
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX imported_pictures_waiting_idx ON imported_pictures (next_at) WHERE status = 'WAITING';
CREATE INDEX imported_pictures_stored_idx ON imported_pictures (stored) WHERE stored <> '';
