import type { MigrationInterface, QueryRunner } from "typeorm";

const owner = (table: string): string => `CONSTRAINT ${table}_admin_user_id_fkey
  FOREIGN KEY (admin_user_id) REFERENCES admin_users (id) ON DELETE CASCADE`;

/** Authenticator apps, passkeys, recovery codes, sign-ins in two steps, and the roles that need a second factor. */
export class TwoFactor1763937000000 implements MigrationInterface {
  name = "TwoFactor1763937000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE authenticators (
      admin_user_id uuid NOT NULL,
      secret text NOT NULL,
      confirmed_at timestamp with time zone,
      last_step integer NOT NULL DEFAULT 0,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT authenticators_pkey PRIMARY KEY (admin_user_id),
      CONSTRAINT authenticators_last_step_check CHECK (last_step >= 0),
      ${owner("authenticators")}
    )`);
    await runner.query(`CREATE TABLE passkeys (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      admin_user_id uuid NOT NULL,
      name text NOT NULL,
      credential_id text NOT NULL,
      public_key text NOT NULL,
      counter bigint NOT NULL DEFAULT 0,
      transports text[] NOT NULL DEFAULT '{}',
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      last_used_at timestamp with time zone,
      CONSTRAINT passkeys_pkey PRIMARY KEY (id),
      ${owner("passkeys")}
    )`);
    await runner.query("CREATE UNIQUE INDEX passkeys_credential_id_key ON passkeys (credential_id)");
    await runner.query("CREATE INDEX passkeys_admin_user_id_idx ON passkeys (admin_user_id)");
    await runner.query(`CREATE TABLE recovery_codes (
      admin_user_id uuid NOT NULL,
      code_hash text NOT NULL,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT recovery_codes_pkey PRIMARY KEY (admin_user_id, code_hash),
      ${owner("recovery_codes")}
    )`);
    await runner.query(`CREATE TABLE pending_sign_ins (
      browser_hash text NOT NULL,
      admin_user_id uuid NOT NULL,
      password_mark text NOT NULL,
      expires_at timestamp with time zone NOT NULL,
      CONSTRAINT pending_sign_ins_pkey PRIMARY KEY (browser_hash),
      ${owner("pending_sign_ins")}
    )`);
    await runner.query("CREATE INDEX pending_sign_ins_admin_user_id_idx ON pending_sign_ins (admin_user_id)");
    await runner.query("CREATE INDEX pending_sign_ins_expires_at_idx ON pending_sign_ins (expires_at)");
    await runner.query(`CREATE TABLE passkey_challenges (
      browser_hash text NOT NULL,
      challenge text NOT NULL,
      admin_user_id uuid,
      expires_at timestamp with time zone NOT NULL,
      CONSTRAINT passkey_challenges_pkey PRIMARY KEY (browser_hash)
    )`);
    await runner.query("CREATE INDEX passkey_challenges_expires_at_idx ON passkey_challenges (expires_at)");
    await runner.query(`ALTER TABLE settings
      ADD COLUMN two_factor_for_contributors boolean NOT NULL DEFAULT false,
      ADD COLUMN two_factor_for_editors boolean NOT NULL DEFAULT false,
      ADD COLUMN two_factor_for_admins boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The former code asks for the password alone, so accounts with a second factor must not sign in with it.
    await runner.query(`UPDATE admin_users SET disabled_at = coalesce(disabled_at, now()) WHERE id IN (
      SELECT admin_user_id FROM authenticators WHERE confirmed_at IS NOT NULL UNION SELECT admin_user_id FROM passkeys)`);
    await runner.query(`ALTER TABLE settings DROP COLUMN two_factor_for_contributors, DROP COLUMN two_factor_for_editors,
      DROP COLUMN two_factor_for_admins`);
    for (const table of ["passkey_challenges", "pending_sign_ins", "recovery_codes", "passkeys", "authenticators"]) {
      await runner.query(`DROP TABLE ${table}`);
    }
  }
}
