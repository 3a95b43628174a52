import { between, type Knot } from "../../../kit/smooth";
import { outward, sides, type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { button, corner, panel, seams, type Piece } from "./cut";

/** Puffer coats are stacked cushions: every row of quilting bulges out at the sides. */
export function pufferCoat(body: Body, cloth: Cloth, open = false): Piece {
  const { torso, front } = body;
  const rows = [0.02, 0.4, 0.78, 1.16, 1.56, 1.96];
  const cushion = (from: number, to: number, index: number): string => {
    const out = 15 + index * 2;
    const half = (side: 0 | 1): string => {
      const s = outward(side);
      const edge = (t: number): Knot => corner(torso(t, front * 0.5 + s * (0.3 + t * 0.07)));
      return panel(
        [
          corner(torso(from, s, out - 8)),
          torso((from + to) / 2, s, out + 5),
          corner(torso(to, s, out - 6)),
          edge(to + 0.03),
          edge(from - 0.02),
        ],
        cloth.fill,
      );
    };
    if (open) return half(0) + half(1);
    return panel(
      [
        corner(torso(from, -1, out - 8)),
        torso((from + to) / 2, -1, out + 5),
        corner(torso(to, -1, out - 6)),
        torso(to + 0.05, 0),
        corner(torso(to, 1, out - 6)),
        torso((from + to) / 2, 1, out + 5),
        corner(torso(from, 1, out - 8)),
        torso(from - 0.03, 0),
      ],
      cloth.fill,
    );
  };
  const lines = rows.slice(1, -1).flatMap((t, index): Knot[][] => {
    const [left, right]: Knot[][] = [-1, 1].map((s) => [torso(t, s, 8 + index * 2), torso(t + 0.05, s * 0.46)]);
    return open ? [left, right] : [[...left, torso(t + 0.06, front * 0.5), ...right.reverse()]];
  });
  const zip: Knot[] = [torso(0.1, front * 0.5), torso(1, front * 0.5), torso(1.98, front * 0.5)];
  const collar: Knot[] = [
    corner(torso(0.05, -0.66)),
    [-38, -34],
    [-34, -52],
    [0, -40],
    [34, -52],
    [38, -34],
    corner(torso(0.05, 0.66)),
    torso(0.16, 0),
  ];
  const meet = (s: number) => torso(0.16, front * 0.4 + (open ? s * 0.3 : 0));
  const puff = (side: 0 | 1): string => {
    const arm = body.arm(side);
    const cuts = [0, 0.25, 0.5, 0.74, 0.97];
    return cuts
      .slice(0, -1)
      .map((share, index) => {
        const from = arm(share);
        const to = arm(cuts[index + 1]);
        const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
        const normal = [(to[1] - from[1]) / length, -(to[0] - from[0]) / length] as const;
        const wide = 27 - index * 1.6;
        const at = (part: number, reach: number): Knot => [
          from[0] + (to[0] - from[0]) * part + normal[0] * reach,
          from[1] + (to[1] - from[1]) * part + normal[1] * reach,
        ];
        return (
          panel(
            [
              at(-0.05, wide * 0.8),
              at(0.5, wide),
              at(1.05, wide * 0.78),
              at(1.05, -wide * 0.78),
              at(0.5, -wide),
              at(-0.05, -wide * 0.8),
            ],
            cloth.fill,
          ) + (index ? seams(body, [[at(0, wide * 0.8), at(0.06, 0), at(0, -wide * 0.8)]], cloth.seam, 0.65) : "")
        );
      })
      .join("");
  };
  return {
    behind: panel(
      [
        [-40, -30],
        [-36, -60],
        [36, -60],
        [40, -30],
        [36, 6],
        [-36, 6],
      ],
      cloth.shade,
    ),
    main:
      rows
        .slice(0, -1)
        .map((from, index) => cushion(from, rows[index + 1], index))
        .join("") +
      seams(body, open ? lines : [...lines, zip], cloth.seam, 0.7) +
      panel([...collar.slice(0, 3), [open ? -24 : -8, -22], corner(meet(-1)), torso(0.14, -0.4)], cloth.light) +
      panel([...collar.slice(4, 7), torso(0.14, 0.4), corner(meet(1)), [open ? 24 : 8, -22]], cloth.light),
    sleeve: puff,
    longSleeves: true,
  };
}

/** A cape covers the arms down to the wrists; only hands that reach out are seen. */
export function cape(body: Body, cloth: Cloth): Piece {
  const { torso, front } = body;
  const wing = (side: 0 | 1): Knot[] => {
    const s = outward(side);
    const elbow = body.arm(side)(0.5);
    const reach = Math.max(Math.abs(elbow[0]), 92) + 22;
    const low = 392 + (side ? 14 : -6);
    return [
      corner(torso(-0.14, s * 0.34)),
      torso(0.0, s * 0.9, 4),
      torso(0.3, s, 26),
      [s * (reach - 6), 200],
      [s * (reach + 16), 310],
      corner([s * (reach + 24), low]),
      [s * (reach * 0.6), low + 16],
      corner([s * 34 + front * 20, low + 4]),
      [s * 20 + front * 20, 220],
      corner(torso(0.12, front * 0.4)),
    ];
  };
  const folds = sides.flatMap((side): Knot[][] => {
    const s = outward(side);
    return [
      [torso(0.3, s * 0.8), [s * 96, 240], [s * 104, 380]],
      [torso(0.4, s * 0.5), [s * 58, 250], [s * 62, 396]],
    ];
  });
  return {
    behind:
      panel([[-30, -22], [0, -34], [30, -22], torso(-0.1, 0.34), torso(-0.1, -0.34)], cloth.shade) +
      panel(
        [corner(torso(0.1, -0.9)), corner([-128, 380]), [0, 408], corner([128, 380]), corner(torso(0.1, 0.9))],
        cloth.shade,
      ),
    main:
      panel(wing(0), cloth.fill) +
      panel(wing(1), cloth.fill) +
      seams(body, folds, cloth.seam, 0.65) +
      panel(
        [
          corner(torso(-0.2, -0.26)),
          torso(0, -0.56),
          corner(torso(0.14, front * 0.4)),
          between(torso(-0.1, -0.2), torso(0.1, 0), 0.5),
        ],
        cloth.light,
      ) +
      panel(
        [
          corner(torso(-0.2, 0.26)),
          torso(0, 0.56),
          corner(torso(0.14, front * 0.4)),
          between(torso(-0.1, 0.2), torso(0.1, 0), 0.5),
        ],
        cloth.light,
      ) +
      button(torso(0.13, front * 0.4), "#c69a45", 4.5),
  };
}
