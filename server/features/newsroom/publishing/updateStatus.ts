import { listTag, slugTag } from "../../../core/cache/cacheTags";
import { listOwnedTypes } from "../../../core/kinds/contentKind";
import { type PublishableRow, PublicationStatus, type PublishableType } from "../../../core/kinds/publishableRow";
import { requireComplete } from "../../../core/write/publishRules";
import { updateRow } from "../../../core/write/saveRow";
import type { Write } from "../../../core/write/write";
import type { Outfit } from "../../content/outfit/outfit.entity";
import { isShownType, requireNoPublicOutfits, requirePublicWearer } from "../../content/outfit/publicWearer.service";
import { publishableKinds } from "./publishableKinds";

export type Publishable = PublishableRow & { slug: string };

interface StatusRules {
  /** Only a draft may lack required fields. */
  needsFields: boolean;
  /** A public outfit shows the celebrity. */
  needsPublicWearer: boolean;
  /** A celebrity, an event and a show stay public as long as public outfits show them. */
  needsNoPublicOutfits: boolean;
}

/** What a row needs to get a status. */
export const statusRules = (type: PublishableType, status: PublicationStatus): StatusRules => ({
  needsFields: status !== PublicationStatus.DRAFT,
  needsPublicWearer: publishableKinds[type].wearer === "shows" && status === PublicationStatus.PUBLISHED,
  needsNoPublicOutfits: isShownType(type) && status !== PublicationStatus.PUBLISHED,
});

async function requireAllowed(
  change: Write,
  type: PublishableType,
  row: Publishable,
  status: PublicationStatus,
): Promise<void> {
  const rules = statusRules(type, status);
  if (rules.needsFields) requireComplete(status, row, publishableKinds[type].requiredFields);
  if (rules.needsPublicWearer) await requirePublicWearer(change, (row as Publishable & Outfit).celebrityId);
  if (isShownType(type) && rules.needsNoPublicOutfits) await requireNoPublicOutfits(change, type, row.id);
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
  invalidate(...listOwnedTypes(type).map((owned) => listTag(owned)));
}

/**
 * Sets the status of a locked row; when it goes public or offline, so do its addresses and its products.
 * @throws BAD_USER_INPUT for a row that lacks required fields and is no longer a draft, and for a public outfit whose celebrity is not public, CONFLICT for a celebrity or an event with public outfits.
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
  return updateRow(change, type, publishableKinds[type].rows.entity, row, { status });
}
