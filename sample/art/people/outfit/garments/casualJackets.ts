import { type Knot } from "../../../kit/smooth";
import { outward, type Body, type Side } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { button, corner, panel, seams, type Piece, type SleeveCut } from "./cut";
import { jacket, jacketPockets, type JacketCut } from "./jacketCut";
import { collar } from "./tops";

export function cardigan(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const cut: JacketCut = {
    to: 1.62,
    ease: [7, 14, 9],
    gap: [0.2, 0.34],
    breakAt: 0.7,
    lapel: "none",
    sleeve: { to: 1, wide: [22, 20, 14], cuff: true },
  };
  const buttons = [0.8, 1.05, 1.3, 1.52]
    .map((t) => button(torso(t, body.front * 0.5 + 0.32), cloth.light, 3.4))
    .join("");
  const ribs = seams(
    body,
    [
      [torso(1.52, -1, 8), torso(1.55, -0.4)],
      [torso(1.52, 1, 8), torso(1.55, 0.4)],
      [torso(0.04, -0.46), torso(0.7, -0.36), torso(1.5, -0.46)],
      [torso(0.04, 0.46), torso(0.7, 0.44), torso(1.5, 0.5)],
    ],
    cloth.seam,
    0.6,
  );
  return jacket(body, cloth, cut, ribs + buttons);
}

const shortJacket = (body: Body, cloth: Cloth, puff: number, details: string, sleeves: SleeveCut): Piece =>
  jacket(
    body,
    cloth,
    { to: 1.34, ease: [9, 12 + puff, 6 + puff * 0.3], gap: [0.26, 0.3], breakAt: 0.3, lapel: "none", sleeve: sleeves },
    details,
  );

export function bomberJacket(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const ribs = [-1, 1].flatMap((s): Knot[][] => [
    [torso(1.26, s, 9), torso(1.28, s * 0.36)],
    [torso(0.8, s * 0.86), torso(1, s * 0.6)],
    [torso(-0.04, s * 0.44), torso(0.12, s * 0.34)],
  ]);
  return shortJacket(
    body,
    cloth,
    8,
    seams(body, ribs, cloth.seam, 0.7) +
      seams(
        body,
        [
          [torso(0.24, 0.3), torso(1.3, 0.34)],
          [torso(0.24, -0.3), torso(1.3, -0.3)],
        ],
        cloth.light,
        0.7,
      ),
    { to: 0.97, wide: [25, 23, 14], cuff: true },
  );
}

/** Zipped up, with a stand-up collar and stripes down the arms. */
export function trackJacket(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const stand: Knot[] = [
    corner(torso(-0.02, -0.5)),
    corner([-24, -28]),
    [0, -20],
    corner([24, -28]),
    corner(torso(-0.02, 0.5)),
    corner(torso(0.12, front * 0.4)),
  ];
  const made = jacket(
    body,
    cloth,
    {
      to: 1.5,
      ease: [9, 14, 8],
      gap: [0, 0],
      breakAt: 0.12,
      lapel: "none",
      sleeve: { to: 0.97, wide: [23, 20, 14], cuff: true },
    },
    panel(stand, cloth.light) +
      seams(
        body,
        [
          [torso(1.4, -1, 8), torso(1.43, 0), torso(1.4, 1, 8)],
          [torso(0.12, front * 0.4), torso(1.46, front * 0.5)],
        ],
        cloth.seam,
        0.7,
      ) +
      jacketPockets(body, cloth, 1.16),
  );
  const stripe = (side: Side): string =>
    seams(
      body,
      [-4, 1].map((dx): Knot[] =>
        [0.06, 0.3, 0.5, 0.9].map((share) => [
          body.arm(side)(share)[0] + outward(side) * (dx + 9),
          body.arm(side)(share)[1],
        ]),
      ),
      cloth.second,
      0.8,
    );
  return { ...made, sleeve: (side) => (made.sleeve?.(side) ?? "") + stripe(side) };
}

export function leatherJacket(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const metal = "#c9c6c0";
  const zips = seams(
    body,
    [
      [torso(0.5, -0.7), torso(0.62, -0.4)],
      [torso(1, -0.84), torso(1.14, -0.5)],
      [torso(1, 0.84), torso(1.14, 0.5)],
      [torso(0.5, 0.34), torso(1.28, 0.36)],
    ],
    metal,
    0.8,
  );
  return jacket(
    body,
    cloth,
    {
      to: 1.3,
      ease: [8, 10, 5],
      gap: [0.24, 0.34],
      breakAt: 0.62,
      lapel: "peak",
      sleeve: { to: 0.97, wide: [22, 18, 13], cuff: true },
    },
    zips +
      seams(
        body,
        [
          [torso(1.2, -1, 8), torso(1.22, -0.36)],
          [torso(1.2, 1, 8), torso(1.22, 0.4)],
        ],
        cloth.seam,
        0.8,
      ) +
      [-0.62, 0.62].map((s) => button(torso(0.06, s), metal, 2.4)).join(""),
  );
}

export function denimJacket(body: Body, cloth: Cloth): Piece {
  const { torso } = body;
  const stitch = "#d9a866";
  const flap = (s: number): Knot[] =>
    [
      torso(0.46, s * 0.4),
      torso(0.46, s * 0.8),
      torso(0.58, s * 0.8),
      torso(0.64, s * 0.6),
      torso(0.58, s * 0.4),
      torso(0.46, s * 0.4),
    ].map((knot) => corner(knot));
  const details = seams(
    body,
    [
      flap(-1),
      flap(1),
      [torso(0.36, -0.94), torso(0.38, -0.3)],
      [torso(0.36, 0.94), torso(0.38, 0.3)],
      [torso(1.2, -1, 6), torso(1.22, -0.34)],
      [torso(1.2, 1, 6), torso(1.22, 0.34)],
    ],
    stitch,
    0.55,
  );
  return jacket(
    body,
    cloth,
    {
      to: 1.3,
      ease: [8, 11, 6],
      gap: [0.24, 0.3],
      breakAt: 0.32,
      lapel: "none",
      sleeve: { to: 0.97, wide: [22, 18, 14], cuff: true },
    },
    collar(body, cloth, true) +
      details +
      [0.5, 0.8, 1.08].map((t) => button(torso(t, body.front * 0.5 + 0.31), stitch, 2.4)).join(""),
  );
}
