import type { Dice } from "../../kit/seed";
import { d, disc, fill, glowOf, line, shadeOf, slab } from "../pen";

export const metals = ["#c69a45", "#c69a45", "#b9bec6"] as const;

/** A strap with a lit edge reads as leather, not as wire. */
export const strap = (path: string, color: string, width = 12): string =>
  line(path, shadeOf(color), width) + line(path, color, width - 5);

export function clasp(dice: Dice, x: number, y: number, metal: string): string {
  return dice.pick([
    slab(x - 24, y - 16, 48, 32, metal, 5) + slab(x - 5, y - 22, 10, 40, glowOf(metal), 4),
    disc(x, y, 18, metal) + disc(x - 3, y - 3, 9, glowOf(metal)),
    line(d`M${x - 20},${y} a20,18 0 1,1 40,0 a20,18 0 1,1 -40,0`, metal, 7) +
      line(d`M${x - 26},${y} L${x + 26},${y}`, metal, 7),
    fill(d`M${x},${y - 26} L${x + 22},${y} L${x},${y + 26} L${x - 22},${y} Z`, metal) +
      fill(d`M${x},${y - 26} L${x + 22},${y} L${x},${y} Z`, glowOf(metal)),
    slab(x - 40, y - 6, 80, 12, metal, 6),
  ]);
}

export const ring = (x: number, y: number, metal: string): string =>
  line(d`M${x - 11},${y} a11,12 0 1,1 22,0 a11,12 0 1,1 -22,0`, metal, 5);

export function chain(path: string, metal: string): string {
  return (
    line(path, shadeOf(metal), 9, { "stroke-dasharray": "10 12" }) +
    line(path, metal, 5, { "stroke-dasharray": "12 10" })
  );
}

export const charm = (dice: Dice, x: number, y: number, color: string, metal: string): string =>
  dice.next() < 0.3
    ? line(d`M${x},${y} Q${x + 6},${y + 20} ${x + 2},${y + 44}`, metal, 4) +
      dice.pick([
        fill(d`M${x - 8},${y + 42} L${x + 12},${y + 42} L${x + 20},${y + 100} L${x - 14},${y + 100} Z`, color),
        disc(x + 2, y + 62, 20, color),
        line(
          d`M${x + 2},${y + 44} C${x - 40},${y + 60} ${x - 20},${y + 120} ${x - 34},${y + 150} M${x + 2},${y + 44} C${x + 40},${y + 70} ${x + 16},${y + 110} ${x + 30},${y + 140}`,
          color,
          14,
        ),
      ])
    : "";
