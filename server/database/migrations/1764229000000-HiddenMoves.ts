import type { MigrationInterface, QueryRunner } from "typeorm";

const logIdentification = (isHidden: string): string => `
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

/** Of the look of the line alone. */
const formerly = "NOT is_public_look(look.status, look.date, look.deleted_at)";

/** A product that moves brings its values from the other look, or takes new ones there. */
const now = `EXISTS (SELECT FROM outfits either WHERE either.id IN (OLD.outfit_id, NEW.outfit_id)
          AND NOT is_public_look(either.status, either.date, either.deleted_at))`;

/** Nobody knows what was public of earlier moves. */
const hideMoves = "UPDATE identification_log SET is_hidden = true WHERE changes ? 'outfit_id'";

/** The public log hides the values of products that move from or to a look that is not public. */
export class HiddenMoves1764229000000 implements MigrationInterface {
  name = "HiddenMoves1764229000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(`${logIdentification(now)}${hideMoves}`);

  down = (runner: QueryRunner): Promise<void> => runner.query(logIdentification(formerly));
}
