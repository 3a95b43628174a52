import type { MigrationInterface, QueryRunner } from "typeorm";

/** Releases: rows that are published together at a time, each with the revision to publish. */
export class Releases1763934500000 implements MigrationInterface {
  name = "Releases1763934500000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE releases (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      title text NOT NULL,
      publish_at timestamp with time zone NOT NULL,
      time_zone text NOT NULL,
      status text NOT NULL DEFAULT 'SCHEDULED',
      published_at timestamp with time zone,
      problem text NOT NULL DEFAULT '',
      author_id uuid,
      author_name text NOT NULL DEFAULT '',
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT releases_pkey PRIMARY KEY (id),
      CONSTRAINT releases_status_check CHECK (status IN ('SCHEDULED', 'PUBLISHED', 'CANCELLED', 'FAILED'))
    )`);
    await runner.query("CREATE INDEX releases_due_idx ON releases (publish_at) WHERE status = 'SCHEDULED'");
    await runner.query(`CREATE TABLE release_rows (
      release_id uuid NOT NULL,
      row_id uuid NOT NULL,
      row_type text NOT NULL,
      revision_id bigint NOT NULL,
      is_pending boolean NOT NULL DEFAULT true,
      CONSTRAINT release_rows_pkey PRIMARY KEY (release_id, row_id),
      CONSTRAINT release_rows_release_id_fkey FOREIGN KEY (release_id) REFERENCES releases (id) ON DELETE CASCADE
    )`);
    await runner.query("CREATE UNIQUE INDEX release_rows_pending_key ON release_rows (row_id) WHERE is_pending");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE celebrities SET status = 'DRAFT' WHERE status = 'SCHEDULED'");
    await runner.query("UPDATE outfits SET status = 'DRAFT' WHERE status = 'SCHEDULED'");
    await runner.query("UPDATE blog_posts SET status = 'DRAFT' WHERE status = 'SCHEDULED'");
    await runner.query("DROP TABLE release_rows, releases");
  }
}
