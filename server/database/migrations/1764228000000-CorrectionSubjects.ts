import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  ALTER TABLE corrections ADD COLUMN subject_id uuid;
  UPDATE corrections SET subject_id = COALESCE(product_id, outfit_id);
  ALTER TABLE corrections ALTER COLUMN subject_id SET NOT NULL;
  DROP INDEX corrections_open_key;
  CREATE UNIQUE INDEX corrections_open_key ON corrections (outfit_id, subject_id, md5(body)) WHERE status = 'OPEN';
`;

/** The former index takes corrections of deleted products for the same, so only the first one of them stays open. */
const down = `
  UPDATE corrections SET status = 'REJECTED' WHERE id IN (
    SELECT id FROM (
      SELECT id, row_number() OVER (
        PARTITION BY outfit_id, COALESCE(product_id, outfit_id), md5(body) ORDER BY created_at, id
      ) AS place FROM corrections WHERE status = 'OPEN') twin
    WHERE place > 1);
  DROP INDEX corrections_open_key;
  ALTER TABLE corrections DROP COLUMN subject_id;
  CREATE UNIQUE INDEX corrections_open_key ON corrections (outfit_id, COALESCE(product_id, outfit_id), md5(body))
    WHERE status = 'OPEN';
`;

/** What a correction is about, also when the product is gone: else deleting products makes corrections the same. */
export class CorrectionSubjects1764228000000 implements MigrationInterface {
  name = "CorrectionSubjects1764228000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
