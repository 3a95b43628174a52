import type { Dice } from "../../kit/seed";
import { darker, lighter } from "../../kit/svg";
import { d, disc, fill, group, line, oval, shadeOf, slab } from "../../things/pen";

/** A row of houses with a rhythm of windows; roofs differ. */
export function skyline(dice: Dice, w: number, base: number, color: string, windows: string, tall = 300): string {
  let [x, out] = [-20, ""];
  let panes = "";
  while (x < w) {
    const width = dice.between(90, 190);
    const top = base - dice.between(tall * 0.45, tall);
    const tone = dice.pick([color, darker(color, 0.07), lighter(color, 0.14)]);
    const roof = dice.pick([
      d`L${x},${top} L${x + width},${top}`,
      d`L${x},${top + 30} L${x + width * 0.5},${top - 24} L${x + width},${top + 30}`,
      d`L${x},${top + 20} Q${x + width / 2},${top - 60} ${x + width},${top + 20}`,
      d`L${x},${top + 30} L${x + width * 0.2},${top} L${x + width * 0.8},${top} L${x + width},${top + 30}`,
    ]);
    out += fill(d`M${x},${base} ${roof} L${x + width},${base} Z`, tone);
    for (let row = 0; row < 3; row += 1) {
      for (let column = 0; column < 2; column += 1) {
        if (dice.next() < 0.7) panes += d`M${x + width * (0.3 + column * 0.4)},${top + 50 + row * 62}v26`;
      }
    }
    x += width + dice.pick([0, 0, 8]);
  }
  return out + line(panes, windows, 13, { "stroke-linecap": "butt" });
}

export const sea = (w: number, y: number, bottom: number, color: string): string =>
  slab(0, y, w, bottom - y, color) +
  line(
    d`M${w * 0.08},${y + 34} q30,-12 60,0 t60,0 M${w * 0.5},${y + 60} q30,-12 60,0 t60,0 M${w * 0.76},${y + 28} q30,-12 60,0 t60,0 M${w * 0.28},${y + 88} q30,-12 60,0`,
    lighter(color, 0.4),
    4,
  );

export function parasol(x: number, floor: number, tall: number, a: string, b: string, turn: number): string {
  const r = tall * 0.52;
  const top = -tall;
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(floor)}) rotate(${turn})` },
    line(d`M0,0 L0,${top}`, "#8a5f3e", 8),
    fill(
      d`M${-r},${top + r * 0.5} C${-r * 0.8},${top - r * 0.3} ${r * 0.8},${top - r * 0.3} ${r},${top + r * 0.5} Q${r * 0.66},${top + r * 0.34} ${r * 0.34},${top + r * 0.5} Q0,${top + r * 0.34} ${-r * 0.34},${top + r * 0.5} Q${-r * 0.66},${top + r * 0.34} ${-r},${top + r * 0.5} Z`,
      a,
    ),
    fill(
      d`M0,${top - r * 0.1} C${-r * 0.3},${top} ${-r * 0.4},${top + r * 0.3} ${-r * 0.34},${top + r * 0.5} Q0,${top + r * 0.34} ${r * 0.34},${top + r * 0.5} C${r * 0.4},${top + r * 0.3} ${r * 0.3},${top} 0,${top - r * 0.1} Z`,
      b,
    ),
  );
}

export function tree(x: number, floor: number, scale: number, crown: string): string {
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(floor)}) scale(${scale})` },
    line("M0,0 C4,-60 -4,-100 0,-170 M0,-90 Q20,-110 30,-140", "#5f4a34", 10),
    fill("M-80,-150 C-110,-220 -70,-300 0,-310 C80,-310 110,-220 80,-160 C60,-120 -50,-110 -80,-150 Z", crown),
    fill("M20,-130 C70,-140 96,-200 70,-270 C110,-220 100,-170 80,-160 C66,-134 40,-128 20,-130 Z", shadeOf(crown)),
  );
}

export function palm(x: number, floor: number, scale: number, leaf: string, flip = false): string {
  const frond = (turn: number): string =>
    group(
      { transform: `translate(46 -330) rotate(${turn})` },
      fill("M0,0 C40,-50 110,-50 160,0 C110,-18 60,-14 0,8 Z", leaf),
    );
  return group(
    { transform: `translate(${Math.round(x)} ${Math.round(floor)}) scale(${flip ? -scale : scale} ${scale})` },
    line("M0,0 C-10,-120 10,-240 46,-330", "#8a6a4a", 15),
    [-10, 30, -60, -120, -160, 170, 70].map(frond).join(""),
  );
}

export const bunting = (
  dice: Dice,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  colors: readonly string[],
): string => {
  const count = Math.round((x1 - x0) / 74);
  let flags = "";
  for (let at = 1; at < count; at += 1) {
    const t = at / count;
    const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + Math.sin(Math.PI * t) * 60];
    flags += fill(
      d`M${x - 22},${y} L${x + 22},${y + dice.between(-3, 3)} L${x + 2},${y + 54} Z`,
      colors[at % colors.length],
    );
  }
  return line(d`M${x0},${y0} Q${(x0 + x1) / 2},${(y0 + y1) / 2 + 120} ${x1},${y1}`, "#4b3a34", 3) + flags;
};

export const tent = (x: number, floor: number, scale: number, a: string, b: string): string =>
  group(
    { transform: `translate(${Math.round(x)} ${Math.round(floor)}) scale(${scale})` },
    fill("M-150,0 L-130,-110 L0,-220 L130,-110 L150,0 Z", a),
    fill("M-44,0 L-38,-118 L0,-220 L38,-118 L44,0 Z", b),
    fill(
      "M-130,-110 Q-108,-84 -86,-108 Q-62,-84 -40,-108 Q-20,-84 0,-108 Q20,-84 40,-108 Q62,-84 86,-108 Q108,-84 130,-110 L0,-220 Z",
      b,
    ),
    line("M0,-220 L0,-262", "#4b3a34", 5),
    fill("M0,-262 L46,-250 L0,-236 Z", a),
  );

export const streetLamp = (x: number, floor: number, tall: number, color: string, light: string): string =>
  line(
    d`M${x},${floor} L${x},${floor - tall} C${x},${floor - tall - 60} ${x + 70},${floor - tall - 60} ${x + 74},${floor - tall - 10}`,
    color,
    8,
  ) +
  slab(x - 14, floor - 40, 28, 40, color, 4) +
  fill(
    d`M${x + 50},${floor - tall - 10} L${x + 98},${floor - tall - 10} L${x + 90},${floor - tall + 22} L${x + 58},${floor - tall + 22} Z`,
    color,
  ) +
  oval(x + 74, floor - tall + 26, 20, 14, light);

export const stairs = (
  x: number,
  floor: number,
  count: number,
  depth: number,
  rise: number,
  color: string,
  w: number,
): string => {
  let out = "";
  for (let at = 0; at < count; at += 1) {
    const y = floor - rise * (at + 1);
    out +=
      slab(x + depth * at, y, w - x, rise, at % 2 ? color : darker(color, 0.07)) +
      slab(x + depth * at, y, w - x, 9, lighter(color, 0.4));
  }
  return out;
};

export const clouds = (dice: Dice, w: number, y: number, color: string): string =>
  [0.2, 0.72]
    .map((share) => {
      const [x, top] = [w * (share + dice.between(-0.1, 0.1)), y + dice.between(-30, 50)];
      return fill(
        d`M${x - 90},${top} C${x - 90},${top - 34} ${x - 40},${top - 40} ${x - 24},${top - 26} C${x - 10},${top - 60} ${x + 50},${top - 50} ${x + 52},${top - 20} C${x + 90},${top - 28} ${x + 104},${top} ${x + 80},${top} Z`,
        color,
      );
    })
    .join("");

export const leaves = (
  dice: Dice,
  w: number,
  from: number,
  to: number,
  colors: readonly string[],
  count = 12,
): string =>
  Array.from({ length: count }, (_, at) =>
    group(
      {
        transform: `translate(${Math.round(dice.between(20, w - 20))} ${Math.round(dice.between(from, to))}) rotate(${Math.round(dice.between(0, 360))})`,
      },
      fill("M0,16 C-14,4 -12,-14 0,-24 C12,-14 14,4 0,16 Z", colors[at % colors.length]),
    ),
  ).join("");

export const snow = (dice: Dice, w: number, h: number): string =>
  Array.from({ length: 26 }, () => disc(dice.between(0, w), dice.between(0, h), dice.between(3, 8), "#fbf8f2")).join(
    "",
  );
