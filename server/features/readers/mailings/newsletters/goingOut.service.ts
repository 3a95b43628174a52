import type { EntityManager } from "typeorm";
import { getSettings } from "../../../site/settings/settings.service";
import type { GoingOut } from "./newsletter.types";

/** Returns what goes out in a month of the site's time zone, or went out, the earliest first. */
export async function listGoingOut(db: EntityManager, month: string): Promise<GoingOut[]> {
  const { timeZone } = await getSettings(db);
  return db.query(
    `SELECT entry.*, to_char(entry.at AT TIME ZONE $2, 'YYYY-MM-DD') AS day FROM (
       SELECT id, 'RELEASE' AS kind, title, publish_at AS at, status = 'PUBLISHED' AS "isDone"
       FROM releases WHERE status IN ('SCHEDULED', 'PUBLISHED')
       UNION ALL
       SELECT id, 'NEWSLETTER', subject, scheduled_at, status = 'SENT' FROM newsletters WHERE status <> 'DRAFT'
     ) entry
     WHERE entry.at >= $1::timestamp AT TIME ZONE $2 AND entry.at < ($1::timestamp + interval '1 month') AT TIME ZONE $2
     ORDER BY entry.at, entry.id LIMIT 500`,
    [`${month}-01`, timeZone],
  );
}
