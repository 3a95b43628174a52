import type { EntityManager } from "typeorm";
import { conflict } from "../errors/appErrors";
import type { Actor } from "../graphql/context";
import { AuditEntry } from "./auditEntry.entity";

type Author = Pick<Actor, "id" | "name" | "token">;

/** A program acts under the name of its account, and of its token. */
const nameActor = ({ name, token }: Author): string => (token ? `${name} (token “${token.name}”)` : name);

export type AuditNote = Pick<AuditEntry, "action" | "entityType"> &
  Partial<Pick<AuditEntry, "entityId" | "title" | "changes" | "undo" | "continues">>;

/**
 * Inserts an audit entry; pass the transaction's manager, so that both commit or roll back together.
 * @returns the id by which the actor can undo the change; null without undo, and for commands on the server.
 */
export async function insertAuditEntry(
  db: EntityManager,
  actor: Author | null,
  { undo = null, ...entry }: AuditNote,
): Promise<string | null> {
  const stored = actor && undo;
  const { identifiers } = await db.insert(AuditEntry, {
    ...entry,
    undo: stored,
    actorId: actor?.id ?? null,
    actorName: actor ? nameActor(actor) : "",
  } as never);
  return stored && (identifiers[0] as AuditEntry).id;
}

/** Whether a text from outside can be the id of an entry. */
export const isEntryId = (id: string): boolean => /^\d{1,18}$/.test(id);

/**
 * Inserts the entry of a further batch, which is not shown: the first entry counts its rows, and undoes them.
 * @param entry its title is a number of rows, their noun, and the rest.
 * @throws CONFLICT when the first entry is not the actor's, not about the same change, or undone.
 */
export async function insertBatchEntry(
  db: EntityManager,
  actor: Author | null,
  firstId: string,
  { rows, nouns, rest, ...entry }: Omit<AuditNote, "title"> & { rows: number; nouns: string; rest: string },
): Promise<void> {
  const [first]: [unknown[]] = await db.query(
    `UPDATE audit_log SET title = (substring(title FROM '^[0-9]+')::int + $3) || ' ' || $7 || $4
     WHERE id = $1 AND actor_id = $2 AND undo IS NOT NULL AND created_at > now() - interval '1 day'
       AND action = $5 AND entity_type = $6 AND right(title, length($4)) = $4
     RETURNING id`,
    [isEntryId(firstId) ? firstId : "0", actor?.id ?? null, rows, rest, entry.action, entry.entityType, nouns],
  );
  if (first.length === 0)
    throw conflict("What was changed before was undone meanwhile. The other rows are as they were.");
  await insertAuditEntry(db, actor, { ...entry, continues: firstId });
}
