import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  ALTER TABLE conversions ADD COLUMN reported_pending boolean NOT NULL DEFAULT false;
  UPDATE conversions SET reported_pending = true WHERE state = 'pending' AND amount < 0;
`;

/** What a report said of a row that takes a sale back, whose state follows the sale. */
export class RefundStates1764229500000 implements MigrationInterface {
  name = "RefundStates1764229500000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query("ALTER TABLE conversions DROP COLUMN reported_pending");
}
