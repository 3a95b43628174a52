import type { EntityManager } from "typeorm";
import type { Actor } from "../../shared/graphql/context";
import { AuditEntry } from "./auditEntry.entity";

export type AuditNote = Pick<AuditEntry, "action" | "entityType"> &
  Partial<Pick<AuditEntry, "entityId" | "title" | "changes">>;

/** Notes a change; to be called with the transaction's own manager, so that change and note stand or fall together. */
export async function insertAuditEntry(db: EntityManager, actor: Actor | null, entry: AuditNote): Promise<void> {
  await db.insert(AuditEntry, { ...entry, actorId: actor?.id ?? null, actorName: actor?.name ?? "" } as never);
}
