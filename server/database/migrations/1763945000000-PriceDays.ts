import type { MigrationInterface, QueryRunner } from "typeorm";

const tables = ["affiliate_products", "category_items"];

/**
 * The history of each offer's price. Triggers write it, so that forms, bulk changes, undo and imports record alike; all their
 * names end with _prices.
 */
export class PriceDays1763945000000 implements MigrationInterface {
  name = "PriceDays1763945000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE price_days (
      offer_id uuid NOT NULL,
      day date NOT NULL,
      last_day date,
      amount numeric(13, 3) NOT NULL,
      currency character(3) NOT NULL,
      CONSTRAINT price_days_pkey PRIMARY KEY (offer_id, day)
    )`);
    for (const table of tables) await runner.query(insertFirst(table));
    for (const [name, body] of Object.entries(functions))
      await runner.query(`CREATE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$ ${body} $$`);
    for (const table of tables) await this.createTriggers(runner, table);
  }

  private async createTriggers(runner: QueryRunner, table: string): Promise<void> {
    await runner.query(`CREATE TRIGGER ${table}_insert_prices AFTER INSERT ON ${table}
      REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION record_first_prices()`);
    await runner.query(`CREATE TRIGGER ${table}_update_prices AFTER UPDATE OF price_amount, price_currency ON ${table}
      FOR EACH ROW WHEN ((OLD.price_amount, OLD.price_currency) IS DISTINCT FROM (NEW.price_amount, NEW.price_currency))
      EXECUTE FUNCTION record_changed_price()`);
    await runner.query(`CREATE TRIGGER ${table}_delete_prices AFTER DELETE ON ${table}
      REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_prices()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      for (const event of ["insert", "update", "delete"])
        await runner.query(`DROP TRIGGER ${table}_${event}_prices ON ${table}`);
    for (const name of Object.keys(functions)) await runner.query(`DROP FUNCTION ${name}()`);
    await runner.query("DROP TABLE price_days");
  }
}

const insertFirst = (rows: string): string => `
  INSERT INTO price_days (offer_id, day, amount, currency)
  SELECT id, (price_checked_at AT TIME ZONE 'UTC')::date, price_amount, price_currency FROM ${rows}
  WHERE price_amount IS NOT NULL AND price_currency IS NOT NULL
  ON CONFLICT (offer_id, day) DO NOTHING`;

/** An unchanged feed confirms its prices without a write of the offer, so the feed knows the time. */
const lastConfirmed = `(greatest(OLD.price_checked_at,
  (SELECT confirmed_at FROM feeds WHERE id = OLD.price_feed_id)) AT TIME ZONE 'UTC')::date`;

const functions = {
  record_first_prices: `
    BEGIN
      ${insertFirst("written")};
      RETURN NULL;
    END`,
  // A second change on a day replaces the first. The former price again continues its row, so that a correction or an undo
  // on the same day leaves no trace.
  record_changed_price: `
    DECLARE
      today date := (now() AT TIME ZONE 'UTC')::date;
    BEGIN
      DELETE FROM price_days WHERE offer_id = NEW.id AND day >= today;
      UPDATE price_days former SET last_day = CASE
        WHEN (former.amount, former.currency) = (NEW.price_amount, NEW.price_currency) THEN NULL
        ELSE COALESCE(former.last_day, greatest(former.day, ${lastConfirmed})) END
      WHERE offer_id = NEW.id AND day = (SELECT max(day) FROM price_days WHERE offer_id = NEW.id);
      INSERT INTO price_days (offer_id, day, amount, currency)
      SELECT NEW.id, today, NEW.price_amount, NEW.price_currency
      WHERE NEW.price_amount IS NOT NULL AND NEW.price_currency IS NOT NULL
        AND NOT EXISTS (SELECT FROM price_days WHERE offer_id = NEW.id AND last_day IS NULL);
      RETURN NULL;
    END`,
  forget_prices: `
    BEGIN
      DELETE FROM price_days WHERE offer_id IN (SELECT id FROM deleted);
      RETURN NULL;
    END`,
};
