import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE payouts (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    program text NOT NULL,
    paid_on date NOT NULL,
    amount numeric NOT NULL CONSTRAINT payouts_amount_check CHECK (amount > 0),
    currency text NOT NULL CONSTRAINT payouts_currency_check CHECK (currency ~ '^[A-Z]{3}$'),
    period_from date NOT NULL,
    period_to date NOT NULL,
    note text NOT NULL DEFAULT '',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT payouts_period_check CHECK (period_from <= period_to)
  );
  CREATE INDEX payouts_program_idx ON payouts (program, currency, period_from);
  ALTER TABLE conversions
    ADD COLUMN payout_id uuid REFERENCES payouts (id) ON DELETE SET NULL,
    ADD COLUMN reported_paid boolean NOT NULL DEFAULT false;
  UPDATE conversions SET reported_paid = true WHERE state = 'paid';
  CREATE INDEX conversions_payout_id_idx ON conversions (payout_id);
`;

/** Before, only a report could say that a sale was paid. */
const down = `
  UPDATE conversions SET state = 'approved' WHERE state = 'paid' AND NOT reported_paid;
  ALTER TABLE conversions DROP COLUMN payout_id, DROP COLUMN reported_paid;
  DROP TABLE payouts;
`;

/** What networks paid, and the sales that a payout covers. */
export class Payouts1764208500000 implements MigrationInterface {
  name = "Payouts1764208500000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
