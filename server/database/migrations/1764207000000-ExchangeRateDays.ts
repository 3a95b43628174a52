import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE exchange_rate_days (
    currency character(3) NOT NULL,
    day date NOT NULL,
    per_euro double precision NOT NULL CHECK (per_euro > 0),
    PRIMARY KEY (currency, day)
  );
  INSERT INTO exchange_rate_days SELECT currency, day, per_euro FROM exchange_rates;
`;

/** The rates of former days, for sales of those days. */
export class ExchangeRateDays1764207000000 implements MigrationInterface {
  name = "ExchangeRateDays1764207000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query("DROP TABLE exchange_rate_days");
}
