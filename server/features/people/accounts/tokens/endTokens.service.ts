import { type EntityManager, In, Not } from "typeorm";
import { validate as isUuid } from "uuid";
import { insertAuditEntry } from "../../../../core/audit/audit";
import type { Actor } from "../../../../core/graphql/context";
import { ApiToken } from "./apiToken.entity";

/** Returns the tokens of an account, the newest first. */
export const listTokensOf = (db: EntityManager, adminUserId: string): Promise<ApiToken[]> =>
  db.find(ApiToken, {
    where: { adminUserId },
    relations: { adminUser: true },
    order: { createdAt: "DESC", id: "ASC" },
  });

/** Deletes the tokens of an account except the given ones: they are refused at once, and nothing revives them. */
export async function endTokensOf(
  db: EntityManager,
  actor: Actor | null,
  adminUserId: string,
  keptIds: readonly string[] = [],
): Promise<void> {
  const ended = await db.findBy(ApiToken, { adminUserId, id: Not(In(keptIds.filter((id) => isUuid(id)))) });
  for (const { id, name } of ended) {
    await db.delete(ApiToken, { id });
    await insertAuditEntry(db, actor, { action: "revoke", entityType: "apiToken", entityId: id, title: name });
  }
}
