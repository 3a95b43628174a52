import type { Write } from "../../../core/write/write";
import { requireValidInput } from "../../../core/errors/inputErrors";
import type { PublicationStatus } from "../../../core/kinds/publishableRow";
import type { Outfit } from "./outfit.entity";
import { CreateOutfitInput, UpdateOutfitInput } from "./outfit.inputs";
import { createOutfit, updateOutfit } from "./outfitWrite.service";
import { PieceInput } from "./pieces/piece.inputs";
import { Point } from "./pieces/point.types";
import { savePieces } from "./pieces/savePieces";
import { SceneInput } from "./scene";

/** A piece with the ids of its products in order. */
export type PieceFields = Required<Pick<PieceInput, "id" | "name" | "brandName" | "note" | "productIds">> & {
  position: Point | null;
};

type Texts =
  | "slug"
  | "title"
  | "image"
  | "imageAlt"
  | "description"
  | "fullDescription"
  | "occasion"
  | "date"
  | "seoTitle"
  | "seoDescription";

/** Fields of an outfit that did not come through the API, and are not validated yet. */
export type OutfitFields = Partial<
  Pick<UpdateOutfitInput, Texts | "affiliateLink" | "celebrityId" | "eventId" | "scene" | "tags" | "aspectRatio">
> & { focalPoint?: Point; pieces?: readonly PieceFields[]; status?: PublicationStatus };

const toPoint = (point: Point): Point => Object.assign(new Point(), point);

const toPiece = ({ position, ...fields }: PieceFields): PieceInput =>
  Object.assign(new PieceInput(), { ...fields, position: position && toPoint(position) });

/** The rules belong to classes, so plain objects become instances of them. */
const toInputFields = ({ focalPoint, pieces, scene, ...fields }: OutfitFields) => ({
  ...fields,
  ...(scene !== undefined && { scene: scene && Object.assign(new SceneInput(), scene) }),
  ...(focalPoint && { focalPoint: toPoint(focalPoint) }),
  ...(pieces && { pieces: pieces.map(toPiece) }),
});

/**
 * Validates and creates an outfit without pieces.
 * @throws BAD_USER_INPUT with an error for each invalid field.
 */
export async function insertOutfitFields(change: Write, fields: Omit<OutfitFields, "pieces">): Promise<Outfit> {
  const blank = { title: "", image: "", celebrityId: "", description: "" };
  const input = Object.assign(new CreateOutfitInput(), blank, toInputFields(fields));
  await requireValidInput(input);
  return createOutfit(change, input);
}

/**
 * Validates and updates an outfit.
 * @throws BAD_USER_INPUT with an error for each invalid field, NOT_FOUND, CONFLICT when the version is outdated.
 */
export async function saveOutfitFields(
  change: Write,
  { id, version }: Pick<Outfit, "id" | "version">,
  fields: OutfitFields,
): Promise<Outfit> {
  const input = Object.assign(new UpdateOutfitInput(), { id, version }, toInputFields(fields));
  await requireValidInput(input);
  return updateOutfit(change, input);
}

/** Validates and adds the pieces of an outfit that the same change has created. */
export async function addPieces(change: Write, outfitId: string, pieces: readonly PieceFields[]): Promise<void> {
  const { pieces: inputs } = toInputFields({ pieces });
  await requireValidInput(Object.assign(new UpdateOutfitInput(), { pieces: inputs }));
  await savePieces(change, outfitId, inputs ?? []);
}
