import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE synced_lists (
    id text PRIMARY KEY,
    token_hash text NOT NULL,
    version integer NOT NULL DEFAULT 1,
    content bytea NOT NULL CONSTRAINT synced_lists_content_check CHECK (octet_length(content) <= 131072),
    used_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX synced_lists_used_at_idx ON synced_lists (used_at);
`;

/** Lists that visitors sync between their browsers, which encrypt them. */
export class SyncedLists1764211000000 implements MigrationInterface {
  name = "SyncedLists1764211000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query("DROP TABLE synced_lists");
}
