import { ribbon, smooth, type Knot, type Point } from "../../../kit/smooth";
import { element, lighter } from "../../../kit/svg";
import { namedColors } from "../../../kit/palette";
import { outward, type Body, type Side } from "../../body/body";
import { type AccessoryKind } from "../../../kit/words";
import { type Dressed } from "../wardrobe";
import { button, corner, panel, seam } from "./cut";

const bright = (worn: Dressed<AccessoryKind>): string => namedColors[worn.color];

function around(body: Body, worn: Dressed<AccessoryKind>, width: number, side: 0 | 1): string {
  const { grip } = body.pose.arms[side];
  if (grip === "hidden") return "";
  const from = body.arm(side)(0.93);
  const to = body.arm(side)(0.97);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const reach = body.masculine ? 12 : 9.5;
  const normal: Point = [((to[1] - from[1]) / length) * reach, (-(to[0] - from[0]) / length) * reach];
  return element("path", {
    d: smooth(
      [
        [to[0] + normal[0], to[1] + normal[1]],
        [to[0] - normal[0], to[1] - normal[1]],
      ],
      false,
    ),
    stroke: bright(worn),
    "stroke-width": width,
  });
}

/** Wrists and hands, painted over sleeves. */
export function drawWristwear(body: Body, worn: Dressed<AccessoryKind>): string {
  const side = body.pose.arms[1].grip === "hidden" ? 0 : 1;
  switch (worn.kind) {
    case "cuff":
      return around(body, worn, 13, side);
    case "bracelet":
      return around(body, worn, 4, side);
    case "watch": {
      const [x, y] = body.arm(side)(0.97);
      return (
        around(body, { ...worn, color: "espresso" }, 6, side) +
        element("circle", { cx: x, cy: y, r: 7, fill: "#fbf8f2", stroke: bright(worn), "stroke-width": 3 })
      );
    }
    case "ring": {
      const [x, y] = body.arm(side)(1);
      const angle = (-outward(side) * body.pose.arms[side].hand * Math.PI) / 180;
      return body.pose.arms[side].grip === "hidden"
        ? ""
        : button([x - Math.sin(angle) * 30, y + Math.cos(angle) * 30], bright(worn), 4);
    }
    default:
      return "";
  }
}

/** Things that lie on neck, chest and waist. */
export function drawBodywear(body: Body, worn: Dressed<AccessoryKind>): string {
  const { torso, front } = body;
  const color = bright(worn);
  switch (worn.kind) {
    case "necklace": {
      const chain = seam(
        body,
        [torso(-0.08, -0.3), torso(0.16, -0.18), torso(0.24, front * 0.45), torso(0.16, 0.18), torso(-0.08, 0.3)],
        color,
        1,
      );
      return chain + button(torso(0.27, front * 0.45), color, 5.5);
    }
    case "brooch":
      return button(torso(0.3, 0.52), color, 8) + button(torso(0.3, 0.52), lighter(color, 0.5), 3.4);
    case "belt": {
      const strip: Knot[] = [
        corner(torso(0.95, -1, 6)),
        torso(0.99, 0),
        corner(torso(0.95, 1, 6)),
        corner(torso(1.07, 1, 6)),
        torso(1.11, 0),
        corner(torso(1.07, -1, 6)),
      ];
      const [x, y] = torso(1.05, front * 0.5);
      return (
        panel(strip, color) +
        element("rect", { x: x - 9, y: y - 8, width: 18, height: 16, rx: 3, stroke: "#c69a45", "stroke-width": 3.4 })
      );
    }
    case "tie": {
      const knot = torso(-0.02, front * 0.2);
      const end = torso(1.02, front * 0.5);
      return (
        panel(
          [
            corner([knot[0] - 8, knot[1] - 4]),
            corner([knot[0] + 8, knot[1] - 4]),
            corner([knot[0] + 5, knot[1] + 12]),
            corner([end[0] + 11, end[1] - 18]),
            corner(end),
            corner([end[0] - 11, end[1] - 18]),
            corner([knot[0] - 5, knot[1] + 12]),
          ],
          color,
        ) +
        seam(
          body,
          [
            [knot[0] - 5, knot[1] + 12],
            [knot[0] + 5, knot[1] + 12],
          ],
          lighter(color, 0.3),
          0.6,
        )
      );
    }
    case "scarf":
      return drawScarf(body, color);
    default:
      return "";
  }
}

export function drawScarf(body: Body, color: string): string {
  const { torso, headBase } = body;
  const x = headBase[0] * 0.6;
  const loop: Knot[] = [
    [x - 34, -26],
    [x - 30, -40],
    [x, -32],
    [x + 30, -40],
    [x + 34, -26],
    [x + 30, 6],
    [x, 20],
    [x - 30, 6],
  ];
  const s = body.pose.sway > 0 ? -1 : 1;
  const [tx, ty] = torso(0.1, s * 0.36);
  const tail: Knot[] = [
    corner([tx - 15, ty - 12]),
    [tx - 18, ty + 60],
    corner([tx - 22, ty + 124]),
    corner([tx + 14, ty + 128]),
    [tx + 14, ty + 60],
    corner([tx + 15, ty - 12]),
  ];
  const fringe = [-16, -8, 0, 8]
    .map((dx): string => `M${(tx + dx - 2).toFixed(1)} ${(ty + 124).toFixed(1)}v12`)
    .join("");
  const line = lighter(color, 0.3);
  return (
    panel(tail, color) +
    element("path", { d: fringe, stroke: color, "stroke-width": 3 }) +
    panel(loop, color) +
    seam(
      body,
      [
        [x - 26, -18],
        [x, -4],
        [x + 28, -22],
      ],
      line,
      0.7,
    ) +
    seam(
      body,
      [
        [x - 22, -2],
        [x + 4, 8],
        [x + 26, -4],
      ],
      line,
      0.7,
    ) +
    seam(
      body,
      [
        [tx - 4, ty + 24],
        [tx - 6, ty + 104],
      ],
      line,
      0.6,
    )
  );
}

/** Long gloves reach up to the elbow where the arm is bare. */
export function drawGloves(body: Body, side: Side, paint: string): string {
  const big = body.masculine ? 1.25 : 1;
  const widths = (
    [
      [0.42, 12],
      [0.5, 11.6],
      [0.6, 12.4],
      [0.8, 9.6],
      [1, 8],
    ] as const
  ).map(([share, value]) => [share, value * big] as const);
  return panel(ribbon(body.arm(side), widths), paint);
}
