import { ink } from "../kit/palette";
import type { Dice } from "../kit/seed";
import { darker, element, lighter, mix } from "../kit/svg";
import { disc, fill, line, markOf, shadeOf, slab } from "./pen";
import { brightness } from "./recognize";
import type { Thing } from "./thing.types";
import type { PatternKind } from "../kit/words";

type Tile = { readonly size: readonly [number, number]; readonly art: string };
type Print = (color: string, second: string, dice: Dice) => Tile;

const blossom = (x: number, y: number, r: number, color: string, heart: string): string =>
  [0, 72, 144, 216, 288]
    .map((turn) =>
      disc(x + r * Math.sin((turn * Math.PI) / 180), y - r * Math.cos((turn * Math.PI) / 180), r * 0.72, color),
    )
    .join("") + disc(x, y, r * 0.5, heart);

const prints: Readonly<Record<Exclude<PatternKind, "color-block">, Print>> = {
  striped: (_, second, dice) => {
    const width = dice.pick([7, 12, 18]);
    return { size: [width * 2.4, width * 2.4], art: slab(0, 0, width, width * 2.4, second) };
  },
  checked: (_, second, dice) => {
    const size = dice.pick([32, 44, 60]);
    const bar = { "fill-opacity": "0.55" };
    return {
      size: [size, size],
      art: slab(0, 0, size / 2, size, second, undefined, bar) + slab(0, 0, size, size / 2, second, undefined, bar),
    };
  },
  "polka-dot": (_, second, dice) => {
    const size = dice.pick([30, 44, 62]);
    return {
      size: [size, size],
      art: disc(size * 0.25, size * 0.25, size * 0.16, second) + disc(size * 0.75, size * 0.75, size * 0.16, second),
    };
  },
  floral: (color, second, dice) => {
    const leaf = brightness(color) > 0.5 ? "#72703f" : "#a3b299";
    const heart = brightness(second) > 0.6 ? "#c69a45" : "#f0dc9b";
    const size = dice.pick([96, 124]);
    const at = size / 110;
    return {
      size: [size, size],
      art:
        blossom(30 * at, 34 * at, 13 * at, second, heart) +
        blossom(84 * at, 86 * at, 10 * at, mix(second, "#e5806b", 0.4), heart) +
        fill(
          `M${60 * at},${30 * at}q${14 * at},${-16 * at} ${26 * at},${-4 * at}q${-14 * at},${12 * at} ${-26 * at},${4 * at}z`,
          leaf,
        ) +
        fill(
          `M${24 * at},${76 * at}q${4 * at},${18 * at} ${22 * at},${18 * at}q${-4 * at},${-18 * at} ${-22 * at},${-18 * at}z`,
          leaf,
        ) +
        disc(86 * at, 42 * at, 5 * at, second) +
        disc(54 * at, 62 * at, 3.5 * at, leaf),
    };
  },
  sequinned: (color) => ({
    size: [26, 22],
    art:
      line("M0,4Q6.5,15 13,4Q19.5,15 26,4M-6.5,15Q0,26 6.5,15Q13,26 19.5,15Q26,26 32.5,15", darker(color, 0.3), 1.6) +
      disc(6, 5, 2.6, lighter(color, 0.75)) +
      disc(20, 16, 1.8, lighter(color, 0.5)),
  }),
  leopard: (color) => {
    const spot = brightness(color) < 0.3 ? lighter(color, 0.3) : darker(color, 0.72);
    return {
      size: [92, 84],
      art:
        line(
          "M14,18q10,-12 22,-4M40,26q-2,12 -14,12M14,28q0,4 4,8M62,14q12,-4 16,6M76,30q-8,8 -18,2M20,62q2,-12 16,-10M38,64q-6,10 -16,6M66,54q12,-8 18,4M84,68q-8,10 -20,4M62,68q-2,-4 -2,-6",
          spot,
          7,
        ) +
        disc(27, 25, 5, mix(color, spot, 0.4)) +
        disc(68, 22, 4.5, mix(color, spot, 0.4)) +
        disc(29, 62, 4, mix(color, spot, 0.4)) +
        disc(73, 64, 5, mix(color, spot, 0.4)) +
        disc(48, 46, 3.4, spot) +
        disc(50, 4, 3, spot) +
        disc(2, 46, 3.4, spot),
    };
  },
  pleated: (color) => ({
    size: [26, 60],
    art: slab(0, 0, 11, 60, shadeOf(color)) + slab(11, 0, 2, 60, darker(color, 0.38)),
  }),
  quilted: (color) => ({
    size: [42, 42],
    art:
      line("M0,0L42,42M42,0L0,42", darker(color, brightness(color) < 0.2 ? 0.8 : 0.34), 2.4) +
      line("M4,1L24,21M44,-1L24,19", lighter(color, 0.24), 1.6),
  }),
  houndstooth: (_, second, dice) => {
    const s = dice.pick([7, 10]);
    const at = (path: string): string => path.replace(/-?\d+/g, (n) => String(Number(n) * s));
    return { size: [s * 4, s * 4], art: fill(at("M0,0H2V1L3,0H4L2,2V2H1L0,3V2L1,1H0ZM3,2L4,1V2L2,4V3Z"), second) };
  },
  ribbed: (color) => ({
    size: [11, 40],
    art: slab(0, 0, 3, 40, brightness(color) < 0.25 ? lighter(color, 0.16) : darker(color, 0.22)),
  }),
};

/** Defines the thing's print; the result is the definition and the paint that refers to it. */
function printOf(thing: Thing, dice: Dice, splitAt = 0): { readonly defs: string; readonly paint?: string } {
  if (!thing.pattern) return { defs: "" };
  if (thing.pattern === "color-block") {
    const across = dice.next() < 0.5;
    const art = across ? slab(0, 2000 + splitAt, 4000, 2000, thing.second) : slab(2000, 0, 2000, 4000, thing.second);
    const mark = markOf(`block ${thing.second} ${across} ${splitAt}`);
    return {
      defs: element(
        "pattern",
        { id: mark, x: -2000, y: -2000, width: 4000, height: 4000, patternUnits: "userSpaceOnUse" },
        art,
      ),
      paint: `url(#${mark})`,
    };
  }
  const second =
    Math.abs(brightness(thing.second) - brightness(thing.color)) < 0.12
      ? brightness(thing.color) > 0.5
        ? ink
        : "#efe3cb"
      : thing.second;
  const tile = prints[thing.pattern](thing.color, second, dice);
  const straight = ["pleated", "ribbed", "quilted", "sequinned"].includes(thing.pattern);
  const turn = straight ? 0 : thing.pattern === "striped" ? dice.pick([0, 90, 90, 24]) : dice.pick([0, -12, 9, 45]);
  const mark = markOf(`${thing.pattern} ${thing.color} ${second} ${turn} ${tile.size[0]}`);
  return {
    defs: element(
      "pattern",
      {
        id: mark,
        width: tile.size[0],
        height: tile.size[1],
        patternUnits: "userSpaceOnUse",
        patternTransform: turn ? `rotate(${turn})` : undefined,
      },
      tile.art,
    ),
    paint: `url(#${mark})`,
  };
}

/** Scissors for one fabric: every piece that is cut from it carries the same color, print and light. */
export interface Fabric {
  readonly defs: string;
  readonly color: string;
  piece(path: string, ...inside: string[]): string;
}

export function fabricOf(thing: Thing, dice: Dice, splitAt = 0): Fabric {
  const { defs, paint } = printOf(thing, dice, splitAt);
  const shade = shadeOf(thing.color);
  return {
    defs,
    color: thing.color,
    piece: (path, ...inside) => {
      const href = `#${markOf(path)}s`;
      const body = element("use", { href, fill: thing.color, transform: "translate(-9 -6)" });
      const print = paint ? element("use", { href, fill: paint }) : "";
      return (
        element("clipPath", { id: href.slice(1, -1) }, element("path", { id: href.slice(1), d: path })) +
        element("use", { href, fill: shade }) +
        element("g", { "clip-path": `url(#${href.slice(1, -1)})` }, body, print, ...inside)
      );
    },
  };
}
