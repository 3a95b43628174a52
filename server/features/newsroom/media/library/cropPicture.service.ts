import type { EntityManager } from "typeorm";
import sharp from "sharp";
import { write } from "../../../../core/write/write";
import { badUserInput, notFound } from "../../../../core/errors/appErrors";
import type { Actor } from "../../../../core/graphql/context";
import { type StoredPicture, storePicture } from "../upload/picture.service";
import type { PictureStorage } from "../upload/pictureStorage";
import { findPicture } from "./pictures.service";
import { recordPicture } from "./savePicture.service";

/** A rectangle inside a picture, in fractions of its width and height. */
export interface CropRectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

const outside = () =>
  badUserInput("The crop must be a rectangle inside the picture.", { file: "Choose a part of the picture." });

/** Two fractions that add up to 1 may add up to slightly more in binary. */
const tolerance = 1e-6;

/** @throws BAD_USER_INPUT when it is no rectangle inside the picture. */
function requireInside({ left, top, width, height }: CropRectangle): void {
  const all = [left, top, width, height];
  const isInside = left + width <= 1 + tolerance && top + height <= 1 + tolerance;
  if (!all.every((value) => Number.isFinite(value) && value >= 0) || !isInside || width === 0 || height === 0)
    throw outside();
}

/** Returns the rectangle in whole pixels, at least one wide and high. */
function toPixels(rectangle: CropRectangle, size: { width: number; height: number }) {
  const left = Math.min(Math.round(rectangle.left * size.width), size.width - 1);
  const top = Math.min(Math.round(rectangle.top * size.height), size.height - 1);
  const width = Math.min(Math.max(1, Math.round(rectangle.width * size.width)), size.width - left);
  const height = Math.min(Math.max(1, Math.round(rectangle.height * size.height)), size.height - top);
  return { left, top, width, height };
}

/**
 * Stores a part of a picture as a picture of its own, with the texts of the original, which stays.
 * @throws NOT_FOUND, BAD_USER_INPUT for a rectangle outside the picture, or a part that is too small.
 */
export async function cropPicture(
  db: EntityManager,
  storage: PictureStorage,
  actor: Actor,
  { id, ...rectangle }: CropRectangle & { id: string },
): Promise<StoredPicture & { id: string }> {
  requireInside(rectangle);
  const original = await findPicture(db, id);
  const bytes = original && (await storage.read(original.address.replace(/^\/pictures\//, "")));
  if (!original || !bytes) throw notFound("This picture is no longer in the library.");
  // Without loss, because it is encoded once more.
  const part = await sharp(bytes).extract(toPixels(rectangle, original)).png({ compressionLevel: 1 }).toBuffer();
  const stored = await storePicture(storage, part);
  const { alt, credit, license } = original;
  const fileName = original.fileName && `Cropped ${original.fileName}`;
  return {
    ...stored,
    id: await write(db, actor, (change) => recordPicture(change, stored, { fileName, alt, credit, license })),
  };
}
