import type { OutfitFieldsFragment } from "../../../../graphql/generated/adminOperations";

export interface PointValue {
  x: number;
  y: number;
}

export interface PieceValue {
  /** A new piece has a UUID from this browser. */
  id: string;
  name: string;
  note: string;
  /** Where it is in the main picture; null while it is not marked. */
  position: PointValue | null;
}

/** The part of an outfit's form values that describes its main picture and its pieces. */
export interface LookValues {
  imageAlt: string;
  focalPoint: PointValue;
  aspectRatio: number | null;
  pieces: PieceValue[];
}

export const emptyLook: LookValues = { imageAlt: "", focalPoint: { x: 0.5, y: 0.5 }, aspectRatio: null, pieces: [] };

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
});

export const newPiece = (position: PointValue | null): PieceValue => ({
  id: crypto.randomUUID(),
  name: "",
  note: "",
  position,
});

/** Keeps a point inside the picture, with the digits that the server stores. */
export const clampPoint = ({ x, y }: PointValue): PointValue => {
  const clamp = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 10_000) / 10_000;
  return { x: clamp(x), y: clamp(y) };
};

/** Moves one entry of a list up or down. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, by: 1 | -1): Entry[] {
  const to = from + by;
  if (to < 0 || to >= list.length) return [...list];
  return list.map((entry, index) => (index === from ? list[to] : index === to ? list[from] : entry) as Entry);
}

/** Describes pieces where an editor compares two versions. */
export const formatPieces = (pieces: readonly PieceValue[]): string =>
  pieces
    .map(({ name, note, position }) => {
      const point = position ? ` at ${Math.round(position.x * 100)} %, ${Math.round(position.y * 100)} %` : "";
      return `${name}${note ? ` (${note})` : ""}${point}`;
    })
    .join("\n") || "(none)";
