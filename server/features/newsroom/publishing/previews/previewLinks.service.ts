import { type EntityManager, IsNull, MoreThan } from "typeorm";
import { validate as isUuid } from "uuid";
import type { Write } from "../../../../core/write/write";
import { paths } from "../../../../../site/addresses";
import { recordRevisions } from "../../../../core/revisions/recordRevisions";
import { requireMayChange } from "../../../../core/write/publishRules";
import { createSecretToken, readTokenHash } from "../../../../core/access/secretToken";
import { notFound } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { publishableKinds } from "../publishableKinds";
import { newestRevision, titleOf } from "../releases/releaseRows";
import { findRevision } from "../revisions/revisions.service";
import type { CreatePreviewLinkInput } from "./preview.inputs";
import { PreviewLink, type CreatedPreviewLink } from "./previewLink.entity";

const dayMs = 24 * 60 * 60 * 1_000;

/**
 * Contributors share, list and revoke the links of what they may change: their own drafts.
 * @throws FORBIDDEN
 */
async function requireMayShare(
  db: EntityManager,
  actor: Actor | null,
  { rowType, rowId }: Pick<PreviewLink, "rowType" | "rowId">,
): Promise<void> {
  const row = await db.findOne(publishableKinds[rowType].rows.entity, { where: { id: rowId }, withDeleted: true });
  if (row) requireMayChange(actor, row);
}

/** @throws NOT_FOUND, FORBIDDEN for a contributor who may not change the row. */
export async function createPreviewLink(
  change: Write,
  { type, id, revisionId, days }: CreatePreviewLinkInput,
): Promise<CreatedPreviewLink> {
  const row = isUuid(id) ? await change.db.findOneBy(publishableKinds[type].rows.entity, { id }) : null;
  if (!row) throw notFound("This no longer exists. It may be in the trash.");
  requireMayChange(change.actor, row);
  // Rows that were never saved have none yet.
  await recordRevisions(change.db, change.actor, type, [id]);
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
      authorName: change.actor?.name ?? "",
      expiresAt: new Date(Date.now() + days * dayMs),
    }),
  );
  await change.audit({ action: "share", entityType: type, entityId: id, title: titleOf(row) });
  return { link, path: `${paths[type](row.slug)}?preview=${token}` };
}

/**
 * Returns the links of a row that still work, newest first.
 * @throws FORBIDDEN for a contributor who may not change the row.
 */
export async function listPreviewLinks(db: EntityManager, actor: Actor | null, rowId: string): Promise<PreviewLink[]> {
  if (!isUuid(rowId)) return [];
  const links = await db.find(PreviewLink, {
    where: { rowId, revokedAt: IsNull(), expiresAt: MoreThan(new Date()) },
    order: { createdAt: "DESC" },
  });
  if (links.length > 0) await requireMayShare(db, actor, links[0]);
  return links;
}

/** @throws NOT_FOUND when there is no such link, FORBIDDEN for a contributor who may not change its row. */
export async function revokePreviewLink(change: Write, id: string): Promise<PreviewLink> {
  const link = isUuid(id) ? await change.db.findOneBy(PreviewLink, { id }) : null;
  if (!link) throw notFound("This link no longer exists.");
  await requireMayShare(change.db, change.actor, link);
  await change.audit({ action: "revoke", entityType: link.rowType, entityId: link.rowId, title: "Preview link" });
  return change.db.save(PreviewLink, Object.assign(link, { revokedAt: link.revokedAt ?? new Date() }));
}

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
