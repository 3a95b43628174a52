import { between, type Knot, type Point } from "../../../kit/smooth";
import { type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { corner, panel, seam, seams, type Piece } from "./cut";

export interface SkirtCut {
  /** As a share of the leg: 0.3 mini, 0.5 knee, 0.8 midi, 1 ankle, and "floor". */
  length: number | "floor";
  /** How far the hem stands off from the legs. */
  flare: number;
  /** 1 follows hips and thighs, 0 falls straight from the hip to the hem. */
  fit: number;
  folds: number;
  /** Where it begins on the torso; 1 is the waist. */
  from?: number;
  wave?: number;
  /** A train to one side, in units. */
  train?: number;
  slit?: boolean;
}

export function hemLevel(body: Body, length: number | "floor"): number {
  if (length === "floor") return 752;
  return (body.leg(0)(length)[1] + body.leg(1)(length)[1]) / 2;
}

export function skirt(body: Body, cloth: Cloth, cut: SkirtCut): string {
  const { torso } = body;
  const from = cut.from ?? 1;
  const share = cut.length === "floor" ? 1 : cut.length;
  const bottom = hemLevel(body, cut.length);
  const near = (s: number, at: number): number => {
    const xs = [body.leg(0)(at)[0], body.leg(1)(at)[0]];
    return s < 0 ? Math.min(...xs) : Math.max(...xs);
  };
  const limb = (at: number): number => 30 - 14 * Math.min(1, at * 1.6);
  const hemX = (s: number): number => near(s, share) + s * (limb(share) + cut.flare);
  const swing = body.pose.sway * 0.3;
  const trainX = (s: number): number => (cut.train && Math.sign(body.pose.sway || 1) === -s ? s * cut.train : 0);
  const side = (s: number): Knot[] => {
    const hip = torso(1.6, s, 3 + Math.min(10, cut.flare * 0.08));
    const hem: Point = [hemX(s) + trainX(s) + (cut.flare > 30 ? swing : 0), bottom];
    const full = cut.flare > 90;
    const belly: Knot[] = full ? [torso(1.3, s, 26), [hip[0] + s * cut.flare * 0.34, hip[1] + 24]] : [];
    const marks = [0.22, 0.42, 0.62, 0.82]
      .filter((at) => at < share - 0.08)
      .map((at): Knot => {
        const straight = full ? between(belly[1], hem, at / share) : between(hip, hem, (at - 0.02) / (share - 0.02));
        const snug = near(s, at) + s * (limb(at) + 5 + Math.min(cut.flare, 26) * at * 0.5);
        const y = body.leg(s < 0 ? 0 : 1)(at)[1];
        const late = trainX(s) * (1 - at) * 0.6;
        return [straight[0] * (1 - cut.fit) + snug * cut.fit - late * (1 - cut.fit), y];
      });
    const start = from < 1.5 ? [corner(torso(from, s, 1)), ...(full ? [] : [torso(1.3, s, 2), hip])] : [corner(hip)];
    return [...start, ...belly, ...marks, corner(hem)];
  };
  const left = side(-1);
  const right = side(1);
  const [x0, y0] = left[left.length - 1];
  const [x1, y1] = right[right.length - 1];
  const waves = Math.max(2, cut.folds * 2);
  const wave = cut.wave ?? 5;
  const hem = Array.from({ length: waves - 1 }, (_, index): Knot => {
    const part = (index + 1) / waves;
    const sag = Math.sin(part * Math.PI) * (7 + Math.abs(x1 - x0) * 0.035);
    return [x0 + (x1 - x0) * part, y0 + (y1 - y0) * part + sag + (index % 2 ? wave : -wave)];
  });
  const folds = hem
    .filter((_, index) => index % 2 === 0)
    .map(([x, y], index): Knot[] => {
      const across = ((x - x0) / (x1 - x0 || 1)) * 1.5 - 0.75;
      // Narrow skirts flare from the knee only, so their folds must not reach higher.
      const narrow = cut.fit > 0.5 && share > 0.6;
      const knee: Point = [
        (near(-1, 0.46) * (0.75 - across) + near(1, 0.46) * (across + 0.75)) / 1.5,
        body.leg(0)(0.46)[1],
      ];
      const waist = narrow ? knee : torso(from + 0.16, across);
      const high = (narrow ? 0.55 : 0.42) + ((index * 5) % 4) * 0.12;
      const top = between([x, y], waist, high);
      return [
        [x, y - 3],
        [between([x, y], top, 0.5)[0] + (x > waist[0] ? -1 : 1) * cut.flare * 0.05, between([x, y], top, 0.5)[1]],
        top,
      ];
    });
  const reach = Math.floor(hem.length * 0.3);
  const shadow =
    cut.flare > 20 || cut.length === "floor"
      ? panel(
          [
            ...left.slice(2),
            ...hem.slice(0, reach),
            corner(hem[reach]),
            between(hem[reach], torso(1.5, -0.4), 0.5),
            corner(torso(1.5, -0.84)),
          ],
          cloth.pattern ? "#1a1416" : cloth.shade,
          cloth.pattern ? 0.14 : 0.5,
        )
      : "";
  const outline = [...left, ...hem, ...[...right].reverse(), torso(from + 0.03, 0)];
  return panel(outline, cloth.fill) + shadow + (folds.length ? seams(body, folds, cloth.seam, 0.65) : "");
}

function pleats(body: Body, cloth: Cloth, length: number, flare: number): string {
  const bottom = hemLevel(body, length);
  const left = body.leg(0)(length)[0] - flare;
  const right = body.leg(1)(length)[0] + flare;
  const lines = Array.from({ length: 9 }, (_, index): Knot[] => {
    const part = (index + 1) / 10;
    const top = body.torso(1.06, part * 1.8 - 0.9);
    return [
      top,
      between(top, [left + (right - left) * part, bottom], 0.45),
      [left + (right - left) * part, bottom + Math.sin(part * Math.PI) * 12],
    ];
  });
  return seams(body, lines, cloth.seam, 0.6);
}

const band = (body: Body, cloth: Cloth): string =>
  seam(body, [body.torso(1.1, -1, 2), body.torso(1.13, 0), body.torso(1.1, 1, 2)], cloth.seam, 0.6);

export const pencilSkirt = (body: Body, cloth: Cloth): Piece => ({
  main:
    skirt(body, cloth, { length: 0.62, flare: 6, fit: 1, folds: 0, wave: 1 }) +
    band(body, cloth) +
    seams(
      body,
      [
        [body.leg(1)(0.62), between(body.leg(1)(0.62), body.leg(1)(0.4), 0.6)].map(([x, y]): Knot => [x - 8, y + 2]),
        [body.torso(1.12, 0.5), body.torso(1.4, 0.54)],
      ],
      cloth.seam,
      0.7,
    ),
});

export const pleatedSkirt = (body: Body, cloth: Cloth): Piece => ({
  main:
    skirt(body, cloth, { length: 0.78, flare: 52, fit: 0, folds: 5, wave: 3 }) +
    pleats(body, cloth, 0.78, 56) +
    band(body, cloth),
});

export const miniSkirt = (body: Body, cloth: Cloth): Piece => ({
  main:
    skirt(body, cloth, { length: 0.2, flare: 14, fit: 0, folds: 0, wave: 1 }) +
    band(body, cloth) +
    seams(
      body,
      [
        [body.torso(1.12, -0.45), body.torso(1.7, -0.55)],
        [body.torso(1.12, 0.45), body.torso(1.7, 0.55)],
      ],
      cloth.seam,
      0.6,
    ),
});

export const maxiSkirt = (body: Body, cloth: Cloth): Piece => ({
  main: skirt(body, cloth, { length: 0.96, flare: 58, fit: 0, folds: 4, wave: 6 }) + band(body, cloth),
});
