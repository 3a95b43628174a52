import type { MigrationInterface, QueryRunner } from "typeorm";

/** Clicks and views with their daily figures, the programs that the links belong to, and what was imported from them. */
export class Ledger1763810000000 implements MigrationInterface {
  name = "Ledger1763810000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE affiliate_programs (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      kind text NOT NULL,
      hosts text[] NOT NULL DEFAULT '{}',
      direct boolean NOT NULL DEFAULT false,
      price_limit_hours integer,
      sub_id_parameter text NOT NULL DEFAULT '',
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT affiliate_programs_name_check CHECK (char_length(name) BETWEEN 1 AND 100),
      CONSTRAINT affiliate_programs_kind_check CHECK (kind IN ('marketplace', 'styleCollective', 'rewardStyle', 'commissionNetwork', 'shareSale')),
      CONSTRAINT affiliate_programs_price_limit_hours_check CHECK (price_limit_hours BETWEEN 1 AND 8760),
      CONSTRAINT affiliate_programs_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE UNIQUE INDEX affiliate_programs_name_key ON affiliate_programs (lower(name))`);

    await runner.query(`ALTER TABLE link_clicks ADD COLUMN link_key text NOT NULL DEFAULT ''`);
    await runner.query(`UPDATE link_clicks SET target_type = 'blogPost' WHERE target_type = 'article'`);
    await runner.query(
      `CREATE INDEX link_clicks_visitor_idx ON link_clicks (visitor_hash, target_id, clicked_at) WHERE discount_reason IS NULL`,
    );
    await runner.query(
      `CREATE INDEX page_views_visitor_idx ON page_views (visitor_hash, path, viewed_at) WHERE discount_reason IS NULL`,
    );
    await runner.query(`CREATE TABLE visitor_salts (
      day date NOT NULL,
      salt text NOT NULL,
      CONSTRAINT visitor_salts_pkey PRIMARY KEY (day)
    )`);

    await runner.query(`CREATE TABLE traffic_days (
      day date NOT NULL,
      kind text NOT NULL,
      reason text NOT NULL,
      number integer NOT NULL,
      CONSTRAINT traffic_days_kind_check CHECK (kind IN ('click', 'view')),
      CONSTRAINT traffic_days_pkey PRIMARY KEY (day, kind, reason)
    )`);
    await runner.query(`CREATE TABLE click_days (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
      day date NOT NULL,
      target_type text NOT NULL,
      target_id uuid NOT NULL,
      outfit_id uuid,
      celebrity_id uuid,
      retailer text NOT NULL DEFAULT '',
      clicks integer NOT NULL,
      CONSTRAINT click_days_pkey PRIMARY KEY (id)
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX click_days_key ON click_days (day, target_type, target_id, outfit_id, celebrity_id, retailer) NULLS NOT DISTINCT`,
    );
    await runner.query(`CREATE INDEX click_days_target_idx ON click_days (target_type, target_id)`);
    await runner.query(`CREATE TABLE view_days (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
      day date NOT NULL,
      path text NOT NULL,
      subject_type text,
      subject_id uuid,
      views integer NOT NULL,
      CONSTRAINT view_days_pkey PRIMARY KEY (id)
    )`);
    await runner.query(
      `CREATE UNIQUE INDEX view_days_key ON view_days (day, path, subject_type, subject_id) NULLS NOT DISTINCT`,
    );
    await runner.query(`CREATE INDEX view_days_subject_idx ON view_days (subject_type, subject_id)`);
    await this.countOnce(runner);

    await runner.query(`ALTER TABLE conversions ADD COLUMN outfit_id uuid`);
    await runner.query(`CREATE INDEX conversions_subject_idx ON conversions (subject_type, subject_id)`);
    await runner.query(`CREATE INDEX conversions_currency_idx ON conversions (currency, occurred_at) INCLUDE (amount)`);
    await runner.query(`CREATE TABLE conversion_imports (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      program text NOT NULL,
      file_name text NOT NULL DEFAULT '',
      created integer NOT NULL DEFAULT 0,
      updated integer NOT NULL DEFAULT 0,
      unchanged integer NOT NULL DEFAULT 0,
      skipped integer NOT NULL DEFAULT 0,
      sample boolean NOT NULL DEFAULT false,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT conversion_imports_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX conversion_imports_created_at_idx ON conversion_imports (created_at)`);
    await runner.query(
      `INSERT INTO conversion_imports (program, created, sample, created_at)
       SELECT program, count(*), bool_and(sample), max(created_at) FROM conversions GROUP BY program`,
    );

    await runner.query(`ALTER TABLE settings ADD COLUMN click_retention_days integer NOT NULL DEFAULT 90`);
    await runner.query(
      `ALTER TABLE settings ADD CONSTRAINT settings_click_retention_days_check CHECK (click_retention_days BETWEEN 1 AND 3650)`,
    );
  }

  /** The daily figures of what was recorded before there were any. */
  private async countOnce(runner: QueryRunner): Promise<void> {
    for (const [kind, table, time] of [
      ["click", "link_clicks", "clicked_at"],
      ["view", "page_views", "viewed_at"],
    ]) {
      await runner.query(
        `INSERT INTO traffic_days (day, kind, reason, number)
         SELECT (${time} AT TIME ZONE 'UTC')::date, '${kind}', COALESCE(discount_reason, ''), count(*) FROM ${table} GROUP BY 1, 3`,
      );
    }
    await runner.query(
      `INSERT INTO click_days (day, target_type, target_id, outfit_id, celebrity_id, retailer, clicks)
       SELECT (clicked_at AT TIME ZONE 'UTC')::date, target_type, target_id, outfit_id, celebrity_id, retailer, count(*)
       FROM link_clicks WHERE discount_reason IS NULL GROUP BY 1, 2, 3, 4, 5, 6`,
    );
    await runner.query(
      `INSERT INTO view_days (day, path, subject_type, subject_id, views)
       SELECT (viewed_at AT TIME ZONE 'UTC')::date, path, subject_type, subject_id, count(*)
       FROM page_views WHERE discount_reason IS NULL GROUP BY 1, 2, 3, 4`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE settings DROP COLUMN click_retention_days`);
    await runner.query(`DROP TABLE conversion_imports`);
    await runner.query(`DROP INDEX conversions_currency_idx`);
    await runner.query(`DROP INDEX conversions_subject_idx`);
    await runner.query(`ALTER TABLE conversions DROP COLUMN outfit_id`);
    await runner.query(`DROP TABLE view_days`);
    await runner.query(`DROP TABLE click_days`);
    await runner.query(`DROP TABLE traffic_days`);
    await runner.query(`DROP TABLE visitor_salts`);
    await runner.query(`DROP INDEX page_views_visitor_idx`);
    await runner.query(`DROP INDEX link_clicks_visitor_idx`);
    await runner.query(`ALTER TABLE link_clicks DROP COLUMN link_key`);
    await runner.query(`DROP TABLE affiliate_programs`);
  }
}
