import type { MigrationInterface, QueryRunner } from "typeorm";

/** The rates at which prices are converted, and the address from which they are loaded. */
export class ExchangeRates1763947000000 implements MigrationInterface {
  name = "ExchangeRates1763947000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE settings ADD COLUMN exchange_rates_address text NOT NULL DEFAULT ''");
    await runner.query(`CREATE TABLE exchange_rates (
      currency character(3) NOT NULL,
      per_euro double precision NOT NULL,
      day date NOT NULL,
      CONSTRAINT exchange_rates_pkey PRIMARY KEY (currency),
      CONSTRAINT exchange_rates_per_euro_check CHECK (per_euro > 0)
    )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DROP TABLE exchange_rates");
    await runner.query("ALTER TABLE settings DROP COLUMN exchange_rates_address");
  }
}
