import type { MigrationInterface, QueryRunner } from "typeorm";

const link = "target_type, target_id, link_key, outfit_id, celebrity_id, retailer";
const day = "(clicked_at AT TIME ZONE 'UTC')::date";

/** Placements of the stored clicks leave the figures without one, so that removing sample clicks finds their figures. */
const fillPlacements = `
  INSERT INTO click_days AS counted (day, ${link}, article_id, placement, clicks)
  SELECT ${day}, ${link}, article_id, moved.placement, sum(moved.clicks)
  FROM link_clicks, LATERAL (VALUES (link_clicks.placement, 1), ('', -1)) moved (placement, clicks)
  WHERE discount_reason IS NULL AND link_clicks.placement <> '' GROUP BY ${day}, ${link}, article_id, moved.placement
  ON CONFLICT (day, ${link}, program_id, article_id, placement, campaign) DO UPDATE SET clicks = counted.clicks + EXCLUDED.clicks`;

/** What click ids stand for; and the program, article, placement and campaign of clicks and of their daily figures. */
export class ClickOrigins1764205000000 implements MigrationInterface {
  name = "ClickOrigins1764205000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE click_origins (
        click_id text NOT NULL,
        clicked_at timestamptz NOT NULL,
        target_type text NOT NULL,
        target_id uuid NOT NULL,
        link_key text NOT NULL DEFAULT '',
        outfit_id uuid,
        celebrity_id uuid,
        retailer text NOT NULL DEFAULT '',
        program_id uuid,
        article_id uuid,
        page text NOT NULL DEFAULT '',
        placement text NOT NULL DEFAULT '',
        campaign text NOT NULL DEFAULT '',
        PRIMARY KEY (click_id, clicked_at)
      ) PARTITION BY RANGE (clicked_at)`,
    );
    await runner.query("CREATE TABLE click_origins_default PARTITION OF click_origins DEFAULT");
    await runner.query(
      "ALTER TABLE link_clicks ADD COLUMN program_id uuid, ADD COLUMN article_id uuid, ADD COLUMN campaign text NOT NULL DEFAULT ''",
    );
    await runner.query(
      `ALTER TABLE click_days ADD COLUMN program_id uuid, ADD COLUMN article_id uuid, ADD COLUMN placement text NOT NULL DEFAULT '',
         ADD COLUMN campaign text NOT NULL DEFAULT ''`,
    );
    await runner.query("DROP INDEX click_days_key");
    await runner.query(
      `CREATE UNIQUE INDEX click_days_key ON click_days (day, ${link}, program_id, article_id, placement, campaign) NULLS NOT DISTINCT`,
    );
    for (const table of ["link_clicks", "click_days"])
      await runner.query(`UPDATE ${table} SET article_id = target_id WHERE target_type = 'blogPost'`);
    await runner.query(fillPlacements);
    await runner.query("DELETE FROM click_days WHERE clicks <= 0");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE click_origins");
    await runner.query("ALTER TABLE link_clicks DROP COLUMN program_id, DROP COLUMN article_id, DROP COLUMN campaign");
    await runner.query("DROP INDEX click_days_key");
    await runner.query(
      `WITH former AS (DELETE FROM click_days RETURNING *)
       INSERT INTO click_days (day, ${link}, clicks) SELECT day, ${link}, sum(clicks) FROM former GROUP BY day, ${link}`,
    );
    await runner.query(
      "ALTER TABLE click_days DROP COLUMN program_id, DROP COLUMN article_id, DROP COLUMN placement, DROP COLUMN campaign",
    );
    await runner.query(`CREATE UNIQUE INDEX click_days_key ON click_days (day, ${link}) NULLS NOT DISTINCT`);
  }
}
