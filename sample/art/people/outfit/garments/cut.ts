import { between, ribbon, smooth, type Knot, type Point, type Width } from "../../../kit/smooth";
import { element } from "../../../kit/svg";
import { type Body, type Side } from "../../body/body";
import { type Cloth } from "../../body/cloth";

/** A garment on a body: what hangs behind it, the thing itself, and its sleeves, which are painted with the arms. */
export interface Piece {
  behind?: string;
  main: string;
  sleeve?: (side: Side) => string;
  longSleeves?: boolean;
  /** Legs down to the ankles are hidden. */
  longLegs?: boolean;
  /** Tucked tops go under the waistband. */
  tucked?: boolean;
}

export const corner = ([x, y]: readonly [number, number, ...unknown[]]): Knot => [x, y, "corner"];

export const panel = (knots: readonly Knot[], fill: string, opacity?: number): string =>
  element("path", { d: smooth(knots), fill, opacity });

export const seam = (body: Body, knots: readonly Knot[], stroke: string, width = 0.75): string =>
  width <= body.sparse ? "" : element("path", { d: smooth(knots, false), stroke, "stroke-width": body.pen * width });

/** Several lines of one color in a single path keep the file small. */
export const seams = (body: Body, lines: readonly (readonly Knot[])[], stroke: string, width = 0.75): string =>
  width <= body.sparse
    ? ""
    : element("path", {
        d: lines
          .filter((knots) => knots.length > 1)
          .map((knots) => smooth(knots, false))
          .join(""),
        stroke,
        "stroke-width": body.pen * width,
      });

export const button = ([cx, cy]: Point, fill: string, r = 3): string => element("circle", { cx, cy, r, fill });

type Neckline =
  | "crew"
  | "high"
  | "v"
  | "deep-v"
  | "scoop"
  | "square"
  | "cowl"
  | "strapless"
  | "sweetheart"
  | "halter"
  | "boat"
  | "tank"
  | "straps";

/** The upper edge of a bodice from the left armpit to the right one. */
function neckEdge(body: Body, neckline: Neckline, ease = 2): Knot[] {
  const { torso, front } = body;
  const middle = (t: number, s = 0): Point => torso(t, front * 0.45 + s);
  const shoulder = (side: number, inner: number): Knot[] => [
    torso(0.3, side, ease),
    corner(torso(0.0, side, ease)),
    torso(-0.05, side * 0.72),
    corner(torso(-0.1, side * inner)),
  ];
  const covered = (inner: number, ...dip: Knot[]): Knot[] => [
    ...shoulder(-1, inner),
    ...dip,
    ...shoulder(1, inner).reverse(),
  ];
  const bare = (...top: Knot[]): Knot[] => [corner(torso(0.33, -1, ease)), ...top, corner(torso(0.33, 1, ease))];
  switch (neckline) {
    case "high":
      return covered(0.34, torso(-0.14, -0.2), middle(-0.1), torso(-0.14, 0.2));
    case "v":
      return covered(0.4, torso(0.1, -0.24), corner(middle(0.36)), torso(0.1, 0.24));
    case "deep-v":
      return covered(0.44, torso(0.2, -0.3), corner(middle(0.62)), torso(0.2, 0.3));
    case "scoop":
      return covered(0.52, torso(0.14, -0.42), middle(0.3), torso(0.14, 0.42));
    case "square":
      return covered(0.6, corner(torso(0.22, -0.54)), corner(torso(0.22, 0.54)));
    case "straps":
      return [
        corner(torso(0.34, -1, ease)),
        torso(0.2, -0.76),
        corner(torso(-0.04, -0.66)),
        corner(torso(-0.06, -0.5)),
        corner(torso(0.24, -0.5)),
        corner(torso(0.24, 0.5)),
        corner(torso(-0.06, 0.5)),
        corner(torso(-0.04, 0.66)),
        torso(0.2, 0.76),
        corner(torso(0.34, 1, ease)),
      ];
    case "boat":
      return covered(0.66, torso(0.0, -0.3), middle(0.03), torso(0.0, 0.3));
    case "tank":
      return [
        corner(torso(0.34, -1, ease)),
        torso(0.2, -0.72),
        corner(torso(-0.05, -0.62)),
        corner(torso(-0.08, -0.44)),
        torso(0.13, -0.36),
        middle(0.26),
        torso(0.13, 0.36),
        corner(torso(-0.08, 0.44)),
        corner(torso(-0.05, 0.62)),
        torso(0.2, 0.72),
        corner(torso(0.34, 1, ease)),
      ];
    case "cowl":
      return bare(corner(torso(0.2, -0.56)), torso(0.3, -0.3), middle(0.4), torso(0.3, 0.3), corner(torso(0.2, 0.56)));
    case "sweetheart":
      return bare(torso(0.24, -0.66), torso(0.25, -0.34), corner(middle(0.36)), torso(0.25, 0.34), torso(0.24, 0.66));
    case "strapless":
      return bare(torso(0.29, -0.6), middle(0.27), torso(0.29, 0.6));
    case "halter":
      return bare(
        torso(0.16, -0.56),
        corner(torso(-0.14, -0.3)),
        torso(-0.06, -0.1),
        torso(-0.06, 0.1),
        corner(torso(-0.14, 0.3)),
        torso(0.16, 0.56),
      );
    default:
      return covered(0.38, torso(0.02, -0.24), middle(0.09), torso(0.02, 0.24));
  }
}

/** The trunk of a garment from its neckline down to a place on the torso. */
export function bodice(
  body: Body,
  cloth: Cloth,
  neckline: Neckline,
  to: number,
  ease: readonly [number, number, number] = [2, 2, 2],
): string {
  const { torso } = body;
  const [bust, waist, hip] = ease;
  const out = (t: number): number =>
    t <= 0.42
      ? bust
      : t <= 1
        ? bust + ((waist - bust) * (t - 0.42)) / 0.58
        : waist + (hip - waist) * Math.min(1, (t - 1) / 0.6);
  const levels = [0.42, 0.72, 1, 1.3, 1.6, 1.9].filter((t) => t < to - 0.08);
  const side = (s: number): Knot[] => [...levels.map((t) => torso(t, s, out(t))), corner(torso(to, s, out(to)))];
  return panel([...neckEdge(body, neckline, bust), ...side(1), torso(to + 0.05, 0), ...side(-1).reverse()], cloth.fill);
}

export interface SleeveCut {
  /** How far down the arm: 0.25 short, 0.5 elbow, 1 wrist. */
  to: number;
  /** Half widths at the shoulder, the elbow and the end. */
  wide: readonly [number, number, number];
  cuff?: boolean;
}

export function sleeve(body: Body, side: Side, cloth: Cloth, { to, wide, cuff }: SleeveCut): string {
  const big = body.masculine ? 1.16 : 1;
  const [top, middle, end] = wide.map((value) => value * big);
  const spine = body.arm(side);
  const at = (share: number): number =>
    share < 0.5 ? top + (middle - top) * (share / 0.5) : middle + (end - middle) * ((share - 0.5) / 0.5);
  const last = to > 0.5 ? end : to > 0.3 ? Math.max(middle, end) : end;
  const widths: Width[] = [
    [-0.014, top * 0.6],
    [0.04, top * 0.86],
    ...[0.14, 0.44, 0.5, 0.57, 0.78].filter((share) => share < to - 0.08).map((share): Width => [share, at(share)]),
    [to, last],
  ];
  const outline = ribbon(spine, widths, true);
  const half = widths.length;
  // The inner edge leaves out the points beside the elbow: where an arm bends sharply they would tie a knot.
  const smoothly = (_: Knot, index: number): boolean => ![0.44, 0.57].includes(widths[index][0]);
  const inner = (side ? outline.slice(half).reverse() : outline.slice(0, half)).filter(smoothly).slice(2);
  const cuffLine: Knot[][] =
    cuff && to > 0.8
      ? [[between(outline[half - 1], outline[half - 2], 0.3), between(outline[half], outline[half + 1], 0.3)]]
      : [];
  return panel(outline, cloth.fill) + seams(body, [inner, ...cuffLine], cloth.seam, 0.6);
}

/** Straps run from the top of the bodice over the shoulder. */
export function straps(body: Body, cloth: Cloth, width = 1, from = 0.56, t = 0.2): string {
  const { torso } = body;
  return seams(
    body,
    [-1, 1].map((side) => [torso(t, side * from), torso(-0.06, side * (from - 0.06))]),
    cloth.pattern ? cloth.base : cloth.fill,
    width,
  );
}
