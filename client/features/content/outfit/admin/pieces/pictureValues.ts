import type { OutfitPictureInput, OutfitFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import { pictureCenter, type PointValue } from "../../../../../admin/picture/point";

/** Where a piece is in a further picture. */
export interface PiecePointValue extends PointValue {
  pieceId: string;
}

/** A further picture in the form. */
export interface PictureValue {
  /** Identifies it in the form alone: the server replaces the pictures of an outfit with each save. */
  id: string;
  image: string;
  alt: string;
  focalPoint: PointValue;
  aspectRatio: number | null;
  points: PiecePointValue[];
}

/** The server's limit. */
export const maxPictures = 20;

export const toPictureValue = (row: OutfitFieldsFragment["morePictures"][number]): PictureValue => ({
  id: row.id,
  image: row.image,
  alt: row.alt,
  focalPoint: { x: row.focalPoint.x, y: row.focalPoint.y },
  aspectRatio: row.aspectRatio,
  points: row.points.map(({ pieceId, x, y }) => ({ pieceId, x, y })),
});

export const toPictureInput = ({ id: _, ...picture }: PictureValue): OutfitPictureInput => picture;

/** What is known about a picture that is added. */
export type AddedPicture = Pick<PictureValue, "image"> & Partial<Pick<PictureValue, "alt" | "focalPoint">>;

export const newPicture = ({ image, alt = "", focalPoint = pictureCenter }: AddedPicture): PictureValue => ({
  id: crypto.randomUUID(),
  image,
  alt,
  focalPoint,
  aspectRatio: null,
  points: [],
});

/** Sets or removes the point of a piece. */
export function placePoint(points: readonly PiecePointValue[], pieceId: string, point: PointValue | null) {
  const others = points.filter((other) => other.pieceId !== pieceId);
  if (point === null) return others;
  const placed = { pieceId, x: point.x, y: point.y };
  return others.length === points.length
    ? [...points, placed]
    : points.map((other) => (other.pieceId === pieceId ? placed : other));
}

/** Leaves out the points of pieces that are gone. A picture without such a point stays the same object. */
export const keepPointsOf = (pictures: readonly PictureValue[], pieces: readonly { id: string }[]): PictureValue[] =>
  pictures.map((picture) => {
    const points = picture.points.filter(({ pieceId }) => pieces.some(({ id }) => id === pieceId));
    return points.length === picture.points.length ? picture : { ...picture, points };
  });
