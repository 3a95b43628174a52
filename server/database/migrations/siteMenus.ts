import type { MigrationInterface, QueryRunner } from "typeorm";

/** Menus of imported sites. */
export class SiteMenus implements MigrationInterface {
  name = "SiteMenus1796000000001";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE site_imports
        ADD COLUMN menus jsonb,
        ADD COLUMN replaced_menus jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE site_imports DROP COLUMN menus, DROP COLUMN replaced_menus");
  }
}
