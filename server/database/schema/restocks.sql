-- When offers came back in stock. Triggers write it, so that forms, bulk changes, undo, imports and link checks record alike.

-- A piece that is sold out and back on the same day leaves no trace.
CREATE TABLE restocks (
  offer_id uuid PRIMARY KEY,
  sold_out_on date,
  restocked_on date
);
CREATE INDEX restocks_restocked_on_idx ON restocks (restocked_on) WHERE restocked_on IS NOT NULL;

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
CREATE FUNCTION forget_restocks() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM restocks WHERE offer_id IN (SELECT id FROM deleted);
  RETURN NULL;
END $$;

CREATE TRIGGER link_checks_stock AFTER UPDATE OF state, failures ON link_checks
FOR EACH ROW WHEN (is_dead_link(OLD.state, OLD.failures) <> is_dead_link(NEW.state, NEW.failures))
EXECUTE FUNCTION record_link_stock();
CREATE TRIGGER affiliate_products_update_stock AFTER UPDATE OF in_stock, affiliate_link ON affiliate_products
FOR EACH ROW WHEN ((OLD.in_stock, OLD.affiliate_link) IS DISTINCT FROM (NEW.in_stock, NEW.affiliate_link))
EXECUTE FUNCTION record_offer_stock();
CREATE TRIGGER affiliate_products_delete_stock AFTER DELETE ON affiliate_products
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_restocks();
CREATE TRIGGER category_items_update_stock AFTER UPDATE OF in_stock, affiliate_link ON category_items
FOR EACH ROW WHEN ((OLD.in_stock, OLD.affiliate_link) IS DISTINCT FROM (NEW.in_stock, NEW.affiliate_link))
EXECUTE FUNCTION record_offer_stock();
CREATE TRIGGER category_items_delete_stock AFTER DELETE ON category_items
REFERENCING OLD TABLE AS deleted FOR EACH STATEMENT EXECUTE FUNCTION forget_restocks();
