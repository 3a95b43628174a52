import type { MigrationInterface, QueryRunner } from "typeorm";
import { isLookHidden, logIdentification } from "./1764222000000-Corrections";

/** A product that moves brings its values from the other look, or takes new ones there. */
const now = `EXISTS (SELECT FROM outfits either WHERE either.id IN (OLD.outfit_id, NEW.outfit_id)
          AND NOT is_public_look(either.status, either.date, either.deleted_at))`;

/** Nobody knows what was public of earlier moves. */
const hideMoves = "UPDATE identification_log SET is_hidden = true WHERE changes ? 'outfit_id'";

/** The public log hides the values of products that move from or to a look that is not public. */
export class HiddenMoves1764229000000 implements MigrationInterface {
  name = "HiddenMoves1764229000000";

  up = (runner: QueryRunner): Promise<void> => runner.query(`${logIdentification(now)}${hideMoves}`);

  down = (runner: QueryRunner): Promise<void> => runner.query(logIdentification(isLookHidden));
}
