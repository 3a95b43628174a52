import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE password_resets (
    token_hash text PRIMARY KEY,
    admin_user_id uuid NOT NULL REFERENCES admin_users ON DELETE CASCADE,
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX password_resets_admin_user_id_idx ON password_resets (admin_user_id);
  CREATE TABLE known_devices (
    token_hash text PRIMARY KEY,
    admin_user_id uuid NOT NULL REFERENCES admin_users ON DELETE CASCADE,
    last_used_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX known_devices_admin_user_id_idx ON known_devices (admin_user_id);
`;

const down = `
  DROP TABLE known_devices;
  DROP TABLE password_resets;
`;

/** Links that reset a password, and the browsers in which an account has signed in. */
export class AccountMails1764209600000 implements MigrationInterface {
  name = "AccountMails1764209600000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
