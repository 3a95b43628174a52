import type { EntityManager } from "typeorm";
import type { Actor } from "../../shared/graphql/context";
import { AuditEntry } from "./auditEntry.entity";

export type AuditNote = Pick<AuditEntry, "action" | "entityType"> &
  Partial<Pick<AuditEntry, "entityId" | "title" | "changes">>;

/** Inserts an audit entry; pass the transaction's manager, so that both commit or roll back together. */
export async function insertAuditEntry(db: EntityManager, actor: Actor | null, entry: AuditNote): Promise<void> {
  await db.insert(AuditEntry, { ...entry, actorId: actor?.id ?? null, actorName: actor?.name ?? "" } as never);
}
