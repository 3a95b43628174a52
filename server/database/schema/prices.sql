-- The history of prices. Triggers of the offers write it, so that forms, bulk changes, undo and imports record alike. The names of
-- the triggers that write price_days end with _prices.

CREATE TABLE price_days (
  offer_id uuid NOT NULL,
  day date NOT NULL,
  last_day date,
  amount numeric(13,3) NOT NULL,
  currency character(3) NOT NULL,
  PRIMARY KEY (offer_id, day)
);
CREATE FUNCTION record_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_days (offer_id, day, amount, currency)
  SELECT id, (price_checked_at AT TIME ZONE 'UTC')::date, price_amount, price_currency FROM written
  WHERE price_amount IS NOT NULL AND price_currency IS NOT NULL
  ON CONFLICT (offer_id, day) DO NOTHING;
  RETURN NULL;
END $$;
-- A second change on a day replaces the first. The former price again continues its row, so that a correction or an undo on the
-- same day leaves no trace. An unchanged feed confirms its prices without a write of the offer, so the feed knows the time.
CREATE FUNCTION record_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
BEGIN
  DELETE FROM price_days WHERE offer_id = NEW.id AND day >= today;
  UPDATE price_days former SET last_day = CASE
    WHEN (former.amount, former.currency) = (NEW.price_amount, NEW.price_currency) THEN NULL
    ELSE COALESCE(former.last_day, greatest(former.day, (greatest(OLD.price_checked_at,
      (SELECT confirmed_at FROM feeds WHERE id = OLD.price_feed_id)) AT TIME ZONE 'UTC')::date)) END
  WHERE offer_id = NEW.id AND day = (SELECT max(day) FROM price_days WHERE offer_id = NEW.id);
  INSERT INTO price_days (offer_id, day, amount, currency)
  SELECT NEW.id, today, NEW.price_amount, NEW.price_currency
  WHERE NEW.price_amount IS NOT NULL AND NEW.price_currency IS NOT NULL
    AND NOT EXISTS (SELECT FROM price_days WHERE offer_id = NEW.id AND last_day IS NULL);
  RETURN NULL;
END $$;
-- A price without a currency has the site's. The lock makes a change of that setting wait for the row, or the row for the change.
CREATE FUNCTION set_compared_currency() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.compared_currency := CASE WHEN NEW.price_amount IS NOT NULL THEN NEW.price_currency END;
  IF NEW.price_amount IS NOT NULL AND NEW.price_currency IS NULL THEN
    SELECT default_currency INTO NEW.compared_currency FROM settings FOR SHARE;
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION forget_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM price_days WHERE offer_id IN (SELECT id FROM deleted);
  RETURN NULL;
END $$;
