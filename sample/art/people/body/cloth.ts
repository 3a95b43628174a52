import { namedColors } from "../../kit/palette";
import { darker, element, lighter, mix } from "../../kit/svg";
import { type PatternKind } from "../../kit/words";
import { type Dressed } from "../outfit/wardrobe";

/** A fabric to cut from: what to fill with, and tones for seams, folds and undersides. */
export interface Cloth {
  fill: string;
  base: string;
  shade: string;
  seam: string;
  light: string;
  second: string;
  pattern?: PatternKind;
  definition: string;
}

const brightness = (color: string): number =>
  [1, 3, 5].reduce((sum, at) => sum + parseInt(color.slice(at, at + 2), 16), 0) / 765;

/** Patterns are small tiles of flat marks; structural ones (pleats) are drawn by the garment itself. */
const tiles: Partial<
  Record<
    PatternKind,
    (mark: string, other: string) => { size: readonly [number, number]; turn?: number; marks: string }
  >
> = {
  striped: (mark) => ({ size: [14, 14], marks: `<path d="M0 3.5H14" stroke="${mark}" stroke-width="4"/>` }),
  checked: (mark, other) => ({
    size: [26, 26],
    marks: `<path d="M0 6H26M6 0V26" stroke="${mark}" stroke-width="6" opacity=".55"/><path d="M0 19H26M19 0V26" stroke="${other}" stroke-width="1.6"/>`,
  }),
  "polka-dot": (mark) => ({
    size: [20, 20],
    marks: `<circle cx="5" cy="5" r="3.1" fill="${mark}"/><circle cx="15" cy="15" r="3.1" fill="${mark}"/>`,
  }),
  floral: (mark, other) => ({
    size: [38, 42],
    marks: `<path d="M10 4c4-5 8 0 5 4c5 0 5 6 0 6c1 5-5 6-6 2c-4 3-8-2-5-5c-4-3 0-8 6-7zM29 27c3-4 7 0 4 3c4 0 4 5 0 5c0 4-5 4-5 1c-4 2-6-2-4-4c-3-3 0-6 5-5z" fill="${mark}"/><circle cx="10" cy="10" r="1.8" fill="${other}"/><circle cx="29" cy="31" r="1.6" fill="${other}"/><path d="M20 18q5-2 7 3M6 30q-3 4 1 8" stroke="${other}" stroke-width="1.8" fill="none"/>`,
  }),
  sequinned: (mark, other) => ({
    size: [14, 12],
    marks: `<circle cx="3.5" cy="3" r="2" fill="${mark}"/><circle cx="10.5" cy="9" r="2" fill="${mark}"/><circle cx="10.5" cy="3" r="1.2" fill="${other}"/><circle cx="3.5" cy="9" r="1.2" fill="${other}"/>`,
  }),
  leopard: (mark, other) => ({
    size: [32, 30],
    marks: `<g fill="${other}"><circle cx="8" cy="8" r="3.6"/><circle cx="24" cy="22" r="3.8"/></g><path d="M4 10q-2-6 4-7M11 4q4 3 2 7M9 13q-3 1-4-1M20 25q-3-6 4-8M28 19q3 4-1 8M23 28q2 1 4-1M22 6l3 2M9 23l3-2" stroke="${mark}" stroke-width="2.6" fill="none" stroke-linecap="round"/>`,
  }),
  quilted: (mark) => ({
    size: [24, 24],
    turn: 45,
    marks: `<path d="M0 0H24M0 0V24" stroke="${mark}" stroke-width="1.8"/>`,
  }),
  houndstooth: (mark) => ({
    size: [16, 16],
    marks: `<path d="M0 0h8v4l4-4h4l-8 8v0h8v0l-4 4v-4h-4v8h-4l4-4v-4h-8v-4l4-4z" fill="${mark}"/>`,
  }),
  ribbed: (mark) => ({ size: [7, 12], marks: `<path d="M1 0V12" stroke="${mark}" stroke-width="1.3"/>` }),
};

export function clothOf(worn: Pick<Dressed<unknown>, "color" | "second" | "pattern">, id: string): Cloth {
  const base = namedColors[worn.color];
  const dark = brightness(base) < 0.3;
  const contrast = worn.second
    ? namedColors[worn.second]
    : dark
      ? lighter(base, 0.78)
      : brightness(base) > 0.72
        ? mix(base, "#3a3034", 0.68)
        : lighter(base, 0.68);
  const seam = dark ? lighter(base, 0.3) : darker(base, 0.42);
  const cloth = {
    base,
    seam,
    shade: dark ? darker(base, 0.34) : darker(base, 0.14),
    light: lighter(base, dark ? 0.16 : 0.34),
    second: contrast,
    pattern: worn.pattern,
  };
  if (worn.pattern === "color-block") {
    const stops = [
      [0, base],
      [0.5, base],
      [0.5, contrast],
      [1, contrast],
    ] as const;
    const definition = element(
      "linearGradient",
      { id, x1: "0", y1: "0", x2: ".18", y2: "1" },
      ...stops.map(([offset, color]) => element("stop", { offset: String(offset), "stop-color": color })),
    );
    return { ...cloth, fill: `url(#${id})`, definition };
  }
  const tile = worn.pattern && tiles[worn.pattern];
  if (!worn.pattern || !tile) return { ...cloth, fill: base, definition: "" };
  const quiet = worn.pattern === "quilted" || worn.pattern === "ribbed";
  const other =
    worn.pattern === "leopard"
      ? mix(base, "#8a4f22", 0.5)
      : worn.pattern === "sequinned"
        ? darker(base, 0.3)
        : mix(contrast, base, 0.35);
  const mark = quiet
    ? mix(base, seam, 0.6)
    : worn.pattern === "leopard"
      ? "#2c2020"
      : worn.pattern === "sequinned"
        ? lighter(base, 0.55)
        : contrast;
  const { size, turn, marks } = tile(mark, other);
  const definition =
    `<pattern id="${id}" width="${size[0]}" height="${size[1]}" patternUnits="userSpaceOnUse"${turn ? ` patternTransform="rotate(${turn})"` : ""}>` +
    `<rect width="${size[0]}" height="${size[1]}" fill="${base}"/>${marks}</pattern>`;
  return { ...cloth, fill: `url(#${id})`, definition };
}
