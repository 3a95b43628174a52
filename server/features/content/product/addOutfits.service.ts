import type { UndoOperation } from "../../../core/audit/undoOperation";
import { describeRows } from "../../../core/kinds/contentKind";
import { PublicationStatus } from "../../../core/kinds/publishableRow";
import { createWithin } from "../../../core/write/createOnce";
import { type Change, withoutEntry, type Write } from "../../../core/write/write";
import { requireEvent } from "../event/event.service";
import { Outfit } from "../outfit/outfit.entity";
import { createOutfit } from "../outfit/outfitWrite.service";
import type { AddOutfitsInput, OutfitEntryInput } from "./product.inputs";
import { addProducts, withEntry } from "./productWrite.service";

type Common = Omit<AddOutfitsInput, "outfits">;

/** Creates the draft with its pieces and products. */
async function createEntry(
  change: Write,
  common: Common,
  { products, ...entry }: Omit<OutfitEntryInput, "requestId">,
): Promise<Outfit> {
  const outfit = await createOutfit(change, { ...common, ...entry, status: PublicationStatus.DRAFT });
  if (products?.length) await addProducts(change, { outfitId: outfit.id, products });
  return outfit;
}

/**
 * Adds all outfits of an event, or none, with one entry in the audit log and one undo. An entry with the request id of an
 * earlier attempt is not added again.
 * @throws BAD_USER_INPUT with field errors such as `outfits.2.products.0.title`, CONFLICT.
 */
export async function addOutfits(change: Write, { outfits, ...common }: AddOutfitsInput): Promise<Change> {
  const event = await requireEvent(change.db, common.eventId);
  const part = withoutEntry(change);
  const added: Outfit[] = [];
  for (const [place, entry] of outfits.entries()) {
    try {
      await createWithin(part, Outfit, entry, async (inside, values) => {
        const outfit = await createEntry(inside, common, values);
        added.push(outfit);
        return outfit;
      });
    } catch (error) {
      throw withEntry(error, `outfits.${place}`);
    }
  }
  const matched = outfits.length;
  if (added.length === 0) return { matched, changed: 0, undoId: null };
  const [one] = added.length === 1 ? added : [];
  const rows = added.map(({ id, version }) => ({ id, version }));
  const undo: UndoOperation = { operation: "takeBack", type: "outfit", rows };
  const undoId = await change.audit({
    action: "create",
    entityType: "outfit",
    entityId: one?.id,
    title: one?.title ?? `${describeRows(added.length, "outfit")} of ${event.name}`,
    undo: [undo],
  });
  return { matched, changed: added.length, undoId };
}
