import type { MigrationInterface, QueryRunner } from "typeorm";

/** Request ids of creates, so that the same create sent twice adds one row. */
export class CreateRequests1763920000000 implements MigrationInterface {
  name = "CreateRequests1763920000000";

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE create_requests (
      actor_id uuid NOT NULL,
      entity_type text NOT NULL,
      request_id uuid NOT NULL,
      input_hash text NOT NULL,
      row_id uuid,
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT create_requests_pkey PRIMARY KEY (actor_id, entity_type, request_id)
    )`);
    await runner.query(`CREATE INDEX create_requests_created_at_idx ON create_requests (created_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE create_requests`);
  }
}
