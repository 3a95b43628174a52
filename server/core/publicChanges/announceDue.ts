import type { EntityManager } from "typeorm";
import { contentKinds } from "../kinds/contentKind";
import { write } from "../write/write";
import { type AnnouncedType, announcedTypes, isPublicSql } from "./compareRows";

/** Rows announced in one transaction. */
const batchSize = 500;

/** SQL: rows that became public or ended without a change of their own, as by their date. */
const findDifferent = (type: AnnouncedType): string => `
  SELECT row.id FROM ${contentKinds[type].table} row
  WHERE ${isPublicSql(type, "row")} AND NOT EXISTS (SELECT FROM announced_rows known
    WHERE known.row_type = '${type}' AND known.row_id = row.id AND known.state = 'PUBLIC')
  UNION ALL
  SELECT known.row_id FROM announced_rows known
  WHERE known.row_type = '${type}' AND NOT EXISTS (SELECT FROM ${contentKinds[type].table} row WHERE row.id = known.row_id)
  LIMIT ${batchSize}`;

/** Writes the events of content whose day has come, and of rows that were deleted permanently. @returns their number. */
export async function announceDue(db: EntityManager): Promise<number> {
  let announced = 0;
  for (const type of announcedTypes) {
    let found: { id: string }[];
    do {
      found = await write(db, null, async (change) => {
        const rows: { id: string }[] = await change.db.query(findDifferent(type));
        change.recordState(
          type,
          rows.map(({ id }) => id),
        );
        return rows;
      });
      announced += found.length;
    } while (found.length === batchSize);
  }
  return announced;
}
