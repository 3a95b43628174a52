import type { MigrationInterface, QueryRunner } from "typeorm";

/** A report's rows keep their shop, line, state and decimals, and what the click of a sale stood for. */
const up = `
  ALTER TABLE conversions
    ADD COLUMN advertiser text NOT NULL DEFAULT '',
    ADD COLUMN line text NOT NULL DEFAULT '',
    ADD COLUMN sale_amount numeric,
    ADD COLUMN sale_currency text,
    ADD COLUMN state text NOT NULL DEFAULT 'approved' CONSTRAINT conversions_state_check CHECK (state IN ('pending', 'approved', 'paid', 'declined')),
    ADD COLUMN reported_status text NOT NULL DEFAULT '',
    ADD COLUMN reference text NOT NULL DEFAULT '',
    ADD COLUMN click_id text,
    ADD COLUMN celebrity_id uuid,
    ADD COLUMN article_id uuid,
    ADD COLUMN page text NOT NULL DEFAULT '',
    ADD COLUMN placement text NOT NULL DEFAULT '',
    ADD COLUMN campaign text NOT NULL DEFAULT '',
    ALTER COLUMN amount TYPE numeric;
  DROP INDEX conversions_program_transaction_id_key;
  CREATE UNIQUE INDEX conversions_key ON conversions (program, transaction_id, line, advertiser);
  DROP INDEX conversions_currency_idx;
  CREATE INDEX conversions_currency_idx ON conversions (currency, occurred_at) INCLUDE (amount, state);
  UPDATE conversions SET celebrity_id = outfits.celebrity_id FROM outfits WHERE outfits.id = conversions.outfit_id;
  UPDATE conversions SET article_id = subject_id WHERE subject_type = 'blogPost';
  ALTER TABLE affiliate_programs ADD COLUMN report_choices jsonb NOT NULL DEFAULT '{"columns": {}, "statuses": {}}';
`;

/** Before, a transaction was one row, and a sale that earned nothing had the amount 0. */
const down = `
  ALTER TABLE affiliate_programs DROP COLUMN report_choices;
  DROP INDEX conversions_currency_idx;
  DROP INDEX conversions_key;
  UPDATE conversions SET amount = 0 WHERE state = 'declined';
  UPDATE conversions SET transaction_id = transaction_id || '|' || advertiser || '|' || line WHERE advertiser <> '' OR line <> '';
  ALTER TABLE conversions
    DROP COLUMN advertiser, DROP COLUMN line, DROP COLUMN sale_amount, DROP COLUMN sale_currency, DROP COLUMN state,
    DROP COLUMN reported_status, DROP COLUMN reference, DROP COLUMN click_id, DROP COLUMN celebrity_id, DROP COLUMN article_id, DROP COLUMN page,
    DROP COLUMN placement, DROP COLUMN campaign,
    ALTER COLUMN amount TYPE numeric(12,2);
  CREATE UNIQUE INDEX conversions_program_transaction_id_key ON conversions (program, transaction_id);
  CREATE INDEX conversions_currency_idx ON conversions (currency, occurred_at) INCLUDE (amount);
`;

export class ConversionLines1764204000000 implements MigrationInterface {
  name = "ConversionLines1764204000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
