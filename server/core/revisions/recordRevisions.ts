import type { EntityManager } from "typeorm";
import type { Actor } from "../graphql/context";
import { inBatches } from "../write/inBatches";
import { contentKinds, type ContentType } from "../kinds/contentKind";
import { type PublishableType, publishableTypes } from "../kinds/publishableRow";
import { insertRevisions } from "./snapshot";

/** The rows that a change has written, by type. */
export class TouchedRows {
  private readonly ids = new Map<ContentType, Set<string>>();

  add(type: ContentType, ids: Iterable<string>): void {
    const touched = this.ids.get(type) ?? new Set();
    for (const id of ids) touched.add(id);
    this.ids.set(type, touched);
  }

  get(type: ContentType): string[] {
    return [...(this.ids.get(type) ?? [])];
  }
}

/** Records a revision of each row that differs from its last one. */
export async function recordRevisions(
  db: EntityManager,
  actor: Actor | null,
  type: PublishableType,
  ids: readonly string[],
): Promise<void> {
  // A statement of its own: the next one sees what a simultaneous change of another part has committed meanwhile.
  await db.query(`SELECT FROM ${contentKinds[type].table} WHERE id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`, [
    ids,
  ]);
  await db.query(insertRevisions(type), [ids, actor?.id ?? null, actor?.name ?? ""]);
}

/** Records revisions of all rows that a change has written, in its transaction. */
export async function recordTouched(db: EntityManager, actor: Actor | null, rows: TouchedRows): Promise<void> {
  for (const type of publishableTypes)
    for (const batch of inBatches(rows.get(type))) await recordRevisions(db, actor, type, batch);
}
