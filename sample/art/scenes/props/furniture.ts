import type { Dice } from "../../kit/seed";
import { darker, lighter, mix } from "../../kit/svg";
import { cut, d, disc, dots, fill, glowOf, group, line, oval, seamOf, shadeOf, slab } from "../../things/pen";

export const floorAt = (w: number, y: number, color: string): string => slab(0, y, w, 800 - y, color);

/** A free-standing rail; what hangs on it is drawn afterwards. */
export function rail(x0: number, x1: number, y: number, floor: number, color: string): string {
  return (
    line(
      d`M${x0 - 34},${floor + 8} L${x0 + 34},${floor - 4} M${x1 - 34},${floor + 8} L${x1 + 34},${floor - 4}`,
      color,
      8,
    ) +
    line(
      d`M${x0},${floor + 2} L${x0},${y + 16} Q${x0},${y} ${x0 + 16},${y} L${x1 - 16},${y} Q${x1},${y} ${x1},${y + 16} L${x1},${floor + 2}`,
      color,
      8,
    ) +
    dots(
      [
        [x0 - 34, floor + 12],
        [x0 + 34, floor + 2],
        [x1 - 34, floor + 12],
        [x1 + 34, floor + 2],
      ],
      7,
      color,
    )
  );
}

/** A garment that hangs edge-on: mostly a fall of cloth, some with a sleeve. */
export function slim(dice: Dice, x: number, y: number, length: number, color: string): string {
  const [a, b] = [dice.between(20, 30), dice.between(26, 44)];
  const shade = shadeOf(color);
  const right = d`C${x - 6},${y + length * 0.66} ${x + b * 0.1},${y + length * 0.8} ${x + b * 0.2},${y + length + 4} L${x + b * 0.8},${y + length - 4} L${x + a},${y + length * 0.5} C${x + a + 6},${y + 90} ${x + a},${y + 34} ${x + 6},${y + 22} Z`;
  const body = d`M${x - 6},${y + 22} C${x - a},${y + 34} ${x - a - 4},${y + 90} ${x - a + 2},${y + length * 0.5} L${x - b},${y + length} Q${x},${y + length + 12} ${x + b * 0.8},${y + length - 4} L${x + a},${y + length * 0.5} C${x + a + 6},${y + 90} ${x + a},${y + 34} ${x + 6},${y + 22} Z`;
  const sleeve =
    dice.next() < 0.55
      ? line(d`M${x - 2},${y + 54} C${x + 10},${y + 110} ${x - 4},${y + 170} ${x + 2},${y + length * 0.56}`, shade, 18)
      : line(
          d`M${x + 4},${y + 60} C${x - 8},${y + 140} ${x + 10},${y + length * 0.7} ${x},${y + length}`,
          seamOf(color),
          2.5,
        );
  return (
    line(d`M${x},${y + 26} L${x},${y + 8} C${x},${y - 2} ${x + 12},${y - 2} ${x + 10},${y - 10}`, "#8b8680", 4) +
    fill(body, color) +
    fill(d`M${x + 6},${y + 22} ${right}`, mix(color, shade, 0.55)) +
    sleeve
  );
}

export function mirror(
  x: number,
  floor: number,
  width: number,
  height: number,
  frame: string,
  inside = "",
  glass = "#dce3e4",
): string {
  const [h, top] = [width / 2, floor - height];
  const pane = d`M${x - h},${floor} L${x - h},${top + h} A${h},${h} 0 0,1 ${x + h},${top + h} L${x + h},${floor} Z`;
  return (
    line(d`M${x + h * 0.4},${top + 90} L${x + h + 60},${floor + 6}`, darker(frame, 0.4), 9) +
    cut(
      pane,
      glass,
      fill(
        d`M${x - h},${floor - height * 0.2} L${x + h},${top + height * 0.1} L${x + h},${top + height * 0.32} L${x - h},${floor} Z`,
        lighter(glass, 0.55),
      ),
      inside,
    ) +
    line(pane, frame, 15) +
    line(d`M${x - h + 12},${floor - 20} L${x - h + 12},${top + h}`, glowOf(frame), 3)
  );
}

export const stool = (x: number, floor: number, color: string, seat: string, tall = 130): string =>
  line(
    d`M${x - 56},${floor + 4} L${x - 40},${floor - tall + 12} M${x + 56},${floor + 4} L${x + 40},${floor - tall + 12} M${x + 14},${floor - 8} L${x + 10},${floor - tall} M${x - 48},${floor - 46} L${x + 46},${floor - 46}`,
    color,
    9,
  ) +
  fill(
    d`M${x - 74},${floor - tall} C${x - 78},${floor - tall - 26} ${x + 78},${floor - tall - 26} ${x + 74},${floor - tall} Q${x + 70},${floor - tall + 18} ${x},${floor - tall + 18} Q${x - 70},${floor - tall + 18} ${x - 74},${floor - tall} Z`,
    seat,
  ) +
  line(d`M${x - 60},${floor - tall + 8} Q${x},${floor - tall + 16} ${x + 60},${floor - tall + 6}`, seamOf(seat), 2.5);

export function chair(x: number, floor: number, color: string, seat: string): string {
  return (
    line(
      d`M${x - 70},${floor + 4} L${x - 62},${floor - 250} M${x + 66},${floor + 4} L${x + 58},${floor - 130} M${x - 30},${floor - 10} L${x - 30},${floor - 126}`,
      color,
      10,
    ) +
    line(
      d`M${x - 62},${floor - 250} C${x - 40},${floor - 300} ${x + 20},${floor - 286} ${x + 20},${floor - 236} L${x + 14},${floor - 140} M${x - 58},${floor - 200} Q${x - 20},${floor - 214} ${x + 18},${floor - 200}`,
      color,
      8,
    ) +
    fill(
      d`M${x - 74},${floor - 130} Q${x},${floor - 156} ${x + 74},${floor - 130} L${x + 70},${floor - 112} Q${x},${floor - 96} ${x - 70},${floor - 112} Z`,
      seat,
    )
  );
}

export function vase(dice: Dice, x: number, floor: number, color: string, leaf: string, tall = 1): string {
  const [shape, top] = dice.pick([
    ["M-30,-110 C-20,-90 -64,-70 -60,-36 C-58,-10 -36,0 0,0 C36,0 58,-10 60,-36 C64,-70 20,-90 30,-110 Z", -108],
    ["M-20,-130 L20,-130 C24,-90 52,-50 36,0 L-36,0 C-52,-50 -24,-90 -20,-130 Z", -126],
    ["M-44,-90 L44,-90 L34,0 L-34,0 Z", -88],
  ] as const);
  const leaves = dice.pick([
    () =>
      [
        [-60, -290, -24],
        [0, -330, 4],
        [62, -270, 26],
        [-26, -240, -12],
        [34, -220, 18],
      ]
        .map(
          ([lx, ly, turn]) =>
            line(d`M0,${top} Q${lx * 0.2},${ly * 0.6} ${lx},${ly}`, darker(leaf, 0.3), 3) +
            group(
              { transform: `translate(${lx} ${ly}) rotate(${turn})` },
              fill("M0,26 C-24,0 -18,-40 0,-66 C18,-40 24,0 0,26 Z", leaf),
            ),
        )
        .join(""),
    () =>
      line(
        d`M0,${top} C-10,-200 30,-260 20,-360 M4,-200 C-30,-240 -60,-250 -70,-310 M12,-250 C50,-270 70,-290 84,-340`,
        "#6b4a34",
        4,
      ) +
      [
        [20, -360],
        [-70, -310],
        [84, -340],
        [-40, -262],
        [50, -276],
        [16, -300],
        [6, -220],
        [-20, -226],
      ]
        .map(([lx, ly], at) => oval(lx, ly, at % 2 ? 14 : 18, at % 2 ? 16 : 12, at % 3 ? leaf : lighter(leaf, 0.3)))
        .join(""),
    () =>
      [-30, -10, 12, 34]
        .map((turn) =>
          group(
            { transform: `rotate(${turn} 0 ${top})` },
            line(d`M0,${top} Q8,-220 0,-300`, darker(leaf, 0.3), 3),
            fill("M0,-250 C-22,-280 -16,-350 2,-380 C20,-350 24,-280 0,-250 Z", lighter(leaf, 0.2)),
          ),
        )
        .join(""),
  ])();
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(floor)}) scale(${tall})` },
    leaves,
    cut(shape, color, fill("M16,-140 L90,-140 L90,10 L24,10 C40,-40 30,-90 16,-140 Z", shadeOf(color))),
  );
}

/** Light falls in: an opening with a sun, and its patch on the floor. */
export function archWindow(
  x: number,
  y: number,
  width: number,
  bottom: number,
  sky: string,
  sun: string,
  dice: Dice,
): string {
  const h = width / 2;
  const pane = d`M${x - h},${bottom} L${x - h},${y + h} A${h},${h} 0 0,1 ${x + h},${y + h} L${x + h},${bottom} Z`;
  return cut(
    pane,
    sky,
    disc(x + dice.between(-0.4, 0.4) * h, y + h * dice.between(0.9, 1.5), h * 0.42, sun),
    fill(
      d`M${x - h},${bottom - 60} Q${x - h * 0.3},${bottom - 130} ${x + h * 0.2},${bottom - 70} T${x + h},${bottom - 90} L${x + h},${bottom} L${x - h},${bottom} Z`,
      darker(sky, 0.14),
    ),
  );
}

export const plinth = (x: number, top: number, width: number, floor: number, color: string): string =>
  slab(x - width / 2, top, width, floor - top, color) +
  fill(
    d`M${x + width * 0.28},${top} L${x + width / 2},${top} L${x + width / 2},${floor} L${x + width * 0.28},${floor} Z`,
    shadeOf(color),
  ) +
  slab(x - width / 2, top, width, 12, lighter(color, 0.35));

export const frameOnWall = (
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  inside: string,
  art = "",
): string => slab(x, y, w, h, inside, 2) + art + slab(x, y, w, h, "none", 2, { stroke: color, "stroke-width": 9 });

export const lamp = (x: number, floor: number, tall: number, color: string, shade: string): string =>
  line(d`M${x},${floor} L${x},${floor - tall}`, color, 6) +
  oval(x, floor, 44, 9, color) +
  fill(
    d`M${x - 40},${floor - tall - 74} L${x + 40},${floor - tall - 74} L${x + 66},${floor - tall} L${x - 66},${floor - tall} Z`,
    shade,
  ) +
  fill(
    d`M${x + 18},${floor - tall - 74} L${x + 40},${floor - tall - 74} L${x + 66},${floor - tall} L${x + 26},${floor - tall} Z`,
    shadeOf(shade),
  );

/** A tailor's bust on its stand; the garment is drawn over it. */
export const bust = (x: number, y: number, floor: number, cloth = "#e6d3b1", metal = "#c69a45"): string =>
  line(d`M${x},${y + 120} L${x},${floor}`, metal, 7) +
  oval(x, floor, 60, 12, metal) +
  fill(d`M${x - 16},${y + 40} L${x - 15},${y - 26} Q${x},${y - 36} ${x + 15},${y - 26} L${x + 16},${y + 40} Z`, cloth) +
  fill(
    d`M${x + 4},${y + 40} L${x + 4},${y - 32} Q${x + 10},${y - 32} ${x + 15},${y - 26} L${x + 16},${y + 40} Z`,
    shadeOf(cloth),
  ) +
  disc(x, y - 38, 8, metal);

export const coatStand = (x: number, floor: number, top: number, color: string): string =>
  line(
    d`M${x},${floor} L${x},${top} M${x - 64},${floor + 14} L${x},${floor - 20} L${x + 64},${floor + 14} M${x - 46},${top + 16} Q${x - 40},${top + 46} ${x},${top + 50} Q${x + 40},${top + 46} ${x + 46},${top + 16}`,
    color,
    9,
  ) + disc(x, top - 6, 11, color);
