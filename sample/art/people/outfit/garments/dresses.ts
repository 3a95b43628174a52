import { type Knot } from "../../../kit/smooth";
import { outward, sides, type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { bodice, button, corner, panel, seam, seams, sleeve, straps, type Piece } from "./cut";
import { hemLevel, skirt } from "./skirts";
import { collar } from "./tops";
import { trousers } from "./trousers";

const waistSeam = (body: Body, cloth: Cloth): string =>
  seam(body, [body.torso(1, -1, 2), body.torso(1.04, 0), body.torso(1, 1, 2)], cloth.seam, 0.65);

export const slipDress = (body: Body, cloth: Cloth): Piece => ({
  main:
    bodice(body, cloth, "cowl", 1.2, [1, 2, 1]) +
    skirt(body, cloth, { length: 0.74, flare: 20, fit: 0.7, folds: 2, wave: 4, from: 1.05 }) +
    straps(body, cloth, 0.8) +
    seams(
      body,
      [
        [body.torso(1.15, 0.85), body.torso(1.4, 0.2), body.torso(1.66, -0.5)],
        [body.torso(0.28, -0.34), body.torso(0.5, 0), body.torso(0.28, 0.34)],
      ],
      cloth.seam,
      0.55,
    ),
});

export const midiDress = (body: Body, cloth: Cloth): Piece => ({
  main:
    skirt(body, cloth, { length: 0.76, flare: 64, fit: 0, folds: 4, wave: 6 }) +
    bodice(body, cloth, "square", 1.1, [2, 2, 2]) +
    waistSeam(body, cloth),
  sleeve: (side) => sleeve(body, side, cloth, { to: 0.42, wide: [25, 26, 18] }),
});

export const miniDress = (body: Body, cloth: Cloth): Piece => ({
  main:
    skirt(body, cloth, { length: 0.2, flare: 30, fit: 0, folds: 2, wave: 3 }) +
    bodice(body, cloth, "boat", 1.12, [2, 5, 4]) +
    waistSeam(body, cloth),
  sleeve: (side) => sleeve(body, side, cloth, { to: 0.96, wide: [19, 17, 15], cuff: true }),
  longSleeves: true,
});

export function shirtDress(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const centre = front * 0.5;
  const bottom = hemLevel(body, 0.58);
  const belt: Knot[] = [
    corner(torso(0.94, -1, 4)),
    torso(0.98, 0),
    corner(torso(0.94, 1, 4)),
    corner(torso(1.07, 1, 4)),
    torso(1.11, 0),
    corner(torso(1.07, -1, 4)),
  ];
  return {
    main:
      skirt(body, cloth, { length: 0.58, flare: 34, fit: 0, folds: 2, wave: 3 }) +
      bodice(body, cloth, "v", 1.1, [5, 5, 4]) +
      seam(body, [torso(0.3, centre), torso(1.4, centre), [torso(1.9, centre)[0], bottom - 4]], cloth.seam, 0.65) +
      [0.5, 0.74, 1.3, 1.6, 1.9].map((t) => button(torso(t, centre + 0.07), cloth.seam, 2.4)).join("") +
      seams(
        body,
        [-1, 1].map((s): Knot[] =>
          [torso(0.46, s * 0.36), torso(0.46, s * 0.74), torso(0.64, s * 0.72), torso(0.64, s * 0.38)].map((knot) =>
            corner(knot),
          ),
        ),
        cloth.seam,
        0.5,
      ) +
      panel(belt, cloth.shade) +
      collar(body, cloth, true),
    sleeve: (side) => sleeve(body, side, cloth, { to: 0.56, wide: [21, 20, 20] }),
  };
}

export function wrapDress(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const s = body.pose.sway > 0 ? 1 : -1;
  const [x, y] = torso(1.03, s * 0.66);
  const tie = (dx: number, length: number): Knot[] => [
    corner([x, y]),
    [x + dx * 0.6, y + length * 0.5],
    corner([x + dx - 6, y + length]),
    corner([x + dx + 7, y + length - 5]),
    [x + dx * 0.6 + 10, y + length * 0.4],
  ];
  return {
    main:
      skirt(body, cloth, { length: 0.7, flare: 42, fit: 0.2, folds: 3, wave: 6 }) +
      bodice(body, cloth, "deep-v", 1.1, [3, 2, 2]) +
      seams(
        body,
        [
          [torso(0.62, front * 0.45), torso(0.84, s * 0.4), torso(1, s * 0.8)],
          [
            torso(1.08, s * 0.6),
            torso(1.6, s * 0.3),
            body.leg(s > 0 ? 1 : 0)(0.42),
            [body.leg(0)(0.68)[0] + 40, hemLevel(body, 0.7) - 6],
          ],
        ],
        cloth.seam,
        0.7,
      ) +
      waistSeam(body, cloth) +
      panel(tie(-10, 96), cloth.shade) +
      panel(tie(14, 78), cloth.shade) +
      button([x, y], cloth.shade, 8),
    sleeve: (side) => sleeve(body, side, cloth, { to: 0.8, wide: [20, 20, 27] }),
  };
}

export const sweaterDress = (body: Body, cloth: Cloth): Piece => {
  const [x] = body.headBase;
  const roll: Knot[] = [
    corner(body.torso(-0.03, -0.46)),
    [x * 0.7 - 25, -28],
    [x * 0.8 - 24, -44],
    [x * 0.8, -38],
    [x * 0.8 + 24, -44],
    [x * 0.7 + 25, -28],
    corner(body.torso(-0.03, 0.46)),
    body.torso(0.1, 0),
  ];
  return {
    main:
      skirt(body, cloth, { length: 0.5, flare: 10, fit: 0.8, folds: 0, wave: 1, from: 1 }) +
      bodice(body, cloth, "high", 1.3, [7, 11, 8]) +
      panel(roll, cloth.light) +
      seams(
        body,
        [
          [body.torso(0.06, -0.36), body.torso(0.16, 0), body.torso(0.06, 0.36)],
          [
            [body.leg(0)(0.46)[0] - 22, body.leg(0)(0.46)[1]],
            [body.leg(1)(0.46)[0] + 22, body.leg(1)(0.46)[1]],
          ],
          [body.torso(1.3, -0.5), body.torso(1.9, -0.54)],
          [body.torso(1.2, 0.4), body.torso(1.8, 0.46)],
        ],
        cloth.seam,
        0.6,
      ),
    sleeve: (side) => sleeve(body, side, cloth, { to: 1, wide: [23, 22, 15], cuff: true }),
    longSleeves: true,
  };
};

/** A kaftan is one wide fall of cloth; sleeves are its wings. */
export function kaftan(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const wings = sides.map((side) => {
    const s = outward(side);
    const arm = body.arm(side);
    const wrist = arm(0.94);
    const raised = wrist[1] < 60;
    const low: Knot = raised ? [torso(1, s, 20)[0] + s * 10, 190] : [wrist[0] + s * 20, wrist[1] + 66];
    return panel(
      [
        corner(torso(-0.06, s * 0.6)),
        [arm(0.22)[0] + s * 14, arm(0.22)[1]],
        [arm(0.5)[0] + s * 16, arm(0.5)[1]],
        corner([wrist[0] + s * 12, wrist[1] - 2]),
        corner(low),
        torso(1.2, s, 16),
        torso(0.9, s * 0.5),
      ],
      cloth.fill,
    );
  });
  const trim: Knot[] = [
    torso(-0.08, -0.42),
    torso(0.22, -0.3),
    corner(torso(0.64, front * 0.45)),
    torso(0.22, 0.3),
    torso(-0.08, 0.42),
  ];
  return {
    main:
      wings.join("") +
      skirt(body, cloth, { length: 0.97, flare: 64, fit: 0, folds: 4, wave: 5, from: 1 }) +
      bodice(body, cloth, "deep-v", 1.4, [10, 24, 18]) +
      seams(body, [trim], cloth.second, 2) +
      seams(
        body,
        [
          [torso(0.7, front * 0.45), torso(1.6, front * 0.4), [torso(1.9, 0)[0], 620]],
          [torso(0.8, -0.9), torso(1.6, -1, 10)],
          [torso(0.8, 0.9), torso(1.6, 1, 10)],
        ],
        cloth.seam,
        0.6,
      ),
  };
}

export const jumpsuit = (body: Body, cloth: Cloth): Piece => {
  const { torso, front } = body;
  const belt: Knot[] = [
    corner(torso(0.94, -1, 4)),
    torso(0.98, 0),
    corner(torso(0.94, 1, 4)),
    corner(torso(1.06, 1, 4)),
    torso(1.1, 0),
    corner(torso(1.06, -1, 4)),
  ];
  return {
    longLegs: true,
    main:
      trousers(body, cloth, { wide: [34, 34, 40], to: 1.06, crease: true, rise: 0.98 }) +
      bodice(body, cloth, "v", 1.06, [4, 4, 4]) +
      seam(body, [torso(0.36, front * 0.45), torso(0.95, front * 0.5)], cloth.seam, 0.6) +
      panel(belt, cloth.shade) +
      collar(body, cloth, true),
    sleeve: (side) => sleeve(body, side, cloth, { to: 0.34, wide: [21, 20, 22] }),
  };
};
