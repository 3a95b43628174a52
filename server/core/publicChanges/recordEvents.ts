import type { EntityManager } from "typeorm";
import { inBatches } from "../write/inBatches";
import { contentKinds } from "../kinds/contentKind";
import type { TouchedRows } from "../revisions/recordRevisions";
import {
  type AnnouncedType,
  announcedTypes,
  type ComparedRow,
  compareRowsSql,
  isPublicSql,
  nameChange,
  toEventData,
} from "./compareRows";
import type { ContentEvent } from "./contentEvent.entity";

/** A public change, for webhooks. */
export type EventNote = Pick<ContentEvent, "type" | "data">;

/** Returns the events of rows that differ from what was announced about them, and notes their present state. */
async function compareRows(db: EntityManager, type: AnnouncedType, ids: readonly string[]): Promise<EventNote[]> {
  const rows: ComparedRow[] = await db.query(compareRowsSql(type), [ids]);
  return rows.flatMap((row) => {
    const change = nameChange(row);
    if (change === null) return [];
    return [{ type: `${contentKinds[type].event}.${change}`, data: toEventData(type, row, change === "submitted") }];
  });
}

/** Returns the products that became public or offline with their outfits. */
async function findProducts(db: EntityManager, outfitIds: readonly string[]): Promise<string[]> {
  const rows: { id: string }[] = await db.query(
    `SELECT product.id FROM affiliate_products product LEFT JOIN announced_rows former
       ON former.row_type = 'affiliateProduct' AND former.row_id = product.id
     WHERE product.outfit_id = ANY($1::uuid[])
       AND (${isPublicSql("affiliateProduct", "product")}) IS DISTINCT FROM (former.row_id IS NOT NULL)`,
    [outfitIds],
  );
  return rows.map(({ id }) => id);
}

export async function insertEvents(db: EntityManager, events: readonly EventNote[]): Promise<void> {
  if (events.length === 0) return;
  await db.query(
    `INSERT INTO content_events (type, data)
     SELECT event ->> 'type', event -> 'data' FROM jsonb_array_elements($1::jsonb) AS event`,
    [JSON.stringify(events)],
  );
}

/** Writes the events of the rows that a change has written, and its other events, in its transaction. */
export async function recordEvents(db: EntityManager, rows: TouchedRows, others: readonly EventNote[]): Promise<void> {
  const events: EventNote[] = [];
  for (const type of announcedTypes) {
    const ids = new Set<string>(rows.get(type));
    if (type === "affiliateProduct")
      for (const batch of inBatches(rows.get("outfit"))) for (const id of await findProducts(db, batch)) ids.add(id);
    for (const batch of inBatches([...ids])) events.push(...(await compareRows(db, type, batch)));
  }
  await insertEvents(db, [...events, ...others]);
}
