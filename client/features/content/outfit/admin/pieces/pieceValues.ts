import type { OutfitFieldsFragment } from "../../../../../graphql/generated/adminOperations";
import type { PointValue } from "../../../../../admin/picture/point";
import { toPictureValue, type PictureValue } from "./pictureValues";

export interface PieceValue {
  /** A new piece has a UUID from this browser. */
  id: string;
  name: string;
  note: string;
  /** A name of its brand; blank for that of its exact product. */
  brandName: string;
  /** Where it is in the main picture; null while it is not marked. */
  position: PointValue | null;
  /** What an editor chose; null while its name and its exact product say what it is. */
  facts: FactsValue | null;
}

/** What a piece is, in names of the vocabulary. */
export interface FactsValue {
  garment: string | null;
  colors: string[];
  materials: string[];
  patterns: string[];
}

export const noFacts: FactsValue = { garment: null, colors: [], materials: [], patterns: [] };

export const toFactsValue = ({ garment, colors, materials, patterns }: FactsValue): FactsValue => ({
  garment,
  colors,
  materials,
  patterns,
});

/** Describes facts: "jeans, cobalt, denim". */
export const formatFacts = ({ garment, colors, materials, patterns }: FactsValue): string =>
  [garment ?? "no known garment", ...colors, ...patterns, ...materials].join(", ");

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
  pieces: row.pieces.map(({ id, name, note, brandName, position, facts, factsChosen }) => ({
    id,
    name,
    note,
    brandName,
    position: position && toPoint(position),
    facts: factsChosen ? toFactsValue(facts) : null,
  })),
  morePictures: row.morePictures.map(toPictureValue),
});

export const newPiece = (position: PointValue | null): PieceValue => ({
  id: crypto.randomUUID(),
  name: "",
  note: "",
  brandName: "",
  position,
  facts: null,
});

/** Describes pieces where an editor compares two versions. */
export const formatPieces = (pieces: readonly PieceValue[]): string =>
  pieces
    .map(({ name, note, brandName, position, facts }) => {
      const point = position ? ` at ${formatPoint(position)}` : "";
      const chosen = facts ? `, chosen: ${formatFacts(facts)}` : "";
      return `${name}${brandName ? ` by ${brandName}` : ""}${note ? ` (${note})` : ""}${chosen}${point}`;
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
