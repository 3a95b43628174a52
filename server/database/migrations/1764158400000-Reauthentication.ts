import type { MigrationInterface, QueryRunner } from "typeorm";

const scopes = (names: string): string => `
  ALTER TABLE api_tokens DROP CONSTRAINT api_tokens_scopes_check,
    ADD CONSTRAINT api_tokens_scopes_check CHECK (scopes <@ ARRAY[${names}])`;

/** Sessions know when their account was last proved, and tokens can have a scope for subscribers. */
export class Reauthentication1764158400000 implements MigrationInterface {
  name = "Reauthentication1764158400000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE sessions ADD COLUMN authenticated_at timestamptz NOT NULL DEFAULT now()");
    await runner.query("UPDATE sessions SET authenticated_at = created_at");
    await runner.query(scopes("'read', 'content', 'publish', 'subscribers', 'manage'"));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE api_tokens SET scopes = array_remove(scopes, 'subscribers')");
    await runner.query(scopes("'read', 'content', 'publish', 'manage'"));
    await runner.query("ALTER TABLE sessions DROP COLUMN authenticated_at");
  }
}
