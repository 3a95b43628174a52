import { type Knot } from "../../../kit/smooth";
import { type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { bodice, corner, panel, seam, seams, sleeve, straps, type Piece } from "./cut";
import { skirt } from "./skirts";

/** Drape lines from one hip across the body: the sign of cloth cut on the bias. */
const drape = (body: Body, cloth: Cloth): string => {
  const s = body.pose.sway > 0 ? 1 : -1;
  return seams(
    body,
    [
      [body.torso(1.12, s * 0.9), body.torso(1.3, s * 0.2), body.torso(1.5, -s * 0.5)],
      [body.torso(1.3, s * 0.96), body.torso(1.6, s * 0.1), body.torso(1.95, -s * 0.6)],
    ],
    cloth.seam,
    0.6,
  );
};

export function columnGown(body: Body, cloth: Cloth, variant: number): Piece {
  const neck = variant < 0.34 ? "strapless" : variant < 0.67 ? "straps" : "boat";
  const long = variant >= 0.67;
  return {
    longLegs: true,
    main:
      bodice(body, cloth, neck, 1.14, [1, 1, 1]) +
      skirt(body, cloth, { length: "floor", flare: 16, fit: 0.86, folds: 2, wave: 3, train: 46 }) +
      seam(body, [body.torso(1.02, -1, 1), body.torso(1.06, 0), body.torso(1.02, 1, 1)], cloth.seam, 0.6) +
      seams(body, [[body.torso(1.4, 0.4), body.torso(1.95, 0.5), body.leg(1)(0.55)]], cloth.seam, 0.6),
    sleeve: long ? (side) => sleeve(body, side, cloth, { to: 0.98, wide: [16, 12, 9] }) : undefined,
  };
}

export const slipGown = (body: Body, cloth: Cloth): Piece => ({
  longLegs: true,
  main:
    bodice(body, cloth, "cowl", 1.2, [1, 2, 1]) +
    skirt(body, cloth, { length: "floor", flare: 40, fit: 0.72, folds: 4, wave: 6, train: 70, from: 1.05 }) +
    straps(body, cloth, 0.8) +
    drape(body, cloth) +
    seams(body, [[body.torso(0.28, -0.36), body.torso(0.5, 0), body.torso(0.28, 0.36)]], cloth.seam, 0.55),
});

export function ballgown(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  return {
    longLegs: true,
    main:
      skirt(body, cloth, { length: "floor", flare: 196, fit: 0, folds: 6, wave: 10 }) +
      bodice(body, cloth, "sweetheart", 1.16, [1, 0, 2]) +
      seams(
        body,
        [-0.5, 0, 0.5].map((s): Knot[] => [
          torso(0.36, s + front * 0.3),
          torso(0.8, s * 0.86 + front * 0.3),
          torso(1.14, s * 0.8),
        ]),
        cloth.seam,
        0.55,
      ) +
      panel(
        [
          corner(torso(0.98, -1, 1)),
          torso(1.02, 0),
          corner(torso(0.98, 1, 1)),
          corner(torso(1.1, 1, 2)),
          torso(1.15, 0),
          corner(torso(1.1, -1, 2)),
        ],
        cloth.shade,
      ),
  };
}

export function halterGown(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const keyhole: Knot[] = [
    torso(0.1, front * 0.4),
    torso(0.26, front * 0.45 - 0.13),
    torso(0.4, front * 0.45),
    torso(0.26, front * 0.45 + 0.13),
  ];
  return {
    longLegs: true,
    main:
      bodice(body, cloth, "halter", 1.16, [1, 1, 1]) +
      panel(keyhole, body.tones.skin) +
      skirt(body, cloth, { length: "floor", flare: 62, fit: 0.9, folds: 5, wave: 6, train: 40 }) +
      seams(
        body,
        [
          [torso(-0.1, -0.2), torso(0.4, -0.36), torso(1, -0.3)],
          [torso(-0.1, 0.2), torso(0.4, 0.36), torso(1, 0.3)],
          [torso(1.02, -1, 1), torso(1.06, 0), torso(1.02, 1, 1)],
        ],
        cloth.seam,
        0.55,
      ),
  };
}
