import type { EntityManager } from "typeorm";
import type { Actor } from "../graphql/context";
import { AuditEntry } from "./auditEntry.entity";

type Author = Pick<Actor, "id" | "name" | "token">;

/** A program acts under the name of its account, and of its token. */
const nameActor = ({ name, token }: Author): string => (token ? `${name} (token “${token.name}”)` : name);

export type AuditNote = Pick<AuditEntry, "action" | "entityType"> &
  Partial<Pick<AuditEntry, "entityId" | "title" | "changes" | "undo">>;

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
