import type { MigrationInterface, QueryRunner } from "typeorm";
import { standardRules } from "./feedRules";

/**
 * Feeds, their runs and the rules for categories become rows. Each source of imported items becomes a feed. Whether a price is
 * confirmed by a feed is a separate column, so that an unchanged feed writes no items.
 */
export class Feeds1763944000000 implements MigrationInterface {
  name = "Feeds1763944000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE feeds (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      name text NOT NULL,
      format text NOT NULL DEFAULT 'DETECT',
      address text NOT NULL DEFAULT '',
      currency character(3),
      program_id uuid,
      link_template text NOT NULL DEFAULT '',
      mapping jsonb,
      is_nightly boolean NOT NULL DEFAULT false,
      run_hour integer NOT NULL DEFAULT 3,
      next_run_at timestamp with time zone,
      confirmed_at timestamp with time zone,
      etag text NOT NULL DEFAULT '',
      last_modified text NOT NULL DEFAULT '',
      content_hash text NOT NULL DEFAULT '',
      version integer NOT NULL DEFAULT 1,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      updated_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT feeds_pkey PRIMARY KEY (id),
      CONSTRAINT feeds_name_check CHECK (char_length(name) BETWEEN 1 AND 100),
      CONSTRAINT feeds_run_hour_check CHECK (run_hour BETWEEN 0 AND 23),
      CONSTRAINT feeds_program_id_fkey FOREIGN KEY (program_id) REFERENCES affiliate_programs (id) ON DELETE SET NULL
    )`);
    await runner.query("CREATE UNIQUE INDEX feeds_name_key ON feeds (lower(name))");
    await runner.query(`CREATE TABLE feed_runs (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      feed_id uuid NOT NULL,
      status text NOT NULL DEFAULT 'QUEUED',
      is_dry_run boolean NOT NULL DEFAULT false,
      is_forced boolean NOT NULL DEFAULT false,
      actor_id uuid,
      actor_name text NOT NULL DEFAULT '',
      message text NOT NULL DEFAULT '',
      report jsonb,
      heartbeat_at timestamp with time zone NOT NULL DEFAULT now(),
      finished_at timestamp with time zone,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT feed_runs_pkey PRIMARY KEY (id),
      CONSTRAINT feed_runs_status_check CHECK (status IN ('QUEUED', 'RUNNING', 'DONE', 'UNCHANGED', 'WAITING', 'FAILED')),
      CONSTRAINT feed_runs_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feeds (id) ON DELETE CASCADE
    )`);
    await runner.query(
      "CREATE UNIQUE INDEX feed_runs_running_key ON feed_runs (feed_id) WHERE status IN ('QUEUED', 'RUNNING')",
    );
    await runner.query("CREATE INDEX feed_runs_feed_id_idx ON feed_runs (feed_id, created_at)");
    await this.createRules(runner);
    for (const table of ["category_items", "affiliate_products"])
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN in_stock boolean NOT NULL DEFAULT true, ADD COLUMN price_feed_id uuid`,
      );
    await this.linkItems(runner);
  }

  private async createRules(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE category_rules (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      feed_id uuid,
      kind text NOT NULL,
      phrases text[] NOT NULL,
      outcome text NOT NULL,
      category_name text,
      strength text NOT NULL DEFAULT 'ALWAYS',
      is_standard boolean NOT NULL DEFAULT false,
      created_at timestamp with time zone NOT NULL DEFAULT now(),
      CONSTRAINT category_rules_pkey PRIMARY KEY (id),
      CONSTRAINT category_rules_kind_check CHECK (kind IN ('WORDS', 'ENDING', 'PATH')),
      CONSTRAINT category_rules_strength_check CHECK (strength IN ('ALWAYS', 'LAST', 'ALONE')),
      CONSTRAINT category_rules_outcome_check CHECK (outcome IN ('CATEGORY', 'LEAVE_OUT', 'UNCLEAR')
        AND (outcome = 'CATEGORY') = (category_name IS NOT NULL)),
      CONSTRAINT category_rules_feed_id_fkey FOREIGN KEY (feed_id) REFERENCES feeds (id) ON DELETE CASCADE,
      CONSTRAINT category_rules_category_name_fkey FOREIGN KEY (category_name)
        REFERENCES product_categories (slug) ON UPDATE CASCADE ON DELETE CASCADE
    )`);
    await runner.query("CREATE INDEX category_rules_feed_id_idx ON category_rules (feed_id)");
    await runner.query(
      `INSERT INTO category_rules (kind, phrases, outcome, category_name, strength, is_standard)
       SELECT kind, phrases, outcome, category_name, strength, true
       FROM json_to_recordset($1) AS rule (kind text, phrases text[], outcome text, category_name text, strength text)`,
      [JSON.stringify(standardRules)],
    );
  }

  /** Turns the sources of items into feeds. */
  private async linkItems(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE category_items
      ADD COLUMN feed_id uuid,
      ADD COLUMN source_hash text,
      ADD COLUMN gtin text,
      ADD COLUMN variants jsonb,
      ADD COLUMN missing_runs integer NOT NULL DEFAULT 0`);
    await runner.query(`INSERT INTO feeds (name) SELECT min(source) FROM category_items
      WHERE source IS NOT NULL GROUP BY lower(source)`);
    await runner.query(
      "UPDATE category_items item SET feed_id = feed.id FROM feeds feed WHERE lower(item.source) = lower(feed.name)",
    );
    await runner.query("DROP INDEX category_items_source_key");
    // Sources whose names differed by case only are one feed now; the older row keeps the key.
    await runner.query(`UPDATE category_items item SET feed_id = NULL, source_key = NULL WHERE EXISTS (
      SELECT FROM category_items other WHERE other.feed_id = item.feed_id AND other.source_key = item.source_key
        AND (other.created_at, other.id) < (item.created_at, item.id))`);
    await runner.query("ALTER TABLE category_items DROP COLUMN source");
    await runner.query("CREATE UNIQUE INDEX category_items_feed_key ON category_items (feed_id, source_key)");
    await runner.query("CREATE INDEX category_items_gtin_idx ON category_items (feed_id, gtin) WHERE gtin IS NOT NULL");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE category_items ADD COLUMN source text");
    await runner.query(
      "UPDATE category_items item SET source = feed.name FROM feeds feed WHERE feed.id = item.feed_id",
    );
    await runner.query("DROP INDEX category_items_feed_key, category_items_gtin_idx");
    await runner.query(`ALTER TABLE category_items DROP COLUMN feed_id, DROP COLUMN source_hash, DROP COLUMN gtin,
      DROP COLUMN variants, DROP COLUMN missing_runs`);
    await runner.query("CREATE UNIQUE INDEX category_items_source_key ON category_items (source, source_key)");
    for (const table of ["category_items", "affiliate_products"])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN in_stock, DROP COLUMN price_feed_id`);
    await runner.query("DROP TABLE category_rules, feed_runs, feeds");
  }
}
