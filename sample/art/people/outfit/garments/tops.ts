import { type Knot } from "../../../kit/smooth";
import { outward, type Body, type Side } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { bodice, button, corner, panel, seam, seams, sleeve, straps, type Piece, type SleeveCut } from "./cut";

const sleeved =
  (body: Body, cloth: Cloth, cut: SleeveCut) =>
  (side: Side): string =>
    sleeve(body, side, cloth, cut);

/** A band of ribbing along a hem. */
const ribHem = (body: Body, cloth: Cloth, t: number): string =>
  seam(body, [body.torso(t - 0.1, -1, 7), body.torso(t - 0.06, 0), body.torso(t - 0.1, 1, 7)], cloth.seam, 0.7);

export const knit = (body: Body, cloth: Cloth): Piece => ({
  main:
    bodice(body, cloth, "crew", 1.42, [7, 12, 7]) +
    ribHem(body, cloth, 1.42) +
    seam(body, [body.torso(0.03, -0.36), body.torso(0.16, body.front * 0.45), body.torso(0.03, 0.36)], cloth.seam, 0.7),
  sleeve: sleeved(body, cloth, { to: 0.98, wide: [22, 20, 13], cuff: true }),
  longSleeves: true,
});

export function turtleneck(body: Body, cloth: Cloth): Piece {
  const [x] = body.headBase;
  const wide = body.masculine ? 27 : 20;
  const roll: Knot[] = [
    corner(body.torso(-0.05, -0.4)),
    [x * 0.7 - wide, -30],
    [x * 0.8 - wide + 1, -48],
    [x * 0.8, -41],
    [x * 0.8 + wide - 1, -48],
    [x * 0.7 + wide, -30],
    corner(body.torso(-0.05, 0.4)),
    body.torso(0.06, 0),
  ];
  return {
    main:
      bodice(body, cloth, "high", 1.5, [3, 3, 3]) +
      panel(roll, cloth.fill) +
      seams(
        body,
        [
          [
            [x * 0.7 - wide + 3, -23],
            [x * 0.7, -15],
            [x * 0.7 + wide - 3, -23],
          ],
        ],
        cloth.seam,
        0.65,
      ),
    sleeve: sleeved(body, cloth, { to: 0.98, wide: [17, 14, 10], cuff: true }),
    longSleeves: true,
    tucked: true,
  };
}

export function hoodie(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const flap = (s: number): Knot[] => [
    torso(0.1, s * 0.66),
    [s * 46, -14],
    [s * 32, -32],
    corner([s * 19, -24]),
    torso(0.12, s * 0.22 + front * 0.2),
    corner(torso(0.37, front * 0.45)),
    torso(0.26, s * 0.36 + front * 0.2),
  ];
  const pouch: Knot[] = [
    corner(torso(1.12, -0.5)),
    corner(torso(1.12, 0.5)),
    corner(torso(1.48, 0.86)),
    corner(torso(1.48, -0.86)),
  ];
  return {
    behind: panel(
      [
        [-58, -8],
        [-44, -40],
        [0, -48],
        [44, -40],
        [58, -8],
        [40, 14],
        [-40, 14],
      ],
      cloth.shade,
    ),
    main:
      bodice(body, cloth, "v", 1.56, [10, 18, 9]) +
      panel(flap(-1), cloth.shade) +
      panel(flap(1), cloth.shade) +
      seams(body, [pouch.concat([pouch[0]])], cloth.seam, 0.6) +
      ribHem(body, cloth, 1.56) +
      seams(
        body,
        [
          [torso(0.26, -0.18), torso(0.6, -0.2)],
          [torso(0.26, 0.18), torso(0.54, 0.22)],
        ],
        cloth.light,
        0.9,
      ),
    sleeve: sleeved(body, cloth, { to: 0.97, wide: [24, 23, 15], cuff: true }),
    longSleeves: true,
  };
}

export const tee = (body: Body, cloth: Cloth): Piece => ({
  main:
    bodice(body, cloth, "crew", 1.4, [4, 8, 4]) +
    seam(
      body,
      [body.torso(0.03, -0.38), body.torso(0.14, body.front * 0.45), body.torso(0.03, 0.38)],
      cloth.seam,
      0.55,
    ),
  sleeve: sleeved(body, cloth, { to: 0.3, wide: [20, 19, 21] }),
  tucked: true,
});

export const tank = (body: Body, cloth: Cloth): Piece => ({
  main: bodice(body, cloth, "tank", 1.4, [1, 2, 2]),
  tucked: true,
});

/** A collar in two leaves with a placket; also worn under suits. */
export function collar(body: Body, cloth: Cloth, open: boolean): string {
  const { torso, front } = body;
  const meet = corner(torso(open ? 0.3 : 0.02, front * 0.4));
  const leaf = (s: number): string =>
    panel(
      [
        corner(torso(-0.2, s * 0.24)),
        torso(-0.1, s * 0.42),
        corner(torso(open ? 0.2 : 0.17, s * (open ? 0.52 : 0.34))),
        meet,
      ],
      cloth.light,
    );
  const edges = [-1, 1].map((s): Knot[] => [
    torso(-0.1, s * 0.42),
    corner(torso(open ? 0.2 : 0.17, s * (open ? 0.52 : 0.34))),
    meet,
  ]);
  return leaf(-1) + leaf(1) + seams(body, edges, cloth.seam, 0.5);
}

export function shirt(body: Body, cloth: Cloth, open = true): Piece {
  const { torso, front } = body;
  const placket: Knot[] = [torso(open ? 0.3 : 0.06, front * 0.42), torso(0.72, front * 0.5), torso(1.36, front * 0.5)];
  const buttons = [0.5, 0.75, 1].map((t) => button(torso(t, front * 0.5 + 0.05), cloth.seam, 2)).join("");
  return {
    main:
      bodice(body, cloth, open ? "v" : "crew", 1.44, [4, 9, 5]) +
      seam(body, placket, cloth.seam, 0.6) +
      buttons +
      collar(body, cloth, open),
    sleeve: sleeved(body, cloth, { to: 0.97, wide: [19, 17, 12], cuff: true }),
    longSleeves: true,
    tucked: true,
  };
}

export function blouse(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const knot = torso(0.05, front * 0.4);
  const bow: Knot[] = [
    knot,
    [knot[0] - 32, knot[1] - 10],
    [knot[0] - 34, knot[1] + 12],
    knot,
    [knot[0] + 30, knot[1] - 6],
    [knot[0] + 32, knot[1] + 14],
  ];
  const tail = (dx: number, length: number): Knot[] => [
    corner(knot),
    [knot[0] + dx, knot[1] + length * 0.5],
    corner([knot[0] + dx * 0.8 - 7, knot[1] + length]),
    corner([knot[0] + dx * 0.8 + 8, knot[1] + length - 6]),
    [knot[0] + dx + 8, knot[1] + length * 0.4],
  ];
  return {
    main:
      bodice(body, cloth, "crew", 1.4, [4, 10, 4]) +
      seams(
        body,
        [
          [torso(0.2, front * 0.5), torso(0.8, front * 0.5), torso(1.36, front * 0.5)],
          [torso(1, -0.7), torso(0.8, -0.5)],
          [torso(1, 0.7), torso(0.78, 0.56)],
        ],
        cloth.seam,
        0.55,
      ) +
      panel(tail(-10, 92), cloth.light) +
      panel(tail(9, 72), cloth.light) +
      panel(bow, cloth.light) +
      button(knot, cloth.shade, 6),
    sleeve: sleeved(body, cloth, { to: 0.96, wide: [22, 25, 10], cuff: true }),
    longSleeves: true,
    tucked: true,
  };
}

export const corsetTop = (body: Body, cloth: Cloth): Piece => {
  const { torso, front } = body;
  const bones = [-0.72, -0.36, 0, 0.36, 0.72].map((s): Knot[] => [
    torso(s === 0 ? 0.38 : 0.3, s + front * 0.3),
    torso(0.7, s * 0.86 + front * 0.3),
    torso(1.24, s * 0.9 + front * 0.2),
  ]);
  return { main: bodice(body, cloth, "sweetheart", 1.28, [1, 0, 1]) + seams(body, bones, cloth.seam, 0.6) };
};

export const cropTop = (body: Body, cloth: Cloth): Piece => ({
  main: bodice(body, cloth, "square", 0.78, [2, 3, 3]) + straps(body, cloth, 2.4, 0.6, 0.1),
  sleeve: (side) => (outward(side) ? sleeve(body, side, cloth, { to: 0.22, wide: [17, 16, 17] }) : ""),
});
