import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";

/**
 * Returns a function that reads the salt of the day (UTC), which all processes share through a row. It deletes the
 * salts of former days.
 */
export function dailySalt(): (db: EntityManager, day: string) => Promise<string> {
  let current = { day: "", salt: "" };
  return async (db, day) => {
    if (current.day === day) return current.salt;
    const [row]: { salt: string }[] = await db.query(
      `INSERT INTO visitor_salts AS stored (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET salt = stored.salt RETURNING salt`,
      [day, randomBytes(32).toString("base64url")],
    );
    await deleteOldSalts(db, day);
    current = { day, salt: row.salt };
    return row.salt;
  };
}

/** Deletes the salts of the days before this one. */
export const deleteOldSalts = async (db: EntityManager, day: string): Promise<void> => {
  await db.query("DELETE FROM visitor_salts WHERE day < $1", [day]);
};
