import { isDeepStrictEqual } from "node:util";
import type { Write } from "../../../../core/write/write";
import { badUserInput } from "../../../../core/errors/appErrors";
import { OutfitPicture } from "./outfitPicture.entity";
import type { OutfitPictureInput } from "./piece.inputs";
import { Piece } from "./piece.entity";
import { cropColumns, roundFraction } from "./point.types";

const toRow = (outfitId: string, input: OutfitPictureInput, place: number) => ({
  outfitId,
  place,
  image: input.image.trim(),
  alt: input.alt?.trim() ?? "",
  ...cropColumns({ focalPoint: input.focalPoint ?? null, aspectRatio: input.aspectRatio ?? null }),
  points: (input.points ?? []).map(({ pieceId, x, y }) => ({ pieceId, x: roundFraction(x), y: roundFraction(y) })),
});

/** @throws BAD_USER_INPUT for a point that names no piece of the outfit, or a piece twice. */
async function requireOwnPieces({ db }: Write, outfitId: string, inputs: readonly OutfitPictureInput[]): Promise<void> {
  const own = new Set((await db.findBy(Piece, { outfitId })).map(({ id }) => id));
  for (const { points } of inputs) {
    const ids = (points ?? []).map(({ pieceId }) => pieceId);
    if (ids.every((id) => own.has(id)) && new Set(ids).size === ids.length) continue;
    const sentence =
      "Each point in a picture must belong to one piece of this outfit, and each piece can have one point.";
    throw badUserInput(sentence, { morePictures: sentence });
  }
}

/** Replaces the further pictures of an outfit. @returns the difference for the audit log, empty when unchanged. */
export async function savePictures(
  change: Write,
  outfitId: string,
  inputs: readonly OutfitPictureInput[],
): Promise<Record<string, [unknown, unknown]>> {
  const { db } = change;
  await requireOwnPieces(change, outfitId, inputs);
  const stored = await db.find(OutfitPicture, { where: { outfitId }, order: { place: "ASC", id: "ASC" } });
  const before = stored.map(({ id: _, ...picture }) => picture);
  const after = inputs.map((input, place) => toRow(outfitId, input, place));
  if (isDeepStrictEqual(before, after)) return {};
  await db.delete(OutfitPicture, { outfitId });
  if (after.length) await db.insert(OutfitPicture, after);
  return { morePictures: [before.map(({ image }) => image), after.map(({ image }) => image)] };
}
