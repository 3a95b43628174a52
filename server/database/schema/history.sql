-- Records of changes, by which they are found and undone.

CREATE TABLE audit_log (
  id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
  actor_id uuid,
  actor_name text NOT NULL DEFAULT '',
  action text NOT NULL,
  entity_type text NOT NULL,
  entity_id uuid,
  title text NOT NULL DEFAULT '',
  changes jsonb NOT NULL DEFAULT '{}',
  undo jsonb,
  continues bigint,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX audit_log_continues_idx ON audit_log (continues) WHERE continues IS NOT NULL;
CREATE INDEX audit_log_entity_idx ON audit_log (entity_type, entity_id);
CREATE INDEX audit_log_created_at_idx ON audit_log (created_at, id);
CREATE INDEX audit_log_undo_idx ON audit_log (created_at) WHERE undo IS NOT NULL;

-- Request ids of creates, so that the same create sent twice adds one row.
CREATE TABLE create_requests (
  actor_id uuid NOT NULL,
  entity_type text NOT NULL,
  request_id uuid NOT NULL,
  input_hash text NOT NULL,
  row_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (actor_id, entity_type, request_id)
);
CREATE INDEX create_requests_created_at_idx ON create_requests (created_at);

-- Former slugs, which redirect.
CREATE TABLE slug_history (
  entity_type text NOT NULL,
  slug text NOT NULL,
  entity_id uuid NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (entity_type, slug)
);
CREATE INDEX slug_history_entity_id_idx ON slug_history (entity_id);

CREATE VIEW trashed_rows AS
SELECT id, 'celebrity' AS type, name AS title, image, deleted_at AS trashed_at FROM celebrities WHERE deleted_at IS NOT NULL
UNION ALL SELECT id, 'outfit', title, image, deleted_at FROM outfits WHERE deleted_at IS NOT NULL
UNION ALL SELECT id, 'affiliateProduct', title, image, deleted_at FROM affiliate_products WHERE deleted_at IS NOT NULL
UNION ALL SELECT id, 'categoryItem', title, image, deleted_at FROM category_items WHERE deleted_at IS NOT NULL
UNION ALL SELECT id, 'blogPost', title, image, deleted_at FROM blog_posts WHERE deleted_at IS NOT NULL
UNION ALL SELECT id, 'page', title, image, deleted_at FROM pages WHERE deleted_at IS NOT NULL
UNION ALL SELECT id, 'author', name, image, deleted_at FROM authors WHERE deleted_at IS NOT NULL;
