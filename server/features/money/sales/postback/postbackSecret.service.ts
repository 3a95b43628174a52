import { randomBytes } from "node:crypto";
import type { EntityManager } from "typeorm";
import { requireById } from "../../../../core/write/lockById";
import type { Write } from "../../../../core/write/write";
import { AffiliateProgram } from "../../../site/programs/affiliateProgram.entity";
import { type NewPostbackSecret, type Postback, PostbackSecret } from "./postbackSecret.entity";
import { postbackPath } from "../../../../../site/apiPaths";

const gone = "This affiliate program no longer exists.";

/** Returns where a program reports its sales. @throws NOT_FOUND */
export async function readPostback(db: EntityManager, programId: string): Promise<Postback> {
  const { id } = await requireById(db, AffiliateProgram, programId, gone);
  const found = await db.findOneBy(PostbackSecret, { programId: id });
  return { id, path: postbackPath(id), secretCreatedAt: found?.createdAt ?? null };
}

/** Gives a program a secret. A former one ends at once. @throws NOT_FOUND */
export async function createPostbackSecret(change: Write, programId: string): Promise<NewPostbackSecret> {
  const { name } = await requireById(change.db, AffiliateProgram, programId, gone);
  const secret = `wbp_${randomBytes(32).toString("hex")}`;
  await change.db.upsert(PostbackSecret, { programId, secret, createdAt: new Date() }, ["programId"]);
  await change.audit({ action: "rotateSecret", entityType: "affiliateProgram", entityId: programId, title: name });
  return { path: postbackPath(programId), secret };
}

/** Ends a program's secret at once, which closes its address. @throws NOT_FOUND */
export async function revokePostbackSecret(change: Write, programId: string): Promise<Postback> {
  const { name } = await requireById(change.db, AffiliateProgram, programId, gone);
  const { affected } = await change.db.delete(PostbackSecret, { programId });
  if (affected)
    await change.audit({ action: "revoke", entityType: "affiliateProgram", entityId: programId, title: name });
  return readPostback(change.db, programId);
}
