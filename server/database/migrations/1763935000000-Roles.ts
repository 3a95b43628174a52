import type { MigrationInterface, QueryRunner } from "typeorm";

/** Contributors and editors beside administrators. Existing accounts stay administrators. */
export class Roles1763935000000 implements MigrationInterface {
  name = "Roles1763935000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE admin_users DROP CONSTRAINT admin_users_role_check,
      ADD CONSTRAINT admin_users_role_check CHECK (role IN ('contributor', 'editor', 'admin'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    // The former code treats every account as an administrator, so lower roles must not sign in with it.
    await runner.query(`DELETE FROM sessions USING admin_users account
      WHERE account.id = sessions.admin_user_id AND account.role <> 'admin'`);
    await runner.query(`UPDATE admin_users SET role = 'admin', disabled_at = coalesce(disabled_at, now())
      WHERE role <> 'admin'`);
    await runner.query(`ALTER TABLE admin_users DROP CONSTRAINT admin_users_role_check,
      ADD CONSTRAINT admin_users_role_check CHECK (role IN ('admin'))`);
  }
}
