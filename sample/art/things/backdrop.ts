import { accents, papers } from "../kit/palette";
import type { Dice } from "../kit/seed";
import { lighter, mix } from "../kit/svg";
import { d, disc, fill, slab } from "./pen";
import { brightness } from "./recognize";

/** For what is pale itself; still quiet, only a step darker. */
const deep = ["#cdbba4", "#c2b4a3", "#b3bcac", "#afbcc5", "#d0a792", "#c1afba", "#d6bb90", "#a9b29c"] as const;

/** How far two colors are apart, as the eye weighs them; black to white is about 765. */
export function apart(a: string, b: string): number {
  const [r, g, bl] = [1, 3, 5].map((at) => parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16));
  return Math.sqrt(2 * r * r + 4 * g * g + 3 * bl * bl);
}

/** A paper on which the subject stands out, and an accent that belongs to the paper and not to the subject. */
function groundFor(dice: Dice, subject: string): { readonly paper: string; readonly accent: string } {
  const light = brightness(subject) > 0.72;
  const pool = (light ? deep : [...papers, ...papers, ...papers, ...deep]).filter(
    (paper) => apart(paper, subject) > 130,
  );
  const paper = dice.pick(pool.length ? pool : papers);
  const others = [
    ...accents,
    ...accents.map((accent) => lighter(accent, 0.35)),
    ...accents.map((accent) => mix(accent, paper, 0.5)),
    lighter(paper, 0.5),
  ].filter((accent) => apart(accent, subject) > 120 && apart(accent, paper) > 40 && apart(accent, paper) < 245);
  const accent = dice.pick(others.length ? others : [mix(paper, "#ffffff", 0.4)]);
  return { paper, accent };
}

type Shape = (dice: Dice, color: string, w: number, h: number, floor: number) => string;

const arch: Shape = (dice, color, w, h, floor) => {
  const [x, half, top] = [w * dice.between(0.4, 0.6), w * dice.between(0.24, 0.33), h * dice.between(0.1, 0.2)];
  return fill(
    d`M${x - half},${floor} L${x - half},${top + half} A${half},${half} 0 0,1 ${x + half},${top + half} L${x + half},${floor} Z`,
    color,
  );
};
const sun: Shape = (dice, color, w, h) =>
  disc(w * dice.between(0.36, 0.66), h * dice.between(0.36, 0.52), w * dice.between(0.26, 0.36), color);
const table: Shape = (dice, color, w, h, floor) => {
  const y = floor - h * dice.between(0.05, 0.13);
  return slab(0, y, w, h - y, color);
};
const plinth: Shape = (dice, color, w, h, floor) => {
  const [x, half] = [w * 0.5, w * dice.between(0.34, 0.4)];
  return (
    slab(x - half, floor - 26, half * 2, 26, lighter(color, 0.22)) + slab(x - half, floor, half * 2, h - floor, color)
  );
};
const wall: Shape = (dice, color, w, h) => {
  const x = w * dice.pick([0.42, 0.58, 0.34]);
  return dice.next() < 0.5 ? slab(x, 0, w - x, h, color) : slab(0, 0, x, h, color);
};
const sheet: Shape = (dice, color, w, h) =>
  slab(w * 0.17, h * 0.12, w * 0.66, h * 0.76, color, 4, {
    transform: `rotate(${Math.round(dice.between(-12, 12))} ${w / 2} ${h / 2})`,
  });
const pebble: Shape = (dice, color, w, h) => {
  const [a, b, c] = [dice.between(0, 0.08), dice.between(0, 0.08), dice.between(0, 0.1)];
  return fill(
    d`M${w * (0.14 + a)},${h * 0.52} C${w * (0.1 + b)},${h * (0.2 + c)} ${w * 0.4},${h * (0.06 + a)} ${w * 0.62},${h * (0.12 + b)} C${w * (0.88 + a)},${h * (0.18 + c)} ${w * (0.94 - b)},${h * 0.5} ${w * (0.84 - c)},${h * 0.72} C${w * 0.74},${h * (0.92 - a)} ${w * 0.2},${h * (0.94 - b)} ${w * (0.14 + a)},${h * 0.52} Z`,
    color,
  );
};
const hill: Shape = (dice, color, w, h, floor) => {
  const y = floor - h * dice.between(0.08, 0.2);
  return fill(
    d`M0,${y} C${w * 0.3},${y - h * 0.12} ${w * 0.6},${y + h * 0.1} ${w},${y - h * 0.05} L${w},${h} L0,${h} Z`,
    color,
  );
};
const slope: Shape = (dice, color, w, h) => {
  const y = h * dice.between(0.4, 0.7);
  const lean = h * dice.pick([-0.3, 0.3, 0.2]);
  return fill(d`M0,${y} L${w},${y - lean} L${w},${h} L0,${h} Z`, color);
};
const beam: Shape = (dice, color, w, h) => {
  const [x, lean] = [w * dice.between(0.3, 0.46), w * dice.pick([-0.3, 0.3])];
  return fill(
    d`M${x - lean * 0.5},0 L${x + w * 0.28 - lean * 0.5},0 L${x + w * 0.34 + lean * 0.5},${h} L${x + lean * 0.5},${h} Z`,
    color,
  );
};

const forStance = {
  drives: [sun, table, hill, wall, arch, beam, table],
  stands: [arch, sun, table, plinth, table, hill, wall, beam],
  lies: [sun, sheet, pebble, wall, slope, sheet],
  hangs: [arch, sun, wall, pebble, sheet, slope, beam],
} as const;

export function backdrop(
  dice: Dice,
  stance: keyof typeof forStance,
  subject: string,
  w: number,
  h: number,
  floor: number,
): string {
  const { paper, accent } = groundFor(dice, subject);
  const shape = dice.next() < 0.12 ? "" : dice.pick<Shape>(forStance[stance])(dice, accent, w, h, floor);
  return slab(0, 0, w, h, paper) + shape;
}
