-- The history of prices. Triggers of the offers write it, so that forms, bulk changes, undo and imports record alike. The names of
-- the triggers that write price_days end with _prices.

CREATE TABLE price_days (
  offer_id uuid NOT NULL,
  day date NOT NULL,
  last_day date,
  amount numeric(13,3) NOT NULL,
  currency character(3) NOT NULL,
  -- The lowest of the other prices that the first day had before, in the same currency; null without any.
  day_lowest numeric(13,3),
  -- Whether the price is the lowest of several: "From $50", "$50 - $80".
  is_from boolean NOT NULL DEFAULT false,
  -- That of the piece: used ones have another history.
  condition text NOT NULL DEFAULT 'NEW',
  PRIMARY KEY (offer_id, day)
);
-- The offers with a price that is not their first, and what changed lately.
CREATE INDEX price_days_former_idx ON price_days (last_day, offer_id) WHERE last_day IS NOT NULL OR day_lowest IS NOT NULL;
CREATE INDEX price_days_current_idx ON price_days (day) WHERE last_day IS NULL;
-- Whether a readable price is the lowest of several. isFromPrice of server/core/money/price.ts says the same.
CREATE FUNCTION is_from_price(price text) RETURNS boolean LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT price ~* '(^|[^[:alpha:]])(from|ab|starting|starts|d[eèEÈ]s|desde|vanaf|fr[aåÅ]n?)([^[:alpha:]]|$)'
    OR price ~* '[0-9].*([-–—−]|[^[:alpha:]](to|until|bis|[aàÀ])[^[:alpha:]]).*[0-9]'
$$;
CREATE FUNCTION record_first_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO price_days (offer_id, day, amount, currency, is_from, condition)
  SELECT id, (price_checked_at AT TIME ZONE 'UTC')::date, price_amount, price_currency, is_from_price(price), condition FROM written
  WHERE price_amount IS NOT NULL AND price_currency IS NOT NULL
  ON CONFLICT (offer_id, day) DO NOTHING;
  RETURN NULL;
END $$;
-- A second change on a day replaces the first, and keeps the lowest of that day. An undo, which restores an earlier time of the
-- check, leaves no trace: the former price continues its row. So does a price that was only unknown in between. An unchanged feed
-- confirms its prices without a write of the offer, so the feed knows the time.
CREATE FUNCTION record_changed_price() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  today date := (now() AT TIME ZONE 'UTC')::date;
  is_undo boolean := NEW.price_checked_at < OLD.price_checked_at;
  is_priced boolean := NEW.price_amount IS NOT NULL AND NEW.price_currency IS NOT NULL;
  replaced price_days;
BEGIN
  SELECT * INTO replaced FROM price_days WHERE offer_id = NEW.id AND day >= today ORDER BY day DESC LIMIT 1;
  IF is_priced OR is_undo THEN
    DELETE FROM price_days WHERE offer_id = NEW.id AND day >= today;
  END IF;
  UPDATE price_days former SET last_day = CASE
    WHEN (former.amount, former.currency, former.condition, former.is_from)
      = (NEW.price_amount, NEW.price_currency, NEW.condition, is_from_price(NEW.price))
      AND (replaced.day IS NULL OR is_undo) THEN NULL
    ELSE COALESCE(former.last_day, greatest(former.day, (greatest(OLD.price_checked_at,
      (SELECT confirmed_at FROM feeds WHERE id = OLD.price_feed_id)) AT TIME ZONE 'UTC')::date)) END
  WHERE offer_id = NEW.id AND day = (SELECT max(day) FROM price_days WHERE offer_id = NEW.id);
  INSERT INTO price_days (offer_id, day, amount, currency, condition, day_lowest, is_from)
  SELECT NEW.id, today, NEW.price_amount, NEW.price_currency, NEW.condition,
    CASE WHEN (replaced.currency, replaced.condition) = (NEW.price_currency, NEW.condition)
      THEN least(replaced.day_lowest, CASE WHEN NOT is_undo THEN replaced.amount END) END, is_from_price(NEW.price)
  WHERE is_priced AND NOT EXISTS (SELECT FROM price_days WHERE offer_id = NEW.id AND last_day IS NULL);
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
