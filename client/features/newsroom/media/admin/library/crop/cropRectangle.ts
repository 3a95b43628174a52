import { clampPoint, type PointValue } from "../../../../../../admin/picture/point";

/** A rectangle by two opposite corners, in fractions of the picture. */
export interface Corners {
  start: PointValue;
  end: PointValue;
}

interface Size {
  width: number;
  height: number;
}

export const cropRatios = [
  { label: "4:5", ratio: 4 / 5 },
  { label: "3:4", ratio: 3 / 4 },
  { label: "1:1", ratio: 1 },
  { label: "3:2", ratio: 3 / 2 },
  { label: "1.91:1", ratio: 1.91 },
] as const;

/** Smaller rectangles are the slip of a finger. */
const smallest = 0.02;

/** Returns the largest rectangle of an aspect ratio, around a point as far as it fits. */
export function largestRectangle({ width, height }: Size, ratio: number, around: PointValue): Corners {
  const share = (ratio * height) / width;
  const size = { x: Math.min(1, share), y: Math.min(1, 1 / share) };
  const left = Math.min(Math.max(0, around.x - size.x / 2), 1 - size.x);
  const top = Math.min(Math.max(0, around.y - size.y / 2), 1 - size.y);
  return { start: clampPoint({ x: left, y: top }), end: clampPoint({ x: left + size.x, y: top + size.y }) };
}

/** Moves one corner; it stays left and above, or right and below, of the other. */
export function moveCorner(corners: Corners, corner: keyof Corners, { x, y }: PointValue): Corners {
  const { start, end } = corners;
  return corner === "start"
    ? { start: clampPoint({ x: Math.min(x, end.x - smallest), y: Math.min(y, end.y - smallest) }), end }
    : { start, end: clampPoint({ x: Math.max(x, start.x + smallest), y: Math.max(y, start.y + smallest) }) };
}

/** Returns the rectangle as the server takes it. */
export const toRectangle = ({ start, end }: Corners) => ({
  left: start.x,
  top: start.y,
  width: end.x - start.x,
  height: end.y - start.y,
});

/** Returns the size of the part in pixels. */
export function partSize(corners: Corners, size: Size): Size {
  const { width, height } = toRectangle(corners);
  return { width: Math.round(width * size.width), height: Math.round(height * size.height) };
}
