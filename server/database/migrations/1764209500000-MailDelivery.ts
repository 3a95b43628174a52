import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE mail_suppressions (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    address text NOT NULL,
    reason text NOT NULL CONSTRAINT mail_suppressions_reason_check CHECK (reason IN ('BOUNCE', 'COMPLAINT')),
    problem text NOT NULL DEFAULT '',
    retried_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX mail_suppressions_address_key ON mail_suppressions (address);
  CREATE TABLE mail_domains (
    domain text PRIMARY KEY,
    free_at timestamptz NOT NULL
  );
  CREATE TABLE mail_server (
    id integer PRIMARY KEY DEFAULT 1 CONSTRAINT mail_server_id_check CHECK (id = 1),
    failing_since timestamptz,
    problem text NOT NULL DEFAULT '',
    paused_at timestamptz
  );
  DROP INDEX mails_due_idx;
  CREATE INDEX mails_due_idx ON mails ((kind NOT IN ('ACCOUNT', 'CONFIRMATION')), next_attempt_at) WHERE status = 'WAITING';
`;

const down = `
  DROP INDEX mails_due_idx;
  CREATE INDEX mails_due_idx ON mails (next_attempt_at) WHERE status = 'WAITING';
  DROP TABLE mail_server;
  DROP TABLE mail_domains;
  DROP TABLE mail_suppressions;
`;

/** Addresses that get no mails, the pace of each domain, whether mails go out, and urgent mails first. */
export class MailDelivery1764209500000 implements MigrationInterface {
  name = "MailDelivery1764209500000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
