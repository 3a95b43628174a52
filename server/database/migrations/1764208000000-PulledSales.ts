import type { MigrationInterface, QueryRunner } from "typeorm";

/** Why a pull of sales failed, and the secrets of programs that report their sales themselves. */
const up = `
  ALTER TABLE conversion_imports ADD COLUMN problem text;
  CREATE TABLE postback_secrets (
    program_id uuid CONSTRAINT postback_secrets_pkey PRIMARY KEY
      CONSTRAINT postback_secrets_program_id_fkey REFERENCES affiliate_programs (id) ON DELETE CASCADE,
    secret text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
`;

/** A failed pull is no import without the column. */
const down = `
  DROP TABLE postback_secrets;
  DELETE FROM conversion_imports WHERE problem IS NOT NULL;
  ALTER TABLE conversion_imports DROP COLUMN problem;
`;

export class PulledSales1764208000000 implements MigrationInterface {
  name = "PulledSales1764208000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
