import type { EntityManager } from "typeorm";
import { contentKinds } from "../kinds/contentKind";
import { today } from "../kinds/publicSql";
import { TouchedRows } from "../revisions/recordRevisions";
import { restartCopiedLog } from "./changeLog";
import { type AnnouncedType, announcedTypes, isPublicSql } from "./compareRows";
import { recordEvents } from "./recordEvents";

/** Rows announced in one transaction. */
const batchSize = 500;

/** SQL: rows that became public, or are so no longer, without a change that recorded it, as by their date. */
const findDifferent = (type: AnnouncedType): string => `
  SELECT row.id FROM ${contentKinds[type].table} row
  WHERE ${isPublicSql(type, "row")} AND NOT EXISTS (SELECT FROM announced_rows known
    WHERE known.row_type = '${type}' AND known.row_id = row.id AND known.state = 'PUBLIC')
  UNION ALL
  SELECT known.row_id FROM announced_rows known
  WHERE known.row_type = '${type}' AND NOT EXISTS (SELECT FROM ${contentKinds[type].table} row
    WHERE row.id = known.row_id AND (known.state <> 'PUBLIC' OR ${isPublicSql(type, "row")}))
  LIMIT ${batchSize}`;

/** Announces rows of a type. @returns their number. */
async function announce(db: EntityManager, type: AnnouncedType): Promise<number> {
  let announced = 0;
  let found: { id: string }[];
  do {
    found = await db.transaction(async (transaction) => {
      const rows: { id: string }[] = await transaction.query(findDifferent(type));
      const differing = new TouchedRows();
      differing.add(
        type,
        rows.map(({ id }) => id),
      );
      await recordEvents(transaction, differing, []);
      return rows;
    });
    announced += found.length;
  } while (found.length === batchSize);
  return announced;
}

/**
 * Writes the events of content whose day has come, and of rows that were deleted permanently. Afterwards the log of public
 * changes has everything up to this day.
 * @returns their number.
 */
export async function announceDue(db: EntityManager): Promise<number> {
  await restartCopiedLog(db);
  // Before the rows are read, as a day may begin meanwhile.
  const [{ day }]: [{ day: string }] = await db.query(`SELECT ${today}::text AS day`);
  let announced = 0;
  for (const type of announcedTypes) announced += await announce(db, type);
  await db.query("UPDATE public_change_log SET day = $1 WHERE day < $1", [day]);
  return announced;
}
