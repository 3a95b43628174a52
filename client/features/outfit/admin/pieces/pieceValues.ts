import type { OutfitFieldsFragment } from "../../../../graphql/generated/adminOperations";
import type { PointValue } from "../../../../admin/picture/point";
import { toPictureValue, type PictureValue } from "./pictureValues";

export interface PieceValue {
  /** A new piece has a UUID from this browser. */
  id: string;
  name: string;
  note: string;
  /** Where it is in the main picture; null while it is not marked. */
  position: PointValue | null;
}

/** The part of an outfit's form values that describes its pictures and its pieces. */
export interface LookValues {
  imageAlt: string;
  focalPoint: PointValue;
  aspectRatio: number | null;
  pieces: PieceValue[];
  morePictures: PictureValue[];
}

export const emptyLook: LookValues = {
  imageAlt: "",
  focalPoint: { x: 0.5, y: 0.5 },
  aspectRatio: null,
  pieces: [],
  morePictures: [],
};

const toPoint = ({ x, y }: PointValue): PointValue => ({ x, y });

export const lookValues = (row: OutfitFieldsFragment): LookValues => ({
  imageAlt: row.imageAlt,
  focalPoint: toPoint(row.focalPoint),
  aspectRatio: row.aspectRatio,
  pieces: row.pieces.map(({ id, name, note, position }) => ({
    id,
    name,
    note,
    position: position && toPoint(position),
  })),
  morePictures: row.morePictures.map(toPictureValue),
});

export const newPiece = (position: PointValue | null): PieceValue => ({
  id: crypto.randomUUID(),
  name: "",
  note: "",
  position,
});

/** Describes pieces where an editor compares two versions. */
export const formatPieces = (pieces: readonly PieceValue[]): string =>
  pieces
    .map(({ name, note, position }) => {
      const point = position ? ` at ${formatPoint(position)}` : "";
      return `${name}${note ? ` (${note})` : ""}${point}`;
    })
    .join("\n") || "(none)";

export const formatPoint = ({ x, y }: PointValue): string => `${Math.round(x * 100)} %, ${Math.round(y * 100)} %`;

/** Describes further pictures where an editor compares two versions. */
export const formatPictures = (
  pictures: readonly PictureValue[],
  pieces: readonly Pick<PieceValue, "id" | "name">[],
): string =>
  pictures
    .map(({ image, alt, focalPoint, points }, index) => {
      const marked = points.map(
        ({ pieceId, ...point }) =>
          `${pieces.find(({ id }) => id === pieceId)?.name ?? "A removed piece"} at ${formatPoint(point)}`,
      );
      return [`Picture ${index + 2}: ${alt || image}`, `Focal point at ${formatPoint(focalPoint)}`, ...marked].join(
        "\n",
      );
    })
    .join("\n\n") || "(none)";
