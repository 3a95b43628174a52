import { type Knot } from "../../../kit/smooth";
import { outward, sides, type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { button, corner, panel, seams, type Piece } from "./cut";
import { jacket, type JacketCut } from "./jacketCut";

export function trenchCoat(body: Body, cloth: Cloth, open: boolean): Piece {
  const { torso, front } = body;
  const centre = front * 0.5;
  const cut: JacketCut = {
    to: 2.62,
    ease: [10, open ? 12 : 6, 16],
    gap: open ? [0.3, 0.5] : [0, 0.12],
    breakAt: open ? 0.9 : 0.56,
    lapel: "peak",
    flare: 26,
    sleeve: { to: 0.96, wide: [25, 20, 17], cuff: true },
  };
  const flap = (s: number): string =>
    panel(
      [
        corner(torso(0.04, s * 0.62)),
        corner(torso(0.0, s * 1.02, 9)),
        torso(0.36, s, 9),
        corner(torso(0.5, s * 0.66)),
        torso(0.36, s * 0.44),
      ],
      cloth.shade,
      0.8,
    );
  const beltLine: Knot[] = [
    corner(torso(0.93, -1, 8)),
    torso(0.97, 0),
    corner(torso(0.93, 1, 8)),
    corner(torso(1.08, 1, 8)),
    torso(1.12, 0),
    corner(torso(1.08, -1, 8)),
  ];
  const [x, y] = torso(1.06, centre + 0.14);
  const tails: Knot[] = [
    corner([x - 4, y]),
    [x - 8, y + 48],
    corner([x - 22, y + 104]),
    corner([x - 4, y + 108]),
    [x + 6, y + 50],
  ];
  const belt = open
    ? ""
    : panel(tails, cloth.shade) +
      panel(beltLine, cloth.shade) +
      panel(
        [corner([x - 14, y - 13]), corner([x + 14, y - 13]), corner([x + 14, y + 13]), corner([x - 14, y + 13])],
        cloth.seam,
      ) +
      panel(
        [corner([x - 8, y - 7]), corner([x + 8, y - 7]), corner([x + 8, y + 7]), corner([x - 8, y + 7])],
        cloth.shade,
      );
  const buttons = (open ? [1.15, 1.4] : [0.66, 0.84, 1.3, 1.56])
    .flatMap((t) => (open ? [0.52] : [-0.3, 0.3]).map((s) => button(torso(t, centre + s), cloth.seam, 3.6)))
    .join("");
  const pockets = seams(
    body,
    [
      [torso(1.5, -0.94), torso(1.78, -0.7)],
      [torso(1.5, 0.94), torso(1.78, 0.7)],
    ],
    cloth.seam,
    0.9,
  );
  const epaulettes = seams(
    body,
    sides.map((side) => [torso(0.0, outward(side) * 0.98), torso(-0.02, outward(side) * 0.6)]),
    cloth.seam,
    1,
  );
  return jacket(body, cloth, cut, (open || body.sparse > 1 ? "" : flap(1)) + buttons + pockets + epaulettes + belt);
}

export function overcoat(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const centre = front * 0.5;
  const cut: JacketCut = {
    to: 2.7,
    ease: [12, 18, 18],
    gap: [0.34, 0.52],
    breakAt: 0.94,
    lapel: "notch",
    flare: 14,
    sleeve: { to: 1, wide: [25, 21, 17], cuff: true },
  };
  const details =
    seams(
      body,
      [
        [torso(1.56, -1), torso(1.58, -0.62)],
        [torso(1.56, 1), torso(1.58, 0.66)],
      ],
      cloth.seam,
      1,
    ) + [1.05, 1.34].map((t) => button(torso(t, centre + 0.46), cloth.seam, 3.6)).join("");
  return jacket(body, cloth, cut, details);
}
