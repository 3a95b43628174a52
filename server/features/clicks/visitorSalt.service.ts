import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";

/** The salt of the day (UTC), on which all processes agree through a row. Those of former days are deleted. */
export function dailySalt(): (db: EntityManager, day: string) => Promise<string> {
  let known = { day: "", salt: "" };
  return async (db, day) => {
    if (known.day === day) return known.salt;
    const [row]: { salt: string }[] = await db.query(
      `INSERT INTO visitor_salts AS kept (day, salt) VALUES ($1, $2) ON CONFLICT (day) DO UPDATE SET salt = kept.salt RETURNING salt`,
      [day, randomBytes(32).toString("base64url")],
    );
    await deleteOldSalts(db, day);
    known = { day, salt: row.salt };
    return row.salt;
  };
}

/** Those of the days before this one. */
export const deleteOldSalts = async (db: EntityManager, day: string): Promise<void> => {
  await db.query("DELETE FROM visitor_salts WHERE day < $1", [day]);
};
