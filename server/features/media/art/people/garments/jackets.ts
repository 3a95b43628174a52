import { between, type Knot, type Point } from "../../kit/smooth";
import { outward, type Body, type Side } from "../body";
import { type Cloth } from "../cloth";
import { button, corner, panel, seam, seams, sleeve, type Piece, type SleeveCut } from "./cut";
import { hemLevel } from "./skirts";
import { collar } from "./tops";

export interface JacketCut {
  /** Where the hem is: a place on the torso up to 2, or beyond that a share of the leg (2.5 is the knee). */
  to: number;
  ease: readonly [number, number, number];
  /** Half the opening at the waist and at the hem, across. 0 is closed. */
  gap: readonly [number, number];
  /** Where the fronts begin to part at the neck; lapels break there. */
  breakAt: number;
  lapel?: "notch" | "peak" | "shawl" | "none";
  lapelFill?: string;
  sleeve: SleeveCut;
  flare?: number;
}

/** The hem of a coat at one side, on the torso or at the height of a leg. */
function hemAt(body: Body, cut: JacketCut, s: number): Point {
  if (cut.to <= 2) return body.torso(cut.to, s, cut.ease[2]);
  const share = cut.to - 2;
  const xs = [body.leg(0)(share)[0], body.leg(1)(share)[0]];
  const edge = s < 0 ? Math.min(...xs) - 24 - (cut.flare ?? 10) : Math.max(...xs) + 24 + (cut.flare ?? 10);
  const middle = (xs[0] + xs[1]) / 2;
  return [middle + (edge - middle) * Math.abs(s), hemLevel(body, share) + (1 - Math.abs(s)) * 6];
}

export function front(body: Body, cloth: Cloth, cut: JacketCut, side: Side): string {
  const { torso } = body;
  const s = outward(side);
  const centre = body.front * 0.5;
  const overlap = cut.gap[0] === 0 ? s * -0.06 : s * cut.gap[0];
  const inner = (t: number, gap: number): Point => torso(t, centre + (cut.gap[0] === 0 ? overlap : s * gap));
  const [bust, waist, hip] = cut.ease;
  const bottomOut = hemAt(body, cut, s);
  const open = cut.gap[1];
  const bottomIn: Point = cut.to <= 2 ? torso(cut.to + 0.03, centre + (open === 0 ? overlap : s * open)) : between(hemAt(body, cut, 0), bottomOut, open === 0 ? -0.08 : open);
  const mid = inner(1.25, (cut.gap[0] + open) / 2);
  const knots: Knot[] = [
    corner(torso(-0.14, s * 0.34)), corner(torso(-0.02, s, bust)), torso(0.26, s, bust), torso(0.5, s, bust), torso(1, s, waist),
    ...(cut.to > 1.5 ? [torso(1.6, s, hip)] : []), corner(bottomOut), corner(bottomIn), ...(cut.to > 1.3 ? [mid as Knot] : []), inner(1, cut.gap[0]), corner(inner(cut.breakAt, cut.gap[0])), torso(cut.breakAt * 0.4, s * 0.28 + centre * 0.3),
  ];
  return panel(knots, cloth.fill);
}

function lapel(body: Body, cloth: Cloth, cut: JacketCut, side: Side): string {
  if (!cut.lapel || cut.lapel === "none") return "";
  const { torso } = body;
  const s = outward(side);
  const centre = body.front * 0.5;
  const breakPoint = torso(cut.breakAt, centre + (cut.gap[0] === 0 ? s * -0.06 : s * cut.gap[0]));
  const neck = torso(-0.17, s * 0.28);
  const inner = torso(cut.breakAt * 0.4, s * 0.26 + centre * 0.3);
  const notch: Knot[] =
    cut.lapel === "shawl"
      ? [torso(0.02, s * 0.56), torso(cut.breakAt * 0.55, s * 0.62 + centre * 0.3)]
      : cut.lapel === "peak"
        ? [torso(-0.05, s * 0.5), corner(torso(0.2, s * 0.56)), corner(torso(0.13, s * 0.84)), torso(cut.breakAt * 0.6, s * 0.56 + centre * 0.4)]
        : [corner(torso(0.02, s * 0.56)), corner(torso(0.13, s * 0.48)), corner(torso(0.16, s * 0.74)), torso(cut.breakAt * 0.62, s * 0.5 + centre * 0.4)];
  const shape: Knot[] = [corner(neck), ...notch, corner(breakPoint), inner];
  return panel(shape, cut.lapelFill ?? cloth.light) + seams(body, [[...notch.slice(cut.lapel === "shawl" ? 0 : 1), corner(breakPoint)]], cloth.seam, 0.55);
}

export function jacket(body: Body, cloth: Cloth, cut: JacketCut, details = ""): Piece {
  const sides = [0, 1] as const;
  const left = hemAt(body, cut, -1);
  const right = hemAt(body, cut, 1);
  const lining: Knot[] = [corner(body.torso(0.3, -0.9)), corner(body.torso(0.3, 0.9)), body.torso(1, 0.9), corner([right[0] - 3, right[1] - 6]), corner([left[0] + 3, left[1] - 6]), body.torso(1, -0.9)];
  const edge = cut.gap[0] === 0 ? seam(body, [body.torso(cut.breakAt, body.front * 0.5), body.torso(1.2, body.front * 0.5), cut.to <= 2 ? body.torso(cut.to, body.front * 0.5) : hemAt(body, cut, 0)], cloth.seam, 0.65) : "";
  const collar = cut.lapel && cut.lapel !== "none" ? panel([[-27, -26], [0, -34], [27, -26], body.torso(-0.1, 0.34), body.torso(-0.1, -0.34)], cloth.shade) : "";
  return {
    behind: collar + (cut.to > 1.9 && cut.gap[1] > 0 ? panel(lining, cloth.shade) : ""),
    main: sides.map((side) => front(body, cloth, cut, side)).join("") + edge + sides.map((side) => lapel(body, cloth, cut, side)).join("") + details,
    sleeve: (side) => sleeve(body, side, cloth, cut.sleeve),
    longSleeves: true,
  };
}

const jacketPockets = (body: Body, cloth: Cloth, t = 1.42): string =>
  seams(body, [[body.torso(t, -0.92), body.torso(t + 0.03, -0.46)], [body.torso(t, 0.92), body.torso(t + 0.03, 0.46)]], cloth.seam, 0.8);

export function blazer(body: Body, cloth: Cloth, worn: "open" | "closed" | "double" = "closed"): Piece {
  const { torso } = body;
  const centre = body.front * 0.5;
  const buttons = worn === "open" ? "" : worn === "double"
    ? [0.9, 1.12].flatMap((t) => [-0.24, 0.24].map((s) => button(torso(t, centre + s), cloth.seam))).join("")
    : [0.94, 1.16].map((t) => button(torso(t, centre), cloth.seam)).join("");
  const cut: JacketCut = {
    to: 1.82, ease: [7, worn === "open" ? 14 : 7, 9], gap: worn === "open" ? [0.3, 0.4] : [0, 0.2], breakAt: worn === "open" ? 1.02 : 0.86,
    lapel: worn === "double" ? "peak" : "notch", sleeve: { to: 0.99, wide: [21, 17, 13], cuff: true },
  };
  return jacket(body, cloth, cut, buttons + jacketPockets(body, cloth) + seam(body, [torso(0.36, 0.36), torso(0.34, 0.68)], cloth.seam, 0.8));
}

export function tuxedo(body: Body, cloth: Cloth, silk: string): Piece {
  const cut: JacketCut = { to: 1.8, ease: [7, 6, 8], gap: [0, 0.26], breakAt: 0.98, lapel: body.front > 0.1 ? "peak" : "shawl", lapelFill: silk, sleeve: { to: 0.97, wide: [21, 16, 13], cuff: true } };
  return jacket(body, cloth, cut, button(body.torso(1.03, body.front * 0.5), cloth.seam) + jacketPockets(body, cloth));
}

export function waistcoat(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const centre = body.front * 0.5;
  const edge = (s: number): Knot[] => [corner(torso(-0.1, s * 0.42)), corner(torso(-0.04, s * 0.74)), torso(0.22, s * 0.84), corner(torso(0.42, s, 4)), torso(1, s, 4), corner(torso(1.32, s, 4)), corner(torso(1.5, centre + s * 0.3)), corner(torso(1.34, centre + s * 0.02)), corner(torso(0.56, centre))];
  return {
    main: panel(edge(-1), cloth.fill) + panel(edge(1), cloth.fill) + seams(body, [[torso(0.56, centre), torso(1.36, centre)], [torso(1.1, -0.84), torso(1.13, -0.4)], [torso(1.1, 0.84), torso(1.13, 0.4)]], cloth.seam, 0.7) +
      [0.66, 0.84, 1.02, 1.2].map((t) => button(torso(t, centre + 0.08), cloth.seam, 2.6)).join(""),
  };
}

export function cardigan(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const cut: JacketCut = { to: 1.62, ease: [7, 14, 9], gap: [0.2, 0.34], breakAt: 0.7, lapel: "none", sleeve: { to: 1, wide: [22, 20, 14], cuff: true } };
  const buttons = [0.8, 1.05, 1.3, 1.52].map((t) => button(torso(t, body.front * 0.5 + 0.32), cloth.light, 3.4)).join("");
  const ribs = seams(body, [[torso(1.52, -1, 8), torso(1.55, -0.4)], [torso(1.52, 1, 8), torso(1.55, 0.4)], [torso(0.04, -0.46), torso(0.7, -0.36), torso(1.5, -0.46)], [torso(0.04, 0.46), torso(0.7, 0.44), torso(1.5, 0.5)]], cloth.seam, 0.6);
  return jacket(body, cloth, cut, ribs + buttons);
}

const shortJacket = (body: Body, cloth: Cloth, puff: number, details: string, sleeves: SleeveCut): Piece =>
  jacket(body, cloth, { to: 1.34, ease: [9, 12 + puff, 6 + puff * 0.3], gap: [0.26, 0.3], breakAt: 0.3, lapel: "none", sleeve: sleeves }, details);

export function bomberJacket(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const ribs = [-1, 1].flatMap((s): Knot[][] => [[torso(1.26, s, 9), torso(1.28, s * 0.36)], [torso(0.8, s * 0.86), torso(1, s * 0.6)], [torso(-0.04, s * 0.44), torso(0.12, s * 0.34)]]);
  return shortJacket(body, cloth, 8, seams(body, ribs, cloth.seam, 0.7) + seams(body, [[torso(0.24, 0.3), torso(1.3, 0.34)], [torso(0.24, -0.3), torso(1.3, -0.3)]], cloth.light, 0.7), { to: 0.97, wide: [25, 23, 14], cuff: true });
}

/** Zipped up, with a stand-up collar and stripes down the arms. */
export function trackJacket(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const stand: Knot[] = [corner(torso(-0.02, -0.5)), corner([-24, -28]), [0, -20], corner([24, -28]), corner(torso(-0.02, 0.5)), corner(torso(0.12, front * 0.4))];
  const made = jacket(body, cloth, { to: 1.5, ease: [9, 14, 8], gap: [0, 0], breakAt: 0.12, lapel: "none", sleeve: { to: 0.97, wide: [23, 20, 14], cuff: true } },
    panel(stand, cloth.light) + seams(body, [[torso(1.4, -1, 8), torso(1.43, 0), torso(1.4, 1, 8)], [torso(0.12, front * 0.4), torso(1.46, front * 0.5)]], cloth.seam, 0.7) + jacketPockets(body, cloth, 1.16));
  const stripe = (side: Side): string => seams(body, [-4, 1].map((dx): Knot[] => [0.06, 0.3, 0.5, 0.9].map((share) => [body.arm(side)(share)[0] + outward(side) * (dx + 9), body.arm(side)(share)[1]])), cloth.second, 0.8);
  return { ...made, sleeve: (side) => (made.sleeve?.(side) ?? "") + stripe(side) };
}

export function leatherJacket(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const metal = "#c9c6c0";
  const zips = seams(body, [[torso(0.5, -0.7), torso(0.62, -0.4)], [torso(1, -0.84), torso(1.14, -0.5)], [torso(1, 0.84), torso(1.14, 0.5)], [torso(0.5, 0.34), torso(1.28, 0.36)]], metal, 0.8);
  return jacket(body, cloth, { to: 1.3, ease: [8, 10, 5], gap: [0.24, 0.34], breakAt: 0.62, lapel: "peak", sleeve: { to: 0.97, wide: [22, 18, 13], cuff: true } },
    zips + seams(body, [[torso(1.2, -1, 8), torso(1.22, -0.36)], [torso(1.2, 1, 8), torso(1.22, 0.4)]], cloth.seam, 0.8) + [-0.62, 0.62].map((s) => button(torso(0.06, s), metal, 2.4)).join(""));
}

export function denimJacket(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const stitch = "#d9a866";
  const flap = (s: number): Knot[] => [torso(0.46, s * 0.4), torso(0.46, s * 0.8), torso(0.58, s * 0.8), torso(0.64, s * 0.6), torso(0.58, s * 0.4), torso(0.46, s * 0.4)].map((knot) => corner(knot));
  const details = seams(body, [flap(-1), flap(1), [torso(0.36, -0.94), torso(0.38, -0.3)], [torso(0.36, 0.94), torso(0.38, 0.3)], [torso(1.2, -1, 6), torso(1.22, -0.34)], [torso(1.2, 1, 6), torso(1.22, 0.34)]], stitch, 0.55);
  return jacket(body, cloth, { to: 1.3, ease: [8, 11, 6], gap: [0.24, 0.3], breakAt: 0.32, lapel: "none", sleeve: { to: 0.97, wide: [22, 18, 14], cuff: true } }, collar(body, cloth, true) + details + [0.5, 0.8, 1.08].map((t) => button(torso(t, body.front * 0.5 + 0.31), stitch, 2.4)).join(""));
}
