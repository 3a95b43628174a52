import type { EntityManager } from "typeorm";
import { badUserInput } from "../../../core/errors/appErrors";

const refuse = (message: string) => badUserInput(message, { at: message });

/**
 * Returns the moment of a time on the clock of a zone. Of an hour that comes twice, when clocks go back, the second one
 * counts.
 * @throws BAD_USER_INPUT for a time that clocks skip, and for one that has passed.
 */
export async function toMoment(db: EntityManager, at: string, timeZone: string): Promise<Date> {
  const [time]: { moment: Date; exists: boolean; hasPassed: boolean }[] = await db.query(
    `SELECT moment, moment AT TIME ZONE $2 = $1::timestamp AS exists, moment <= now() AS "hasPassed"
     FROM (SELECT $1::timestamp AT TIME ZONE $2 AS moment) asked`,
    [at, timeZone],
  );
  if (!time.exists) throw refuse("This time does not exist, because the clocks go forward then. Choose another one.");
  if (time.hasPassed) throw refuse("This time has passed. Choose a later one, or publish now.");
  return time.moment;
}
