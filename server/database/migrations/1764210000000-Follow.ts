import type { MigrationInterface, QueryRunner } from "typeorm";

const offerTables = ["affiliate_products", "category_items"] as const;
const publishedTables = ["outfits", "blog_posts"] as const;

const tables = `
  CREATE TABLE publications (
    row_id uuid PRIMARY KEY,
    published_at timestamptz NOT NULL
  );
  CREATE TABLE restocks (
    offer_id uuid PRIMARY KEY,
    sold_out_on date,
    restocked_on date
  );
  CREATE INDEX restocks_restocked_on_idx ON restocks (restocked_on) WHERE restocked_on IS NOT NULL;
  CREATE TABLE personal_feeds (
    key_hash text PRIMARY KEY,
    list text NOT NULL CONSTRAINT personal_feeds_list_check CHECK (list IN ('FAVORITES', 'FOLLOWING')),
    subject_ids uuid[] NOT NULL CONSTRAINT personal_feeds_subject_ids_check CHECK (cardinality(subject_ids) <= 1000),
    read_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX personal_feeds_read_at_idx ON personal_feeds (read_at);
`;

/**
 * Triggers write both histories, so that forms, bulk changes, undo, imports and link checks record alike. A piece that is sold
 * out and back on the same day leaves no trace.
 */
const functions = `
  CREATE FUNCTION record_publication() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO publications (row_id, published_at) VALUES (NEW.id, now())
    ON CONFLICT (row_id) DO UPDATE SET published_at = excluded.published_at;
    RETURN NULL;
  END $$;
  CREATE FUNCTION forget_publications() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM publications WHERE row_id IN (SELECT id FROM deleted);
    RETURN NULL;
  END $$;
  CREATE FUNCTION is_dead_link(state text, failures integer) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
    SELECT failures >= 2 AND state IN ('REDIRECTED_HOME', 'OUT_OF_STOCK', 'BROKEN')
  $$;
  CREATE FUNCTION is_available(in_stock boolean, link text) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT in_stock AND NOT EXISTS (SELECT FROM link_checks WHERE md5(address) = md5(link) AND is_dead_link(state, failures))
  $$;
  CREATE FUNCTION record_stock(offers uuid[], available boolean) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    today date := (now() AT TIME ZONE 'UTC')::date;
  BEGIN
    INSERT INTO restocks AS known (offer_id, sold_out_on, restocked_on)
    SELECT id, CASE WHEN NOT available THEN today END, CASE WHEN available THEN today END FROM unnest(offers) AS id
    ON CONFLICT (offer_id) DO UPDATE SET
      sold_out_on = COALESCE(excluded.sold_out_on, known.sold_out_on),
      restocked_on = CASE WHEN known.sold_out_on = excluded.restocked_on THEN known.restocked_on
        ELSE COALESCE(excluded.restocked_on, known.restocked_on) END;
  END $$;
  CREATE FUNCTION record_offer_stock() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    available boolean := is_available(NEW.in_stock, NEW.affiliate_link);
  BEGIN
    IF available <> is_available(OLD.in_stock, OLD.affiliate_link) THEN
      PERFORM record_stock(ARRAY[NEW.id], available);
    END IF;
    RETURN NULL;
  END $$;
  CREATE FUNCTION record_link_stock() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM record_stock(ARRAY(
      SELECT id FROM affiliate_products WHERE md5(affiliate_link) = md5(NEW.address) AND affiliate_link <> '' AND in_stock
      UNION ALL
      SELECT id FROM category_items WHERE md5(affiliate_link) = md5(NEW.address) AND affiliate_link <> '' AND in_stock
    ), NOT is_dead_link(NEW.state, NEW.failures));
    RETURN NULL;
  END $$;
  CREATE TRIGGER link_checks_stock AFTER UPDATE OF state, failures ON link_checks FOR EACH ROW
    WHEN (is_dead_link(OLD.state, OLD.failures) <> is_dead_link(NEW.state, NEW.failures))
    EXECUTE FUNCTION record_link_stock();
  CREATE FUNCTION forget_restocks() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    DELETE FROM restocks WHERE offer_id IN (SELECT id FROM deleted);
    RETURN NULL;
  END $$;
`;

const recordStock = (table: string): string => `
  CREATE TRIGGER ${table}_update_stock AFTER UPDATE OF in_stock, affiliate_link ON ${table} FOR EACH ROW
    WHEN ((OLD.in_stock, OLD.affiliate_link) IS DISTINCT FROM (NEW.in_stock, NEW.affiliate_link))
    EXECUTE FUNCTION record_offer_stock();
  CREATE TRIGGER ${table}_delete_stock AFTER DELETE ON ${table}
    REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_restocks();
`;

const recordPublications = (table: string): string => `
  CREATE TRIGGER ${table}_update_publication AFTER UPDATE OF status ON ${table} FOR EACH ROW
    WHEN (OLD.status <> 'PUBLISHED' AND NEW.status = 'PUBLISHED') EXECUTE FUNCTION record_publication();
  CREATE TRIGGER ${table}_delete_publication AFTER DELETE ON ${table}
    REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_publications();
`;

const down = `
  DROP FUNCTION record_publication, forget_publications, record_offer_stock, record_link_stock, forget_restocks CASCADE;
  DROP FUNCTION record_stock, is_available, is_dead_link;
  DROP TABLE personal_feeds, restocks, publications;
`;

/** When rows became public and offers came back in stock, and the lists of visitors who made a feed of theirs. */
export class Follow1764210000000 implements MigrationInterface {
  name = "Follow1764210000000";

  up = (runner: QueryRunner): Promise<void> =>
    runner.query(
      [tables, functions, ...offerTables.map(recordStock), ...publishedTables.map(recordPublications)].join(""),
    );

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
