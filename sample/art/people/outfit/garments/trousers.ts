import { between, ribbon, type Knot, type Width } from "../../../kit/smooth";
import { outward, sides, type Body } from "../../body/body";
import { type Cloth } from "../../body/cloth";
import { button, corner, panel, seam, seams, type Piece } from "./cut";

interface TrouserCut {
  /** Half widths at thigh, knee and hem. */
  wide: readonly [number, number, number];
  to: number;
  crease?: boolean;
  /** Where the waistband sits. */
  rise?: number;
}

export function trousers(body: Body, cloth: Cloth, { wide, to, crease, rise = 1.05 }: TrouserCut): string {
  const { torso, front } = body;
  const [thigh, knee, hem] = wide;
  const widthAt = (share: number): number =>
    share < 0.5
      ? thigh + (knee - thigh) * Math.max(0, (share - 0.1) / 0.4)
      : knee + (hem - knee) * ((share - 0.5) / (to - 0.5 || 1));
  const order = [...sides].sort(
    (one, other) => Number(Boolean(body.pose.legs[other].behind)) - Number(Boolean(body.pose.legs[one].behind)),
  );
  const legs = order.map((side) => {
    const spine = body.leg(side);
    const shares = [0.14, 0.44, 0.56].filter((share) => share < to - 0.05);
    const widths: Width[] = [
      [0, 26],
      ...shares.map((share): Width => [share, widthAt(share)]),
      [to, to <= 0.5 ? widthAt(to) : hem],
    ];
    const outline = ribbon(spine, widths, true);
    const half = widths.length;
    const inner = side ? outline.slice(half, outline.length - 1) : outline.slice(1, half);
    const fold = crease ? [[0.14, 0.4, 0.7, 1].map((share) => spine(0.14 + share * to * 0.8))] : [];
    const breakLine: Knot[][] =
      to > 0.9 && hem < 34
        ? [[between(outline[half - 1], outline[half - 2], 0.08), between(outline[half], outline[half + 1], 0.08)]]
        : [];
    return (
      panel(outline, body.pose.legs[side].behind ? cloth.shade : cloth.fill) +
      seams(body, [inner, ...fold, ...(side ? breakLine : [])], cloth.seam, 0.62)
    );
  });
  const top: Knot[] = [
    corner(torso(rise, -1, 1)),
    torso(1.3, -1, 2),
    torso(1.6, -1, 3),
    torso(1.9, -1, 2),
    torso(2.1, -0.72),
    corner(torso(1.99, front * 0.3)),
    torso(2.1, 0.72),
    torso(1.9, 1, 2),
    torso(1.6, 1, 3),
    torso(1.3, 1, 2),
    corner(torso(rise, 1, 1)),
    torso(rise + 0.03, 0),
  ];
  const fly: Knot[] = [torso(rise + 0.1, front * 0.4), torso(1.6, front * 0.5), torso(1.94, front * 0.3)];
  const waistband: Knot[] = [torso(rise + 0.1, -1, 1), torso(rise + 0.13, 0), torso(rise + 0.1, 1, 1)];
  return legs.join("") + panel(top, cloth.fill) + seams(body, [fly, waistband], cloth.seam, 0.6);
}

const pockets = (body: Body, cloth: Cloth): string =>
  seams(
    body,
    [
      [body.torso(1.18, -0.5), body.torso(1.5, -0.92)],
      [body.torso(1.18, 0.5), body.torso(1.5, 0.92)],
    ],
    cloth.seam,
    0.6,
  );

export const jeans = (body: Body, cloth: Cloth): Piece => ({
  longLegs: true,
  main:
    trousers(body, cloth, { wide: [31, 22, 20], to: 0.96 }) +
    seams(
      body,
      [
        [body.torso(1.2, -0.52), body.torso(1.36, -0.56), body.torso(1.4, -0.96)],
        [body.torso(1.2, 0.52), body.torso(1.36, 0.56), body.torso(1.4, 0.96)],
      ],
      "#d9a866",
      0.55,
    ) +
    button(body.torso(1.1, body.front * 0.4), "#d9a866", 2.6),
});

export const wideTrousers = (body: Body, cloth: Cloth): Piece => ({
  longLegs: true,
  main: trousers(body, cloth, { wide: [34, 36, 48], to: 1.1, crease: true }) + pockets(body, cloth),
});

export const tailoredTrousers = (body: Body, cloth: Cloth): Piece => ({
  longLegs: true,
  main:
    trousers(body, cloth, { wide: body.masculine ? [32, 25, 20] : [31, 22, 17], to: 0.97, crease: true }) +
    pockets(body, cloth),
});

export function cargoTrousers(body: Body, cloth: Cloth): Piece {
  const patch = sides.map((side) => {
    const spine = body.leg(side);
    const s = outward(side);
    const [x, y] = spine(0.34);
    const [x2, y2] = spine(0.47);
    const pocket: Knot[] = [
      corner([x + s * 12, y]),
      corner([x + s * 36, y + 2]),
      corner([x2 + s * 36, y2]),
      corner([x2 + s * 12, y2]),
    ];
    const cuff: Knot[] = [
      [spine(0.93)[0] - 22, spine(0.93)[1]],
      [spine(0.93)[0] + 22, spine(0.93)[1]],
    ];
    return (
      panel(pocket, cloth.shade) +
      seams(
        body,
        [
          [
            [x + s * 12, y + 13],
            [x + s * 37, y + 14],
          ],
          cuff,
        ],
        cloth.seam,
        0.7,
      )
    );
  });
  return {
    longLegs: true,
    main: trousers(body, cloth, { wide: [35, 33, 24], to: 0.98 }) + pockets(body, cloth) + patch.join(""),
  };
}

export const shorts = (body: Body, cloth: Cloth): Piece => ({
  main:
    trousers(body, cloth, { wide: [35, 40, 40], to: 0.27, crease: true }) +
    pockets(body, cloth) +
    seam(body, [body.torso(1.08, 0.1), body.torso(1.1, 0.1)], cloth.seam),
});
