import { fabricOf } from "../fabric";
import { both, outline } from "../outline";
import { d, disc, fill, line, seamOf, shadeOf } from "../pen";
import type { Drawn, Maker } from "../thing.types";
import { clipHanger, folds } from "./parts";

function skirt(right: string, length: number, width: number, count: number): Maker {
  return (thing, dice): Drawn => {
    const cloth = fabricOf(thing, dice, 40);
    const seam = seamOf(thing.color);
    const extra = dice.pick([
      line("M0,26 L2,120", seam, 2.5) + disc(0, 14, 5, thing.second),
      line(both("M30,30 Q44,52 68,56"), seam, 2.5),
      fill("M-62,4 Q0,12 62,4 L64,28 Q0,36 -64,28 Z", shadeOf(thing.color)) +
        fill("M-12,2 L12,2 L12,36 L-12,36 Z", "#c69a45") +
        fill("M-6,9 L6,9 L6,29 L-6,29 Z", shadeOf(thing.color)),
      "",
    ]);
    return {
      art:
        cloth.defs +
        (dice.next() < 0.6 ? clipHanger : "") +
        cloth.piece(
          outline(right),
          folds(dice, thing.color, 56, 40, width, length, count),
          line("M-66,28 Q0,38 66,28", seam, 2.5),
        ) +
        extra,
      box: [-width - 12, -80, width + 12, length + 10],
      stance: "hangs",
    };
  };
}

const pleatedSkirt: Maker = (thing, dice) => {
  const length = dice.pick([300, 380]);
  const count = dice.pick([7, 9]);
  const pleats = Array.from({ length: count }, (_, at) => {
    const [a, b] = [(at / count) * 2 - 1, ((at + 0.45) / count) * 2 - 1];
    return fill(
      d`M${a * 62},30 L${a * 170},${length + 20} L${b * 170},${length + 20} L${b * 62},30 Z`,
      shadeOf(thing.color),
    );
  });
  const cloth = fabricOf({ ...thing, pattern: thing.pattern === "pleated" ? undefined : thing.pattern }, dice);
  const right = d`M0,6 Q34,8 60,2 L66,30 C90,120 140,${length - 80} 160,${length - 8} L130,${length + 8} L112,${length - 4} L84,${length + 10} L62,${length} L34,${length + 12} L14,${length + 2} L0,${length + 10}`;
  const band =
    fill("M-70,0 L70,0 L70,28 Q0,38 -70,28 Z", thing.color) + line("M-66,28 Q0,38 66,28", seamOf(thing.color), 2.5);
  return {
    art: cloth.defs + (dice.next() < 0.6 ? clipHanger : "") + cloth.piece(outline(right), ...pleats, band),
    box: [-172, -80, 172, length + 14],
    stance: "hangs",
  };
};

export const skirtMakers: Readonly<Record<string, Maker>> = {
  "pencil skirt": (thing, dice) =>
    dice.pick([
      skirt("M0,6 Q34,8 60,2 C64,50 88,80 90,130 C92,220 84,290 76,340 Q40,350 0,346", 346, 92, 1),
      skirt("M0,6 Q34,8 60,2 C64,50 86,80 88,130 C90,240 84,330 74,400 Q40,408 0,404", 404, 90, 1),
    ])(thing, dice),
  "mini skirt": (thing, dice) =>
    dice.pick([
      skirt("M0,6 Q34,8 64,2 C72,60 96,120 108,196 Q54,210 0,206", 206, 108, 1),
      skirt("M0,6 Q34,8 64,2 C84,60 128,120 144,186 C100,210 50,190 0,204", 200, 140, 4),
    ])(thing, dice),
  "maxi skirt": (thing, dice) =>
    dice.pick([
      skirt("M0,6 Q34,8 60,2 C66,60 90,100 96,170 C110,320 132,430 156,500 C110,526 50,504 0,516", 512, 150, 4),
      skirt("M0,6 Q34,8 60,2 C90,80 170,340 206,486 C150,524 70,496 0,514", 508, 195, 6),
      skirt("M0,6 Q34,8 60,2 C66,50 84,80 88,140 C94,300 96,400 104,506 Q50,518 0,514", 514, 104, 2),
    ])(thing, dice),
  "pleated skirt": pleatedSkirt,
};
