import type { GarmentState } from "../../../core/audit/undoOperation";

/** Makes a new garment out of pieces; its slug, name and id are new. */
export type NewGarment = (pieceIds: string[]) => GarmentState;

const sorted = (ids: Iterable<string>): string[] => [...new Set(ids)].sort();

/** The older garment survives, so that its address, which is known longer, stays. */
const byAge = (one: GarmentState, other: GarmentState): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

/**
 * Makes the pieces one garment, together with all pieces of their garments.
 * @param affected the garments of the pieces.
 * @returns the one garment that remains of them.
 */
export function mergeGarments(
  affected: readonly GarmentState[],
  pieceIds: readonly string[],
  create: NewGarment,
): GarmentState[] {
  const all = sorted([...affected.flatMap((garment) => garment.pieceIds), ...pieceIds]);
  const [oldest] = [...affected].sort(byAge);
  return [oldest ? { ...oldest, pieceIds: all } : create(all)];
}

/**
 * Takes pieces out of a garment. Several of them stay the same garment as each other; a piece that is alone has none.
 * @returns what becomes of the garment: two, one or none.
 */
export function splitGarment(garment: GarmentState, leaving: ReadonlySet<string>, create: NewGarment): GarmentState[] {
  const parts = [
    garment.pieceIds.filter((id) => !leaving.has(id)),
    garment.pieceIds.filter((id) => leaving.has(id)),
  ].filter(({ length }) => length > 1);
  return parts.map((pieceIds, index) => (index === 0 ? { ...garment, pieceIds } : create(pieceIds)));
}
