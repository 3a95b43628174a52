import { uploadedRatio } from "./pictureSources";

export interface Point {
  x: number;
  y: number;
}

export interface CroppedPicture {
  image: string;
  /** Width divided by height; null when nobody has measured it. */
  aspectRatio: number | null;
  focalPoint: Point;
}

const cropAxis = (at: number, focus: number, scale: number): number => (at - focus) * scale + focus;
const isInside = (fraction: number): boolean => fraction >= 0 && fraction <= 1;

/**
 * Converts a point of a picture to a point of the box that shows it with `object-fit: cover` and the focal point as
 * `object-position`. Fractions from the left and the top; null when the crop hides the point. A picture whose ratio
 * nobody knows counts as uncropped.
 */
export function cropPoint(point: Point, { image, aspectRatio, focalPoint }: CroppedPicture, box: number): Point | null {
  const ratio = aspectRatio ?? uploadedRatio(image) ?? box;
  const shown = {
    x: cropAxis(point.x, focalPoint.x, Math.max(1, ratio / box)),
    y: cropAxis(point.y, focalPoint.y, Math.max(1, box / ratio)),
  };
  return isInside(shown.x) && isInside(shown.y) ? shown : null;
}
