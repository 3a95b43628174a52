import type { MigrationInterface, QueryRunner } from "typeorm";

/** What is known of the retailers' pages, how near a product comes to what was worn, and how old a price is. */
export class LinkHealth1763830000000 implements MigrationInterface {
  name = "LinkHealth1763830000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE affiliate_products ADD COLUMN match_kind text NOT NULL DEFAULT 'SIMILAR'`);
    await runner.query(
      `ALTER TABLE affiliate_products ADD CONSTRAINT affiliate_products_match_kind_check CHECK (match_kind IN ('EXACT', 'SIMILAR', 'BUDGET'))`,
    );
    for (const table of offers) {
      await runner.query(`ALTER TABLE ${table} ADD COLUMN price_checked_at timestamptz NOT NULL DEFAULT now()`);
      await runner.query(`UPDATE ${table} SET price_checked_at = updated_at`);
    }
    await runner.query(`CREATE TABLE link_checks (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      address text NOT NULL,
      host text NOT NULL,
      state text NOT NULL DEFAULT 'UNCHECKED',
      since timestamptz,
      checked_at timestamptz,
      next_check_at timestamptz NOT NULL DEFAULT now(),
      failures integer NOT NULL DEFAULT 0,
      status integer,
      final_address text NOT NULL DEFAULT '',
      detail text NOT NULL DEFAULT '',
      found_price text NOT NULL DEFAULT '',
      clicks integer NOT NULL DEFAULT 0,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT link_checks_state_check CHECK (state IN ('UNCHECKED', 'OK', 'REDIRECTED', 'REDIRECTED_HOME', 'TRACKING_DROPPED', 'OUT_OF_STOCK', 'BROKEN', 'UNKNOWN')),
      CONSTRAINT link_checks_pkey PRIMARY KEY (id)
    )`);
    // Addresses may be longer than an index takes.
    await runner.query(`CREATE UNIQUE INDEX link_checks_address_key ON link_checks (md5(address))`);
    await runner.query(`CREATE INDEX link_checks_next_check_at_idx ON link_checks (next_check_at)`);
    await runner.query(`CREATE INDEX link_checks_clicks_idx ON link_checks (clicks, id)`);
    await runner.query(`CREATE TABLE link_alerts (
      id uuid NOT NULL DEFAULT gen_random_uuid(),
      link_id uuid NOT NULL,
      before text NOT NULL,
      after text NOT NULL,
      seen_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT link_alerts_link_id_fkey FOREIGN KEY (link_id) REFERENCES link_checks(id) ON DELETE CASCADE,
      CONSTRAINT link_alerts_pkey PRIMARY KEY (id)
    )`);
    await runner.query(`CREATE INDEX link_alerts_link_id_idx ON link_alerts (link_id)`);
    await runner.query(`CREATE INDEX link_alerts_created_at_idx ON link_alerts (created_at, id)`);
    for (const table of linking) {
      await runner.query(`CREATE INDEX ${table}_link_idx ON ${table} (md5(affiliate_link)) WHERE affiliate_link <> ''`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of linking) await runner.query(`DROP INDEX ${table}_link_idx`);
    await runner.query(`DROP TABLE link_alerts`);
    await runner.query(`DROP TABLE link_checks`);
    for (const table of offers) await runner.query(`ALTER TABLE ${table} DROP COLUMN price_checked_at`);
    await runner.query(`ALTER TABLE affiliate_products DROP COLUMN match_kind`);
  }
}

const offers = ["affiliate_products", "category_items"];
const linking = ["outfits", ...offers];
