import type { MigrationInterface, QueryRunner } from "typeorm";

/** Named views of the list screens, and each administrator's default ones. */
export class SavedViews1763939000000 implements MigrationInterface {
  name = "SavedViews1763939000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE saved_views (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      screen text NOT NULL,
      name text NOT NULL,
      query text NOT NULL DEFAULT '',
      is_shared boolean NOT NULL DEFAULT false,
      author_id uuid NOT NULL,
      author_name text NOT NULL DEFAULT '',
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      updated_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT saved_views_pkey PRIMARY KEY (id),
      CONSTRAINT saved_views_name_check CHECK (char_length(name) BETWEEN 1 AND 60)
    )`);
    await runner.query("CREATE UNIQUE INDEX saved_views_name_key ON saved_views (author_id, screen, lower(name))");
    await runner.query("CREATE INDEX saved_views_screen_idx ON saved_views (screen)");
    await runner.query(`CREATE TABLE default_views (
      actor_id uuid NOT NULL,
      screen text NOT NULL,
      view_id uuid NOT NULL,
      CONSTRAINT default_views_pkey PRIMARY KEY (actor_id, screen),
      CONSTRAINT default_views_view_id_fkey FOREIGN KEY (view_id) REFERENCES saved_views (id) ON DELETE CASCADE
    )`);
    await runner.query("CREATE INDEX default_views_view_id_idx ON default_views (view_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE default_views");
    await runner.query("DROP TABLE saved_views");
  }
}
