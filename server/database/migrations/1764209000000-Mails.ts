import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE mails (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    key text NOT NULL,
    kind text NOT NULL CONSTRAINT mails_kind_check
      CHECK (kind IN ('CONFIRMATION', 'WELCOME', 'NEWSLETTER', 'DIGEST', 'ALERT', 'ACCOUNT')),
    recipient text NOT NULL,
    subject text NOT NULL,
    html text NOT NULL,
    text text NOT NULL,
    unsubscribe_url text,
    newsletter_id uuid,
    status text NOT NULL DEFAULT 'WAITING' CONSTRAINT mails_status_check
      CHECK (status IN ('WAITING', 'SENT', 'KEPT', 'FAILED', 'BOUNCED', 'SUPPRESSED')),
    attempts integer NOT NULL DEFAULT 0,
    next_attempt_at timestamptz,
    problem text NOT NULL DEFAULT '',
    sent_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX mails_key_key ON mails (key);
  CREATE INDEX mails_due_idx ON mails (next_attempt_at) WHERE status = 'WAITING';
  CREATE INDEX mails_created_at_idx ON mails (created_at, id);
  CREATE INDEX mails_recipient_idx ON mails (recipient);
  CREATE INDEX mails_newsletter_id_idx ON mails (newsletter_id) WHERE newsletter_id IS NOT NULL;
`;

const down = "DROP TABLE mails;";

/** The queue of mails, which is also their outbox. */
export class Mails1764209000000 implements MigrationInterface {
  name = "Mails1764209000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
