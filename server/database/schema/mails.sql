-- Mails and how they are delivered, newsletters that editors write, and digests.

-- The queue of mails, which is also their outbox.
CREATE TABLE mails (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  key text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('CONFIRMATION', 'WELCOME', 'NEWSLETTER', 'DIGEST', 'ALERT', 'ACCOUNT', 'ANSWER', 'MESSAGE')),
  recipient text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  unsubscribe_url text,
  reply_to text,
  newsletter_id uuid,
  status text NOT NULL DEFAULT 'WAITING' CHECK (status IN ('WAITING', 'SENT', 'KEPT', 'FAILED', 'BOUNCED', 'SUPPRESSED')),
  attempts integer NOT NULL DEFAULT 0,
  next_attempt_at timestamptz,
  problem text NOT NULL DEFAULT '',
  sent_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX mails_key_key ON mails (key);
-- Urgent mails first.
CREATE INDEX mails_due_idx ON mails ((kind NOT IN ('ACCOUNT', 'CONFIRMATION')), next_attempt_at) WHERE status = 'WAITING';
CREATE INDEX mails_created_at_idx ON mails (created_at, id);
CREATE INDEX mails_recipient_idx ON mails (recipient);
CREATE INDEX mails_newsletter_id_idx ON mails (newsletter_id) WHERE newsletter_id IS NOT NULL;

-- Addresses that get no mails.
CREATE TABLE mail_suppressions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  address text NOT NULL,
  reason text NOT NULL CHECK (reason IN ('BOUNCE', 'COMPLAINT')),
  problem text NOT NULL DEFAULT '',
  retried_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX mail_suppressions_address_key ON mail_suppressions (address);

-- The pace of each domain.
CREATE TABLE mail_domains (
  domain text PRIMARY KEY,
  free_at timestamptz NOT NULL
);

-- Whether mails go out.
CREATE TABLE mail_server (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  failing_since timestamptz,
  problem text NOT NULL DEFAULT '',
  paused_at timestamptz
);

CREATE TABLE newsletters (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject text NOT NULL CHECK (char_length(subject) BETWEEN 1 AND 200),
  preview text NOT NULL DEFAULT '',
  body text NOT NULL DEFAULT '',
  segment jsonb NOT NULL DEFAULT '{"source": null, "topics": [], "celebrityIds": []}',
  status text NOT NULL DEFAULT 'DRAFT' CHECK (status IN ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT')),
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

-- How far each run of digests is.
CREATE TABLE digest_runs (
  day date PRIMARY KEY,
  is_weekly boolean NOT NULL,
  found_at timestamptz NOT NULL,
  last_subscriber_id uuid,
  finished_at timestamptz
);
CREATE INDEX digest_runs_open_idx ON digest_runs (day) WHERE finished_at IS NULL;

-- The looks that digests have found.
CREATE TABLE digest_looks (
  look_id uuid PRIMARY KEY REFERENCES outfits (id) ON DELETE CASCADE,
  found_at timestamptz NOT NULL
);
