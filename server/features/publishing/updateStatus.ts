import { listTag, slugTag } from "../../core/cache/cacheTags";
import { type PublishableRow, PublicationStatus, type PublishableType } from "../../core/kinds/publishableRow";
import { requireComplete } from "../../core/write/requireComplete";
import { updateRow } from "../../core/write/saveRow";
import type { Write } from "../../core/write/write";
import type { Outfit } from "../outfit/outfit.entity";
import { requireNoPublicOutfits, requirePublicWearer } from "../outfit/publicWearer.service";
import { requiredFields } from "./requiredFields";
import { publishableEntities } from "./publishableEntities";

export type Publishable = PublishableRow & { slug: string };

async function requireAllowed(
  change: Write,
  type: PublishableType,
  row: Publishable,
  status: PublicationStatus,
): Promise<void> {
  const isPublic = status === PublicationStatus.PUBLISHED;
  requireComplete(status, row, requiredFields[type]);
  if (type === "outfit" && isPublic) await requirePublicWearer(change, (row as Publishable & Outfit).celebrityId);
  if (type === "celebrity" && !isPublic) await requireNoPublicOutfits(change, row.id);
}

/** Invalidates what shows rows when they go public or offline: their present and former addresses, and their products. */
export async function invalidateAddresses(
  { db, invalidate }: Write,
  type: PublishableType,
  rows: readonly { id: string; slug: string }[],
): Promise<void> {
  const former: { slug: string }[] = await db.query(
    "SELECT slug FROM slug_history WHERE entity_type = $1 AND entity_id = ANY($2::uuid[])",
    [type, rows.map(({ id }) => id)],
  );
  invalidate(...[...rows, ...former].map(({ slug }) => slugTag(type, slug)));
  if (type === "outfit") invalidate(listTag("affiliateProduct"));
}

/**
 * Sets the status of a locked row; when it goes public or offline, so do its addresses and its products.
 * @throws BAD_USER_INPUT for a row that lacks required fields and is no longer a draft, and for a public outfit whose celebrity is not public, CONFLICT for a celebrity with public outfits.
 */
export async function updateStatus(
  change: Write,
  type: PublishableType,
  row: Publishable,
  status: PublicationStatus,
): Promise<Publishable> {
  if (status === row.status) return row;
  await requireAllowed(change, type, row, status);
  await invalidateAddresses(change, type, [row]);
  return updateRow(change, type, publishableEntities[type], row, { status });
}
