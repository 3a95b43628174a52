import type { Dice } from "../../kit/seed";
import { cut, d, disc, fill, glowOf, group, line, seamOf, shadeOf, slab } from "../pen";
import type { Maker } from "../thing.types";

export const cases = ["#c69a45", "#1d1b1c", "#e6d3b1", "#6d1f33", "#b9bec6", "#3c2a22"] as const;

/** A stroke of the color itself, as testers leave it on paper. */
export const swatch = (dice: Dice, x: number, y: number, wide: number, color: string): string => {
  const h = dice.between(34, 54);
  return (
    fill(
      d`M${x},${y} C${x + wide * 0.2},${y - h * 0.7} ${x + wide * 0.5},${y - h * 0.3} ${x + wide},${y - h * 0.6} C${x + wide * 0.9},${y - h * 0.2} ${x + wide * 1.06},${y + h * 0.1} ${x + wide * 0.94},${y + h * 0.4} C${x + wide * 0.6},${y + h * 0.3} ${x + wide * 0.3},${y + h * 0.9} ${x - 8},${y + h * 0.5} C${x + 10},${y + h * 0.3} ${x - 14},${y + h * 0.2} ${x},${y} Z`,
      color,
    ) +
    line(
      d`M${x + wide * 0.1},${y + h * 0.1} Q${x + wide * 0.5},${y - h * 0.1} ${x + wide * 0.86},${y - h * 0.16}`,
      glowOf(color),
      3,
    )
  );
};

/** A tube, bottle or case: flat color, a shaded right and one long light. */
export function vessel(x: number, top: number, width: number, bottom: number, color: string, rx = 4, neck = 0): string {
  return (
    slab(x - width / 2, top, width, bottom - top, color, rx) +
    fill(
      d`M${x + width * 0.22},${top + 1} L${x + width / 2 - 1 - neck},${top + 1} Q${x + width / 2},${top + 1} ${x + width / 2},${top + rx} L${x + width / 2},${bottom - rx} Q${x + width / 2},${bottom} ${x + width / 2 - rx},${bottom} L${x + width * 0.22},${bottom} Z`,
      shadeOf(color),
    ) +
    line(
      d`M${x - width * 0.3},${top + 14} L${x - width * 0.3},${bottom - 14}`,
      glowOf(color),
      Math.max(3, width * 0.06),
    )
  );
}

export const foundation: Maker = (thing, dice) => {
  const cap = dice.pick(cases);
  const diced = dice.pick(["#e3bf9b", "#c8946b", "#a86f48", "#7c4b31", "#f0d3b5"]);
  const skin = thing.toned ? thing.color : diced;
  const tall = dice.pick([230, 200]);
  const pump = dice.next() < 0.5;
  const color = thing.named && dice.next() < 0.4 ? thing.color : skin;
  return {
    art:
      swatch(dice, 96, -24, 150, skin) +
      vessel(0, -tall, 128, 0, color, dice.pick([8, 26, 44])) +
      slab(-34, -tall * 0.62, 68, 3, seamOf(color)) +
      slab(-24, -tall * 0.55, 48, 3, seamOf(color)) +
      slab(-26, -tall - 22, 52, 24, shadeOf(cap)) +
      (pump
        ? vessel(0, -tall - 74, 40, -tall - 20, cap, 4) +
          fill(d`M-24,${-tall - 98} L52,${-tall - 92} L52,${-tall - 78} L-24,${-tall - 72} Z`, cap)
        : vessel(0, -tall - 104, 84, -tall - 16, cap, 6)),
    box: [-70, -tall - 106, 250, 4],
    stance: "stands",
  };
};

export const nailPolish: Maker = (thing, dice) => {
  const cap = dice.pick(["#1d1b1c", "#c69a45", "#fbf8f2", "#3c2a22"]);
  const aside = dice.pick([90, -226]);
  const shape = dice.pick([
    "M-64,0 Q-78,0 -78,-16 L-78,-96 C-78,-130 -40,-132 -26,-140 L26,-140 C40,-132 78,-130 78,-96 L78,-16 Q78,0 64,0 Z",
    "M-60,0 L-70,-130 L70,-130 L60,0 Z",
    "M0,0 C-100,0 -100,-130 -24,-140 L24,-140 C100,-130 100,0 0,0 Z",
  ]);
  return {
    art:
      swatch(dice, aside, -24, 130, thing.color) +
      cut(shape, thing.color, fill("M28,-150 C44,-110 42,-30 30,10 L120,10 L120,-150 Z", shadeOf(thing.color))) +
      line("M-54,-30 Q-58,-90 -40,-108", glowOf(thing.color), 6) +
      slab(-28, -158, 56, 22, "#d8cfc2") +
      vessel(0, -320, 54, -150, cap, dice.pick([4, 24])),
    box: [aside < 0 ? -232 : -96, -322, aside < 0 ? 96 : 226, 14],
    stance: "stands",
  };
};

export const perfume: Maker = (thing, dice) => {
  const metal = dice.pick(["#c69a45", "#1d1b1c", "#b9bec6", "#a9845a"]);
  const juice = glowOf(thing.color);
  const [glass, top] = dice.pick([
    [
      "M-110,0 Q-124,0 -124,-14 L-124,-196 Q-124,-212 -108,-212 L108,-212 Q124,-212 124,-196 L124,-14 Q124,0 110,0 Z",
      -212,
    ],
    ["M0,0 C-150,0 -150,-220 -30,-232 L30,-232 C150,-220 150,0 0,0 Z", -232],
    ["M-70,0 L-126,-120 L-40,-236 L40,-236 L126,-120 L70,0 Z", -236],
    ["M-76,0 Q-88,0 -86,-14 L-70,-250 Q-66,-262 -50,-262 L50,-262 Q66,-262 70,-250 L86,-14 Q88,0 76,0 Z", -262],
  ] as const);
  const stopper = dice.pick([
    disc(0, top - 66, 40, metal) + disc(-12, top - 78, 10, glowOf(metal)),
    vessel(0, top - 100, 78, top - 24, metal, 4),
    fill(d`M-50,${top - 30} L-34,${top - 104} L34,${top - 104} L50,${top - 30} Z`, metal) +
      fill(d`M10,${top - 30} L6,${top - 104} L34,${top - 104} L50,${top - 30} Z`, shadeOf(metal)),
    fill(
      d`M0,${top - 26} C-70,${top - 30} -60,${top - 110} 0,${top - 84} C60,${top - 110} 70,${top - 30} 0,${top - 26} Z`,
      thing.second,
    ),
  ]);
  return {
    art:
      cut(
        glass,
        glowOf(juice),
        group(
          { transform: "translate(0 -16) scale(.84 .8)" },
          cut(`${glass} `, thing.color, fill("M50,10 L70,-300 L200,-300 L200,10 Z", shadeOf(thing.color))),
        ),
      ) +
      line(d`M-92,-40 Q-104,-110 -80,${top + 40}`, "#fffaf2", 6) +
      slab(-22, top - 28, 44, 30, shadeOf(metal)) +
      stopper +
      dice.pick([
        "",
        slab(-40, -120, 80, 56, "#fbf8f2", 2) + slab(-24, -96, 48, 4, seamOf("#fbf8f2")),
        line(d`M0,${top - 6} L-40,${top + 50} M0,${top - 6} L36,${top + 60}`, thing.second, 8) +
          line(
            d`M0,${top - 6} C-60,${top - 40} -60,${top + 30} 0,${top - 6} C60,${top - 46} 66,${top + 26} 0,${top - 6}`,
            thing.second,
            8,
          ),
      ]),
    box: [-134, top - 110, 134, 4],
    stance: "stands",
  };
};

export const serum: Maker = (thing, dice) => {
  const glass = dice.pick(["#8a5a34", "#1f6d73", glowOf(thing.color), "#a3b299"]);
  const tall = dice.pick([210, 180]);
  const out = dice.next() < 0.5;
  const pipette =
    slab(-5, -20, 10, 110, "#f3ebe0", 5) +
    slab(-5, 40, 10, 50, thing.color, 5) +
    slab(-30, -66, 60, 50, "#1d1b1c", 4) +
    fill("M-20,-66 C-30,-130 30,-130 20,-66 Z", "#3d3d42");
  return {
    art:
      swatch(dice, 90, -24, 110, thing.color) +
      vessel(0, -tall, 126, 0, glass, 16) +
      slab(-44, -tall * 0.72, 88, tall * 0.46, "#fbf8f2", 2) +
      slab(-28, -tall * 0.6, 56, 4, "#3c2a22") +
      slab(-28, -tall * 0.5, 36, 3, "#a9845a") +
      slab(-26, -tall - 20, 52, 22, shadeOf(glass)) +
      (out
        ? group({ transform: `translate(150 ${-tall + 10}) rotate(24)` }, pipette)
        : group(
            { transform: `translate(0 ${-tall})` },
            slab(-34, -72, 68, 58, "#1d1b1c", 4),
            fill("M-22,-72 C-34,-150 34,-150 22,-72 Z", "#3d3d42"),
          )),
    box: [-70, -tall - 134, 220, 4],
    stance: "stands",
  };
};
