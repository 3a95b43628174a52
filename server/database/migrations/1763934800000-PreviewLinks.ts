import type { MigrationInterface, QueryRunner } from "typeorm";

/** Secret addresses that show unpublished revisions; only hashes of their tokens are stored. */
export class PreviewLinks1763934800000 implements MigrationInterface {
  name = "PreviewLinks1763934800000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE preview_links (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      token_hash text NOT NULL,
      row_type text NOT NULL,
      row_id uuid NOT NULL,
      revision_id bigint NOT NULL,
      author_name text NOT NULL DEFAULT '',
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      expires_at timestamp with time zone NOT NULL,
      revoked_at timestamp with time zone,
      CONSTRAINT preview_links_pkey PRIMARY KEY (id)
    )`);
    await runner.query("CREATE UNIQUE INDEX preview_links_token_hash_key ON preview_links (token_hash)");
    await runner.query("CREATE INDEX preview_links_row_id_idx ON preview_links (row_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE preview_links");
  }
}
