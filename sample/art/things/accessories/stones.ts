import { d, disc, fill, glowOf, shadeOf } from "../pen";
import type { Thing } from "../thing.types";

export const metalOf = (thing: Thing): string =>
  ["#c69a45", "#b9bec6", "#e6d3b1", "#f4ecdc", "#fbf8f2"].includes(thing.color) ? thing.color : "#c69a45";
export const stoneOf = (thing: Thing): string => (metalOf(thing) === thing.color ? thing.second : thing.color);

export const gem = (x: number, y: number, r: number, color: string): string =>
  fill(
    d`M${x - r},${y - r * 0.3} L${x - r * 0.5},${y - r} L${x + r * 0.5},${y - r} L${x + r},${y - r * 0.3} L${x},${y + r} Z`,
    color,
  ) +
  fill(
    d`M${x - r},${y - r * 0.3} L${x - r * 0.5},${y - r} L${x + r * 0.5},${y - r} L${x},${y - r * 0.3} Z`,
    glowOf(color),
  ) +
  fill(d`M${x + r},${y - r * 0.3} L${x},${y + r} L${x},${y - r * 0.3} Z`, shadeOf(color));

export const pearl = (x: number, y: number, r: number): string =>
  disc(x, y, r, "#f4ecdc") +
  fill(d`M${x},${y + r} A${r},${r} 0 0,0 ${x + r},${y} A${r * 1.2},${r * 1.2} 0 0,1 ${x},${y + r} Z`, "#d3c5b0") +
  disc(x - r * 0.3, y - r * 0.3, r * 0.25, "#fffdf8");
