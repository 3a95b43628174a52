import { between, type Knot, type Point } from "../../../kit/smooth";
import { outward, type Body, type Side } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { corner, panel, seam, seams, sleeve, type Piece, type SleeveCut } from "./cut";
import { hemLevel } from "./skirts";

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

function front(body: Body, cloth: Cloth, cut: JacketCut, side: Side): string {
  const { torso } = body;
  const s = outward(side);
  const centre = body.front * 0.5;
  const overlap = cut.gap[0] === 0 ? s * -0.06 : s * cut.gap[0];
  const inner = (t: number, gap: number): Point => torso(t, centre + (cut.gap[0] === 0 ? overlap : s * gap));
  const [bust, waist, hip] = cut.ease;
  const bottomOut = hemAt(body, cut, s);
  const open = cut.gap[1];
  const bottomIn: Point =
    cut.to <= 2
      ? torso(cut.to + 0.03, centre + (open === 0 ? overlap : s * open))
      : between(hemAt(body, cut, 0), bottomOut, open === 0 ? -0.08 : open);
  const mid = inner(1.25, (cut.gap[0] + open) / 2);
  const knots: Knot[] = [
    corner(torso(-0.14, s * 0.34)),
    corner(torso(-0.02, s, bust)),
    torso(0.26, s, bust),
    torso(0.5, s, bust),
    torso(1, s, waist),
    ...(cut.to > 1.5 ? [torso(1.6, s, hip)] : []),
    corner(bottomOut),
    corner(bottomIn),
    ...(cut.to > 1.3 ? [mid as Knot] : []),
    inner(1, cut.gap[0]),
    corner(inner(cut.breakAt, cut.gap[0])),
    torso(cut.breakAt * 0.4, s * 0.28 + centre * 0.3),
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
        ? [
            torso(-0.05, s * 0.5),
            corner(torso(0.2, s * 0.56)),
            corner(torso(0.13, s * 0.84)),
            torso(cut.breakAt * 0.6, s * 0.56 + centre * 0.4),
          ]
        : [
            corner(torso(0.02, s * 0.56)),
            corner(torso(0.13, s * 0.48)),
            corner(torso(0.16, s * 0.74)),
            torso(cut.breakAt * 0.62, s * 0.5 + centre * 0.4),
          ];
  const shape: Knot[] = [corner(neck), ...notch, corner(breakPoint), inner];
  return (
    panel(shape, cut.lapelFill ?? cloth.light) +
    seams(body, [[...notch.slice(cut.lapel === "shawl" ? 0 : 1), corner(breakPoint)]], cloth.seam, 0.55)
  );
}

export function jacket(body: Body, cloth: Cloth, cut: JacketCut, details = ""): Piece {
  const sides = [0, 1] as const;
  const left = hemAt(body, cut, -1);
  const right = hemAt(body, cut, 1);
  const lining: Knot[] = [
    corner(body.torso(0.3, -0.9)),
    corner(body.torso(0.3, 0.9)),
    body.torso(1, 0.9),
    corner([right[0] - 3, right[1] - 6]),
    corner([left[0] + 3, left[1] - 6]),
    body.torso(1, -0.9),
  ];
  const edge =
    cut.gap[0] === 0
      ? seam(
          body,
          [
            body.torso(cut.breakAt, body.front * 0.5),
            body.torso(1.2, body.front * 0.5),
            cut.to <= 2 ? body.torso(cut.to, body.front * 0.5) : hemAt(body, cut, 0),
          ],
          cloth.seam,
          0.65,
        )
      : "";
  const collar =
    cut.lapel && cut.lapel !== "none"
      ? panel([[-27, -26], [0, -34], [27, -26], body.torso(-0.1, 0.34), body.torso(-0.1, -0.34)], cloth.shade)
      : "";
  return {
    behind: collar + (cut.to > 1.9 && cut.gap[1] > 0 ? panel(lining, cloth.shade) : ""),
    main:
      sides.map((side) => front(body, cloth, cut, side)).join("") +
      edge +
      sides.map((side) => lapel(body, cloth, cut, side)).join("") +
      details,
    sleeve: (side) => sleeve(body, side, cloth, cut.sleeve),
    longSleeves: true,
  };
}

export const jacketPockets = (body: Body, cloth: Cloth, t = 1.42): string =>
  seams(
    body,
    [
      [body.torso(t, -0.92), body.torso(t + 0.03, -0.46)],
      [body.torso(t, 0.92), body.torso(t + 0.03, 0.46)],
    ],
    cloth.seam,
    0.8,
  );
