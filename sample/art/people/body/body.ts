import { along, between, ribbon, smooth, type Knot, type Point } from "../../kit/smooth";
import { element } from "../../kit/svg";
import { type Tones } from "../head/headView";
import { type Pose } from "./pose";

export type Side = 0 | 1;
export const sides: readonly Side[] = [0, 1];
/** -1 for the side on the left of the picture, 1 for the other. */
export const outward = (side: Side): number => (side ? 1 : -1);

/**
 * A figure in its own space: the pit of the neck is (0, 0) and a head is 100 units tall, so the soles are near 760.
 * Garments never use raw coordinates: they ask for places on the torso, an arm or a leg, and so fit every pose.
 */
export interface Body {
  pose: Pose;
  masculine: boolean;
  pen: number;
  /** Lines up to this width are left out: what a crowded picture can do without. */
  sparse: number;
  tones: Tones;
  /** t: 0 shoulders, 0.42 bust, 1 waist, 1.6 hips, 1.95 crotch; s: -1 to 1 across; out: units beyond the skin. */
  torso: (t: number, s: number, out?: number) => Point;
  /** 0 shoulder, 0.5 elbow, 1 wrist. */
  arm: (side: Side) => (share: number) => Point;
  /** 0 hip, 0.5 knee, 1 ankle. */
  leg: (side: Side) => (share: number) => Point;
  /** Which way the front of the body faces, as a place across. */
  front: number;
  headBase: Point;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const step = (from: Point, side: Side, degrees: number, length: number): Point => [
  from[0] + outward(side) * Math.sin(radians(degrees)) * length,
  from[1] + Math.cos(radians(degrees)) * length,
];

/** Reads a value from a few known ones. */
function interpolate(table: readonly (readonly [number, number])[], at: number): number {
  const reached = table.findIndex(([key]) => key >= at);
  const index = reached < 0 ? table.length - 1 : Math.max(1, reached);
  const [from, low] = table[index - 1];
  const [to, high] = table[index];
  const share = Math.max(-0.5, Math.min(1.5, (at - from) / (to - from)));
  const eased = share > 0 && share < 1 ? share * share * (3 - 2 * share) : share;
  return low + (high - low) * eased;
}

const womanly = [
  [-0.3, 66],
  [0, 68],
  [0.18, 60],
  [0.42, 53],
  [1, 36],
  [1.6, 59],
  [1.95, 60],
] as const;
const manly = [
  [-0.3, 82],
  [0, 85],
  [0.18, 76],
  [0.42, 66],
  [1, 50],
  [1.6, 54],
  [1.95, 54],
] as const;

export function bodyOf(pose: Pose, masculine: boolean, tones: Tones, pen: number, sparse: number): Body {
  const half = masculine ? manly : womanly;
  const down = [
    [-0.3, -26],
    [0, 14],
    [0.42, 76],
    [1, 164],
    [1.6, 250],
    [1.95, 290],
  ] as const;
  const swing = [
    [0, 0],
    [0.42, -pose.sway * 0.12],
    [1, pose.sway * 0.3],
    [1.6, pose.sway],
    [1.95, pose.sway],
  ] as const;
  const lean = [
    [0, pose.shoulders],
    [0.42, pose.shoulders * 0.8],
    [1, (pose.shoulders + pose.hips) * 0.3],
    [1.6, pose.hips],
    [1.95, pose.hips],
  ] as const;
  const torso = (t: number, s: number, out = 0): Point => {
    const across = s * interpolate(half, t) + Math.sign(s) * out;
    const angle = radians(interpolate(lean, t));
    const slope = t < 0.3 ? (1 - Math.min(1, Math.abs(s))) * 17 * (1 - Math.max(0, t) / 0.3) : 0;
    return [interpolate(swing, t) + across * Math.cos(angle), interpolate(down, t) - slope + across * Math.sin(angle)];
  };
  const arms = sides.map((side) => {
    const { upper, fore, foreshort = 1 } = pose.arms[side];
    const shoulder = torso(0.05, outward(side) * (masculine ? 0.86 : 0.88));
    const elbow = step(shoulder, side, upper, 142);
    return along(shoulder, elbow, step(elbow, side, fore, 122 * foreshort));
  });
  const legs = sides.map((side) => {
    const { thigh, shin, foreshort = 1 } = pose.legs[side];
    const hip = torso(1.66, outward(side) * 0.5);
    const knee = step(hip, side, thigh, 214);
    return along(hip, knee, step(knee, side, shin, 226 * foreshort));
  });
  return {
    pose,
    masculine,
    pen,
    sparse,
    tones,
    torso,
    arm: (side) => arms[side],
    leg: (side) => legs[side],
    front: pose.turn,
    headBase: [pose.headTilt * 0.5 + pose.headTurn * 3, -92],
  };
}

const fill = (knots: readonly Knot[], color: string): string => element("path", { d: smooth(knots), fill: color });
const inkLine = (body: Body, knots: readonly Knot[], color: string, width = 1): string =>
  width <= body.sparse
    ? ""
    : element("path", { d: smooth(knots, false), stroke: color, "stroke-width": body.pen * width });

export function drawNeck(body: Body): string {
  const { torso, masculine, tones, headBase } = body;
  const wide = masculine ? 22 : 15.5;
  const top: Point = [headBase[0], -66];
  const base = [torso(0.02, -0.52), torso(-0.1, -0.3), torso(-0.1, 0.3), torso(0.02, 0.52)];
  const column: Knot[] = [
    base[0],
    base[1],
    [top[0] - wide, -24],
    [top[0] - wide, top[1]],
    [top[0] + wide, top[1]],
    [top[0] + wide, -24],
    base[2],
    base[3],
    torso(0.14, 0.4),
    torso(0.14, -0.4),
  ];
  const turn = body.pose.headTurn;
  const shadow: Knot[] = [
    [...([top[0] - wide, top[1]] as Point), "corner"],
    [...([top[0] + wide, top[1]] as Point), "corner"],
    [top[0] + wide, -28 + turn * 8],
    [top[0] + turn * 4, -18],
    [top[0] - wide, -30 - turn * 8],
  ];
  const bones =
    inkLine(body, [torso(0.03, -0.5), torso(0.08, -0.3), torso(0.09, -0.12)], tones.line, 0.5) +
    inkLine(body, [torso(0.03, 0.5), torso(0.08, 0.3), torso(0.09, 0.14)], tones.line, 0.5);
  return fill(column, tones.skin) + fill(shadow, tones.shade) + bones;
}

export function drawTorso(body: Body): string {
  const { torso, tones } = body;
  const side = (s: number): Knot[] => [
    [...torso(-0.05, s * 0.4), "corner"],
    [...torso(0.03, s * 0.95), "corner"],
    torso(0.24, s * 0.95),
    ...[0.5, 1, 1.6, 1.9].map((t) => torso(t, s)),
  ];
  return fill([...side(-1), torso(2.02, 0), ...side(1).reverse()], tones.skin);
}

export function drawLeg(body: Body, side: Side): string {
  const { tones, masculine } = body;
  const big = masculine ? 1.06 : 1;
  const outer = (value: number, inner: number): [number, number] =>
    side ? [value * big, inner * big] : [inner * big, value * big];
  const widths = (
    [
      [0, 27, 28],
      [0.15, 29, 27],
      [0.42, 19, 19],
      [0.53, 15.5, 16],
      [0.67, 18.5, 17.5],
      [0.9, 9, 8.5],
      [1.0, 9, 9],
    ] as const
  ).map(([share, out, inside]) => [share, ...outer(out, inside)] as const);
  const shin = body.leg(side);
  const knee = inkLine(
    body,
    [shin(0.49), between(shin(0.49), shin(0.53), 1)].map(([x, y], index): Knot => [
      x + outward(side) * (index ? 6 : 9) * -1,
      y,
    ]),
    tones.line,
    0.45,
  );
  return fill(ribbon(shin, widths), body.pose.legs[side].behind ? tones.shade : tones.skin) + knee;
}

export function drawArm(body: Body, side: Side): string {
  const { tones, masculine } = body;
  const big = masculine ? 1.25 : 1;
  const widths = (
    [
      [-0.02, 9],
      [0.06, 14.5],
      [0.26, 13.5],
      [0.46, 10.8],
      [0.52, 10.4],
      [0.62, 11.4],
      [1, 6.8],
    ] as const
  ).map(([share, value]) => [share, value * big] as const);
  return fill(ribbon(body.arm(side), widths), tones.skin);
}
