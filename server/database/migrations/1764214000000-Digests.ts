import type { MigrationInterface, QueryRunner } from "typeorm";

/** Looks from before are not new. Who begins to get digests gets what becomes public from then on, by every form and import. */
const up = `
  CREATE TABLE digest_runs (
    day date PRIMARY KEY,
    is_weekly boolean NOT NULL,
    found_at timestamptz NOT NULL,
    last_subscriber_id uuid,
    finished_at timestamptz
  );
  CREATE INDEX digest_runs_open_idx ON digest_runs (day) WHERE finished_at IS NULL;
  CREATE TABLE digest_looks (
    look_id uuid PRIMARY KEY REFERENCES outfits (id) ON DELETE CASCADE,
    found_at timestamptz NOT NULL
  );
  INSERT INTO digest_looks (look_id, found_at)
    SELECT look.id, now() FROM outfits look JOIN celebrities celebrity ON celebrity.id = look.celebrity_id
    WHERE look.deleted_at IS NULL AND look.status = 'PUBLISHED' AND COALESCE(look.date, '0001-01-01') <= (now() AT TIME ZONE 'UTC')::date
      AND celebrity.deleted_at IS NULL AND celebrity.status = 'PUBLISHED';
  ALTER TABLE newsletter_subscribers ADD COLUMN digested_at timestamptz NOT NULL DEFAULT now();
  CREATE FUNCTION begin_digests() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.digested_at := now();
    RETURN NEW;
  END $$;
  CREATE TRIGGER newsletter_subscribers_begin_digests BEFORE UPDATE OF digest ON newsletter_subscribers FOR EACH ROW
    WHEN (OLD.digest = 'NEVER' AND NEW.digest <> 'NEVER') EXECUTE FUNCTION begin_digests();
`;

/** What a piece costs and whether it is sold is known to the one who saves it: only later changes are news. */
const alerts = `
  CREATE TABLE subscriber_products (
    subscriber_id uuid NOT NULL REFERENCES newsletter_subscribers (id) ON DELETE CASCADE,
    offer_id uuid NOT NULL,
    target_price numeric(13, 3) CONSTRAINT subscriber_products_target_price_check CHECK (target_price > 0),
    currency char(3),
    created_at timestamptz NOT NULL DEFAULT now(),
    price_seen_on date,
    stock_seen_on date,
    PRIMARY KEY (subscriber_id, offer_id),
    CONSTRAINT subscriber_products_target_check CHECK ((target_price IS NULL) = (currency IS NULL))
  );
  CREATE INDEX subscriber_products_offer_id_idx ON subscriber_products (offer_id);
  CREATE FUNCTION begin_alerts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.price_seen_on := (SELECT max(day) FROM price_days WHERE offer_id = NEW.offer_id);
    NEW.stock_seen_on := (SELECT restocked_on FROM restocks WHERE offer_id = NEW.offer_id);
    RETURN NEW;
  END $$;
  CREATE TRIGGER subscriber_products_begin_alerts BEFORE INSERT ON subscriber_products FOR EACH ROW
    EXECUTE FUNCTION begin_alerts();
  CREATE FUNCTION forget_saved_products() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM subscriber_products WHERE offer_id IN (SELECT id FROM deleted);
    RETURN NULL;
  END $$;
  CREATE TRIGGER affiliate_products_delete_saved AFTER DELETE ON affiliate_products
    REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_saved_products();
  CREATE TRIGGER category_items_delete_saved AFTER DELETE ON category_items
    REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_saved_products();
`;

const down = `
  DROP FUNCTION forget_saved_products CASCADE;
  DROP TABLE subscriber_products;
  DROP FUNCTION begin_alerts;
  DROP TRIGGER newsletter_subscribers_begin_digests ON newsletter_subscribers;
  DROP FUNCTION begin_digests;
  ALTER TABLE newsletter_subscribers DROP COLUMN digested_at;
  DROP TABLE digest_looks;
  DROP TABLE digest_runs;
`;

/** Which looks digests have found, and how far each run and each subscriber is; and the pieces of alerts. */
export class Digests1764214000000 implements MigrationInterface {
  name = "Digests1764214000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(up + alerts);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
