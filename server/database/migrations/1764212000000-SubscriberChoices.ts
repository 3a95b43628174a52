import type { MigrationInterface, QueryRunner } from "typeorm";

const up = `
  ALTER TABLE newsletter_subscribers
    ADD COLUMN confirmed_at timestamptz,
    ADD COLUMN newsletters boolean NOT NULL DEFAULT true,
    ADD COLUMN digest text NOT NULL DEFAULT 'NEVER'
      CONSTRAINT newsletter_subscribers_digest_check CHECK (digest IN ('NEVER', 'WEEKLY', 'DAILY')),
    ADD COLUMN alerts boolean NOT NULL DEFAULT false,
    ADD COLUMN topics text[] NOT NULL DEFAULT '{}';
  CREATE TABLE subscriber_celebrities (
    subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
    celebrity_id uuid NOT NULL REFERENCES celebrities (id) ON DELETE CASCADE,
    followed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (subscriber_id, celebrity_id)
  );
  CREATE INDEX subscriber_celebrities_celebrity_id_idx ON subscriber_celebrities (celebrity_id);
  CREATE TABLE consents (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    subscriber_id uuid NOT NULL,
    email_hash text NOT NULL,
    given_at timestamptz NOT NULL DEFAULT now(),
    action text NOT NULL
      CONSTRAINT consents_action_check CHECK (action IN ('ASKED', 'CONFIRMED', 'IMPORTED', 'CHANGED', 'LEFT', 'DELETED')),
    source text NOT NULL,
    wording text NOT NULL,
    pressed_by text NOT NULL DEFAULT '',
    client_address text NOT NULL DEFAULT '',
    device text NOT NULL DEFAULT ''
  );
  CREATE INDEX consents_subscriber_id_idx ON consents (subscriber_id, given_at);
  CREATE INDEX consents_email_hash_idx ON consents (email_hash);
  CREATE TABLE link_keys (
    id integer PRIMARY KEY DEFAULT 1 CONSTRAINT link_keys_one_row_check CHECK (id = 1),
    key text NOT NULL
  );
  INSERT INTO link_keys (key) VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));
  ALTER TABLE settings
    ADD COLUMN confirmation_greeting text NOT NULL DEFAULT
      'Please confirm that you would like our mails. Until you do, we send you nothing else.',
    ADD COLUMN welcome_greeting text NOT NULL DEFAULT
      'It is good to have you with us. You will get what you chose, and you can change that at any time.',
    ADD COLUMN postal_address text NOT NULL DEFAULT '';
`;

/** People who subscribed before have confirmed nothing: nobody is mailed until they do. */
const down = `
  ALTER TABLE settings DROP COLUMN confirmation_greeting, DROP COLUMN welcome_greeting, DROP COLUMN postal_address;
  DROP TABLE link_keys;
  DROP TABLE consents;
  DROP TABLE subscriber_celebrities;
  ALTER TABLE newsletter_subscribers
    DROP COLUMN confirmed_at, DROP COLUMN newsletters, DROP COLUMN digest, DROP COLUMN alerts, DROP COLUMN topics;
`;

/** What subscribers chose and agreed to, and the key of the links in their mails. */
export class SubscriberChoices1764212000000 implements MigrationInterface {
  name = "SubscriberChoices1764212000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
