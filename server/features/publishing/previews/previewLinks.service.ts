import { type EntityManager, IsNull, MoreThan } from "typeorm";
import { validate as isUuid } from "uuid";
import { paths } from "../../../../site/addresses";
import { recordRevisions } from "../../../content/revisions/recordRevisions";
import { write } from "../../../content/write/write";
import { createSecretToken, readTokenHash } from "../../../shared/access/secretToken";
import { notFound } from "../../../shared/errors/appErrors";
import type { Actor } from "../../../shared/graphql/context";
import { publishableEntities } from "../publishableEntities";
import { newestRevision, titleOf } from "../releases/releaseRows";
import { findRevision } from "../revisions/revisions.service";
import type { CreatePreviewLinkInput } from "./preview.inputs";
import type { CreatedPreviewLink } from "./preview.types";
import { PreviewLink } from "./previewLink.entity";

const dayMs = 24 * 60 * 60 * 1_000;

/** @throws NOT_FOUND */
export const createPreviewLink = (
  db: EntityManager,
  actor: Actor | null,
  { type, id, revisionId, days }: CreatePreviewLinkInput,
): Promise<CreatedPreviewLink> =>
  write(db, actor, async (change) => {
    const row = isUuid(id) ? await change.db.findOneBy(publishableEntities[type], { id }) : null;
    if (!row) throw notFound("This no longer exists. It may be in the trash.");
    // Rows that were never saved have none yet.
    await recordRevisions(change.db, actor, type, [id]);
    const [newest]: { id: string }[] = await change.db.query(`SELECT ${newestRevision("$1::uuid")} AS id`, [id]);
    const revision = await findRevision(change.db, revisionId ?? newest.id);
    if (revision.rowId !== id) throw notFound("This version no longer exists.");
    const { token, tokenHash } = createSecretToken();
    const link = await change.db.save(
      PreviewLink,
      change.db.create(PreviewLink, {
        tokenHash,
        rowType: type,
        rowId: id,
        revisionId: revision.id,
        authorName: actor?.name ?? "",
        expiresAt: new Date(Date.now() + days * dayMs),
      }),
    );
    await change.audit({ action: "share", entityType: type, entityId: id, title: titleOf(row) });
    return { link, path: `${paths[type](row.slug)}?preview=${token}` };
  });

/** Returns the links of a row that still work, newest first. */
export const listPreviewLinks = async (db: EntityManager, rowId: string): Promise<PreviewLink[]> =>
  isUuid(rowId)
    ? db.find(PreviewLink, {
        where: { rowId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
        order: { createdAt: "DESC" },
      })
    : [];

/** @throws NOT_FOUND when there is no such link. */
export const revokePreviewLink = (db: EntityManager, actor: Actor | null, id: string): Promise<PreviewLink> =>
  write(db, actor, async (change) => {
    const link = isUuid(id) ? await change.db.findOneBy(PreviewLink, { id }) : null;
    if (!link) throw notFound("This link no longer exists.");
    await change.audit({ action: "revoke", entityType: link.rowType, entityId: link.rowId, title: "Preview link" });
    return change.db.save(PreviewLink, Object.assign(link, { revokedAt: link.revokedAt ?? new Date() }));
  });

/** Returns the link of a token that still works; null otherwise. */
export async function findByToken(db: EntityManager, token: string): Promise<PreviewLink | null> {
  const tokenHash = readTokenHash(token);
  if (tokenHash === null) return null;
  return db.findOneBy(PreviewLink, {
    tokenHash,
    revokedAt: IsNull(),
    expiresAt: MoreThan(new Date()),
  });
}

/** Deletes links that ended a day ago. @returns the number of deleted links. */
export async function deleteEndedPreviewLinks(db: EntityManager): Promise<number> {
  const [, affected]: [unknown, number] = await db.query(
    "DELETE FROM preview_links WHERE LEAST(expires_at, revoked_at) < now() - interval '1 day'",
  );
  return affected;
}
