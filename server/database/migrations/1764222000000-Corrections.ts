import type { MigrationInterface, QueryRunner } from "typeorm";

const columns = `
  ALTER TABLE affiliate_products
    ADD COLUMN basis text CONSTRAINT affiliate_products_basis_check CHECK (basis IN ('PICTURE', 'BRAND', 'TIP', 'GUESS')),
    ADD COLUMN basis_on date,
    ADD COLUMN basis_source text NOT NULL DEFAULT '',
    ADD CONSTRAINT affiliate_products_basis_facts_check
      CHECK (basis IS NOT NULL OR (basis_on IS NULL AND basis_source = ''));
`;

const corrections = `
  CREATE TABLE corrections (
    id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
    product_id uuid REFERENCES affiliate_products (id) ON DELETE SET NULL,
    body text NOT NULL CONSTRAINT corrections_body_check CHECK (char_length(body) BETWEEN 1 AND 1000),
    source_url text NOT NULL DEFAULT '',
    email text,
    status text NOT NULL DEFAULT 'OPEN' CONSTRAINT corrections_status_check
      CHECK (status IN ('OPEN', 'ACCEPTED', 'REJECTED')),
    public_note text NOT NULL DEFAULT '',
    answer text NOT NULL DEFAULT '',
    answered_at timestamptz,
    version integer NOT NULL DEFAULT 1,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX corrections_open_key ON corrections (outfit_id, COALESCE(product_id, outfit_id), md5(body))
    WHERE status = 'OPEN';
  CREATE INDEX corrections_inbox_idx ON corrections ((CASE status WHEN 'OPEN' THEN 1 ELSE 0 END), created_at, id);
  CREATE INDEX corrections_product_id_idx ON corrections (product_id);
  CREATE INDEX corrections_email_idx ON corrections (created_at) WHERE email IS NOT NULL;
  CREATE TABLE identification_log (
    id bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    outfit_id uuid NOT NULL REFERENCES outfits (id) ON DELETE CASCADE,
    product_id uuid,
    correction_id uuid REFERENCES corrections (id) ON DELETE CASCADE,
    kind text NOT NULL CONSTRAINT identification_log_kind_check
      CHECK (kind IN ('CHANGED', 'REMOVED', 'RETURNED', 'CORRECTED', 'WITHDRAWN')),
    title text NOT NULL DEFAULT '',
    changes jsonb NOT NULL DEFAULT '{}',
    is_hidden boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX identification_log_outfit_id_idx ON identification_log (outfit_id, id);
  CREATE INDEX identification_log_product_id_idx ON identification_log (product_id, id);
  CREATE INDEX identification_log_correction_id_idx ON identification_log (correction_id);
`;

/** SQL: whether the look of a line is not public. */
export const isLookHidden = "NOT is_public_look(look.status, look.date, look.deleted_at)";

/** Logs a changed product. @param isHidden SQL: whether visitors see no values of the line about `look`. */
export const logIdentification = (isHidden: string): string => `
  CREATE OR REPLACE FUNCTION log_identification() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    changed jsonb;
    line text := 'CHANGED';
  BEGIN
    SELECT COALESCE(jsonb_object_agg(key, jsonb_build_array(former.value, latter.value)), '{}') INTO changed
      FROM jsonb_each(to_jsonb(OLD)) former JOIN jsonb_each(to_jsonb(NEW)) latter USING (key)
      WHERE key IN ('title', 'match_kind', 'affiliate_link', 'outfit_id', 'piece_id', 'basis', 'basis_on', 'basis_source')
        AND former.value IS DISTINCT FROM latter.value;
    IF changed ? 'piece_id' THEN
      changed := changed || jsonb_build_object('piece', jsonb_build_array(
        (SELECT name FROM outfit_pieces WHERE id = OLD.piece_id), (SELECT name FROM outfit_pieces WHERE id = NEW.piece_id)));
    END IF;
    IF OLD.deleted_at IS NULL AND NEW.deleted_at IS NOT NULL
      AND EXISTS (SELECT FROM outfits WHERE id = NEW.outfit_id AND deleted_at IS NULL) THEN
      line := 'REMOVED';
    ELSIF OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL AND 'REMOVED' =
      (SELECT kind FROM identification_log WHERE product_id = NEW.id AND kind <> 'CHANGED' ORDER BY id DESC LIMIT 1) THEN
      line := 'RETURNED';
    ELSIF changed = '{}' THEN
      RETURN NULL;
    END IF;
    INSERT INTO identification_log (outfit_id, product_id, kind, title, changes, is_hidden)
      SELECT look.id, NEW.id, line, NEW.title, changed, ${isHidden}
      FROM outfits look WHERE look.id IN (OLD.outfit_id, NEW.outfit_id)
        AND (is_public_look(look.status, look.date, look.deleted_at)
          OR EXISTS (SELECT FROM identification_log WHERE outfit_id = look.id AND kind = 'WITHDRAWN'));
    RETURN NULL;
  END $$;
`;

/**
 * A trigger, because products are written by forms, bulk changes, imports, undo, revisions, releases and foreign keys:
 * the line belongs to the statement that changes the row, so that neither is stored without the other. Looks that were never
 * public have no lines. Changes while a look is withdrawn are hidden: their values were perhaps never public.
 */
const triggers = `
  CREATE FUNCTION is_public_look(status text, day date, deleted_at timestamptz) RETURNS boolean LANGUAGE sql STABLE AS $$
    SELECT status = 'PUBLISHED' AND deleted_at IS NULL AND COALESCE(day, '0001-01-01') <= (now() AT TIME ZONE 'UTC')::date
  $$;
  CREATE FUNCTION log_withdrawn_look() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF is_public_look(OLD.status, OLD.date, OLD.deleted_at) AND NOT is_public_look(NEW.status, NEW.date, NEW.deleted_at) THEN
      INSERT INTO identification_log (outfit_id, kind) VALUES (NEW.id, 'WITHDRAWN');
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER outfits_log_withdrawn AFTER UPDATE ON outfits FOR EACH ROW
    WHEN ((OLD.status, OLD.date, OLD.deleted_at) IS DISTINCT FROM (NEW.status, NEW.date, NEW.deleted_at))
    EXECUTE FUNCTION log_withdrawn_look();
  ${logIdentification(isLookHidden)}
  CREATE TRIGGER affiliate_products_log_identification AFTER UPDATE ON affiliate_products FOR EACH ROW
    WHEN ((OLD.title, OLD.match_kind, OLD.affiliate_link, OLD.outfit_id, OLD.piece_id, OLD.basis, OLD.basis_on,
        OLD.basis_source, OLD.deleted_at IS NULL)
      IS DISTINCT FROM (NEW.title, NEW.match_kind, NEW.affiliate_link, NEW.outfit_id, NEW.piece_id, NEW.basis, NEW.basis_on,
        NEW.basis_source, NEW.deleted_at IS NULL))
    EXECUTE FUNCTION log_identification();
`;

const mails = `
  ALTER TABLE mails DROP CONSTRAINT mails_kind_check;
  ALTER TABLE mails ADD CONSTRAINT mails_kind_check
    CHECK (kind IN ('CONFIRMATION', 'WELCOME', 'NEWSLETTER', 'DIGEST', 'ALERT', 'ACCOUNT', 'ANSWER'));
`;

const down = `
  DELETE FROM mails WHERE kind = 'ANSWER';
  ALTER TABLE mails DROP CONSTRAINT mails_kind_check;
  ALTER TABLE mails ADD CONSTRAINT mails_kind_check
    CHECK (kind IN ('CONFIRMATION', 'WELCOME', 'NEWSLETTER', 'DIGEST', 'ALERT', 'ACCOUNT'));
  DROP TRIGGER affiliate_products_log_identification ON affiliate_products;
  DROP TRIGGER outfits_log_withdrawn ON outfits;
  DROP FUNCTION log_identification, log_withdrawn_look, is_public_look;
  DROP TABLE identification_log;
  DROP TABLE corrections;
  ALTER TABLE affiliate_products DROP CONSTRAINT affiliate_products_basis_facts_check, DROP COLUMN basis, DROP COLUMN basis_on,
    DROP COLUMN basis_source;
`;

/** On what identifications rest, corrections by readers, and the log of changed identifications. */
export class Corrections1764222000000 implements MigrationInterface {
  name = "Corrections1764222000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(columns + corrections + triggers + mails);

  down = (runner: QueryRunner): Promise<void> => runner.query(down);
}
