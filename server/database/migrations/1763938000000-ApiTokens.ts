import type { MigrationInterface, QueryRunner } from "typeorm";

/** Keys for programs; only hashes of them are stored. */
export class ApiTokens1763938000000 implements MigrationInterface {
  name = "ApiTokens1763938000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE api_tokens (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      admin_user_id uuid NOT NULL,
      name text NOT NULL,
      token_hash text NOT NULL,
      ending text NOT NULL,
      scopes text[] NOT NULL,
      expires_at timestamp with time zone NOT NULL,
      last_used_at timestamp with time zone,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT api_tokens_pkey PRIMARY KEY (id),
      CONSTRAINT api_tokens_scopes_check CHECK (scopes <@ ARRAY['read', 'content', 'publish', 'manage']),
      CONSTRAINT api_tokens_admin_user_id_fkey FOREIGN KEY (admin_user_id) REFERENCES admin_users (id) ON DELETE CASCADE
    )`);
    await runner.query("CREATE UNIQUE INDEX api_tokens_token_hash_key ON api_tokens (token_hash)");
    await runner.query("CREATE INDEX api_tokens_admin_user_id_idx ON api_tokens (admin_user_id)");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE api_tokens");
  }
}
