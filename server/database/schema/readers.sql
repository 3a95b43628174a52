-- Readers: what subscribers chose and agreed to, and the lists of visitors.

CREATE TABLE newsletter_subscribers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (email = lower(email) AND char_length(email) BETWEEN 3 AND 254),
  source text NOT NULL DEFAULT '',
  subscribed boolean NOT NULL DEFAULT true,
  -- Nobody is mailed before.
  confirmed_at timestamptz,
  newsletters boolean NOT NULL DEFAULT true,
  digest text NOT NULL DEFAULT 'NEVER' CHECK (digest IN ('NEVER', 'WEEKLY', 'DAILY')),
  digested_at timestamptz NOT NULL DEFAULT now(),
  alerts boolean NOT NULL DEFAULT false,
  topics text[] NOT NULL DEFAULT '{}',
  sample boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX newsletter_subscribers_email_key ON newsletter_subscribers (email);
CREATE INDEX newsletter_subscribers_created_at_idx ON newsletter_subscribers (created_at, id);

-- Who begins to get digests gets what becomes public from then on, by every form and import.
CREATE FUNCTION begin_digests() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.digested_at := now();
  RETURN NEW;
END $$;
CREATE TRIGGER newsletter_subscribers_begin_digests BEFORE UPDATE OF digest ON newsletter_subscribers
FOR EACH ROW WHEN (OLD.digest = 'NEVER' AND NEW.digest <> 'NEVER') EXECUTE FUNCTION begin_digests();

CREATE TABLE subscriber_celebrities (
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  celebrity_id uuid NOT NULL REFERENCES celebrities (id) ON DELETE CASCADE,
  followed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (subscriber_id, celebrity_id)
);
CREATE INDEX subscriber_celebrities_celebrity_id_idx ON subscriber_celebrities (celebrity_id);

-- The pieces of alerts.
CREATE TABLE subscriber_products (
  subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
  offer_id uuid NOT NULL,
  target_price numeric(13,3) CHECK (target_price > 0),
  currency character(3),
  created_at timestamptz NOT NULL DEFAULT now(),
  price_seen_on date,
  stock_seen_on date,
  PRIMARY KEY (subscriber_id, offer_id),
  CONSTRAINT subscriber_products_target_check CHECK ((target_price IS NULL) = (currency IS NULL))
);
CREATE INDEX subscriber_products_offer_id_idx ON subscriber_products (offer_id);

-- What a piece costs and whether it is sold is known to the one who saves it: only later changes are news.
CREATE FUNCTION begin_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.price_seen_on := (SELECT max(day) FROM price_days WHERE offer_id = NEW.offer_id);
  NEW.stock_seen_on := (SELECT restocked_on FROM restocks WHERE offer_id = NEW.offer_id);
  RETURN NEW;
END $$;
CREATE TRIGGER subscriber_products_begin_alerts BEFORE INSERT ON subscriber_products
FOR EACH ROW EXECUTE FUNCTION begin_alerts();
CREATE FUNCTION forget_saved_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM subscriber_products WHERE offer_id IN (SELECT id FROM deleted);
  RETURN NULL;
END $$;
CREATE TRIGGER affiliate_products_delete_saved AFTER DELETE ON affiliate_products
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_saved_products();
CREATE TRIGGER category_items_delete_saved AFTER DELETE ON category_items
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_saved_products();

CREATE TABLE consents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subscriber_id uuid NOT NULL,
  email_hash text NOT NULL,
  given_at timestamptz NOT NULL DEFAULT now(),
  action text NOT NULL CHECK (action IN ('ASKED', 'CONFIRMED', 'IMPORTED', 'CHANGED', 'LEFT', 'DELETED')),
  source text NOT NULL,
  wording text NOT NULL,
  pressed_by text NOT NULL DEFAULT '',
  client_address text NOT NULL DEFAULT '',
  device text NOT NULL DEFAULT ''
);
CREATE INDEX consents_subscriber_id_idx ON consents (subscriber_id, given_at);
CREATE INDEX consents_email_hash_idx ON consents (email_hash);

-- The key of the links in mails to readers.
CREATE TABLE link_keys (
  id integer PRIMARY KEY DEFAULT 1,
  key text NOT NULL,
  CONSTRAINT link_keys_one_row_check CHECK (id = 1)
);
INSERT INTO link_keys (key) VALUES (replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''));

-- The lists of visitors who made a feed of theirs.
CREATE TABLE personal_feeds (
  key_hash text PRIMARY KEY,
  list text NOT NULL CHECK (list IN ('FAVORITES', 'FOLLOWING')),
  subject_ids uuid[] NOT NULL CHECK (cardinality(subject_ids) <= 1000),
  read_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX personal_feeds_read_at_idx ON personal_feeds (read_at);

-- Lists that visitors sync between their browsers, which encrypt them.
CREATE TABLE synced_lists (
  id text PRIMARY KEY,
  token_hash text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  content bytea NOT NULL CHECK (octet_length(content) <= 131072),
  used_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX synced_lists_used_at_idx ON synced_lists (used_at);
