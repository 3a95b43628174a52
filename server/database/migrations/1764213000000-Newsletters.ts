import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  CREATE TABLE newsletters (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    subject text NOT NULL CONSTRAINT newsletters_subject_check CHECK (char_length(subject) BETWEEN 1 AND 200),
    preview text NOT NULL DEFAULT '',
    body text NOT NULL DEFAULT '',
    segment jsonb NOT NULL DEFAULT '{"source": null, "topics": [], "celebrityIds": []}',
    status text NOT NULL DEFAULT 'DRAFT' CONSTRAINT newsletters_status_check
      CHECK (status IN ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT')),
    scheduled_at timestamptz,
    started_at timestamptz,
    finished_at timestamptz,
    html text,
    text text,
    last_subscriber_id uuid,
    recipients integer NOT NULL DEFAULT 0,
    accepted integer NOT NULL DEFAULT 0,
    bounced integer NOT NULL DEFAULT 0,
    failed integer NOT NULL DEFAULT 0,
    readers_left integer NOT NULL DEFAULT 0,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT newsletters_scheduled_at_check CHECK ((status = 'DRAFT') = (scheduled_at IS NULL))
  );
  CREATE INDEX newsletters_due_idx ON newsletters (scheduled_at) WHERE status IN ('SCHEDULED', 'SENDING');
  CREATE INDEX newsletters_created_at_idx ON newsletters (created_at, id);
  CREATE INDEX click_days_newsletter_idx ON click_days (campaign) WHERE campaign LIKE 'newsletter-%';
`;

const down = "DROP INDEX IF EXISTS click_days_newsletter_idx; DROP TABLE newsletters;";

/** Newsletters that editors write and send. */
export class Newsletters1764213000000 implements MigrationInterface {
  name = "Newsletters1764213000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
