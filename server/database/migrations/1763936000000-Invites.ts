import type { MigrationInterface, QueryRunner } from "typeorm";

/** Open invitations; only hashes of their tokens are stored. */
export class Invites1763936000000 implements MigrationInterface {
  name = "Invites1763936000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE invites (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      token_hash text NOT NULL,
      email text NOT NULL,
      name text NOT NULL,
      role text NOT NULL,
      invited_by_id uuid NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      expires_at timestamp with time zone NOT NULL,
      CONSTRAINT invites_pkey PRIMARY KEY (id),
      CONSTRAINT invites_email_check CHECK (email = lower(email)),
      CONSTRAINT invites_role_check CHECK (role IN ('contributor', 'editor', 'admin')),
      CONSTRAINT invites_invited_by_id_fkey FOREIGN KEY (invited_by_id) REFERENCES admin_users (id) ON DELETE CASCADE
    )`);
    await runner.query("CREATE UNIQUE INDEX invites_token_hash_key ON invites (token_hash)");
    await runner.query("CREATE UNIQUE INDEX invites_email_key ON invites (email)");
    await runner.query("CREATE INDEX invites_invited_by_id_idx ON invites (invited_by_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE invites");
  }
}
