import { insertRow, lockRow, updateRow } from "../../core/write/saveRow";
import type { Write } from "../../core/write/write";
import { offerColumns } from "../../core/money/offerColumns";
import { readSiteCurrency } from "../../core/money/siteCurrency";
import { AffiliateProduct } from "./affiliateProduct.entity";
import { requirePlace, requireOutfit } from "./productPlace";
import type { CreateAffiliateProductInput, UpdateAffiliateProductInput } from "./productWrite.inputs";

/** @throws BAD_USER_INPUT for invalid values, or when the outfit does not exist. */
export async function createProduct(
  change: Write,
  { outfitId, pieceId = null, matchKind, ...fields }: Omit<CreateAffiliateProductInput, "requestId">,
): Promise<AffiliateProduct> {
  await requireOutfit(change, outfitId);
  await requirePlace(change, { outfitId, pieceId, matchKind });
  const offer = offerColumns(fields, {}, await readSiteCurrency(change.db));
  const values = { ...offer, outfitId, pieceId, matchKind };
  return insertRow(change, "affiliateProduct", AffiliateProduct, values);
}

/**
 * Updates a product.
 * @param isPlacedLater true when the caller checks the places of several products together afterwards, so that two
 * products of a piece can swap their match kinds.
 * @throws NOT_FOUND, CONFLICT when the version is outdated, BAD_USER_INPUT.
 */
export async function updateProduct(
  change: Write,
  { id, version, outfitId, pieceId, matchKind, ...fields }: UpdateAffiliateProductInput,
  isPlacedLater = false,
): Promise<AffiliateProduct> {
  const before = await lockRow(change, "affiliateProduct", AffiliateProduct, { id, version });
  const moves = typeof outfitId === "string" && outfitId !== before.outfitId;
  await requireOutfit(change, before.outfitId);
  if (moves) await requireOutfit(change, outfitId);
  const placement = {
    outfitId: outfitId ?? before.outfitId,
    pieceId: pieceId === undefined && !moves ? before.pieceId : (pieceId ?? null),
    matchKind: matchKind ?? before.matchKind,
  };
  // Rows from before the rule, or from an import, may break it; other fields of theirs can still be saved.
  const isReplaced = Object.entries(placement).some(
    ([name, value]) => before[name as keyof typeof placement] !== value,
  );
  if (isReplaced && !isPlacedLater) await requirePlace(change, { id, ...placement });
  const offer = offerColumns(fields, before, await readSiteCurrency(change.db));
  const values = { ...offer, ...placement };
  return updateRow(change, "affiliateProduct", AffiliateProduct, before, values);
}
