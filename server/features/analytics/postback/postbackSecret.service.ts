import { randomBytes } from "node:crypto";
import { requireById } from "../../../core/write/lockById";
import type { Write } from "../../../core/write/write";
import { AffiliateProgram } from "../../programs/affiliateProgram.entity";
import { type NewPostbackSecret, PostbackSecret } from "./postbackSecret.entity";
import { postbackPath } from "../../../../site/apiPaths";

/** Gives a program a secret. A former one ends at once. @throws NOT_FOUND */
export async function createPostbackSecret(change: Write, programId: string): Promise<NewPostbackSecret> {
  const { name } = await requireById(
    change.db,
    AffiliateProgram,
    programId,
    "This affiliate program no longer exists.",
  );
  const secret = `wbp_${randomBytes(32).toString("hex")}`;
  await change.db.upsert(PostbackSecret, { programId, secret }, ["programId"]);
  await change.audit({ action: "rotateSecret", entityType: "affiliateProgram", entityId: programId, title: name });
  return { path: postbackPath(programId), secret };
}
