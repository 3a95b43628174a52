/** A point in a picture, in fractions of its width and height. */
export interface PointValue {
  x: number;
  y: number;
}

/** What stays visible when nobody has chosen a focal point. */
export const pictureCenter: PointValue = { x: 0.5, y: 0.5 };

/** Keeps a point inside the picture, with the digits that the server stores. */
export const clampPoint = ({ x, y }: PointValue): PointValue => {
  const clamp = (fraction: number) => Math.round(Math.min(1, Math.max(0, fraction)) * 10_000) / 10_000;
  return { x: clamp(x), y: clamp(y) };
};
