export type Point = readonly [number, number];

/** Built like a real frame: 3 units are a centimetre, the ground is y = 0, the front is to the right. */
export interface Build {
  readonly r: number;
  readonly tyre: number;
  readonly chainstay: number;
  readonly reach: number;
  readonly seat: number;
  readonly post: number;
  readonly head: number;
  readonly fork: number;
  readonly angle: number;
  readonly stem: number;
  readonly drop: number;
  readonly extra?: number;
}

export interface Geometry {
  readonly bottom: Point;
  readonly rear: Point;
  readonly front: Point;
  readonly seatTop: Point;
  readonly saddle: Point;
  readonly headLow: Point;
  readonly headTop: Point;
  readonly bar: Point;
  readonly axis: Point;
}

export function geometryOf(b: Build): Geometry {
  const rearY = -b.r;
  const bottomY = -b.r + b.drop;
  const rear: Point = [-Math.sqrt(b.chainstay ** 2 - b.drop ** 2), rearY];
  const front: Point = [b.reach + (b.extra ?? 0), -b.r];
  const tilt = (73 * Math.PI) / 180;
  const along = (length: number): Point => [-Math.cos(tilt) * length, bottomY - Math.sin(tilt) * length];
  const lean = (b.angle * Math.PI) / 180;
  const axis: Point = [-Math.cos(lean), -Math.sin(lean)];
  const up = (from: Point, length: number): Point => [from[0] + axis[0] * length, from[1] + axis[1] * length];
  const rake = 13;
  const headLow = up([front[0] - Math.sin(lean) * rake, front[1] + Math.cos(lean) * rake], b.fork);
  const headTop = up(headLow, b.head);
  return {
    bottom: [0, bottomY],
    rear,
    front,
    seatTop: along(b.seat),
    saddle: along(b.seat + b.post),
    headLow,
    headTop,
    bar: up(headTop, b.stem),
    axis,
  };
}
